import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { Latest, unlessAborted } from '../platform/latest.ts';
import { isQuestion } from '../puzzles/task.ts';
import { choosePuzzle, isPractised, listForRepeatedSet, resumeChoice, settleChoice, type Practice } from './choose-puzzle.ts';
import { isChosen, moveOffset, NO_CHOICE, readChoice, writeChoice, type Choice } from './practice-choice.ts';
import { chooseDaily, readDay } from './daily.ts';
import type { PuzzleSummary, TrainerPuzzle } from './puzzle-index.ts';
import type { Filter } from './filter.ts';
import { addSkip, dateOf, NO_RECORD, skillOf, type PuzzleRecord, type Score } from './puzzle-record.ts';
import { noteAttempt, skillAt } from './reader-rating.ts';
import type { Run } from './runs.ts';
import { RunControl } from './run-control.ts';
import { ReviewQueue } from './review-queue.ts';
import { findTwin, isSetMode, NO_SETS, type Sets } from './puzzle-sets.ts';
import type { PuzzleResult } from './puzzle-result.ts';
import { answerRepeated, makeRepeatedSet, repeatSet } from './repeated-set.ts';
import type { TrainingEnvironment } from './training-environment.ts';
import { TRAINER } from '#words/trainer.ts';

/**
 * `done`: solved; `shown`: given up, the solution was shown; `empty`: no puzzle matches the filters; `missing`:
 * the address names a puzzle that is not there; `failed`: something could not be fetched.
 */
export type TrainerState = 'loading' | 'solving' | 'done' | 'shown' | 'empty' | 'missing' | 'failed';

/** How the open puzzle went, once it is decided, and how its rating moved the reader's. */
export interface Outcome {
  readonly score?: Score;
  readonly change?: number;
}

/** Why a puzzle opens, and what changes with it. */
interface Opening {
  /** The run it belongs to; another one than before begins with it. */
  readonly run: Run | undefined;
  /** The choice is one that the reader made: it is kept. */
  readonly isKept?: boolean;
  readonly dropped?: readonly (keyof Filter)[];
  /** The card of the reviews that it answers. */
  readonly review?: string | undefined;
  /** The day whose puzzle it is. */
  readonly day?: string | undefined;
}

