import { WIN } from './values.ts';
import { ObjectPool } from './object-pool.ts';

/** What a stored value is: the value itself, a lower bound, or an upper bound. */
export const EXACT = 1;
export const LOWER_BOUND = 2;
export const UPPER_BOUND = 3;
/** Depth from which an entry is kept when a quiescence search comes to its place. */
const LEAST_KEPT_DEPTH = 3;

/** The positions that a search has valued, by hash. A new position always replaces an old one, but for those of a quiescence search. */
export class TranspositionTable {
  readonly #mask: number;
  readonly #keys: Float64Array;
  readonly #values: Int32Array;
  readonly #moves: Int32Array;
  /** Depth and bound: `depth << 2 | bound`; 0 where nothing is stored. */
  readonly #depthsAndBounds: Uint16Array;

  /** Room for `2 ** bits` positions. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = size - 1;
    this.#keys = new Float64Array(size);
    this.#values = new Int32Array(size);
    this.#moves = new Int32Array(size);
    this.#depthsAndBounds = new Uint16Array(size);
  }

  clear(): void {
    this.#depthsAndBounds.fill(0);
  }

  /** The place of a position that is stored; -1 if it is not. */
  probe(hash: number): number {
    const at = hash & this.#mask;
    return this.#keys[at] === hash && this.#depthsAndBounds[at] !== 0 ? at : -1;
  }

  /**
   * The value of the stored position, `ply` plies from where the search began, if it was searched to this depth and its bound settles
   * the window from `alpha` to `beta`.
   */
  cutoffValue(at: number, depth: number, alpha: number, beta: number, ply: number): number | undefined {
    const notes = this.#depthsAndBounds[at]!;
    if (notes >> 2 < depth) return undefined;
    const value = fromTable(this.#values[at]!, ply);
    const bound = notes & 3;
    if (bound === EXACT) return value;
    return (bound === LOWER_BOUND ? value >= beta : value <= alpha) ? value : undefined;
  }

  moveAt(at: number): number {
    return this.#moves[at]!;
  }

  /** `value` is that found `ply` plies from where the search began; `move` is -1 where none was best: then the move known before stays. */
  store(hash: number, depth: number, bound: number, value: number, ply: number, move: number): void {
    const at = hash & this.#mask;
    const same = this.#keys[at] === hash && this.#depthsAndBounds[at] !== 0;
    if (!same || move !== -1) this.#moves[at] = move;
    this.#keys[at] = hash;
    this.#values[at] = toTable(value, ply);
    this.#depthsAndBounds[at] = (depth << 2) | bound;
  }

  /** Stores what a quiescence search found, unless that would lose a search of this position, or one of `LEAST_KEPT_DEPTH` plies of another. */
  storeQuiescence(hash: number, bound: number, value: number, ply: number, move: number): void {
    const at = hash & this.#mask;
    const depth = this.#depthsAndBounds[at]! >> 2;
    if (depth < (this.#keys[at] === hash ? 1 : LEAST_KEPT_DEPTH)) this.store(hash, 0, bound, value, ply, move);
  }
}

/** A win is stored as so many plies from the position, not from where the search began. */
const toTable = (value: number, ply: number): number => (value > WIN / 2 ? value + ply : value < -WIN / 2 ? value - ply : value);
const fromTable = (value: number, ply: number): number => (value > WIN / 2 ? value - ply : value < -WIN / 2 ? value + ply : value);

/** Tables to be used again, by the power of 2 of their room. */
export const tablePool = new ObjectPool<TranspositionTable>((bits) => new TranspositionTable(bits));
