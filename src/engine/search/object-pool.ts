/**
 * What is too large to be made anew for each search (it costs more time than a search of some thousand positions): it is made once, given back
 * after the search, and cleared for the next.
 */
export class ObjectPool<T extends { clear(): void }> {
  readonly #spares = new Map<number, T[]>();
  readonly #make: (size: number) => T;

  constructor(make: (size: number) => T) {
    this.#make = make;
  }

  /** A cleared object that is not in use. */
  acquire(size: number): T {
    const spare = this.#spares.get(size)?.pop();
    spare?.clear();
    return spare ?? this.#make(size);
  }

  /** To be used again by somebody else. */
  release(size: number, spare: T): void {
    const spares = this.#spares.get(size);
    if (!spares) this.#spares.set(size, [spare]);
    else if (spares.length < MOST) spares.push(spare);
  }
}

/** So many searches go on at once at most. */
const MOST = 2;
