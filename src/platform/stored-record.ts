import { parseJson } from './json.ts';
import { onOtherTab, readItem, writeItem } from './storage.ts';
import { carryUnknown } from './unknown-fields.ts';

/** What is stored, and how it is read. */
export interface RecordOptions<Value> {
  /** Its name in the browser's storage, and that of the event the document is sent when it has changed. */
  readonly key: string;
  /** The record of somebody who has stored nothing. */
  readonly none: Value;
  /** What stored JSON says, without what is broken in it; `undefined` where it is no such record. */
  readonly read: (json: unknown) => Value | undefined;
}

/** Where no document is, as in a build or a worker, records tell each other here. */
const alone = new EventTarget();
const openBus = (): EventTarget => globalThis.document ?? alone;

/** Texts that could not be read and are put aside under names of their own, at most. */
const MOST_ASIDE = 5;

/**
 * A record that the browser stores as JSON. It is read anew when another tab has changed it, and what a newer build has put into it is
 * carried through every write (`carryUnknown`). Where storage is closed or full, what was changed lasts as long as the page, on top of
 * whatever is stored meanwhile, and is stored with the next change that storage takes. A text that is not a record is put aside under
 * `KEY:unread` before another takes its place.
 */
export class StoredRecord<Value> {
  readonly #options: RecordOptions<Value>;
  /** The stored text that was read last, and what it says. */
  #text: string | null | undefined;
  #json: unknown;
  #base: Value;
  #isUnread = false;
  /** The record with the changes that storage did not take. */
  #value: Value;
  #pending: ((value: Value) => Value)[] = [];

  constructor(options: RecordOptions<Value>) {
    this.#options = options;
    this.#base = this.#value = options.none;
  }

  /** Whether the latest changes are not stored: storage is closed to the page, or full. */
  get isUnsaved(): boolean {
    return this.#pending.length > 0;
  }

  /** The record as it is now, whatever tab changed it last; the same value as long as nothing changed. */
  load(): Value {
    const text = readItem(this.#options.key);
    if (text !== undefined && text !== this.#text) this.#take(text);
    return this.#value;
  }

  /** Changes the record, stores it and tells everybody; gives the record after it. Nothing happens where the change gives the same value. */
  change(by: (value: Value) => Value): Value {
    const before = this.load();
    const after = by(before);
    if (after === before) return before;
    this.#store(after, by, (onLoss) => (this.#isUnread ? after : carryUnknown(this.#json, this.#base, after, onLoss)));
    return after;
  }

  /** Puts another record in place of this one, with all that stands in it. */
  replace(value: Value): void {
    this.load();
    this.#store(
      value,
      () => value,
      () => value,
    );
  }

  /** The record as JSON, with what this build does not know of it: to be saved elsewhere, and given to `merge`. */
  toJson(): unknown {
    const value = this.load();
    return this.#isUnread ? value : carryUnknown(this.#json, this.#base, value);
  }

  /** Takes in a record that was saved elsewhere, with what this build does not know of it; whether it is one. */
  merge(json: unknown, by: (mine: Value, theirs: Value) => Value): boolean {
    const theirs = this.#options.read(json);
    if (theirs === undefined) return false;
    const after = by(this.load(), theirs);
    const whole = carryUnknown(json, theirs, after);
    this.#store(
      after,
      (mine) => by(mine, theirs),
      () => (this.#isUnread ? whole : carryUnknown(this.#json, this.#base, whole)),
    );
    return true;
  }

  /** Calls a listener now and after every change, in other tabs too; gives the way to stop. */
  on(listener: (value: Value) => void): () => void {
    const { key } = this.#options;
    const tell = (): void => listener(this.load());
    const bus = openBus();
    bus.addEventListener(key, tell);
    const stop = onOtherTab(key, tell);
    tell();
    return () => {
      bus.removeEventListener(key, tell);
      stop();
    };
  }

  #take(text: string | null): void {
    const { none, read } = this.#options;
    this.#text = text;
    this.#json = text === null ? undefined : parseJson(text);
    const found = text === null ? none : read(this.#json);
    this.#isUnread = found === undefined;
    // What stood there before is not forgotten for a text that cannot be read.
    this.#base = found ?? this.#base;
    this.#value = this.#pending.reduce((value, by) => by(value), this.#base);
  }

  #store(after: Value, by: (value: Value) => Value, makeJson: (onLoss: () => void) => unknown): void {
    const { key } = this.#options;
    let isLossy = this.#isUnread;
    const json = makeJson(() => (isLossy = true));
    const text = JSON.stringify(json);
    const isSafe = !isLossy || typeof this.#text !== 'string' || putAside(key, this.#text);
    this.#value = after;
    if (isSafe && writeItem(key, text)) {
      this.#text = text;
      this.#json = json;
      this.#base = after;
      this.#isUnread = false;
      this.#pending = [];
    } else this.#pending.push(by);
    openBus().dispatchEvent(new Event(key));
  }
}

/** Keeps a text that another build may read: under the first name that is free, the last where none is. */
function putAside(key: string, text: string): boolean {
  const names = Array.from({ length: MOST_ASIDE }, (_, at) => `${key}:unread${at === 0 ? '' : `:${at + 1}`}`);
  const name = names.find((one) => [null, text].includes(readItem(one) ?? null)) ?? names.at(-1)!;
  return writeItem(name, text);
}
