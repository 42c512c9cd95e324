import { Hydrator } from '../../platform/hydrate.ts';
import { lazy } from '../../platform/lazy.ts';
import { afterFrame } from '../../platform/yield-to-page.ts';

/** Opens the two plates under a row of the table at the first press; what they need is fetched then. */
export function startPairs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pairs]')) {
    const asked = button.closest('tr')!;
    const [row, box] = makePlates(asked.cells.length);
    const words = button.closest('table')!.dataset;
    const hydrator = new Hydrator({
      load: async () => {
        await afterFrame();
        return (await lazy(() => import('./open-pair.ts')).load()).openPair(button, box);
      },
      tell: (text) => (text === '' ? undefined : (box.textContent = text)),
      slow: words['waiting'] ?? '',
      lost: words['notFetched'] ?? '',
    });
    button.addEventListener('click', () => {
      if (!row.isConnected) asked.after(row);
      row.hidden = !row.hidden;
      button.setAttribute('aria-expanded', String(!row.hidden));
      if (!row.hidden) void hydrator.hydrate();
    });
  }
}

/** A row below another, folded, with one cell over all columns. */
function makePlates(columns: number): readonly [HTMLTableRowElement, HTMLTableCellElement] {
  const row = document.createElement('tr');
  row.className = 'facts-pair';
  row.hidden = true;
  const box = row.insertCell();
  box.colSpan = columns;
  box.dataset['pair'] = '';
  return [row, box];
}
