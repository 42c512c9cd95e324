import { Hydrator } from '../../platform/hydrate.ts';
import { lazy } from '../../platform/lazy.ts';

/** Opens the two plates under a row of the table at the first press; what they need is fetched then. */
export function startPairs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pairs]')) {
    const row = button.closest('tr')?.nextElementSibling as HTMLElement | null;
    const box = row?.querySelector<HTMLElement>('[data-pair]');
    if (!row || !box) continue;
    const words = button.closest('table')!.dataset;
    const hydrator = new Hydrator({
      load: async () => (await lazy(() => import('./open-pair.ts')).load()).openPair(button, box),
      tell: (text) => (text === '' ? undefined : (box.textContent = text)),
      slow: words['waiting'] ?? '',
      lost: words['notFetched'] ?? '',
    });
    button.addEventListener('click', () => {
      row.hidden = !row.hidden;
      button.setAttribute('aria-expanded', String(!row.hidden));
      if (!row.hidden) void hydrator.hydrate();
    });
  }
}
