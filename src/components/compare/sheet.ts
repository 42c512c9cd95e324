/** The page of an evening: its print buttons print, and Escape puts the starts back. */
export function startSheet(): void {
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const open of document.querySelectorAll<HTMLDetailsElement>('.show[open]')) open.open = false;
  });
}
