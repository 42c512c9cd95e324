import { href } from '../platform/href.ts';
import { fetchInto, cacheWhole, listKeys, LONGEST } from './cache.ts';
import {
  filesOf,
  findMissing,
  cacheKey,
  keyOfList,
  parseKey,
  parseMark,
  planClearing,
  planFetching,
  readList,
  type Fetching,
  type CacheList,
} from './cache-list.ts';

/** What the build says of itself; it stands before this script. */
declare const BUILD: {
  readonly version: string;
  /** What this worker keeps everything in, and how the names of all it may clear begin. */
  readonly cache: string;
  readonly prefix: string;
};

/** The part of a service worker's world that this one needs. */
interface Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Client {
  readonly url: string;
  postMessage(message: Renewed): void;
}
interface MessageEvent extends Event {
  readonly data: unknown;
}
interface World {
  readonly location: Location;
  readonly registration: { readonly active: unknown };
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Event) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
const world = self as unknown as World;

/** The message to open pages when a build takes over: the revision it has of them, none where it does not list them. */
export interface Renewed {
  readonly revision: string | undefined;
}

/** What an open page tells the worker once it answers for the page: keep me, and what else is missing. */
export interface Opened {
  readonly opened: string;
}
const isOpened = (data: unknown): data is Opened => typeof (data as Partial<Opened> | undefined)?.opened === 'string';

/** Milliseconds after which files that could not be fetched are tried again. */
const RETRY = 60_000;
/** Milliseconds to wait for the network before what is kept, or a page that lists it, is shown instead. */
const PATIENCE = 3000;
/** After one timeout, the shorter wait for the next requests, and how long it applies. */
const [SHORT_PATIENCE, MEMORY] = [500, 20_000];

const [LIST, NOT_KEPT, NOT_FOUND, TRAINER, SEARCH_ENTRY] = [
  href('/kept.json'),
  href('/kept/'),
  href('/404.html'),
  href('/puzzles/train/'),
  href('/pagefind/pagefind-entry.json'),
];
/** Pages without which a worker has nothing to say. */
const NEEDED = new Set([NOT_KEPT, NOT_FOUND]);
const PUZZLE = new RegExp(`^${href('/puzzles/')}([a-z]+)-[0-9a-z]{4}/$`);
/** Where pages are of which none is listed. */
const UNLISTED = new Set(['gallery']);
const PUZZLE_LIST = href('/puzzles/list/');

const open = (): Promise<Cache> => caches.open(BUILD.cache);
const isSaving = (): boolean => world.navigator.connection?.saveData === true;

/** The list of this build as the host has it. */
async function fetchList(patience: number): Promise<CacheList> {
  const list = await readList(await fetch(LIST, { cache: 'no-cache', signal: AbortSignal.timeout(patience) }));
  if (list.version !== BUILD.version) throw new Error('the list of files is of another build');
  return list;
}

/** What this build lacks of what is to be kept, beside what lies in the cache. */
async function planMissing(cache: Cache, list: CacheList): Promise<Fetching> {
  const keys = await listKeys(cache);
  return planFetching(list, { keys, sets: new Set(keys.flatMap((key) => parseMark(key) ?? [])) }, isSaving());
}

/**
 * A first worker needs the pages that say what is kept, and fetches the rest while it works: no other file keeps it from answering.
 * Where a build before still answers, everything that comes is fetched first.
 */
async function install(): Promise<void> {
  const cache = await open();
  const list = await fetchList(LONGEST);
  const { least, shell, wished } = await planMissing(cache, list);
  const failed = await fetchInto(cache, least);
  const lost = failed.find(([address]) => NEEDED.has(address));
  if (lost) throw new Error(`${lost[0]} could not be fetched`);
  // The list of this build is the last one, also where it was here before.
  const key = keyOfList(LIST, BUILD.version);
  await cache.delete(key);
  await cache.put(key, new Response(JSON.stringify(list)));
  // What cannot be fetched, or finds no room, stays as the build before had it.
  if (world.registration.active) await fetchInto(cache, [...shell, ...wished]).catch(() => undefined);
  await world.skipWaiting();
}

let isCompleting = false;
let completedAt = -Infinity;
/** Fetches what is still missing of what this build keeps; a file that does not come is tried again with a later page. */
async function complete(cache: Cache): Promise<void> {
  if (isCompleting || Date.now() - completedAt < RETRY) return;
  isCompleting = true;
  try {
    const list = await findList(cache, keyOfList(LIST, BUILD.version));
    if (!list) return;
    const { least, shell, wished } = await planMissing(cache, list);
    await fetchInto(cache, [...least, ...shell, ...wished]);
  } finally {
    isCompleting = false;
    completedAt = Date.now();
  }
}

