import { afterEach, expect, test, vi } from 'vitest';
import { fetchInto } from '../../src/offline/cache.ts';
import type { CachedFile } from '../../src/offline/cache-list.ts';

afterEach(() => void vi.unstubAllGlobals());

const FILES: readonly CachedFile[] = Array.from({ length: 30 }, (_, at) => [`/learn/meder/${at}/`, `r${at}`]);

/** A cache with room for so many files, and a host that does not answer some questions, told by those asked so far. */
function stand(
  room: number,
  isLost: (asked: readonly string[]) => boolean = () => false,
): { readonly kept: string[]; readonly asked: string[]; readonly cache: Cache } {
  const [kept, asked]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = new Response('', { status: isLost(asked) ? 404 : 200 });
    // Some files take longer than others.
    return new Promise((done) => setTimeout(() => done(answer), asked.length % 4));
  });
  const put = (key: string): Promise<void> => {
    if (kept.length >= room) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    kept.push(key);
    return Promise.resolve();
  };
  return { kept, asked, cache: { put } as unknown as Cache };
}

test('files are kept under their revision, and it is told how many', async () => {
  const { kept, cache } = stand(100);
  const told: number[] = [];
  await fetchInto(cache, FILES, (done) => told.push(done));
  expect(new Set(kept)).toEqual(new Set(FILES.map(([address, revision]) => `${address}?kept=${revision}`)));
  expect(told).toEqual(FILES.map((_, at) => at + 1));
});

test('a file that is gone is passed over and named; the others are kept', async () => {
  const { kept, cache } = stand(100, ({ length }) => length === 4);
  expect(await fetchInto(cache, FILES)).toEqual([FILES[3]]);
  expect(kept).toHaveLength(FILES.length - 1);
});

test('where there is no room, or nothing comes any more, no more files are asked for', async () => {
  const full = stand(10);
  await expect(fetchInto(full.cache, FILES)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(full.kept).toHaveLength(10);
  expect(full.asked.length).toBeLessThan(FILES.length);
  const gone = stand(100, ({ length }) => length > 3);
  const failed = await fetchInto(gone.cache, FILES);
  expect(new Set(failed)).toEqual(new Set(FILES.slice(3)));
  expect(gone.asked.length).toBeLessThan(FILES.length);
});

test('where one file finds no room, what is under way is waited for: nothing is told after the end', async () => {
  const { cache } = stand(100);
  const put = (key: string): Promise<void> =>
    key.includes('/4/') ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : Promise.resolve();
  const tell = vi.fn();
  await expect(fetchInto({ ...cache, put }, FILES, tell)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  const told = tell.mock.calls.length;
  await new Promise((done) => setTimeout(done, 20));
  expect(tell).toHaveBeenCalledTimes(told);
});
