import { lazy } from '../../platform/lazy.ts';
import { readItem } from '../../platform/storage.ts';
import { TOLD_KEY } from './told.ts';

/** Wherever a record of the reader is used, what an earlier page had no time to keep is kept first; also when a page is come back to. */
function awaitTold(): void {
  if (readItem(TOLD_KEY)) lazy(() => import('./take-told.ts')).keep(({ takeTold }) => takeTold());
}
awaitTold();
globalThis.addEventListener?.('pageshow', awaitTold);
