import { afterEach, expect, test, vi } from 'vitest';
import { fetchInto } from '../../src/keeping/cache.ts';
import type { KeptFile } from '../../src/keeping/list.ts';

afterEach(() => void vi.unstubAllGlobals());

const FILES: readonly KeptFile[] = Array.from({ length: 30 }, (_, at) => [`/learn/meder/${at}/`, `r${at}`]);

/** A cache with room for so many files, and a host that has all but one. */
function stand(room: number, lost?: string): { readonly kept: string[]; readonly asked: string[]; readonly cache: Cache } {
  const [kept, asked]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('', { status: address === lost ? 404 : 200 }));
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

test('where there is no room, or a file is gone, no more of them are asked for', async () => {
  const full = stand(10);
  await expect(fetchInto(full.cache, FILES)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(full.kept).toHaveLength(10);
  expect(full.asked.length).toBeLessThan(FILES.length);
  const gone = stand(100, '/learn/meder/3/?kept=r3');
  await expect(fetchInto(gone.cache, FILES)).rejects.toThrow('404');
  expect(gone.asked.length).toBeLessThan(FILES.length);
});
