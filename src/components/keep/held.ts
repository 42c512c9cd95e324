import { href } from '../../address/href.ts';
import { fetchInto, listKeys } from '../../keeping/cache.ts';
import { findMissing, markOf, parseKey, readList, type KeptFile, type KeptList, type KeptSet } from '../../keeping/list.ts';
import { ALL_SETS, WITH_EVERY } from '../../keeping/sets.ts';

const LIST = href('/kept.json');

/** How much of a set is on the device. */
export interface Held {
  readonly files: readonly KeptFile[];
  readonly have: readonly KeptFile[];
}

/** All sets, with what is on the device; throws where the browser keeps nothing, or the list cannot be fetched; a `SyntaxError` where it cannot be read. */
export interface Store {
  readonly list: KeptList;
  readonly cache: Cache;
  readonly held: ReadonlyMap<string, Held>;
  /** Nothing of the site is here yet, not even what everybody keeps. */
  readonly isEmpty: boolean;
}

/** The sets a name stands for: one, or all. */
const findSets = (list: KeptList, id: string): readonly KeptSet[] => list.sets.filter((set) => id === ALL_SETS || set.id === id);

/** Reads what is kept, whatever tab or the worker changed it last. */
export async function readStore(): Promise<Store> {
  const list = await readList(await fetch(LIST));
  const cache = await caches.open(list.cache);
  const keys = await listKeys(cache);
  const addresses = new Set(keys.map((key) => parseKey(key)[0]));
  const held = [...list.sets.map(({ id }) => id), ALL_SETS].map((id): [string, Held] => {
    const files = findSets(list, id).flatMap((set) => set.files);
    return [id, { files, have: files.filter(([address]) => addresses.has(address)) }];
  });
  return { list, cache, held: new Map(held), isEmpty: keys.length === 0 };
}

/** How keeping ended: all is here, there was no room for it, or something could not be fetched. */
export type Kept = 'kept' | 'full' | 'lost';

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Fetches all of a set, or of all, that is not here yet, and what the search needs to find it; tells the part that is here, from 0 to 1. */
export async function keepSet(id: string, tell: (part: number) => void): Promise<Kept> {
  const { list, cache } = await readStore();
  const sets = new Set([...findSets(list, id), ...findSets(list, WITH_EVERY)]);
  const files = [...sets].flatMap((set) => set.files);
  const missing = findMissing(files, await listKeys(cache));
  try {
    for (const set of sets) await cache.put(markOf(LIST, set.id), new Response(''));
    // A browser that is asked does not clear it when it needs room; it may refuse.
    void navigator.storage?.persist?.().catch(() => false);
    await fetchInto(cache, missing, (done) => tell(done / missing.length));
    return 'kept';
  } catch (error) {
    return isFull(error) ? 'full' : 'lost';
  }
}

/** Takes a set, or all, off the device. */
export async function letGo(id: string): Promise<void> {
  const { list, cache } = await readStore();
  const sets = findSets(list, id);
  const gone = new Set(sets.flatMap(({ files }) => files).map(([address]) => address));
  for (const set of sets) await cache.delete(markOf(LIST, set.id));
  for (const key of await listKeys(cache)) if (gone.has(parseKey(key)[0])) await cache.delete(key);
}
