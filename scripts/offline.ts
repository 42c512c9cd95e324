import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './files.ts';

/** What a reader needs to go on without a network: every page, its styles, type and scripts, the icons. Search comes as it is used. */
const KEPT = /\.(?:html|css|js|svg|png|webmanifest|json|woff2)$/;
/** Of the puzzles the list, the trainer and the data are kept, not the pages of every one. */
const LEFT_OUT = /^\/(?:pagefind\/|social\/|card\.png|sw\.js|icon-512\.png|puzzles\/(?:list\/|[a-z]+-[0-9a-z]{4}\/))/;

/** The worker's text, for these files. A new build is a new version, and the old one's files go. */
export function makeWorker(version: string, files: readonly string[]): string {
  return `const NAME = 'threefold-${version}';
const FILES = ${JSON.stringify(files)};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('threefold-') && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// Pages: the network while there is one. The rest: what is kept, and what is fetched is kept.
const answer = async (request) => {
  const cache = await caches.open(NAME);
  // The search asks for its entry with the time of day.
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && request.mode !== 'navigate') return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.type === 'basic') await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    // The trainer answers for the page of a puzzle: it has all of them.
    const isPuzzle = /^\\/puzzles\\/[a-z]+-[0-9a-z]{4}\\/$/.test(new URL(request.url).pathname);
    const page = kept ?? (request.mode === 'navigate' ? await cache.match(isPuzzle ? '/puzzles/train/' : '/404.html') : undefined);
    if (page) return page;
    throw error;
  }
};
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
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
          files.push(address.replace(/\/index\.html$/, '/'));
        }
        await writeFile(join(root, 'sw.js'), makeWorker(hash.digest('hex').slice(0, 12), files));
      },
    },
  };
}