/** Keeps a page that was opened before this worker answered, with the one after it, as it keeps those it answers for. */
async function keepOpened(cache: Cache, path: string): Promise<void> {
  const revision = (await readRevisions(cache)).get(path);
  if (revision === undefined || (await cache.match(cacheKey([path, revision])))) return;
  const answer = await fetch(path, { signal: AbortSignal.timeout(LONGEST) });
  if (answer.ok) await keep(cache, path, revision, answer);
}

async function findList(cache: Cache, key: string): Promise<CacheList | undefined> {
  const kept = await cache.match(key);
  return kept && readList(kept).catch(() => undefined);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(BUILD.prefix) && name !== BUILD.cache) await caches.delete(name);
  const cache = await open();
  const keys = await listKeys(cache);
  const lists = keys.filter((key) => parseKey(key)[0] === LIST && parseMark(key) === undefined);
  const [own, before] = [lists.at(-1), lists.at(-2)];
  const list = own === undefined ? undefined : await findList(cache, own);
  if (list) {
    const marks = keys.filter((key) => parseMark(key) !== undefined);
    const stays = new Set([...marks, ...lists.slice(-2)]);
    const gone = planClearing(list, before === undefined ? undefined : await findList(cache, before), keys, stays);
    await Promise.all(gone.map((key) => cache.delete(key)));
  }
  await world.clients.claim();
  const revisions = new Map(list ? filesOf(list) : []);
  for (const client of await world.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage({ revision: revisions.get(new URL(client.url).pathname) });
}

let revisions: Promise<ReadonlyMap<string, string>> | undefined;

/** The files of this build with their revisions, read once. */
function readRevisions(cache: Cache): Promise<ReadonlyMap<string, string>> {
  revisions ??= (async () => {
    // A browser may have cleared what it kept; then what is used is kept again.
    const kept = await findList(cache, keyOfList(LIST, BUILD.version)).catch(() => undefined);
    const list = kept ?? (await fetchList(PATIENCE).catch(() => undefined));
    // Pages that come meanwhile do not wait for it one after the other.
    if (!list) setTimeout(() => (revisions = undefined), PATIENCE);
    return new Map(list ? filesOf(list) : []);
  })();
  return revisions;
}

/** What is kept of an address: of this build, or of the one before. */
async function findKept(cache: Cache, path: string): Promise<Response | undefined> {
  const revision = (await readRevisions(cache)).get(path);
  if (revision === undefined) return undefined;
  return (await cache.match(cacheKey([path, revision]))) ?? (revision === '' ? undefined : cache.match(path, { ignoreSearch: true }));
}

/** Fetches something and keeps it where the build lists it; with a page that is read comes the one after it. */
async function take(cache: Cache, event: FetchEvent, path: string): Promise<Response> {
  const fresh = await fetch(event.request);
  if (!fresh.ok || fresh.type !== 'basic') return fresh;
  const revision = (await readRevisions(cache)).get(path);
  if (revision === undefined) return fresh;
  event.waitUntil(keep(cache, path, revision, fresh.clone()).catch(() => undefined)); // there may be no room
  return fresh;
}

async function keep(cache: Cache, path: string, revision: string, answer: Response): Promise<void> {
  if (!/\/$/.test(path)) return cacheWhole(cache, cacheKey([path, revision]), answer);
  const text = await answer.text();
  const own = /<meta name="revision" content="(\w+)"/.exec(text)?.[1] ?? revision;
  await cache.put(cacheKey([path, own]), new Response(text, { headers: answer.headers }));
  const next = /<a href="([^"]+)" rel="next"/.exec(text)?.[1];
  const known = next === undefined ? undefined : (await readRevisions(cache)).get(next);
  if (next !== undefined && known !== undefined && !isSaving()) await fetchInto(cache, findMissing([[next, known]], await listKeys(cache)));
}

/** When the network last timed out; undefined once it has answered again, even if late. */
let hungAt: number | undefined;
function wait(): Promise<void> {
  const isHung = hungAt !== undefined && Date.now() - hungAt < MEMORY;
  return new Promise((done) => setTimeout(done, isHung ? SHORT_PATIENCE : PATIENCE));
}

