import { yieldToPage } from './yield-to-page.ts';

/** What takes long, cut where it may be left for a while: each `yield` is such a place. */
export type CooperativeTask<T> = Generator<undefined, T, undefined>;

/** Milliseconds a page may be busy before it looks after its reader. */
const SLICE = 12;

/** Does it all at once. */
export function runToEnd<T>(work: CooperativeTask<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does it in slices, and lets whatever waits have its turn between them. */
export async function runInSlices<T>(work: CooperativeTask<T>, pause: () => Promise<unknown> = yieldToPage): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
}
