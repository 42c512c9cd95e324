import { signal } from '@preact/signals';
import { Latest } from '../platform/latest.ts';
import { lazy } from '../platform/lazy.ts';
import type { Choice } from './practice-choice.ts';
import type { PuzzleSummary, TrainerPuzzle } from './puzzle-index.ts';
import { addAnswer, type ReviewAnswer } from './puzzle-record.ts';
import { matchesFilter } from './filter.ts';
import type { TrainingEnvironment } from './training-environment.ts';

const reviews = lazy(() => import('./review.ts'));

/** The cards of the spaced repetition, while the trainer practises: which are due, and what an answer makes of them. */
export class ReviewQueue {
  /** Cards whose time has come, of what is practised. */
  readonly due = signal<readonly string[]>([]);
  readonly #environment: TrainingEnvironment;
  readonly #latest = new Latest();

  constructor(environment: TrainingEnvironment) {
    this.#environment = environment;
  }

  /** What is due of what is practised, each with its puzzle, once what was answered counts. Rejects where they cannot be fetched. */
  async find(
    facets: readonly PuzzleSummary[],
    choice: Choice,
  ): Promise<readonly { readonly card: string; readonly puzzle: TrainerPuzzle }[]> {
    const signal = this.#latest.begin();
    if (!this.#environment.load().review) {
      this.due.value = [];
      return [];
    }
    const { listDue, listReviews } = await reviews.load();
    await this.#countAnswers(facets);
    const now = this.#environment.now();
    const rulesets = [...new Set(listDue(this.#environment.load(), now).map((card) => card.split('/')[0]!))];
    const passing = facets.filter((facet) => rulesets.includes(facet.ruleset) && matchesFilter(facet, choice));
    const found = listReviews(this.#environment.load(), await this.#environment.fetchPuzzles(passing), now);
    if (!signal.aborted) this.due.value = found.map(({ card }) => card);
    return found;
  }

  /**
   * Answers the cards of a puzzle, and the one it was chosen for, which may be another than those it is best known by. They count when what
   * is due is next looked for, on whatever page; until what that needs is fetched the answer waits in the record.
   */
  answer(id: string, card: string | undefined, score: 0 | 1): void {
    const at = Math.floor(this.#environment.now().getTime() / 1000);
    this.#environment.change((kept) => addAnswer(kept, { id, score, at, ...(card !== undefined && { card }) }));
  }

  async #countAnswers(facets: readonly PuzzleSummary[]): Promise<void> {
    const { answerCards, cardsOf } = await reviews.load();
    for (const answer of this.#environment.load().answers ?? []) {
      const own = facets.filter(({ ruleset }) => answer.id.startsWith(`${ruleset}-`));
      if (own.length === 0) continue;
      const all = await this.#environment.fetchPuzzles(own);
      const puzzle = all.find(({ id }) => id === answer.id);
      const cards = new Set([...(puzzle ? cardsOf(puzzle, all) : []), ...(answer.card === undefined ? [] : [answer.card])]);
      const isSame = ({ id, at }: ReviewAnswer): boolean => id === answer.id && at === answer.at;
      this.#environment.change((kept) => {
        // Somebody else, or another tab, may have counted it meanwhile.
        if (!kept.answers?.some(isSame)) return kept;
        const counted = answerCards(kept, [...cards], answer.score, new Date(answer.at * 1000));
        return { ...counted, answers: kept.answers.filter((one) => !isSame(one)) };
      });
    }
  }

  /** Begins, or ends and forgets the cards. */
  set(isOn: boolean): void {
    this.#environment.change(({ review, answers, ...rest }) =>
      isOn ? { ...rest, review: review ?? {}, ...(answers && { answers }) } : rest,
    );
  }
}
