import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheKey, keyOfList, type CachedFile, type CacheList } from '../../src/offline/cache-list.ts';

/** What a worker is asked for, as its world hears it. */
interface Asked {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (done: Promise<unknown>) => void;
}

const SITE = 'http://site';
const VERSION = '1';
const NOT_KEPT: CachedFile = ['/kept/', 'k1'];
const HOME: CachedFile = ['/', 'h1'];
const LESSON: CachedFile = ['/learn/meder/pins/', 'p1'];
const weigh = (files: readonly CachedFile[]) => ({ bytes: 1, unpacked: 1, files });
const LIST: CacheList = {
  version: VERSION,
  cache: 'threefold-kept',
  shell: weigh([HOME, NOT_KEPT]),
  least: [NOT_KEPT],
  sets: [{ id: 'course-meder', ...weigh([LESSON]) }],
};

/** What is kept, by address: as much of a cache as a worker asks for. */
class Kept {
  readonly answers = new Map<string, string>();
  readonly match = (key: string, { ignoreSearch = false } = {}): Promise<Response | undefined> => {
    const found = ignoreSearch ? [...this.answers.keys()].find((one) => one.split('?')[0] === key) : key;
    const text = this.answers.get(found ?? '');
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  readonly delete = (key: string): Promise<boolean> => Promise.resolve(this.answers.delete(key));
  readonly put = async (key: string, answer: Response): Promise<void> => void this.answers.set(key, await answer.text());
  readonly keys = (): Promise<readonly { readonly url: string }[]> =>
    Promise.resolve([...this.answers.keys()].map((key) => ({ url: SITE + key })));
}

/** What the host does with a question for a path; one that is never answered ends when its asker gives it up. */
type Host = (path: string) => string | number | Promise<string>;
const never = (): Promise<string> => new Promise(() => undefined);
const late = (text: string, milliseconds: number): Promise<string> => new Promise((done) => setTimeout(() => done(text), milliseconds));
const refuse = (): never => {
  throw new TypeError('no network');
};

let listeners: Map<string, (event: Partial<Asked> & { readonly data?: unknown }) => void>;
let isUpdate: boolean;
/** Tells the worker something and waits for all it does then; rejects where it fails. */
async function tell(name: 'install' | 'message', data?: unknown): Promise<void> {
  const done: Promise<unknown>[] = [];
  listeners.get(name)!({ data, waitUntil: (one) => void done.push(one) });
  await Promise.all(done);
}

/** A worker with this storage, anew; gives the way to ask it for a page or a part of one. */
async function startWorker(open: () => Promise<Kept>) {
  listeners = new Map();
  vi.resetModules();
  vi.stubGlobal('BUILD', { version: VERSION, cache: LIST.cache, prefix: 'threefold-' });
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('self', {
    location: new URL(SITE),
    navigator: {},
    registration: { active: isUpdate ? {} : null },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: (event: Partial<Asked>) => void) => listeners.set(name, listener),
  });
  await import('../../src/offline/service-worker.ts');
  return async (path: string, mode: 'navigate' | 'cors' = 'navigate') => {
    const done: Promise<unknown>[] = [];
    const answer = await new Promise<Response>((resolve, reject) => {
      const request = { method: 'GET', url: SITE + path, mode } as Request;
      listeners.get('fetch')!({
        request,
        respondWith: (given) => void given.then(resolve, reject),
        waitUntil: (one) => void done.push(one),
      });
    });
    return { text: () => answer.text(), done: () => Promise.allSettled(done) };
  };
}

let host: Host;
let dropped: string[];
function ask(asked: string | Request, { signal }: RequestInit = {}): Promise<Response> {
  const path = typeof asked === 'string' ? asked : asked.url.slice(SITE.length);
  const given = new Promise<string | number>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'TimeoutError')));
    new Promise<string | number>((done) => done(host(path))).then(resolve, reject);
  });
  return given.then((text) => {
    const bytes = new TextEncoder().encode(typeof text === 'number' ? `status ${text}` : text);
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => (stream.enqueue(bytes), stream.close()),
        cancel: () => void dropped.push(path),
      },
      { highWaterMark: 0 },
    );
    const answer = new Response(body, { status: typeof text === 'number' ? text : 200 });
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return answer;
  });
}

let kept: Kept;
beforeEach(() => {
  isUpdate = false;
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const life = new AbortController();
    setTimeout(() => life.abort(), milliseconds);
    return life.signal;
  });
  vi.stubGlobal('fetch', ask);
  dropped = [];
  kept = new Kept();
  kept.answers.set(keyOfList('/kept.json', VERSION), JSON.stringify(LIST));
  kept.answers.set(cacheKey(HOME), 'home as it was');
  kept.answers.set(cacheKey(NOT_KEPT), 'not kept');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const start = (): ReturnType<typeof startWorker> => startWorker(() => Promise.resolve(kept));
/** How long something takes, in milliseconds of a clock that is turned for it. */
async function time<T>(what: Promise<T>): Promise<readonly [T, number]> {
  const begun = Date.now();
  let isDone = false;
  const mark = (): void => void (isDone = true);
  what.then(mark, mark);
  for (let turns = 0; !isDone && turns < 400; turns += 1) await vi.advanceTimersByTimeAsync(50);
  return [await Promise.race([what, Promise.reject(new Error('it is never answered'))]), Date.now() - begun];
}

test('a page comes from the network and is kept under the revision that it says itself; one that is not listed is not', async () => {
  const worker = await start();
  host = (path) => `<meta name="revision" content="p2"> ${path}`;
  const page = await worker(LESSON[0]);
  expect(await page.text()).toContain(LESSON[0]);
  await page.done();
  expect(kept.answers.get('/learn/meder/pins/?kept=p2')).toContain(LESSON[0]);
  const size = kept.answers.size;
  await (await worker('/puzzles/meder-ab12/')).done();
  expect(kept.answers.size).toBe(size);
});

