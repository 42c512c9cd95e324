/**
 * Makes a change to `host` and scrolls by as much as the change has moved what has the focus outside it.
 * Browsers anchor the scroll position to what is seen, but not where the anchor itself is replaced or nothing is scrolled yet.
 */
export function keepFocusInPlace(host: Element, change: () => void): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || host.contains(focused)) {
    change();
    return;
  }
  const before = focused.getBoundingClientRect().top;
  change();
  const by = focused.getBoundingClientRect().top - before;
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}
