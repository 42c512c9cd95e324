import { computed, signal } from '@preact/signals';
import { isQuestion } from '../../puzzles/task.ts';
import { changeRuleset, isChosen, moveAim, NO_CHOICE, readChoice, writeChoice, type Choice } from './choice.ts';
import type { Facet, TrainerPuzzle } from './data.ts';
import { passes, type Filter } from './filter.ts';
import { chooseDaily, chooseNext } from './next.ts';
import { addSkip, dateOf, NO_RECORD, skillOf, type PuzzleRecord } from './record.ts';
import { noteAttempt } from './skill.ts';
import type { Told } from './told.ts';

/** What the trainer needs of the page and of what is kept. */
export interface World {
  load(): PuzzleRecord;
  change(change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord;
  fetchFacets(): Promise<readonly Facet[]>;
  fetchPuzzles(ruleset: string): Promise<ReadonlyMap<string, TrainerPuzzle>>;
  /** Puts a puzzle on the page in place of the one that is there. */
  show(puzzle: TrainerPuzzle, isReview: boolean): Promise<void>;
  /** Takes the puzzle off the page: something is to be chosen first. */
  clear(): void;
  /** Writes what stands behind `#`. */
  setAddress(hash: string): void;
  /** The ruleset the reader was with last, here or elsewhere on the site. */
  loadRules(): string | undefined;
  keepRules(id: string): void;
  now(): Date;
  /** From 0 up to 1. */
  random(): number;
}

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
  /** Cards whose time has come, of what is practised. */
  readonly due = signal<readonly string[]>([]);
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

  readonly #world: World;
  /** Counts what was begun, so that what comes late notices that it has been overtaken. */
  #run = 0;
  /** The card that the open puzzle was chosen for. */
  #reviewed: string | undefined;
  /** The address names a puzzle that nobody has. */
  #isLost = false;
  /** The address that was followed last, to be tried again. */
  #followed = new URLSearchParams();

