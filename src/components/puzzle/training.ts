import { computed, signal } from '@preact/signals';
import { isQuestion } from '../../puzzles/task.ts';
import { changeRuleset, isChosen, moveAim, NO_CHOICE, readChoice, writeChoice, type Choice } from './choice.ts';
import { chooseDaily, readDay } from './daily.ts';
import type { Facet, TrainerPuzzle } from './data.ts';
import { passes, type Filter } from './filter.ts';
import { chooseNext } from './next.ts';
import { addSkip, dateOf, NO_RECORD, skillOf, type PuzzleRecord } from '../progress/puzzle-record.ts';
import { noteAttempt } from './skill.ts';
import { answerRun, beginRun, chooseMissed, endRun, isRunMode, listForRun, noteRun, ratingOf, type Run } from './runs.ts';
import { Reviewing } from './reviewing.ts';
import { findTwin, isSetMode, listSet, nextInSet, NO_SETS, type Sets } from './sets.ts';
import type { Told } from './told.ts';
import type { World } from './world.ts';
import { TRAINER } from '../../words/trainer.ts';

/** `choosing`: nothing is practised yet; `done`: solved; `shown`: given up, the solution was shown; `empty`: no puzzle is like that. */
export type TrainerState = 'loading' | 'choosing' | 'solving' | 'done' | 'shown' | 'empty' | 'failed';

/** How the open puzzle went, once it is decided, and how its rating moved the reader's. */
export interface Outcome {
  readonly score?: 0 | 1;
  readonly change?: number;
}

/** All that the trainer holds and does, without a page: every event is a method, what follows from it are signals. */
export class Training {
  readonly facets = signal<readonly Facet[]>([]);
  readonly record = signal<PuzzleRecord>(NO_RECORD);
  readonly state = signal<TrainerState>('loading');
  readonly puzzle = signal<TrainerPuzzle | undefined>(undefined);
  readonly choice = signal<Choice>(NO_CHOICE);
  /** The streak or storm that goes on, or is over. */
  readonly run = signal<Run | undefined>(undefined);
  /** Series and twins, fetched when one is practised. */
  readonly sets = signal<Sets>(NO_SETS);
  readonly outcome = signal<Outcome>({});
  /** What the plate told when it was solved. */
  readonly told = signal<Told | undefined>(undefined);
  /** The open puzzle stands for one that the address names and nobody has. */
  readonly isOther = signal(false);
  /** Fields of the choice that the new ruleset has nothing of, and that were given up for it. */
  readonly dropped = signal<readonly (keyof Filter)[]>([]);
  readonly isReviewing = computed(() => this.record.value.review !== undefined);
  readonly isAsked = computed(() => this.puzzle.value !== undefined && isQuestion(this.puzzle.value.goal));
  readonly skill = computed(() => skillOf(this.record.value, this.puzzle.value?.ruleset ?? this.choice.value.ruleset, this.isAsked.value));

  /** The time, as far as a run needs it: in milliseconds since 1970, moved by `tick`. */
  readonly clock = signal(0);
  readonly reviewing: Reviewing;
  readonly #world: World;
  /** Counts what was begun, so that what comes late notices that it has been overtaken. */
  #begun = 0;
  /** The card that the open puzzle was chosen for. */
  #reviewed: string | undefined;
  /** The address names a puzzle that nobody has. */
  #isLost = false;
  /** The address that was followed last, to be tried again. */
  #followed = new URLSearchParams();

  constructor(world: World) {
    this.#world = world;
    this.reviewing = new Reviewing(world);
  }

