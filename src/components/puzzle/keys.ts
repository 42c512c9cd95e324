import { KEYS } from './told.ts';

/** Keys of the puzzle on the page: each presses a button of its plate, while nobody writes. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    const name = KEYS[event.key];
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"]')) return;
    const button = [...document.querySelectorAll<HTMLElement>(`.puzzle [data-do="${name}"]`)].find((one) => one.checkVisibility());
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
