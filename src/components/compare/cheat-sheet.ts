import { insertLazyParts } from '../site/lazy-part.ts';

/** The page of an evening: its print buttons print, its headings unfold on a phone, and Escape puts the starts back. */
export function startSheet(): void {
  for (const button of document.querySelectorAll('[data-point]'))
    button.addEventListener('click', () => {
      const isOpen = button.ariaExpanded !== 'true';
      button.setAttribute('aria-expanded', String(isOpen));
      button.parentElement?.classList.toggle('is-open', isOpen);
    });
  for (const show of document.querySelectorAll<HTMLDetailsElement>('.show')) show.addEventListener('toggle', () => insertLazyParts(show));
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const open of document.querySelectorAll<HTMLDetailsElement>('.show[open]')) open.open = false;
  });
}