  /**
   * Goes where an address says: to a puzzle, to that of the day, to what is practised; else on with what was practised last. Who has
   * chosen nothing yet is asked. `puzzle` names the open puzzle, the other names are those of a choice.
   */
  async follow(named: URLSearchParams): Promise<void> {
    this.#followed = named;
    try {
      this.facets.value = await this.#world.fetchFacets();
      const { practice, open } = this.#world.load();
      const id = named.get('puzzle') ?? '';
      const facet = this.#find(id);
      this.#isLost = id !== '' && !facet;
      if (isChosen(named)) this.#keep(readChoice(named, this.facets.value));
      else this.choice.value = this.#resume(practice, id.split('-')[0]!);
      if (isSetMode(this.choice.value.mode)) this.sets.value = await this.#world.fetchSets();
      this.#beginRun();
      await this.#findDue();
      const day = readDay(named.get('daily'), this.today);
      if (facet) return await this.#open(facet, { day: facet === chooseDaily(this.facets.value, day ?? this.today) ? day : undefined });
      if (named.has('daily')) return await this.openDaily(day);
      if (practice === undefined && !isChosen(named) && !this.#isLost) return this.#ask();
      const kept = isChosen(named) ? undefined : this.#find(open);
      if (kept && this.#isOfChoice(kept)) return await this.#open(kept);
      await this.#goOn();
    } catch {
      this.state.value = 'failed';
    }
  }

  /** Tries again what could not be fetched. */
  retry(): Promise<void> {
    return this.follow(this.#followed);
  }

  /** Practises something else from now on. */
  async practise(change: Partial<Choice>): Promise<void> {
    const before = this.choice.value;
    // What is filtered is no longer the set.
    const isLeft = isSetMode(before.mode) && change.mode === undefined && change.series === undefined;
    const choice = { ...before, ...(isLeft && { mode: '' as const }), ...change };
    if (isSetMode(choice.mode)) await this.#fetchSets();
    else choice.series = '';
    if (choice.mode === 'series' && listSet(this.sets.value, choice).length === 0)
      choice.series = (this.sets.value.series.find(({ ruleset }) => ruleset === choice.ruleset) ?? this.sets.value.series[0])?.id ?? '';
    const changed = changeRuleset(choice, choice.ruleset, this.facets.value);
    this.dropped.value = changed.dropped;
    this.#keep(changed.choice);
    if (change.ruleset !== undefined) this.#world.keepRules(change.ruleset);
    this.#beginRun();
    await this.#goOn();
  }

  /** One step easier (-1) or harder (1) from now on; a level the reader named is given up for it. */
  async move(by: -1 | 1): Promise<void> {
    const aim = moveAim(this.choice.value.aim, by);
    if (aim !== undefined) await this.practise({ aim, level: '' });
  }

  /** The next puzzle. One that is left without an answer is skipped, and does not come back; a run counts it as missed, and one that is over begins anew. */
  async next(): Promise<void> {
    const now = this.puzzle.value;
    const isLeft = this.state.value === 'solving' && this.outcome.value.score === undefined;
    if (this.run.value?.isOver) this.#beginRun();
    else if (this.run.value && now && isLeft) return this.missed();
    else if (now && isLeft) this.#world.change((record) => addSkip(record, now.id, this.#seconds));
    await this.#goOn();
  }

  /** The puzzle of a day, of today where none is named. */
  async openDaily(day = this.today): Promise<void> {
    const facet = chooseDaily(this.facets.value, day);
    if (facet) await this.#open(facet, { day });
  }

  /** What is practised, as an address says it. */
  get address(): string {
    return writeChoice(this.choice.value);
  }

  /** The date where the reader is. */
  get today(): string {
    return dateOf(this.#world.now());
  }

  /** Begins spaced repetition, or ends it and forgets its cards. */
  async setReview(isOn: boolean): Promise<void> {
    this.reviewing.set(isOn);
    await this.#findDue();
  }

  /** A slip, a hint, a look at the solution. */
  async missed(): Promise<void> {
    if (this.outcome.value.score !== undefined) return;
    await this.#note(0);
    await this.#follow(0);
  }

  async solved(how: Told): Promise<void> {
    const isFirst = this.outcome.value.score === undefined;
    if (how.clean) await this.#note(1);
    this.told.value = how;
    this.state.value = 'done';
    if (isFirst && how.clean) await this.#follow(1);
  }

  /** A second has passed: a storm may be over. */
  tick(): void {
    this.clock.value = this.#world.now().getTime();
    if (this.run.value) this.#setRun(endRun(this.run.value, this.clock.value));
  }

  shown(): void {
    this.state.value = 'shown';
  }

  #find(id: string | undefined): Facet | undefined {
    return this.facets.value.find((facet) => facet.id === id);
  }

  get #seconds(): number {
    return Math.floor(this.#world.now().getTime() / 1000);
  }

  /** What was practised last, by the rules the reader has been with since; for who has chosen nothing, the rules of the open puzzle. */
  #resume(practice: string | undefined, opened: string): Choice {
    const { facets } = this;
    const rules = this.#world.loadRules() ?? '';
    const known = [opened, rules].find((name) => facets.value.some(({ ruleset }) => ruleset === name)) ?? '';
    if (practice === undefined) return { ...NO_CHOICE, ruleset: known };
    const kept = readChoice(new URLSearchParams(practice), facets.value);
    // A run is begun by who wants one, not by a visit.
    const choice: Choice = isRunMode(kept.mode) ? { ...kept, mode: '' } : kept;
    return rules !== known || known === '' || isSetMode(choice.mode) ? choice : changeRuleset(choice, known, facets.value).choice;
  }

  #isOfChoice(facet: Facet): boolean {
    const choice = this.choice.value;
    return isSetMode(choice.mode) ? listSet(this.sets.value, choice).includes(facet.id) : passes(facet, choice);
  }

  async #fetchSets(): Promise<void> {
    try {
      this.sets.value = await this.#world.fetchSets();
    } catch {
      this.state.value = 'failed';
    }
  }

