import { cacheKey, type CachedFile } from './cache-list.ts';

/** So many files are fetched at a time: of the six that browsers fetch from one host the page that is read keeps two. */
const AT_ONCE = 4;

/** Failures in a row after which the network counts as down: no more files are asked for. */
const FAILURES = 8;

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
export async function cacheWhole(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.put(key, new Response(await answer.blob(), { headers: answer.headers }));
}

/** Whether an error says that the browser's storage has no room left. */
export const isFull = (error: unknown): error is DOMException => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Fetches files and keeps them, telling how many are done. A file that cannot be fetched is passed over; gives those that are not kept.
 * Rejects where there is no room left, and begins with no more of them then.
 */
export async function fetchInto(
  cache: Cache,
  files: readonly CachedFile[],
  tell: (done: number) => void = () => undefined,
): Promise<readonly CachedFile[]> {
  const left = [...files];
  const failed: CachedFile[] = [];
  let [done, failures] = [0, 0];
  let full: DOMException | undefined;
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      try {
        const answer = await fetch(cacheKey(file), { signal: AbortSignal.timeout(LONGEST) });
        if (!answer.ok) throw new Error(`${file[0]} is answered with ${answer.status}`);
        await cacheWhole(cache, cacheKey(file), answer);
        failures = 0;
      } catch (error) {
        failed.push(file);
        if (isFull(error)) full = error;
        if (isFull(error) || (failures += 1) === FAILURES) failed.push(...left.splice(0));
      }
      tell((done += 1));
    }
  };
  // Files under way are waited for: nothing is reported once the end is known.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (full) throw full;
  return failed;
}