/** All that the trainer holds and does, without a page: every event is a method, what follows from it are signals. */
export class TrainerSession {
  readonly facets = signal<readonly PuzzleSummary[]>([]);
  readonly record = signal<PuzzleRecord>(NO_RECORD);
  readonly state = signal<TrainerState>('loading');
  readonly puzzle = signal<TrainerPuzzle | undefined>(undefined);
  readonly choice = signal<Choice>(NO_CHOICE);
  /** The streak or storm that goes on or is over, and its clock. */
  readonly run: ReadonlySignal<Run | undefined>;
  readonly clock: ReadonlySignal<number>;
  /** Series and twins, fetched when one is practised. */
  readonly sets = signal<Sets>(NO_SETS);
  readonly outcome = signal<Outcome>({});
  /** What the plate told when it was solved. */
  readonly told = signal<PuzzleResult | undefined>(undefined);
  /** What the address names as a puzzle, where there is none of that name. */
  readonly missing = signal<string | undefined>(undefined);
  /** Fields of the choice that the new ruleset has nothing of, and that were given up for it. */
  readonly dropped = signal<readonly (keyof Filter)[]>([]);
  readonly isReviewing = computed(() => this.record.value.review !== undefined);
  readonly isAsked = computed(() => this.puzzle.value !== undefined && isQuestion(this.puzzle.value.goal));
  readonly skill = computed(() =>
    skillAt(this.record.value, this.puzzle.value?.ruleset ?? this.choice.value.ruleset, this.isAsked.value, this.#environment.now()),
  );

  readonly reviewing: ReviewQueue;
  readonly #environment: TrainingEnvironment;
  readonly #runs: RunControl;
  /** What the reader asked for last. */
  readonly #latest = new Latest();
  /** Does it again. */
  #again: () => Promise<void> = () => Promise.resolve();
  /** The card that the open puzzle was chosen for. */
  #reviewed: string | undefined;
  /** When the open puzzle came, in milliseconds since 1970. */
  #openedAt = 0;
  /** The choice whose puzzles have come. */
  #settled: Choice = NO_CHOICE;

  constructor(environment: TrainingEnvironment) {
    this.#environment = environment;
    this.#runs = new RunControl(environment);
    this.run = this.#runs.run;
    this.clock = this.#runs.clock;
    this.reviewing = new ReviewQueue(environment);
  }

  /**
   * Goes where an address says: to a puzzle, to that of the day, to what is practised; else on with what was practised last, and for readers who have
   * chosen nothing by the rules last used. `puzzle` names the open puzzle, the other names are those of a choice. A missing puzzle is reported,
   * and no other opens in its place.
   */
  follow(named: URLSearchParams): Promise<void> {
    return this.#do(async (signal) => {
      const facets = this.facets.value;
      const { practice, open } = this.#environment.load();
      const id = named.get('puzzle') ?? '';
      const facet = this.#find(id);
      const isNamed = isChosen(named);
      const choice = isNamed
        ? readChoice(named, facets)
        : resumeChoice(facets, {
            practice,
            opened: id.split('-')[0]!,
            rules: this.#environment.loadRules(),
            first: named.has('daily') ? '' : this.#environment.firstRules,
          });
      await this.#fetchSets(choice, signal);
      this.choice.value = choice;
      void this.#refreshDue();
      const goal = { run: this.#runs.make(choice), isKept: isNamed };
      const day = readDay(named.get('daily'), this.today);
      if (facet) return this.#open(facet, signal, { ...goal, day: facet === chooseDaily(facets, day ?? this.today) ? day : undefined });
      if (named.has('daily')) return this.#openDay(day ?? this.today, signal, goal);
      if (id !== '') return this.#stop(id);
      const kept = isNamed ? undefined : this.#find(open);
      if (kept && isPractised(kept, this.#practice)) return this.#open(kept, signal, goal);
      return this.#goOn(signal, goal);
    });
  }

  /** Tries again what could not be fetched. */
  retry(): Promise<void> {
    return this.#again();
  }

  /** Practises something else from now on; it is kept once its first puzzle is here. */
  async practise(change: Partial<Choice>): Promise<void> {
    const before = this.choice.value;
    // What is filtered is no longer the set.
    const isSet = isSetMode(before.mode) || (before.mode === 'own' && this.record.value.own !== undefined);
    const isLeft = isSet && change.mode === undefined && change.series === undefined;
    const wanted: Choice = { ...before, ...(isLeft && { mode: '' as const }), ...change };
    // Sets are shown as chosen when they are here.
    if (!isSetMode(wanted.mode)) this.choice.value = wanted;
    await this.#do(async (signal) => {
      await this.#fetchSets(wanted, signal);
      const changed = settleChoice(wanted, this.#practice);
      this.choice.value = changed.choice;
      await this.#goOn(signal, { run: this.#runs.make(changed.choice), isKept: true, dropped: changed.dropped });
      if (change.ruleset !== undefined) this.#environment.keepRules(change.ruleset);
    });
  }

  /** One step easier (-1) or harder (1) from now on; this drops a level that the reader named. */
  async shiftDifficulty(by: -1 | 1): Promise<void> {
    const aim = moveOffset(this.choice.value.aim, by);
    if (aim !== undefined) await this.practise({ aim, level: '' });
  }

  /**
   * The next puzzle. One that is left without an answer is skipped, and does not come back; a run counts it as missed, and one that is over
   * begins anew. A plate that is not the open one is refused.
   *
   * @param from The puzzle of the plate that asks.
   */
  async next(from?: string): Promise<void> {
    const now = this.puzzle.value;
    if (from !== undefined && from !== now?.id) return;
    const isLeft = this.state.value === 'solving' && this.outcome.value.score === undefined;
    const isOver = this.run.value?.isOver === true;
    if (this.run.value && !isOver && now && isLeft) return this.missed(now.id);
    // A set that is repeated counts what is left as missed, and goes on.
    if (now && isLeft && this.choice.value.mode === 'own') await this.#note(0);
    else if (!this.run.value && now && isLeft) this.#environment.change((record) => addSkip(record, now.id, this.#seconds));
    await this.#do((signal) => this.#goOn(signal, { run: isOver ? this.#runs.make(this.choice.value) : this.run.value }));
  }

  /** Puts a set together of what is chosen, or of that what was missed last, and begins with it; whether there is any. */
  async makeOwn(size: number, isMissed: boolean): Promise<boolean> {
    const own = makeRepeatedSet(listForRepeatedSet(this.#practice, isMissed), size, this.#seconds, () => this.#environment.random());
    if (!own) return false;
    this.#environment.change((before) => ({ ...before, own }));
    await this.practise({ mode: 'own' });
    return true;
  }

  /** Begins another cycle of the set that is repeated. */
  async repeatOwn(): Promise<void> {
    this.#environment.change((record) => (record.own ? { ...record, own: repeatSet(record.own, this.#seconds) } : record));
    await this.practise({ mode: 'own' });
  }

  /** Lets the set go, so that another can be put together. */
  async dropOwn(): Promise<void> {
    this.#environment.change(({ own: _own, ...record }) => record);
    await this.practise({ mode: 'own' });
  }

  /** The puzzle of a day, of today where none is named. */
  openDaily(day = this.today): Promise<void> {
    return this.#do((signal) => this.#openDay(day, signal, { run: this.run.value }));
  }

  /** What is practised, as an address says it. */
  get address(): string {
    return writeChoice(this.choice.value);
  }

  /** The date where the reader is. */
  get today(): string {
    return dateOf(this.#environment.now());
  }

  /** Begins spaced repetition, or ends it and forgets its cards. */
  async setReview(isOn: boolean): Promise<void> {
    this.reviewing.set(isOn);
    await this.#refreshDue();
  }

  /** A slip, a hint, a look at the solution, on the plate of this puzzle; refused for any but the open puzzle. */
  async missed(id: string): Promise<void> {
    if (id !== this.puzzle.value?.id || this.outcome.value.score !== undefined) return;
    const counted = this.#note(0);
    await this.#count(0);
    await counted;
  }

  /** A puzzle was solved; another one than the open is refused. */
  async solved(how: PuzzleResult): Promise<void> {
    if (how.id !== this.puzzle.value?.id) return;
    const isFirst = this.outcome.value.score === undefined;
    const counted = how.clean ? this.#note(1) : how.isHalf ? this.#note(0.5) : undefined;
    this.told.value = how;
    this.state.value = 'done';
    // A run knows no halves.
    if (isFirst && (how.clean || how.isHalf)) await this.#count(how.clean ? 1 : 0);
    await counted;
  }

  /** A second has passed: a storm may be over. */
  tick(): void {
    this.#runs.tick(this.choice.value.ruleset);
  }

  /** The solution of a puzzle was shown; refused for any but the open puzzle. */
  shown(id: string): void {
    if (id === this.puzzle.value?.id) this.state.value = 'shown';
  }

  /** Does what the reader asks for, in place of an earlier request. A failure is shown, and can be tried again. */
  async #do(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#again = () => this.#do(work);
    try {
      await this.#latest.run(async (signal) => {
        if (this.facets.value.length === 0) this.facets.value = await unlessAborted(signal, this.#environment.fetchFacets());
        await work(signal);
      });
    } catch {
      batch(() => {
        // What is shown as chosen is what the open puzzle was chosen by.
        this.choice.value = { ...this.#settled };
        this.state.value = 'failed';
      });
    }
  }

  get #practice(): Practice {
    return { facets: this.facets.value, record: this.#environment.load(), choice: this.choice.value, sets: this.sets.value };
  }

  #find(id: string | undefined): PuzzleSummary | undefined {
    return this.facets.value.find((facet) => facet.id === id);
  }

  get #seconds(): number {
    return Math.floor(this.#environment.now().getTime() / 1000);
  }

  /** Has the sets here where a choice needs them. */
  async #fetchSets({ mode }: Choice, signal: AbortSignal): Promise<void> {
    if (isSetMode(mode)) this.sets.value = await unlessAborted(signal, this.#environment.fetchSets());
  }

  /** Takes the puzzle off the page: the one that is named is not there. */
  #stop(missing: string): void {
    batch(() => {
      this.#environment.clear();
      this.#settled = this.choice.value;
      this.#runs.leave();
      this.puzzle.value = undefined;
      this.missing.value = missing;
      this.state.value = 'missing';
    });
  }

  /** What a run makes of an answer: a storm goes on by itself. */
  async #count(score: 0 | 1): Promise<void> {
    const now = this.puzzle.value;
    if (now && this.#runs.answer(now.id, score, this.choice.value.ruleset))
      await this.#do((signal) => this.#goOn(signal, { run: this.run.value }));
  }

  #openDay(day: string, signal: AbortSignal, opening: Opening): Promise<void> {
    const facet = chooseDaily(this.facets.value, day);
    return facet ? this.#open(facet, signal, { ...opening, day }) : Promise.resolve();
  }

