import { keyOf, type KeptFile } from './list.ts';

/** So many files are fetched at a time. */
const AT_ONCE = 6;

/** Milliseconds after which a file that does not come is given up. */
const LONGEST = 60_000;

/** Under which keys something is kept: addresses without their host, in the order they came. */
export async function listKeys(cache: Cache): Promise<readonly string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/** A host may lead from one spelling of an address to another; what is kept is the answer alone, which serves for a page too. */
export const plain = (answer: Response): Response => (answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer);

/**
 * Fetches files and keeps them, telling how many are done; rejects with the first that cannot be fetched or finds no room, and begins with
 * no more of them then.
 */
export async function fetchInto(cache: Cache, files: readonly KeptFile[], tell: (done: number) => void = () => undefined): Promise<void> {
  const left = [...files];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      const answer = await fetch(keyOf(file), { signal: AbortSignal.timeout(LONGEST) });
      if (!answer.ok) throw new Error(`${file[0]} is answered with ${answer.status}`);
      // Whole before it is kept: where there is no room, nothing is left half fetched.
      await cache.put(keyOf(file), new Response(await answer.blob(), { headers: answer.headers }));
      tell((done += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    left.length = 0;
  }
}
