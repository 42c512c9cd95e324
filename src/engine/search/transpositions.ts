/** What a stored value says: the value itself, at least that, or at most that. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Positions a search has valued, by hash. A deeper look is kept unless another position takes its place. */
export class Transpositions {
  readonly #mask: number;
  readonly #keys: Float64Array;
  readonly #values: Int32Array;
  readonly #moves: Int32Array;
  /** Depth and bound: `depth << 2 | bound`; 0 where nothing is stored. */
  readonly #notes: Uint16Array;

  /** Room for `2 ** bits` positions. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = size - 1;
    this.#keys = new Float64Array(size);
    this.#values = new Int32Array(size);
    this.#moves = new Int32Array(size);
    this.#notes = new Uint16Array(size);
  }

  /** The place of a position that is stored; -1 if it is not. */
  find(hash: number): number {
    const at = hash & this.#mask;
    return this.#keys[at] === hash && this.#notes[at] !== 0 ? at : -1;
  }

  valueAt(at: number): number {
    return this.#values[at]!;
  }

  depthAt(at: number): number {
    return this.#notes[at]! >> 2;
  }

  boundAt(at: number): number {
    return this.#notes[at]! & 3;
  }

  moveAt(at: number): number {
    return this.#moves[at]!;
  }

  /** `move` is -1 where none was best; then the move known before stays. */
  store(hash: number, depth: number, bound: number, value: number, move: number): void {
    const at = hash & this.#mask;
    const same = this.#keys[at] === hash && this.#notes[at] !== 0;
    if (!same || move !== -1) this.#moves[at] = move;
    this.#keys[at] = hash;
    this.#values[at] = value;
    this.#notes[at] = (depth << 2) | bound;
  }
}
