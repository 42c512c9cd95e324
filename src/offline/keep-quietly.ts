import { href } from '../platform/href.ts';
import { fetchInto, listKeys } from './cache.ts';
import { isWorkerActive, readStore } from './download-status.ts';
import { findMissing, markOf } from './cache-list.ts';

/** Fetches what of a set is not here yet, and nothing besides, where a worker would read it; what fails is left for another time. */
export async function keepQuietly(id: string): Promise<void> {
  if (!(await isWorkerActive())) return;
  const { cache, held } = await readStore();
  const missing = findMissing(held.get(id)?.files ?? [], await listKeys(cache));
  if (missing.length === 0) return;
  await cache.put(markOf(href('/kept.json'), id), new Response(''));
  await fetchInto(cache, missing);
}
