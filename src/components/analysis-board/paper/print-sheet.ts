import { Latest, unlessAborted } from '../../../platform/latest.ts';
import { lazy } from '../../../platform/lazy.ts';

const host = document.querySelector<HTMLElement>('[data-score-sheets]');

const latest = new Latest();
const sheets = lazy(() => import('./fill-score-sheet.tsx'));

/** Writes the game of the address into the sheet; without one it stays empty, and nothing is fetched. */
async function follow(place: HTMLElement): Promise<void> {
  if (location.hash === '') return;
  try {
    await latest.run(async (signal) => {
      const { fillScoreSheet } = await unlessAborted(signal, sheets.load());
      await fillScoreSheet(place, location.hash, signal);
    });
  } catch {
    const fault = place.querySelector<HTMLElement>('.sheet-fault');
    if (fault) [fault.hidden, fault.textContent] = [false, place.dataset['lost'] ?? ''];
  }
}

if (host) {
  void follow(host);
  host.addEventListener('change', () => void follow(host));
  addEventListener('hashchange', () => void follow(host));
}
