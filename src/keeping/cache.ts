import { keyOf, type KeptFile } from './list.ts';

/** So many files are fetched at a time: of the six that browsers fetch from one host the page that is read keeps two. */
const AT_ONCE = 4;

/** Milliseconds after which a file that does not come is given up. */
export const LONGEST = 60_000;

/** Under which keys something is kept: addresses without their host, in the order they came. */
export async function listKeys(cache: Cache): Promise<readonly string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/**
 * Keeps an answer once all of it is here: where there is no room, nothing is left half fetched. A host may lead from one spelling of an
 * address to another; what is kept is the answer alone, which serves for a page too.
 */
export async function keepWhole(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.put(key, new Response(await answer.blob(), { headers: answer.headers }));
}

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
      await keepWhole(cache, keyOf(file), answer);
      tell((done += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    left.length = 0;
  }
}
