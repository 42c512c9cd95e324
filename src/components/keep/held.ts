import { href } from '../../address/href.ts';
import { fetchInto, listKeys } from '../../keeping/cache.ts';
import { findMissing, markOf, parseKey, type KeptFile, type KeptList, type KeptSet } from '../../keeping/list.ts';
import { WITH_EVERY } from '../../keeping/sets.ts';

const LIST = href('/kept.json');

/** How much of a set is on the device. */
export interface Held {
  readonly set: KeptSet;
  readonly have: readonly KeptFile[];
}

/** All sets, with what is on the device; throws where the browser keeps nothing, or the list cannot be fetched. */
export interface Store {
  readonly list: KeptList;
  readonly cache: Cache;
  readonly held: ReadonlyMap<string, Held>;
}

/** Reads what is kept, whatever tab or the worker changed it last. */
export async function readStore(): Promise<Store> {
  const list = (await (await fetch(LIST)).json()) as KeptList;
  const cache = await caches.open(list.cache);
  const keys = await listKeys(cache);
  const addresses = new Set(keys.map((key) => parseKey(key)[0]));
  const held = list.sets.map((set) => [set.id, { set, have: set.files.filter(([address]) => addresses.has(address)) }] as const);
  return { list, cache, held: new Map(held) };
}

/** How keeping ended: all is here, there was no room for it, or something could not be fetched. */
export type Kept = 'kept' | 'full' | 'lost';

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Fetches all of a set that is not here yet, and what the search needs to find it; tells the part that is here, from 0 to 1. */
export async function keepSet(id: string, tell: (part: number) => void): Promise<Kept> {
  const { list, cache } = await readStore();
  const sets = list.sets.filter((set) => set.id === id || set.id === WITH_EVERY);
  const files = sets.flatMap((set) => set.files);
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

/** Takes a set off the device. */
export async function letGo(id: string): Promise<void> {
  const { list, cache } = await readStore();
  const gone = new Set(list.sets.find((set) => set.id === id)?.files.map(([address]) => address));
  await cache.delete(markOf(LIST, id));
  for (const key of await listKeys(cache)) if (gone.has(parseKey(key)[0])) await cache.delete(key);
}
