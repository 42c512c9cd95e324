import { CHANGED, PROGRESS_KEY } from './key.ts';

/** Shows progress once there is any: who reads for the first time fetches nothing for it. */
export function beginWhenDone(): void {
  const show = (): void => void import('./shows.ts').then(({ showProgress }) => showProgress());
  try {
    if (localStorage.getItem(PROGRESS_KEY) !== null) return show();
  } catch {
    // Storage may be closed; what is done on the page is shown all the same.
  }
  document.addEventListener(CHANGED, show, { once: true });
  addEventListener('storage', show, { once: true });
}
