import { similarityOf, MOST_LIKE, describeShape, type Shape } from '../../src/puzzles/similarity.ts';
import { expectMove, givesCheck } from '../../src/puzzles/position-queries.ts';
import { lineEnds, matingPattern, MOST_OF_A_PATTERN } from '../quality/mating-pattern.ts';
import { mainLine } from '../../src/engine/index.ts';
import { listLeft, sharesWay } from '../../src/puzzles/proofgame.ts';
import type { Source } from '../../src/puzzles/puzzle.ts';
import type { SolvedTask } from '../../src/puzzles/solve-task.ts';

/** Plies between two positions taken from one game. */
const APART = 20;
/** Keys that give check, among mates in two moves and more. */
export const MOST_CHECKING = 1 / 3;
const CHECKING_TO_QUIET = 1 / 2;

/** A sound puzzle that is offered to the collection. */
export interface Offer {
  readonly kind: string;
  readonly solved: SolvedTask;
  readonly source: Source;
}

/** Why an offer is passed over, or nothing when it is taken. */
export type Refused = 'like-another' | 'same-mate' | 'same-line' | 'same-game' | 'same-way' | undefined;

/** A ruleset's collection as it grows: what is taken must not be too like anything that is there already. */
export class Selection {
  readonly taken: Offer[] = [];
  readonly #shapes: Shape[] = [];
  readonly #patterns = new Map<string, number>();
  readonly #lines = new Map<string, number>();

  offer(offer: Offer): Refused {
    const { solved, source, kind } = offer;
    if (solved.task.kind === 'proofgame') return this.#offerGame(offer);
    const shape = describeShape(solved.position);
    if (this.#shapes.some((other) => similarityOf(shape, other) >= MOST_LIKE)) return 'like-another';
    const pattern = matingPattern(solved);
    if (pattern !== undefined && (this.#patterns.get(pattern) ?? 0) >= MOST_OF_A_PATTERN) return 'same-mate';
    const ends = lineEnds(solved);
    if (ends !== undefined && (this.#lines.get(ends) ?? 0) >= MOST_OF_A_PATTERN) return 'same-line';
    const isNear = (other: Offer): boolean =>
      other.kind === kind &&
      source.ply !== undefined &&
      other.source.ply !== undefined &&
      other.source.batch === source.batch &&
      other.source.seed === source.seed &&
      Math.abs(other.source.ply - source.ply) < APART;
    if (this.taken.some(isNear)) return 'same-game';
    if (pattern !== undefined) this.#patterns.set(pattern, (this.#patterns.get(pattern) ?? 0) + 1);
    if (ends !== undefined) this.#lines.set(ends, (this.#lines.get(ends) ?? 0) + 1);
    this.#shapes.push(shape);
    this.taken.push(offer);
    return undefined;
  }

  /** All proof games begin with the same pieces: they are told apart by their moves. */
  #offerGame(offer: Offer): Refused {
    const { position, task, solution } = offer.solved;
    const left = listLeft(position, mainLine(solution));
    const ends = lineEnds({ task, solution });
    if (
      this.taken.some(
        ({ solved }) => solved.task.kind === 'proofgame' && sharesWay(left, listLeft(solved.position, mainLine(solved.solution))),
      )
    )
      return 'same-way';
    if (ends !== undefined && (this.#lines.get(ends) ?? 0) >= MOST_OF_A_PATTERN) return 'same-line';
    if (ends !== undefined) this.#lines.set(ends, (this.#lines.get(ends) ?? 0) + 1);
    this.taken.push(offer);
    return undefined;
  }
}

/** Whether the key of a mate in two moves or more gives check: a ruleset may have only a limited number of those. */
export function isCheckingMate({ position, task, keys }: SolvedTask): boolean {
  return isLongMate({ task }) && givesCheck(position, expectMove(position, keys[0]!));
}

export const isLongMate = ({ task }: Pick<SolvedTask, 'task'>): boolean => task.kind === 'mate' && task.moves >= 2;

/** The offers without the checking keys that are one too many, the last ones first to go. */
export function limitChecking(offers: readonly Offer[]): Offer[] {
  const quiet = offers.filter(({ solved }) => isLongMate(solved) && !isCheckingMate(solved)).length;
  // A third of all is half as many as the others.
  let left = Math.floor(quiet * CHECKING_TO_QUIET);
  return offers.filter(({ solved }) => !isCheckingMate(solved) || left-- > 0);
}
