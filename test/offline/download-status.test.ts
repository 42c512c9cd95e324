import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isWorkerActive, downloadSet, letGo, readStore } from '../../src/offline/download-status.ts';
import { cacheKey, type CachedFile, type CacheList } from '../../src/offline/cache-list.ts';
import { ALL_SETS, listSets } from '../../src/offline/sets.ts';

const weigh = (files: readonly CachedFile[]) => ({ bytes: 1, unpacked: 1, files });
const SHELL: readonly CachedFile[] = [
  ['/', 'h1'],
  ['/_astro/a.js', ''],
];
/** A build in which each set there is has two pages. */
const LIST: CacheList = {
  version: '1',
  cache: 'threefold-kept',
  shell: weigh(SHELL),
  least: [],
  sets: listSets(['meder', 'grant']).map(({ id }) => ({
    id,
    ...weigh([
      [`/${id}/one/`, 'r1'],
      [`/${id}/two/`, 'r2'],
    ]),
  })),
};
const EACH = LIST.sets.length;

const kept = new Map<string, Response>();
const asked: string[] = [];
const [match, put, remove] = [vi.fn(), vi.fn(), vi.fn()];
let listed: () => Response;
/** The state of the worker as the browser tells it. */
let registration: object | undefined;

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  listed = () => Response.json(LIST);
  registration = { active: {} };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration), ready: new Promise(() => undefined) },
  });
  for (const file of SHELL) kept.set(cacheKey(file), new Response(''));
  put.mockImplementation((key: string, answer: Response) => Promise.resolve(void kept.set(key, answer)));
  remove.mockImplementation((key: string) => Promise.resolve(kept.delete(key)));
  const keys = (): Promise<unknown> => Promise.resolve([...kept.keys()].map((key) => ({ url: `http://site${key}` })));
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match, put, delete: remove, keys }) });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(address === '/kept.json' ? listed() : new Response(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

const marks = (): readonly string[] => [...kept.keys()].filter((key) => key.startsWith('/kept.json?set='));

describe('all of it', () => {
  test('is every file of every set, each asked for once, told from nothing to all', async () => {
    const told: number[] = [];
    expect(await downloadSet(ALL_SETS, (part) => told.push(part))).toEqual({ outcome: 'kept', lost: 0 });
    const files = LIST.sets.flatMap((set) => set.files).map(cacheKey);
    expect(asked.filter((address) => address !== '/kept.json').sort()).toEqual([...files].sort());
    expect(told.length).toBe(files.length);
    expect([told.toSorted((a, b) => a - b), told.at(-1)]).toEqual([told, 1]);
    expect(marks().length).toBe(EACH);
    const { held } = await readStore();
    for (const [id, { files: all, have }] of held) expect([id, have.length]).toEqual([id, all.length]);
  });

  test('what is here already is not asked for again', async () => {
    await downloadSet('course-meder', () => undefined);
    asked.length = 0;
    await downloadSet(ALL_SETS, () => undefined);
    expect(asked.filter((address) => address.startsWith('/course-meder/') || address.startsWith('/search/'))).toEqual([]);
    expect(asked.filter((address) => address.startsWith('/course-grant/')).length).toBe(2);
  });

  test('let go leaves what everybody keeps, and nothing is asked for any more', async () => {
    await downloadSet(ALL_SETS, () => undefined);
    await letGo(ALL_SETS);
    expect([...kept.keys()]).toEqual(SHELL.map(cacheKey));
  });
});

test('one set brings the search along, and goes alone', async () => {
  await downloadSet('course-meder', () => undefined);
  const haveOf = async (id: string): Promise<number> => (await readStore()).held.get(id)!.have.length;
  expect([await haveOf('course-meder'), await haveOf('search'), await haveOf('course-grant')]).toEqual([2, 2, 0]);
  expect(marks()).toEqual(['/kept.json?set=course-meder', '/kept.json?set=search']);
  await letGo('course-meder');
  expect([await haveOf('course-meder'), await haveOf('search')]).toEqual([0, 2]);
});

describe('what goes wrong is told apart', () => {
  test('no room, and a file that does not come', async () => {
    put.mockImplementation((key: string) =>
      key.includes('?set=') ? Promise.resolve() : Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    );
    expect(await downloadSet('course-meder', () => undefined)).toEqual({ outcome: 'full' });
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(address === '/kept.json' ? listed() : new Response('', { status: 404 })));
    expect(await downloadSet('course-meder', () => undefined)).toEqual({ outcome: 'lost', lost: 4, all: 4 });
  });

  test('a file that all pages share, and which does not come, is told; the set is kept', async () => {
    kept.delete('/_astro/a.js');
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === '/kept.json' ? listed() : new Response('', { status: address === '/_astro/a.js' ? 404 : 200 })),
    );
    expect(await downloadSet('course-meder', () => undefined)).toEqual({ outcome: 'kept', lost: 1 });
  });

  test.for([
    ['was never registered', undefined],
    ['could not be installed', { active: null, installing: null, waiting: null }],
  ] as const)('nothing is called kept where a worker %s', async ([, state]) => {
    registration = state;
    expect(await downloadSet('course-meder', () => undefined)).toEqual({ outcome: 'inactive' });
  });

  test('a worker that is still being installed has some seconds to begin, and no more', async () => {
    registration = { active: null, installing: {}, waiting: null };
    expect(await isWorkerActive(10)).toBe(false);
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve({ active: {} }) },
    });
    expect(await isWorkerActive(10)).toBe(true);
  });

  test.for([
    ['a page instead', () => new Response('<!doctype html><title>Sign in</title>')],
    ['an error', () => Response.json(LIST, { status: 500 })],
    ['nothing', () => Response.json(null)],
    ['no sets', () => Response.json({ ...LIST, sets: undefined })],
    ['a set without files', () => Response.json({ ...LIST, sets: [{ id: 'album', bytes: 1, unpacked: 1 }] })],
    ['a file with a number for its revision', () => Response.json({ ...LIST, shell: weigh([['/', 7 as never]]) })],
    ['a list of another form', () => Response.json({ ...LIST, least: ['/'] })],
    ['no name of what it is kept in', () => Response.json({ ...LIST, cache: undefined })],
  ] as const)('a host that gives %s for the list', async ([, answer]) => {
    listed = answer;
    await expect(readStore()).rejects.toThrow(SyntaxError);
    await expect(downloadSet(ALL_SETS, () => undefined)).rejects.toThrow(SyntaxError);
    expect(marks()).toEqual([]);
  });
});