  /** Fetches a puzzle; then the plate on the page, the open puzzle, and what is kept of both change in one step. */
  async #open(facet: PuzzleSummary, signal: AbortSignal, opening: Opening): Promise<void> {
    const found = await unlessAborted(signal, this.#environment.fetchPuzzle(facet));
    if (!found) throw new Error(`the puzzles of ${facet.ruleset} have no ${facet.id}`);
    const put = await unlessAborted(signal, this.#environment.draw(found, this.#sayWhy(facet, opening)));
    signal.throwIfAborted();
    batch(() => {
      put();
      this.#settle(opening);
      this.puzzle.value = found;
      this.outcome.value = {};
      this.told.value = undefined;
      this.#reviewed = opening.review;
      this.#openedAt = this.#environment.now().getTime();
      this.state.value = 'solving';
    });
    const day = opening.day === undefined ? '' : `daily=${opening.day}`;
    this.#environment.setAddress([`puzzle=${facet.id}`, day, writeChoice(this.choice.value)].filter(Boolean).join('&'));
    this.#environment.change((before) => ({ ...before, open: facet.id }));
  }

  #sayWhy({ id }: PuzzleSummary, { review, day }: Opening): string {
    const twin = this.choice.value.mode === 'twins' ? findTwin(this.sets.value, id) : undefined;
    if (review !== undefined) return TRAINER.why.review;
    if (day !== undefined) return TRAINER.why.daily(day);
    return twin !== undefined && twin.ids.indexOf(id) > 0 ? TRAINER.why.twin : '';
  }

