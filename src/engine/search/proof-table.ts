const SIZE = 1 << 18;

/** What a search has settled: per position the fewest moves known to be enough, and the most known not to be. Old entries give way. */
export class ProofTable {
  readonly #keys: Float64Array = new Float64Array(SIZE);
  readonly #enough: Int8Array = new Int8Array(SIZE);
  readonly #tooFew: Int8Array = new Int8Array(SIZE);

  /** Whether the goal is reached with `left` moves from the position with this hash; nothing when it is not known. */
  find(hash: number, left: number): boolean | undefined {
    const at = hash % SIZE;
    if (this.#keys[at] !== hash) return undefined;
    if (left >= this.#enough[at]!) return true;
    return left <= this.#tooFew[at]! ? false : undefined;
  }

  store(hash: number, left: number, reached: boolean): void {
    const at = hash % SIZE;
    if (this.#keys[at] !== hash) {
      this.#keys[at] = hash;
      this.#enough[at] = 127;
      this.#tooFew[at] = -1;
    }
    if (reached) this.#enough[at] = Math.min(this.#enough[at]!, left);
    else this.#tooFew[at] = Math.max(this.#tooFew[at]!, left);
  }
}