  constructor(world: World) {
    this.#world = world;
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
      await this.#findDue();
      if (facet) return await this.#open(facet);
      if (named.has('daily')) return await this.openDaily();
      if (practice === undefined && !isChosen(named) && !this.#isLost) return this.#ask();
      const kept = isChosen(named) ? undefined : this.#find(open);
      if (kept && passes(kept, this.choice.value)) return await this.#open(kept);
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
    const choice = { ...this.choice.value, ...change };
    const changed = changeRuleset(choice, choice.ruleset, this.facets.value);
    this.dropped.value = changed.dropped;
    this.#keep(changed.choice);
    if (change.ruleset !== undefined) this.#world.keepRules(change.ruleset);
    await this.#goOn();
  }

  /** One step easier (-1) or harder (1) from now on; a level the reader named is given up for it. */
  async move(by: -1 | 1): Promise<void> {
    const aim = moveAim(this.choice.value.aim, by);
    if (aim !== undefined) await this.practise({ aim, level: '' });
  }

  /** The next puzzle. One that is left without an answer is skipped, and does not come back. */
  async next(): Promise<void> {
    const now = this.puzzle.value;
    const isLeft = this.state.value === 'solving' && this.outcome.value.score === undefined;
    if (now && isLeft) this.#world.change((record) => addSkip(record, now.id, this.#seconds));
    await this.#goOn();
  }

  async openDaily(): Promise<void> {
    const facet = chooseDaily(this.facets.value, dateOf(this.#world.now()));
    if (facet) await this.#open(facet);
  }

  /** Begins spaced repetition, or ends it and forgets its cards. */
  async setReview(isOn: boolean): Promise<void> {
    this.#world.change(({ review, ...rest }) => (isOn ? { ...rest, review: review ?? {} } : rest));
    await this.#findDue();
  }

  /** A slip, a hint, a look at the solution. */
  missed(): Promise<void> {
    return this.#note(0);
  }

  async solved(how: Told): Promise<void> {
    if (how.clean) await this.#note(1);
    this.told.value = how;
    this.state.value = 'done';
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
    const choice = readChoice(new URLSearchParams(practice), facets.value);
    return rules !== known || known === '' ? choice : changeRuleset(choice, known, facets.value).choice;
  }

  #keep(choice: Choice): void {
    this.choice.value = choice;
    this.#world.change((record) => ({ ...record, practice: writeChoice(choice) }));
  }

  #ask(): void {
    this.#run += 1;
    this.puzzle.value = undefined;
    this.#world.clear();
    this.state.value = 'choosing';
  }

  /** Puts a puzzle on the page; `review` is the card it answers. */
  async #open(facet: Facet, review?: string): Promise<void> {
    const mine = (this.#run += 1);
    const found = (await this.#world.fetchPuzzles(facet.ruleset)).get(facet.id);
    if (mine !== this.#run) return;
    if (!found) throw new Error(`the puzzles of ${facet.ruleset} have no ${facet.id}`);
    await this.#world.show(found, review !== undefined);
    if (mine !== this.#run) return;
    this.puzzle.value = found;
    this.isOther.value = this.#isLost;
    this.#isLost = false;
    this.outcome.value = {};
    this.told.value = undefined;
    this.#reviewed = review;
    this.state.value = 'solving';
    this.#world.setAddress([`puzzle=${facet.id}`, writeChoice(this.choice.value)].filter(Boolean).join('&'));
    this.#world.change((before) => ({ ...before, open: facet.id }));
  }

  /** Opens what is due of what is practised, else a puzzle matched to the reader. */
  async #goOn(): Promise<void> {
    try {
      const without = this.puzzle.value?.id;
      const reviews = await this.#findDue();
      const review = reviews.find(({ puzzle }) => puzzle.id !== without);
      const facet = this.#find(review?.puzzle.id);
      if (facet) return await this.#open(facet, review?.card);
      const [facets, record, choice] = [this.facets.value, this.#world.load(), this.choice.value];
      const next = chooseNext({ facets, record, choice, without }, () => this.#world.random());
      if (next) return await this.#open(next);
      this.state.value = 'empty';
    } catch {
      this.state.value = 'failed';
    }
  }

  /** What is due of what is practised, each with its puzzle. */
  async #findDue(): Promise<readonly { readonly card: string; readonly puzzle: TrainerPuzzle }[]> {
    const [record, choice] = [this.#world.load(), this.choice.value];
    if (!record.review) {
      this.due.value = [];
      return [];
    }
    const { listDue, listReviews } = await import('./review.ts');
    const now = this.#world.now();
    const rulesets = [...new Set(listDue(record, now).map((card) => card.split('/')[0]!))];
    const wanted = rulesets.filter((ruleset) => choice.ruleset === '' || choice.ruleset === ruleset);
    const fetched = await Promise.all(wanted.map((ruleset) => this.#world.fetchPuzzles(ruleset)));
    const passing = new Set(this.facets.value.filter((facet) => passes(facet, choice)).map(({ id }) => id));
    const puzzles = fetched.flatMap((all) => [...all.values()]).filter(({ id }) => passing.has(id));
    const reviews = listReviews(record, puzzles, now);
    this.due.value = reviews.map(({ card }) => card);
    return reviews;
  }

  /** Keeps how the open puzzle went, once. */
  async #note(score: 0 | 1): Promise<void> {
    const now = this.puzzle.value;
    if (!now || this.outcome.value.score !== undefined) return;
    this.outcome.value = { score };
    const isAsked = isQuestion(now.goal);
    const ratingIn = (record: PuzzleRecord): number => Math.round(skillOf(record, now.ruleset, isAsked).rating);
    const before = ratingIn(this.#world.load());
    const after = this.#world.change((kept) => noteAttempt(kept, { ...now, isAsked }, score, this.#world.now()));
    this.outcome.value = { score, change: ratingIn(after) - before };
    if (!after.review) return;
    const reviewed = this.#reviewed;
    const { answerCards, cardsOf } = await import('./review.ts');
    const all = await this.#world.fetchPuzzles(now.ruleset);
    // The card it was chosen for may be another than those it is best known by: it is answered too.
    const cards = new Set([...cardsOf(now, all.values()), ...(reviewed === undefined ? [] : [reviewed])]);
    this.#world.change((kept) => answerCards(kept, [...cards], score, this.#world.now()));
    await this.#findDue();
  }
}
