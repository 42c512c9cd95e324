/** How long a screen is in view before it counts as seen, in milliseconds: a look, and what a fast reader needs for each of its words. */
const A_LOOK = 1200;
const A_WORD = 120;

const countWords = (screen: Element): number => screen.querySelector('.screen-text')?.textContent?.trim().split(/\s+/).length ?? 0;

/** Tells (`screen:seen`) each screen of the lesson that was read, or whose board was touched; one that is skipped is not seen. */
export function watchScreens(): void {
  const waiting = new Map<Element, number>();
  const tell = (screen: Element): void =>
    void document.dispatchEvent(new CustomEvent('screen:seen', { detail: { id: (screen as HTMLElement).dataset['screen'] } }));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            window.setTimeout(() => tell(target), A_LOOK + A_WORD * countWords(target)),
          );
      }
    },
    // The line that is read: a third of the way down the window.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const screen of document.querySelectorAll('[data-screen]')) {
    observer.observe(screen);
    const board = screen.querySelector('board-diagram');
    for (const act of ['pointerup', 'keydown']) board?.addEventListener(act, () => tell(screen), { once: true });
  }
}
