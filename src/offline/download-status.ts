import { href } from '../platform/href.ts';
import { fetchInto, isFull, listKeys } from './cache.ts';
import { findMissing, cacheKey, markOf, parseKey, readList, type CachedFile, type CacheList, type OfflineSet } from './cache-list.ts';
import { ALL_SETS, WITH_EVERY } from './sets.ts';

const LIST = href('/kept.json');

/** How much of a set is on the device. */
export interface DownloadedSet {
  readonly files: readonly CachedFile[];
  readonly have: readonly CachedFile[];
}

/** All sets, with what is on the device; throws where the browser keeps nothing, or the list cannot be fetched; a `SyntaxError` where it cannot be read. */
export interface Store {
  readonly list: CacheList;
  readonly cache: Cache;
  readonly held: ReadonlyMap<string, DownloadedSet>;
  /** Nothing of the site is here yet, not even what everybody keeps. */
  readonly isEmpty: boolean;
}

/** The sets a name stands for: one, or all. */
const findSets = (list: CacheList, id: string): readonly OfflineSet[] => list.sets.filter((set) => id === ALL_SETS || set.id === id);

/** Reads what is kept, whatever tab or the worker changed it last. */
export async function readStore(): Promise<Store> {
  const list = await readList(await fetch(LIST));
  const cache = await caches.open(list.cache);
  const keys = await listKeys(cache);
  const addresses = new Set(keys.map((key) => parseKey(key)[0]));
  const held = [...list.sets.map(({ id }) => id), ALL_SETS].map((id): [string, DownloadedSet] => {
    const files = findSets(list, id).flatMap((set) => set.files);
    return [id, { files, have: files.filter(([address]) => addresses.has(address)) }];
  });
  return { list, cache, held: new Map(held), isEmpty: keys.length === 0 };
}

/** How keeping ended: `kept`, or why it can not be read without a network. */
export type DownloadResult =
  /** All of the set is here, and a worker answers for it; `lost` files that every page shares could not be fetched. */
  | { readonly outcome: 'kept'; readonly lost: number }
  /** There was no room. */
  | { readonly outcome: 'full' }
  /** So many files of the set could not be fetched. */
  | { readonly outcome: 'lost'; readonly lost: number; readonly all: number }
  /** The files are here, and no worker is active that would read them. */
  | { readonly outcome: 'inactive' };

/** Milliseconds that a worker may take to become active after the files are here. */
const ACTIVATION = 10_000;

/** Whether a worker answers for this site's pages; waits for one that is still being installed. */
export async function isWorkerActive(patience = ACTIVATION): Promise<boolean> {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration().catch(() => undefined);
  if (registration?.active) return true;
  if (!registration?.installing && !registration?.waiting) return false;
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), patience));
  return (await Promise.race([workers.ready, late])) !== undefined;
}

/** Fetches all of a set, or of all, that is not here yet, and what the search needs to find it; tells the part that is here, from 0 to 1. */
export async function downloadSet(id: string, tell: (part: number) => void): Promise<DownloadResult> {
  const { list, cache } = await readStore();
  const sets = new Set([...findSets(list, id), ...findSets(list, WITH_EVERY)]);
  const files = [...sets].flatMap((set) => set.files);
  const keys = await listKeys(cache);
  const missing = findMissing(files, keys);
  // What every page shares may be missing too: a worker has fetched it as far as it came.
  const shared = findMissing(list.shell.files, keys);
  try {
    for (const set of sets) await cache.put(markOf(LIST, set.id), new Response(''));
    // A browser that is asked does not clear it when it needs room; it may refuse.
    void navigator.storage?.persist?.().catch(() => false);
    const all = [...shared, ...missing];
    const failed = await fetchInto(cache, all, (done) => tell(done / all.length));
    const lost = findMissing(failed, shared.map(cacheKey)).length;
    if (lost > 0) return { outcome: 'lost', lost, all: files.length };
    return (await isWorkerActive()) ? { outcome: 'kept', lost: failed.length } : { outcome: 'inactive' };
  } catch (error) {
    if (isFull(error)) return { outcome: 'full' };
    throw error;
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
