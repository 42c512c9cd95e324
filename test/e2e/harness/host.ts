import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { DIST } from '../../../scripts/common/pages.ts';
import { listen, makeServer } from '../../../scripts/common/server.ts';
import { PATIENCE } from './board.ts';
import { expect, type Page } from './page.ts';

/** A host of the built site that a test can stop, hang, and give another build. */
export interface Host {
  readonly site: string;
  /** Takes questions and never answers. */
  isHanging: boolean;
  /** What was asked for since the list was last emptied, each by its path. */
  readonly asked: string[];
  /** What is answered instead of a file of the site; nothing for a file that is gone. */
  readonly other: Map<string, string | undefined>;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** Serves the built site on a port of its own. */
export async function startHost(): Promise<Host> {
  const inner = makeServer(DIST);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    host.asked.push(pathname);
    if (host.isHanging) return;
    if (!host.other.has(pathname)) return void inner.emit('request', request, response);
    const text = host.other.get(pathname);
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
  });
  const host: Host = {
    site: await listen(server, 0),
    isHanging: false,
    asked: [],
    other: new Map(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}

/** What the build wrote at an address. */
export const readBuilt = (address: string): Promise<string> => readFile(`${DIST}${address.replace(/\/$/, '/index.html')}`, 'utf8');

/** Puts another build in place of the one that a host serves: these pages say something else. */
export async function renew(host: Host, pages: ReadonlyMap<string, (html: string) => string>): Promise<void> {
  let list = await readBuilt('/kept.json');
  for (const [address, change] of pages) {
    const before = await readBuilt(address);
    const old = /<meta name="revision" content="(\w+)"/.exec(before)?.[1];
    if (old === undefined) throw new Error(`${address} says no revision`);
    const revision = createHash('sha256').update(change(before)).digest('hex').slice(0, 12);
    host.other.set(address, change(before).replaceAll(old, revision));
    list = list.replace(`["${address}","${old}"]`, `["${address}","${revision}"]`);
  }
  const { version } = JSON.parse(list) as { readonly version: string };
  const next = createHash('sha256').update(list).digest('hex').slice(0, 12);
  host.other.set('/kept.json', list.replace(version, next));
  host.other.set('/sw.js', (await readBuilt('/sw.js')).replace(version, next));
}

/** Waits until the worker answers for the page and has what everybody keeps, or the least of it. */
export const waitForWorker = (page: Page, part: 'shell' | 'least' = 'shell'): Promise<void> =>
  page.evaluate(async (part) => {
    const { scope } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    type Files = readonly (readonly [string, string])[];
    const list = (await (await fetch(`${scope}kept.json`)).json()) as { cache: string; shell: { files: Files }; least: Files };
    const files = part === 'shell' ? list.shell.files : list.least;
    const cache = await caches.open(list.cache);
    for (;;) {
      const there = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
      if (files.every(([address, revision]) => there.has(revision === '' ? address : `${address}?kept=${revision}`))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, part);

/** Addresses of what is kept, with the revision behind them. */
export const listKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Presses “Keep” for a set and waits until all of it is here. */
export async function keepSet(page: Page, id: string): Promise<void> {
  const set = page.locator(`keep-set[data-set="${id}"]`);
  await set.locator('[data-do="keep"]').click();
  await expect.poll(() => set.locator('.keep-says').textContent(), { timeout: 60_000 }).toBe('Kept.');
}

/** Waits for the heading of a page. */
export async function expectHead(page: Page, head: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toBe(head);
}
