import { signal } from '@preact/signals';
import type { Choice } from './choice.ts';
import type { Facet, TrainerPuzzle } from './data.ts';
import { passes } from './filter.ts';
import type { World } from './world.ts';

/** The cards of the spaced repetition, while the trainer practises: which are due, and what an answer makes of them. */
export class Reviewing {
  /** Cards whose time has come, of what is practised. */
  readonly due = signal<readonly string[]>([]);
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** What is due of what is practised, each with its puzzle. */
  async find(facets: readonly Facet[], choice: Choice): Promise<readonly { readonly card: string; readonly puzzle: TrainerPuzzle }[]> {
    const record = this.#world.load();
    if (!record.review) {
      this.due.value = [];
      return [];
    }
    const { listDue, listReviews } = await import('./review.ts');
    const now = this.#world.now();
    const rulesets = [...new Set(listDue(record, now).map((card) => card.split('/')[0]!))];
    const passing = facets.filter((facet) => rulesets.includes(facet.ruleset) && passes(facet, choice));
    const puzzles = await this.#world.fetchPuzzles(passing);
    const reviews = listReviews(record, puzzles, now);
    this.due.value = reviews.map(({ card }) => card);
    return reviews;
  }

  /** Answers the cards of a puzzle, and the one it was chosen for, which may be another than those it is best known by. */
  async answer(facets: readonly Facet[], puzzle: TrainerPuzzle, card: string | undefined, score: 0 | 1): Promise<void> {
    const { answerCards, cardsOf } = await import('./review.ts');
    const all = await this.#world.fetchPuzzles(facets.filter(({ ruleset }) => ruleset === puzzle.ruleset));
    const cards = new Set([...cardsOf(puzzle, all), ...(card === undefined ? [] : [card])]);
    this.#world.change((kept) => answerCards(kept, [...cards], score, this.#world.now()));
  }

  /** Begins, or ends and forgets the cards. */
  set(isOn: boolean): void {
    this.#world.change(({ review, ...rest }) => (isOn ? { ...rest, review: review ?? {} } : rest));
  }
}
