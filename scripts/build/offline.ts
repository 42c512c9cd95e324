import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';
import type { CachedFile, CacheList, OfflineSet } from '../../src/offline/cache-list.ts';
import { sayBytes } from '../../src/offline/cache-list.ts';
import { ALL_SETS, findSet, isHashed, isShell, WITH_EVERY } from '../../src/offline/sets.ts';
import { BASE, findWithin, placeBelow } from '../common/site-address.ts';
import { listFiles } from '../common/files.ts';

/** A file of the built site that a reader may keep: what set it is in, and what it weighs. */
export interface Weighed {
  readonly address: string;
  readonly set: string;
  readonly revision: string;
  readonly bytes: number;
  readonly unpacked: number;
}

/** The set that every visitor stores; its id is empty. */
const SHELL_SET = '';
/** A reader with data saver on keeps the pages that say what is kept, with all that they cannot be without. */
const MINIMAL_PAGES = ['/kept/', '/404.html'];
const NAMED_FILE = /(?:\b(?:src|href)=|\bfrom\s*|\bimport\s*)["']([^"']*\.(?:js|css))["']/g;
const WORKER = fileURLToPath(new URL('../../src/offline/service-worker.ts', import.meta.url));
const compress = promisify(gzip);
const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** Prefix of the names of this site's caches: sites below other paths of the host have their own workers and caches. */
export const prefixOf = (base: string): string => `threefold${base === '/' ? '' : base}-`;

/** The worker's text, for a build of a site below a path. */
async function makeWorker(version: string, base = '/'): Promise<string> {
  const bundled = await rolldown({ input: WORKER, transform: { define: { 'import.meta.env': JSON.stringify({ BASE_URL: base }) } } });
  const { output } = await bundled.generate({ format: 'iife', minify: true });
  const prefix = prefixOf(base);
  return `const BUILD=${JSON.stringify({ version, cache: `${prefix}kept`, prefix })};${output[0].code}`;
}

/** What a search keeps of itself: the texts of pages go with their pages, those of the rest come as they are found. */
const SEARCH_ENGINE_FILES =
  /^\/pagefind\/(?:index\/|filter\/|pagefind(?:-worker|-entry)?\.js|pagefind-entry\.json|pagefind\.\w+\.pf_meta|wasm\.en\.)/;
const SEARCH_TEXT_FILES = /^\/pagefind\/fragment\//;

/** The page whose words a text of the search holds, by its address within the site. */
export function readPageOf(fragment: Buffer, base = '/'): string | undefined {
  const text = gunzipSync(fragment).toString();
  const url = /"url":"([^"]+)"/.exec(text)?.[1];
  return url === undefined ? undefined : (findWithin(base, url) ?? url);
}

async function setOf(address: string, bytes: Buffer): Promise<string | undefined> {
  if (SEARCH_ENGINE_FILES.test(address)) return WITH_EVERY;
  const page = SEARCH_TEXT_FILES.test(address) ? readPageOf(bytes, BASE) : undefined;
  if (page !== undefined) return isShell(page) ? WITH_EVERY : findSet(page);
  return isShell(address) ? SHELL_SET : findSet(address);
}

/** The list of a build, by its files; `least` are those that are kept even where a reader saves data. */
export function makeList(files: readonly Weighed[], least: ReadonlySet<string>, base = '/'): CacheList {
  const toFile = ({ address, revision }: Weighed): CachedFile => [placeBelow(base, address), revision];
  const bySet = new Map<string, Weighed[]>();
  for (const file of files) bySet.set(file.set, [...(bySet.get(file.set) ?? []), file]);
  const weigh = (of: readonly Weighed[]): Omit<OfflineSet, 'id'> => ({
    bytes: of.reduce((sum, { bytes }) => sum + bytes, 0),
    unpacked: of.reduce((sum, { unpacked }) => sum + unpacked, 0),
    files: of.map(toFile),
  });
  const shell = bySet.get(SHELL_SET) ?? [];
  const sets = [...bySet].filter(([id]) => id !== SHELL_SET).map(([id, of]) => ({ id, ...weigh(of) }));
  const version = hashOf(JSON.stringify(files.map(({ address, revision }) => [address, revision])));
  return {
    version,
    cache: `${prefixOf(base)}kept`,
    shell: weigh(shell),
    least: shell.filter(({ address }) => least.has(address)).map(toFile),
    sets,
  };
}

/** Scripts and styles that these files name, and those that they name in turn, without what is only fetched later. */
export function findNamed(files: ReadonlyMap<string, string>, from: readonly string[], base = '/'): ReadonlySet<string> {
  const named = new Set<string>();
  const add = (address: string): void => {
    const text = files.get(address);
    if (text === undefined || named.has(address)) return;
    named.add(address);
    const here = `http://site${placeBelow(base, address)}`;
    for (const [, target = ''] of text.matchAll(NAMED_FILE)) add(findWithin(base, new URL(target, here).pathname) ?? '');
  };
  for (const address of from) add(address);
  return named;
}

const SIZE = /(<[^>]*\bdata-kept-size="([^"]+)"[^>]*>)(?=<\/)/g;

/** A page with the sizes of sets that it names, which nobody knows before all pages are built. */
export function fillSizes(html: string, sizes: ReadonlyMap<string, number>): string {
  return html.replace(SIZE, (whole, tag: string, set: string) => (sizes.has(set) ? tag + sayBytes(sizes.get(set)!) : whole));
}

/** A page that says which revision it is. */
export const markRevision = (html: string, revision: string): string =>
  html.replace('</head>', `<meta name="revision" content="${revision}"></head>`);

/** After the build, and after every other step that changes pages: what can be kept, and the worker that keeps it. */
export function offline(): AstroIntegration {
  return {
    name: 'threefold-offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const found: { readonly file: string; readonly address: string; readonly set: string; readonly bytes: Buffer }[] = [];
        for (const file of await listFiles(root)) {
          const address = `/${file.slice(root.length).replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/');
          if (/^\/puzzles\/[a-z]+-\w+\/$/.test(address)) continue;
          const bytes = await readFile(file);
          const set = await setOf(address, bytes);
          if (set !== undefined) found.push({ file, address, set, bytes });
        }
        const sizes = new Map<string, number>();
        const packed: number[] = [];
        const add = (name: string, size: number): unknown => sizes.set(name, (sizes.get(name) ?? 0) + size);
        for (const { set, bytes } of found) {
          const { length } = await compress(bytes);
          packed.push(length);
          add(set === SHELL_SET ? 'shell' : set, length);
          if (set === SHELL_SET) continue;
          add(ALL_SETS, length);
          add(`${ALL_SETS}-unpacked`, bytes.length);
        }
        const files: Weighed[] = [];
        for (const [place, { file, address, set, bytes }] of found.entries()) {
          const isPage = file.endsWith('.html');
          const html = isPage ? fillSizes(bytes.toString(), sizes) : '';
          const revision = isHashed(address) ? '' : hashOf(isPage ? html : bytes);
          if (isPage) await writeFile(file, markRevision(html, revision));
          files.push({ address, set, revision, bytes: packed[place]!, unpacked: bytes.length });
        }
        const texts = found.filter(({ set, address }) => set === SHELL_SET && !address.endsWith('.woff2'));
        const least = findNamed(new Map(texts.map(({ address, bytes }) => [address, bytes.toString()])), MINIMAL_PAGES, BASE);
        const list = makeList(files, least, BASE);
        await writeFile(join(root, 'kept.json'), JSON.stringify(list));
        await writeFile(join(root, 'sw.js'), await makeWorker(list.version, BASE));
      },
    },
  };
}