/** What the network answers in time, unless it is that the host is in trouble. */
async function inTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const late = Symbol('late');
  const answer = await Promise.race([fresh.catch(() => undefined), wait().then(() => late)]);
  const hasAnswered = (): void => void (hungAt = undefined);
  if (answer === late) {
    hungAt = Date.now();
    // A slow network does not hang: what comes next has all its time.
    void fresh.then(hasAnswered, () => undefined);
  } else if (answer) hasAnswered();
  return answer instanceof Response && answer.status < 500 ? answer : undefined;
}

/** What the network answers is not read, for something else is shown: it need not send the rest. */
const drop = (fresh: Promise<Response>): void => void fresh.then(({ body }) => body?.cancel()).catch(() => undefined);

/** A page in another form: the trainer has all puzzles of a ruleset, and the list of all has what the plain lists have. */
async function findInstead(cache: Cache, path: string): Promise<Response | undefined> {
  const ruleset = PUZZLE.exec(path)?.[1];
  if (ruleset !== undefined) {
    const data = href(`/puzzles/data/${ruleset}/`);
    const isThere = (await listKeys(cache)).some((key) => key.startsWith(data) && !key.startsWith(`${data}facets`));
    return isThere ? findKept(cache, TRAINER) : undefined;
  }
  return path.startsWith(PUZZLE_LIST) ? findKept(cache, href('/puzzles/')) : undefined;
}

/** Pages: the network while there is one that answers, then what is kept, then a page that says what is. */
async function answerPage(cache: Cache, event: FetchEvent, path: string): Promise<Response> {
  const fresh = take(cache, event, path);
  event.waitUntil(fresh.catch(() => undefined));
  const answer = await inTime(fresh);
  if (answer) return answer;
  const instead = (await findKept(cache, path)) ?? (await findInstead(cache, path)) ?? (await findWords(cache, path));
  if (!instead) return fresh;
  drop(fresh);
  return instead;
}

/** A page that says that another one is not kept, or that there is none. */
async function findWords(cache: Cache, path: string): Promise<Response | undefined> {
  // An address where pages are may be a page that is not kept; no other address is known.
  const [top = ''] = path.slice(href('/').length).split('/');
  const isPage = UNLISTED.has(top) || [...(await readRevisions(cache)).keys()].some((address) => address.startsWith(href(`/${top}/`)));
  return findKept(cache, isPage ? NOT_KEPT : NOT_FOUND);
}

/** The rest: what is kept; what is not, as long as a page waits for it. */
async function answerPart(cache: Cache, event: FetchEvent, path: string): Promise<Response> {
  const kept = path === LIST ? await cache.match(keyOfList(LIST, BUILD.version)) : await findKept(cache, path);
  if (kept && path !== SEARCH_ENTRY) return kept;
  // A script of a build before.
  const older = kept ?? (await cache.match(path));
  if (older && path !== SEARCH_ENTRY) return older;
  const fresh = take(cache, event, path);
  event.waitUntil(fresh.catch(() => undefined));
  // Without its scripts a page is nothing; for the rest it has words.
  if (path.startsWith(href('/_astro/'))) return fresh;
  const answer = await inTime(fresh);
  if (answer) return answer;
  drop(fresh);
  return older ?? Response.error();
}

/** What is kept of an address under any revision, for when no list can be read that says which; else the reason why there is none. */
async function findAny(path: string, fault: unknown): Promise<Response> {
  const kept = await (await open()).match(path, { ignoreSearch: true });
  if (!kept) throw fault;
  return kept;
}

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== world.location.origin || !pathname.startsWith(href('/'))) return;
  // A page that keeps something asks for one revision of it.
  if (parseKey(request.url)[1] !== '') return;
  const isPage = request.mode === 'navigate';
  // A page is the same without its trailing slash.
  const path = isPage && !/\/$|\.\w+$/.test(pathname) ? `${pathname}/` : pathname;
  const answer = open().then((cache) => (isPage ? answerPage(cache, event, path) : answerPart(cache, event, path)));
  // Where a browser's storage refuses, there is still the network; where that is gone too, whatever it has of the address.
  event.respondWith(answer.catch(() => fetch(request)).catch((fault: unknown) => findAny(path, fault)));
});
world.addEventListener('message', (event) => {
  const { data } = event;
  if (!isOpened(data)) return;
  const keepAll = async (): Promise<void> => {
    const cache = await open();
    await keepOpened(cache, data.opened).catch(() => undefined); // there may be no network, or no room
    await complete(cache).catch(() => undefined);
  };
  event.waitUntil(keepAll());
});
