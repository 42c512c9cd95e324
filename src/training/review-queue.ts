import { signal } from '@preact/signals';
import { Latest } from '../platform/latest.ts';
import { lazy } from '../platform/lazy.ts';
import type { Choice } from './practice-choice.ts';
import type { Facet, TrainerPuzzle } from './puzzle-index.ts';
import { matchesFilter } from './filter.ts';
import type { TrainingEnvironment } from './training-environment.ts';

const reviews = lazy(() => import('./review.ts'));

/** A puzzle that went well (1) or not (0), with the card it was chosen for. */
interface Answer {
  readonly facets: readonly Facet[];
  readonly puzzle: TrainerPuzzle;
  readonly card: string | undefined;
  readonly score: 0 | 1;
  readonly at: Date;
}

/** The cards of the spaced repetition, while the trainer practises: which are due, and what an answer makes of them. */
export class Reviewing {
  /** Cards whose time has come, of what is practised. */
  readonly due = signal<readonly string[]>([]);
  readonly #world: TrainingEnvironment;
  readonly #latest = new Latest();
  /** Answers whose cards are not known yet: what that needs is fetched. */
  #answers: readonly Answer[] = [];

  constructor(world: TrainingEnvironment) {
    this.#world = world;
  }

  /** What is due of what is practised, each with its puzzle, once what was answered counts. Rejects where they cannot be fetched. */
  async find(facets: readonly Facet[], choice: Choice): Promise<readonly { readonly card: string; readonly puzzle: TrainerPuzzle }[]> {
    const signal = this.#latest.begin();
    if (!this.#world.load().review) {
      this.due.value = [];
      return [];
    }
    const { listDue, listReviews } = await reviews.load();
    await this.#countAnswers();
    const now = this.#world.now();
    const rulesets = [...new Set(listDue(this.#world.load(), now).map((card) => card.split('/')[0]!))];
    const passing = facets.filter((facet) => rulesets.includes(facet.ruleset) && matchesFilter(facet, choice));
    const found = listReviews(this.#world.load(), await this.#world.fetchPuzzles(passing), now);
    if (!signal.aborted) this.due.value = found.map(({ card }) => card);
    return found;
  }

  /**
   * Answers the cards of a puzzle, and the one it was chosen for, which may be another than those it is best known by. They count when what
   * is due is next looked for; what cannot be fetched then waits for the time after.
   */
  answer(facets: readonly Facet[], puzzle: TrainerPuzzle, card: string | undefined, score: 0 | 1): void {
    this.#answers = [...this.#answers, { facets, puzzle, card, score, at: this.#world.now() }];
  }

  async #countAnswers(): Promise<void> {
    const { answerCards, cardsOf } = await reviews.load();
    for (const answer of this.#answers) {
      const { facets, puzzle, card, score, at } = answer;
      const all = await this.#world.fetchPuzzles(facets.filter(({ ruleset }) => ruleset === puzzle.ruleset));
      // Somebody else may have counted it meanwhile.
      if (!this.#answers.includes(answer)) continue;
      const cards = new Set([...cardsOf(puzzle, all), ...(card === undefined ? [] : [card])]);
      this.#world.change((kept) => answerCards(kept, [...cards], score, at));
      this.#answers = this.#answers.filter((one) => one !== answer);
    }
  }

  /** Begins, or ends and forgets the cards. */
  set(isOn: boolean): void {
    this.#world.change(({ review, ...rest }) => (isOn ? { ...rest, review: review ?? {} } : rest));
  }
}