test('a network that never answers costs three seconds and then half a second; what is kept is shown, else what says so', async () => {
  const worker = await start();
  host = never;
  const [home, first] = await time(worker('/'));
  expect([await home.text(), Math.round(first / 100)]).toEqual(['home as it was', 30]);
  const [other, second] = await time(worker(LESSON[0]));
  expect([await other.text(), second]).toEqual(['not kept', 500]);
});

test('a network that is slow, and answers after all, has three seconds for the next page too', async () => {
  const worker = await start();
  host = (path) => late(`new ${path}`, 3500);
  const [home] = await time(worker('/'));
  expect(await home.text()).toBe('home as it was');
  await vi.advanceTimersByTimeAsync(1000);
  host = (path) => late(`new ${path}`, 1500);
  const [lesson] = await time(worker(LESSON[0]));
  expect(await lesson.text()).toBe(`new ${LESSON[0]}`);
});

test('a host in trouble is not read to its end, and what is kept is shown', async () => {
  const worker = await start();
  host = () => 503;
  const [home] = await time(worker('/'));
  expect(await home.text()).toBe('home as it was');
  await vi.advanceTimersByTimeAsync(0);
  expect(dropped).toEqual(['/']);
});

test.for([
  ['is closed', () => Promise.reject(new DOMException('closed', 'SecurityError'))],
  [
    'breaks as it is read',
    () => Promise.resolve(Object.assign(new Kept(), { match: () => Promise.reject(new DOMException('broken', 'UnknownError')) })),
  ],
] as const)('where storage %s, pages and their parts come from the network', async ([, open]) => {
  const worker = await startWorker(open);
  host = (path) => `new ${path}`;
  for (const [path, mode] of [
    ['/', 'navigate'],
    ['/_astro/a.js', 'cors'],
  ] as const) {
    const [answer] = await time(worker(path, mode));
    expect(await answer.text()).toBe(`new ${path}`);
  }
});

test.for([
  ['was cleared', undefined],
  ['is cut off', '{"version":"1","cache":'],
  ['is of another shape', JSON.stringify({ ...LIST, sets: [{ id: 'course-meder', files: 'all' }] })],
] as const)(
  'where the list of what is kept %s, the host’s stands in; where that does not come either, the network answers, or what there is of the page',
  async ([, text]) => {
    const key = keyOfList('/kept.json', VERSION);
    if (text === undefined) kept.answers.delete(key);
    else kept.answers.set(key, text);
    host = (path) => (path === '/kept.json' ? JSON.stringify(LIST) : refuse());
    const [page] = await time((await start())('/'));
    expect(await page.text()).toBe('home as it was');
    host = (path) => (path === '/kept.json' ? never() : `new ${path}`);
    const [fresh] = await time((await start())('/'));
    expect(await fresh.text()).toBe('new /');
    host = refuse;
    const worker = await start();
    expect(await (await time(worker('/')))[0].text()).toBe('home as it was');
    await expect(time(worker(LESSON[0]))).rejects.toThrow('no network');
  },
);

describe('one file that does not come', () => {
  const BLOCKED = '/_astro/sound.js';
  const WITH_PARTS: CacheList = { ...LIST, shell: weigh([HOME, NOT_KEPT, [BLOCKED, ''], ['/_astro/board.js', '']]) };
  const serve = (path: string): string | number => {
    if (path === '/kept.json') return JSON.stringify(WITH_PARTS);
    return path === BLOCKED ? 404 : `new ${path}`;
  };
  beforeEach(() => kept.answers.clear());

  test('a first worker installs with the pages that say what is kept, and fetches the rest when a page is open', async () => {
    await start();
    host = serve;
    await tell('install');
    expect([...kept.answers.keys()]).toEqual([cacheKey(NOT_KEPT), keyOfList('/kept.json', VERSION)]);
    await tell('message', { opened: '/' });
    expect([...kept.answers.keys()]).toEqual(expect.arrayContaining([cacheKey(HOME), '/_astro/board.js']));
    expect(kept.answers.has(BLOCKED)).toBe(false);
    // It is tried again with a later page, and not with each.
    host = (path) => (path === BLOCKED ? 'it came' : serve(path));
    await tell('message', { opened: '/' });
    expect(kept.answers.has(BLOCKED)).toBe(false);
    await vi.advanceTimersByTimeAsync(61_000);
    await tell('message', { opened: '/' });
    expect(kept.answers.get(BLOCKED)).toBe('it came');
  });

  test('where a build before still answers, what comes is fetched before it takes over', async () => {
    isUpdate = true;
    await start();
    host = serve;
    await tell('install');
    expect([...kept.answers.keys()]).toEqual(expect.arrayContaining([cacheKey(HOME), '/_astro/board.js']));
  });

  test('without the page that says what is kept there is no worker', async () => {
    await start();
    host = (path) => (path.startsWith('/kept/') ? 404 : serve(path));
    await expect(tell('install')).rejects.toThrow('/kept/ could not be fetched');
  });

  test('the page that was open before the worker is kept, with the one after it; other messages are passed over', async () => {
    await start();
    host = (path) => (path === LESSON[0] ? '<a href="/" rel="next">' : serve(path));
    await tell('install');
    await tell('message', 'hello');
    await tell('message', { opened: '/nowhere/' });
    expect(kept.answers.has(cacheKey(LESSON))).toBe(false);
    await tell('message', { opened: LESSON[0] });
    expect(kept.answers.get(cacheKey(LESSON))).toContain('rel="next"');
  });
});
