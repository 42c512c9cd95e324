/** How something is kept in the browser. */
export interface Keeping<Value> {
  /** Its name in the browser's storage; behind `:unread` is put what cannot be read, before another takes its place. */
  readonly key: string;
  /** Dispatched on the document when it has changed in this tab. */
  readonly changed: string;
  readonly none: Value;
  /** What a kept text says; nothing where it says nothing that we know. */
  readonly parse: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** What the reader has done, kept in the browser; where that keeps nothing it lasts as long as the page. */
export class Kept<Value> {
  readonly #how: Keeping<Value>;
  #ours: Value;
  #isLost = false;

  constructor(how: Keeping<Value>) {
    this.#how = how;
    this.#ours = how.none;
  }

  /** What was done last could not be kept: storage is closed to us, or full. */
  get isUnkept(): boolean {
    return this.#isLost;
  }

  /** As it is now, whatever tab changed it last. */
  load(): Value {
    try {
      const text = localStorage.getItem(this.#how.key);
      if (text !== null) this.#ours = this.#how.parse(text) ?? this.#ours;
    } catch {
      // Storage is closed to us.
    }
    return this.#ours;
  }

  /** Changes it, keeps it and tells everybody; gives what it is then. Nothing happens where the change gives the same value. */
  change(by: (value: Value) => Value): Value {
    const before = this.load();
    const after = by(before);
    if (after === before) return before;
    this.#ours = after;
    const { key, parse, write } = this.#how;
    try {
      // Nothing a reader did is thrown away: another version of the site may read it.
      const text = localStorage.getItem(key);
      if (text !== null && !parse(text)) localStorage.setItem(`${key}:unread`, text);
      localStorage.setItem(key, write(after));
      this.#isLost = false;
    } catch {
      this.#isLost = true;
    }
    document.dispatchEvent(new Event(this.#how.changed));
    return after;
  }

  /** Calls a listener now and after every change, in other tabs too; gives the way to stop. */
  on(listener: (value: Value) => void): () => void {
    const { key, changed, none } = this.#how;
    const tell = (): void => listener(this.load());
    const hear = (event: StorageEvent): void => {
      if (event.key !== key && event.key !== null) return;
      if (event.newValue === null) this.#ours = none;
      tell();
    };
    document.addEventListener(changed, tell);
    addEventListener('storage', hear);
    tell();
    return () => {
      document.removeEventListener(changed, tell);
      removeEventListener('storage', hear);
    };
  }
}
