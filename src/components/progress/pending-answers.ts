import { readItem, writeItem } from '../../platform/storage.ts';
import { PROGRESS_KEY } from './storage-keys.ts';

/** Answers of a page that was left before they could be stored, in the browser under this key: JSON, one to a line. */
export const PENDING_KEY = 'threefold:told';

/** Whether there is anything to show of earlier visits. Closed storage counts as nothing. */
export const hasProgress = (): boolean => Boolean(readItem(PROGRESS_KEY) ?? readItem(PENDING_KEY));

/** Answers that wait for the code that stores them. */
export interface PendingQueue<T> {
  hold(one: T): void;
  /** Empties the queue: all that it held, to be stored now. */
  take(): readonly T[];
}

/**
 * Holds answers until the code that stores them has been fetched. If the page is left before, a later page stores them, as `write`
 * gives them (`keep-pending-first.ts`); where storage is closed they last as long as the page.
 */
export function makePendingQueue<T>(write: (one: T) => object): PendingQueue<T> {
  let held: T[] = [];
  addEventListener('pagehide', () => {
    const told = held.map((one) => JSON.stringify({ ...write(one), at: Date.now() }) + '\n');
    if (held[0] && writeItem(PENDING_KEY, [readItem(PENDING_KEY), ...told].join(''))) held = [];
  });
  return { hold: (one) => void held.push(one), take: () => held.splice(0) };
}
