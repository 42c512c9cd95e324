import { readItem, writeItem } from '../../platform/storage.ts';
import { PROGRESS_KEY } from './storage-keys.ts';

/** What was told on a page that was left before it could be kept waits in the browser under this key: JSON, one to a line. */
export const TOLD_KEY = 'threefold:told';

/** Something was done before: then a page shows it at once. Storage may be closed; what is done on the page is kept in mind all the same. */
export const hasProgress = (): boolean => Boolean(readItem(PROGRESS_KEY) ?? readItem(TOLD_KEY));

/** What was told and is to be kept. */
export interface Held<T> {
  hold(one: T): void;
  /** What is held, to be kept now: it is held no longer. */
  take(): readonly T[];
}

/**
 * Holds what is told until the part comes that keeps it. Who leaves before that finds it kept by a later page, as `write` gives it
 * (`await-told.ts`); where storage is closed it is held as long as the page is.
 */
export function makeHeld<T>(write: (one: T) => object): Held<T> {
  let held: T[] = [];
  addEventListener('pagehide', () => {
    const told = held.map((one) => JSON.stringify({ ...write(one), at: Date.now() }) + '\n');
    if (held[0] && writeItem(TOLD_KEY, [readItem(TOLD_KEY), ...told].join(''))) held = [];
  });
  return { hold: (one) => void held.push(one), take: () => held.splice(0) };
}
