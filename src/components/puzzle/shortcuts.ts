/** The keys of a puzzle, while nobody writes; each presses a button of its plate. */
export const SHORTCUTS = { hint: 'h', retry: 'r', show: 's', defence: 'd', next: 'n' } as const;

/** Listens to the keys of the puzzle on the page: the one button that can be seen and names the key is pressed. */
export function listenToShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (!Object.values<string>(SHORTCUTS).includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"]')) return;
    const buttons = [...document.querySelectorAll<HTMLElement>(`.puzzle [aria-keyshortcuts="${event.key}"]`)];
    const button = buttons.find((one) => one.checkVisibility());
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
