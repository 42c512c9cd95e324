import { href } from '../../address/href.ts';
import { findMissing, keyOf, markOf, parseKey, parseMark, type KeptFile, type KeptList, type KeptSet } from '../../keeping/list.ts';
import { WITH_EVERY } from '../../keeping/sets.ts';

const LIST = href('/kept.json');
/** So many files are fetched at a time. */
const AT_ONCE = 6;

/** How much of a set is on the device. */
export interface Held {
  readonly set: KeptSet;
  readonly have: readonly KeptFile[];
  /** The reader asked for all of it. */
  readonly isAsked: boolean;
}

/** All sets, with what is on the device; throws where the browser keeps nothing, or the list cannot be fetched. */
export interface Store {
  readonly list: KeptList;
  readonly cache: Cache;
  readonly held: ReadonlyMap<string, Held>;
}

const keysOf = async (cache: Cache): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });

/** Reads what is kept, whatever tab or the worker changed it last. */
export async function readStore(): Promise<Store> {
  const list = (await (await fetch(LIST)).json()) as KeptList;
  const cache = await caches.open(list.cache);
  const keys = await keysOf(cache);
  const addresses = new Set(keys.map((key) => parseKey(key)[0]));
  const marks = new Set(keys.map(parseMark));
  const held = list.sets.map(
    (set) => [set.id, { set, have: set.files.filter(([address]) => addresses.has(address)), isAsked: marks.has(set.id) }] as const,
  );
  return { list, cache, held: new Map(held) };
}

/** How keeping ended: all is here, there was no room for it, or something could not be fetched. */
export type Kept = 'kept' | 'full' | 'lost';

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Fetches all of a set that is not here yet, and what the search needs to find it; tells the part that is here, from 0 to 1. */
export async function keepSet(id: string, tell: (part: number) => void): Promise<Kept> {
  const { list, cache } = await readStore();
  const sets = list.sets.filter((set) => set.id === id || set.id === WITH_EVERY);
  const missing = [
    ...findMissing(
      sets.flatMap(({ files }) => files),
      await keysOf(cache),
    ),
  ];
  const all = missing.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      const answer = await fetch(keyOf(file));
      if (!answer.ok) throw new Error(`${file[0]} is answered with ${answer.status}`);
      await cache.put(keyOf(file), answer);
      done += 1;
      tell(done / all);
    }
  };
  try {
    for (const set of sets) await cache.put(markOf(LIST, set.id), new Response(''));
    // A browser that is asked does not clear it when it needs room; it may refuse.
    void navigator.storage?.persist?.().catch(() => false);
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return 'kept';
  } catch (error) {
    missing.length = 0;
    return isFull(error) ? 'full' : 'lost';
  }
}

/** Takes a set off the device. */
export async function letGo(id: string): Promise<void> {
  const { list, cache } = await readStore();
  const gone = new Set(list.sets.find((set) => set.id === id)?.files.map(([address]) => address));
  await cache.delete(markOf(LIST, id));
  for (const key of await keysOf(cache)) if (gone.has(parseKey(key)[0])) await cache.delete(key);
}
