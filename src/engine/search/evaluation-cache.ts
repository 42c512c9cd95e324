import type { GameMachine } from '../core/machine.ts';
import { ObjectPool } from './object-pool.ts';

/** What was found of positions met before, by hash: so many of them. */
const PLACES = 1 << 15;
/**
 * The positional score (mobility, kings, passed pawns) is computed only where it could matter: where its last value leaves the position near the window.
 * In nine cases of ten a move changes it by at most this; each further ply allows `DRIFT` more.
 */
export const EVALUATION_CHANGE = 45;
const DRIFT = 15;
const MOST_DRIFT = 5;
const PLIES = 160;

/** What pieces can do, with two players, as far as a search has asked for it. */
export class EvaluationCache {
  readonly #keys: Float64Array = new Float64Array(PLACES);
  readonly #found: Int16Array = new Int16Array(PLACES);
  /** White's score last asked for on the way to each ply, and how many plies ago that was. */
  readonly #last: Int16Array = new Int16Array(PLIES);
  readonly #ages: Uint8Array = new Uint8Array(PLIES);

  /** By how much White's pieces are worth more than Black's at each ply, where they stand. */
  readonly #leads: Int32Array = new Int32Array(PLIES);

  clear(): void {
    this.#keys.fill(0);
  }

  /** A search begins here. */
  begin(machine: GameMachine): void {
    this.#last[0] = machine.positionalScore(0);
    this.#ages[0] = 0;
    this.#leads[0] = machine.pieceSquareScore(0) - machine.pieceSquareScore(1);
  }

  /** A move that changes the lead by so much leads to a ply; the score is that of the ply before until it is asked for. */
  passOn(machine: GameMachine, change: number, ply: number): void {
    const before = (ply - 1) % PLIES;
    this.#leads[ply % PLIES] = Number.isNaN(change)
      ? machine.pieceSquareScore(0) - machine.pieceSquareScore(1)
      : this.#leads[before]! + change;
    this.#last[ply % PLIES] = this.#last[before]!;
    this.#ages[ply % PLIES] = Math.min(this.#ages[before]! + 1, MOST_DRIFT);
  }

  /** By how much the pieces of the seat on move are worth more where they stand. */
  lead(seat: number, ply: number): number {
    const lead = this.#leads[ply % PLIES]!;
    return seat === 0 ? lead : -lead;
  }

  /** The score of the seat on move guessed from what it was before, and by how much it may differ. */
  guess(seat: number, ply: number): number {
    const last = this.#last[ply % PLIES]!;
    return seat === 0 ? last : -last;
  }

  change(ply: number): number {
    return EVALUATION_CHANGE + DRIFT * this.#ages[ply % PLIES]!;
  }

  /** The positional score of the seat on move. */
  ask(machine: GameMachine, ply: number): number {
    const { turn } = machine;
    const hash = machine.hash();
    const at = hash & (PLACES - 1);
    if (this.#keys[at] !== hash) {
      this.#keys[at] = hash;
      this.#found[at] = machine.positionalScore(turn);
    }
    const score = this.#found[at]!;
    this.#last[ply % PLIES] = turn === 0 ? score : -score;
    this.#ages[ply % PLIES] = 0;
    return score;
  }
}

/** The only size there is. */
const SIZE = 0;
const spares = new ObjectPool(() => new EvaluationCache());

export function takeEvaluationCache(machine: GameMachine): EvaluationCache {
  const evaluations = spares.acquire(SIZE);
  evaluations.begin(machine);
  return evaluations;
}

export const giveBackEvaluationCache = (evaluations: EvaluationCache): void => spares.release(SIZE, evaluations);