  /** What was chosen has come: it counts from now on, and a run begins now. */
  #settle({ run, isKept = false, dropped }: Opening): void {
    const choice = this.choice.value;
    this.#settled = choice;
    this.missing.value = undefined;
    if (dropped) this.dropped.value = dropped;
    if (isKept) this.#environment.change((record) => ({ ...record, practice: writeChoice(choice) }));
    this.#runs.enter(run, choice);
  }

  /** Opens what is due of what is practised, else a puzzle matched to the reader. */
  async #goOn(signal: AbortSignal, opening: Opening): Promise<void> {
    const without = this.puzzle.value?.id;
    const isReviewed = this.choice.value.mode === '';
    const reviews = isReviewed ? await unlessAborted(signal, this.reviewing.find(this.facets.value, this.choice.value)) : [];
    const review = reviews.find(({ puzzle }) => puzzle.id !== without);
    const facet = this.#find(review?.puzzle.id);
    if (facet) return this.#open(facet, signal, { ...opening, review: review?.card });
    const next = choosePuzzle(this.#practice, without, opening.run, () => this.#environment.random());
    if (next) return this.#open(next, signal, opening);
    batch(() => {
      this.#settle(opening);
      this.state.value = 'empty';
    });
  }

  /** Which reviews are due; where their puzzles cannot be fetched it stays as it was. */
  async #refreshDue(): Promise<void> {
    await this.reviewing.find(this.facets.value, this.choice.value).catch(() => undefined);
  }

  /** Keeps how the open puzzle went, once and at once; done when its cards are answered too. */
  async #note(score: Score): Promise<void> {
    const now = this.puzzle.value;
    if (!now || this.outcome.value.score !== undefined) return;
    const isAsked = isQuestion(now.goal);
    const ratingIn = (record: PuzzleRecord): number => Math.round(skillOf(record, now.ruleset, isAsked).rating);
    const before = ratingIn(this.#environment.load());
    const after = this.#environment.change((kept) =>
      noteAttempt(kept, { ...now, isAsked, isRated: this.run.value === undefined }, score, this.#environment.now()),
    );
    this.outcome.value = { score, change: ratingIn(after) - before };
    if (this.choice.value.mode === 'own') {
      const seconds = (this.#environment.now().getTime() - this.#openedAt) / 1000;
      this.#environment.change((kept) => (kept.own ? { ...kept, own: answerRepeated(kept.own, now.id, score === 1, seconds) } : kept));
    }
    if (!after.review) return;
    this.reviewing.answer(now.id, this.#reviewed, score === 1 ? 1 : 0);
    await this.#refreshDue();
  }
}
