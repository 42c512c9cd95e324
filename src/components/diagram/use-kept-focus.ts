import { useLayoutEffect } from 'preact/hooks';

/** Keeps keyboard focus in the plate when the pressed button disappears: on the next button, or on the message. */
export function useKeptFocus(root: { readonly current: HTMLElement | null }): (event: FocusEvent) => void {
  const isGone = (one: EventTarget | null): boolean => one instanceof HTMLElement && one.hidden && (root.current?.contains(one) ?? false);
  const keep = (): void => {
    const left = [...(root.current?.querySelectorAll<HTMLElement>('[data-do]') ?? [])].filter((one) => one.checkVisibility());
    const next = left.find((one) => one.matches('.is-first')) ?? left[0];
    const said = root.current?.nextElementSibling;
    (next ?? (said instanceof HTMLElement ? said : undefined))?.focus({ preventScroll: true });
  };
  // Some browsers take the focus from what is hidden at once, the others leave it there.
  useLayoutEffect(() => {
    if (isGone(document.activeElement)) keep();
  });
  return ({ target }) => {
    if (isGone(target)) queueMicrotask(keep);
  };
}
