/** As long as the page may be busy with what can wait, in milliseconds, and the rest after which it goes on where a browser cannot tell. */
const LEAST = 4;
const REST = 20;

/** Does work step by step while the page has nothing else to do; what is returned ends it. A browser that cannot tell does a step now and then. */
export function runWhenIdle(work: Iterator<unknown>): () => void {
  let isOver = false;
  const step = (hasTime: () => boolean): void => {
    do if (isOver || work.next().done === true) return;
    while (hasTime());
    wait();
  };
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback((deadline) => step(() => deadline.timeRemaining() > LEAST));
    else setTimeout(() => step(() => false), REST);
  };
  wait();
  return () => {
    isOver = true;
  };
}
