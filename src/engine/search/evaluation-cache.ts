import type { GameMachine } from '../core/machine.ts';
import { ObjectPool } from './object-pool.ts';

/** What was found of positions met before, by hash: so many of them. */
const ENTRIES = 1 << 15;
/**
 * The positional score (mobility, kings, passed pawns) is computed only where it could matter: where its last value leaves the position near the window.
 * In nine cases of ten a move changes it by at most this; each further ply allows `DRIFT` more.
 */
export const EVALUATION_MARGIN = 45;
const DRIFT_PER_PLY = 15;
const MOST_DRIFT = 5;
const PLIES = 160;

/** What pieces can do, with two players, as far as a search has asked for it. */
export class EvaluationCache {
  readonly #keys: Float64Array = new Float64Array(ENTRIES);
  readonly #found: Int16Array = new Int16Array(ENTRIES);
  /** White's score last asked for on the way to each ply, and how many plies ago that was. */
  readonly #last: Int16Array = new Int16Array(PLIES);
  readonly #ages: Uint8Array = new Uint8Array(PLIES);

  /** By how much White's pieces are worth more than Black's at each ply, where they stand. */
  readonly #pieceSquareLeads: Int32Array = new Int32Array(PLIES);

  clear(): void {
    this.#keys.fill(0);
  }

  /** A search begins here. */
  begin(machine: GameMachine): void {
    this.#last[0] = machine.positionalScore(0);
    this.#ages[0] = 0;
    this.#pieceSquareLeads[0] = machine.pieceSquareScore(0) - machine.pieceSquareScore(1);
  }

  /** A move that changes the lead by so much leads to a ply; the score is that of the ply before until it is asked for. */
  inherit(machine: GameMachine, margin: number, ply: number): void {
    const before = (ply - 1) % PLIES;
    this.#pieceSquareLeads[ply % PLIES] = Number.isNaN(margin)
      ? machine.pieceSquareScore(0) - machine.pieceSquareScore(1)
      : this.#pieceSquareLeads[before]! + margin;
    this.#last[ply % PLIES] = this.#last[before]!;
    this.#ages[ply % PLIES] = Math.min(this.#ages[before]! + 1, MOST_DRIFT);
  }

  /** By how much the pieces of the seat on move are worth more where they stand. */
  pieceSquareLead(seat: number, ply: number): number {
    const lead = this.#pieceSquareLeads[ply % PLIES]!;
    return seat === 0 ? lead : -lead;
  }

  /** The score of the seat on move guessed from what it was before, and by how much it may differ. */
  guess(seat: number, ply: number): number {
    const last = this.#last[ply % PLIES]!;
    return seat === 0 ? last : -last;
  }

  change(ply: number): number {
    return EVALUATION_MARGIN + DRIFT_PER_PLY * this.#ages[ply % PLIES]!;
  }

  /** The positional score of the seat on move. */
  positionalScore(machine: GameMachine, ply: number): number {
    const { turn } = machine;
    const hash = machine.hash();
    const at = hash & (ENTRIES - 1);
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

export function acquireEvaluationCache(machine: GameMachine): EvaluationCache {
  const evaluations = spares.acquire(SIZE);
  evaluations.begin(machine);
  return evaluations;
}

export const releaseEvaluationCache = (evaluations: EvaluationCache): void => spares.release(SIZE, evaluations);
