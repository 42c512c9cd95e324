import { lazy } from '../../platform/lazy.ts';
import { readItem } from '../../platform/storage.ts';
import { PENDING_KEY } from './pending-answers.ts';

/** Wherever the reader's record is used, the answers that an earlier page had no time to store are stored first; also on coming back to a page. */
function keepPendingFirst(): void {
  if (readItem(PENDING_KEY)) lazy(() => import('./keep-pending.ts')).keep(({ keepPending }) => keepPending());
}
keepPendingFirst();
globalThis.addEventListener?.('pageshow', keepPendingFirst);