  #keep(choice: Choice): void {
    this.choice.value = choice;
    this.#world.change((record) => ({ ...record, practice: writeChoice(choice) }));
  }

  #ask(): void {
    this.#begun += 1;
    this.puzzle.value = undefined;
    this.#world.clear();
    this.state.value = 'choosing';
  }

  #beginRun(): void {
    const { mode, ruleset } = this.choice.value;
    const { rating } = skillOf(this.#world.load(), ruleset);
    this.clock.value = this.#world.now().getTime();
    this.run.value = isRunMode(mode) ? beginRun(mode, rating, this.clock.value) : undefined;
  }

  /** Keeps a run as it is now; one that has just ended may be the best. */
  #setRun(run: Run): void {
    const isEnd = run.isOver && this.run.value?.isOver === false;
    this.run.value = run;
    if (isEnd) this.#world.change((record) => noteRun(record, run, this.choice.value.ruleset));
  }

  /** What a run makes of an answer: a storm goes on by itself. */
  async #follow(score: 0 | 1): Promise<void> {
    const [run, now] = [this.run.value, this.puzzle.value];
    if (!run || run.isOver || !now) return;
    const after = answerRun(run, now.id, score, this.#world.now().getTime());
    this.#setRun(after);
    if (after.mode === 'storm' && !after.isOver) await this.#goOn();
  }

  /** Puts a puzzle on the page: it may answer a card of the reviews, or be that of a day. */
  async #open(
    facet: Facet,
    { review, day }: { readonly review?: string | undefined; readonly day?: string | undefined } = {},
  ): Promise<void> {
    const mine = (this.#begun += 1);
    const found = await this.#world.fetchPuzzle(facet);
    if (mine !== this.#begun) return;
    if (!found) throw new Error(`the puzzles of ${facet.ruleset} have no ${facet.id}`);
    const twin = this.choice.value.mode === 'twins' ? findTwin(this.sets.value, facet.id) : undefined;
    const isSecond = twin !== undefined && twin.ids.indexOf(facet.id) > 0;
    const word = review !== undefined ? TRAINER.why.review : day !== undefined ? TRAINER.why.daily(day) : isSecond ? TRAINER.why.twin : '';
    await this.#world.show(found, word);
    if (mine !== this.#begun) return;
    this.puzzle.value = found;
    this.isOther.value = this.#isLost;
    this.#isLost = false;
    this.outcome.value = {};
    this.told.value = undefined;
    this.#reviewed = review;
    this.state.value = 'solving';
    this.#world.setAddress(
      [`puzzle=${facet.id}`, day === undefined ? '' : `daily=${day}`, writeChoice(this.choice.value)].filter(Boolean).join('&'),
    );
    this.#world.change((before) => ({ ...before, open: facet.id }));
  }

  /** Opens what is due of what is practised, else a puzzle matched to the reader. */
  async #goOn(): Promise<void> {
    try {
      const without = this.puzzle.value?.id;
      const reviews = this.choice.value.mode === '' ? await this.#findDue() : [];
      const review = reviews.find(({ puzzle }) => puzzle.id !== without);
      const facet = this.#find(review?.puzzle.id);
      if (facet) return await this.#open(facet, { review: review?.card });
      const next = this.#choose(without);
      if (next) return await this.#open(next);
      this.state.value = 'empty';
    } catch {
      this.state.value = 'failed';
    }
  }

  #choose(without: string | undefined): Facet | undefined {
    const [record, choice, run] = [this.#world.load(), this.choice.value, this.run.value];
    if (isSetMode(choice.mode)) return this.#find(nextInSet(listSet(this.sets.value, choice), record, without));
    if (choice.mode === 'missed') return chooseMissed(this.facets.value, record, choice, without);
    const facets = run ? listForRun(this.facets.value, run, choice) : this.facets.value;
    return chooseNext({ facets, record, choice, rating: run && ratingOf(run), without }, () => this.#world.random());
  }

  #findDue(): ReturnType<Reviewing['find']> {
    return this.reviewing.find(this.facets.value, this.choice.value);
  }

  /** Keeps how the open puzzle went, once. */
  async #note(score: 0 | 1): Promise<void> {
    const now = this.puzzle.value;
    if (!now || this.outcome.value.score !== undefined) return;
    this.outcome.value = { score };
    const isAsked = isQuestion(now.goal);
    const ratingIn = (record: PuzzleRecord): number => Math.round(skillOf(record, now.ruleset, isAsked).rating);
    const before = ratingIn(this.#world.load());
    const after = this.#world.change((kept) =>
      noteAttempt(kept, { ...now, isAsked, isRated: this.run.value === undefined }, score, this.#world.now()),
    );
    this.outcome.value = { score, change: ratingIn(after) - before };
    if (!after.review) return;
    await this.reviewing.answer(this.facets.value, now, this.#reviewed, score);
    await this.#findDue();
  }
}
