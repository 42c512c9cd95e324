import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BASE, placeBelow } from './address.ts';
import { listFiles } from './files.ts';

/** What a reader needs to go on without a network: every page, its styles, type and scripts, the icons. Search comes as it is used. */
const KEPT = /\.(?:html|css|js|svg|png|webmanifest|json|woff2)$/;
/** Of the puzzles the list, the trainer and the data are kept, not the pages of every one. */
const LEFT_OUT = /^\/(?:embed\/.*\.js$|pagefind\/|social\/|card\.png|sw\.js|icon-512\.png|puzzles\/(?:list\/|[a-z]+-[0-9a-z]{4}\/))/;

/** Milliseconds a page may take before the one that is kept is shown. */
const PATIENCE = 3000;

/** The worker's text, for these files of a site below a path. A new build is a new version, and the old one's files go. */
export function makeWorker(version: string, files: readonly string[], base = '/'): string {
  // Sites below other paths of the host have workers of their own, and what they keep is theirs.
  const prefix = `threefold${base === '/' ? '' : base}-`;
  return `const NAME = '${prefix}${version}';
const BASE = '${base}';
const FILES = ${JSON.stringify(files)};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('${prefix}') && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

const get = async (cache, request) => {
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === 'basic') await cache.put(request, fresh.clone());
  return fresh;
};
// A page that is kept in another form: the trainer has all puzzles, and the list of all has what the plain lists have.
const standIn = (address) => {
  const path = address.startsWith(BASE) ? '/' + address.slice(BASE.length) : address;
  const other = /^\\/puzzles\\/[a-z]+-[0-9a-z]{4}\\/$/.test(path) ? '/puzzles/train/' : path.startsWith('/puzzles/list/') ? '/puzzles/' : undefined;
  return other && BASE + other.slice(1);
};

// Pages: the network while there is one that answers. The rest: what is kept, and what is fetched is kept.
const answer = async (event) => {
  const { request } = event;
  const cache = await caches.open(NAME);
  const isPage = request.mode === 'navigate';
  // The search asks for its entry with the time of day.
  const same = await cache.match(request, { ignoreSearch: true });
  if (same && !isPage) return same;
  const instead = isPage && !same ? standIn(new URL(request.url).pathname) : undefined;
  const kept = same ?? (instead && (await cache.match(instead)));
  const fresh = get(cache, request);
  if (kept) {
    // A network that takes too long is none; what it brings later is kept for the next time.
    event.waitUntil(fresh.catch(() => undefined));
    const late = new Promise((done) => setTimeout(done, ${PATIENCE}));
    return (await Promise.race([fresh.catch(() => undefined), late])) ?? kept;
  }
  try {
    return await fresh;
  } catch (error) {
    const page = isPage ? await cache.match(BASE + '404.html') : undefined;
    if (page) return page;
    throw error;
  }
};
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(event));
});
`;
}

/** After the build, and after every other step that changes pages: the service worker. */
export function offline(): AstroIntegration {
  return {
    name: 'threefold-offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const hash = createHash('sha256');
        const files: string[] = [];
        for (const file of await listFiles(root)) {
          const address = `/${file.slice(root.length).replaceAll('\\', '/')}`;
          if (!KEPT.test(address) || LEFT_OUT.test(address)) continue;
          hash.update(address).update(await readFile(file));
          files.push(placeBelow(BASE, address.replace(/\/index\.html$/, '/')));
        }
        await writeFile(join(root, 'sw.js'), makeWorker(hash.digest('hex').slice(0, 12), files, BASE));
      },
    },
  };
}
