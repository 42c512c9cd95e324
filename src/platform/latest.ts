/**
 * Only the latest of several requests counts: a newer one aborts the older. Whatever a request awaits takes its
 * signal, so that a stale result changes nothing.
 */
export class Latest {
  readonly #lifetime: AbortSignal | undefined;
  #request = new AbortController();

  /** @param lifetime Every request ends with it. */
  constructor(lifetime?: AbortSignal) {
    this.#lifetime = lifetime;
    lifetime?.addEventListener('abort', () => this.cancel(), { once: true });
  }

  /** Begins a request and aborts the one before it. Its signal is aborted by the next one, by `cancel`, and by the end of the lifetime. */
  begin(): AbortSignal {
    this.#request.abort();
    this.#request = new AbortController();
    if (this.#lifetime?.aborted) this.#request.abort();
    return this.#request.signal;
  }

  /** Aborts the request that is under way. */
  cancel(): void {
    this.#request.abort();
  }

  /** Does something as the latest request and gives its result; nothing where it was overtaken, even if it failed then. Else it rejects as the work does. */
  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const signal = this.begin();
    try {
      const result = await work(signal);
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }
}

/** What a promise gives; rejects as soon as the signal is aborted, so that nothing after the `await` is done. For work that takes no signal itself. */
export function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Waits this many milliseconds; rejects as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, new Promise((done) => setTimeout(done, milliseconds)));
}
