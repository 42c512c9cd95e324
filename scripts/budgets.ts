import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from './browser.ts';
import { listFirstLoad, sumOf } from './first-load.ts';
import { DIST, type Page } from './pages.ts';
import { listen, makeServer } from './server.ts';

const KILO = 1024;

/** Most bytes after gzip a page may cost before anybody touches it, in kB. */
const BUDGETS = { html: 80, css: 20, js: 8 } as const;
type Kind = keyof typeof BUDGETS;
/** The gallery's pages show everything at once and are not for readers. */
const LARGE = { ...BUDGETS, html: 240 };
/** A puzzle's page also keeps what the reader has solved. */
const PUZZLES = { ...BUDGETS, js: 10 };
/** Pages with more than words and boards: the comparison with its table, its filters and its quiz; the trainer, live from the start. */
const TOOLS: Readonly<Record<string, Record<Kind, number>>> = {
  '/compare/': { ...BUDGETS, html: 200, js: 10 },
  '/puzzles/train/': { ...BUDGETS, js: 12 },
};

/** Pages with other budgets, by their addresses. */
const KINDS: readonly (readonly [RegExp, Readonly<Record<Kind, number>>])[] = [
  [/^\/gallery\//, LARGE],
  [/^\/puzzles\//, PUZZLES],
];

/** The site's type, the same files for every page, in bytes. */
const TYPE = 60_000;
const isType = (address: string): boolean => address.endsWith('.woff2');

/** What a first visit may fetch besides the type, in kB: of the list of puzzles with its cards, and with a filter in the address. */
const FIRST_LOADS: Readonly<Record<string, number>> = {
  '/puzzles/': 60,
  '/puzzles/?page=3': 60,
  '/puzzles/?ruleset=harshman&level=3': 65,
  '/puzzles/?theme=sacrifice': 75,
};

const STATIC_IMPORT = /(?:\bfrom\s*|\bimport\s*)["'](\.{0,2}\/[^"']+)["']/g;

async function sizeOf(path: string): Promise<number> {
  return gzipSync(await readFile(join(DIST, path))).length;
}

/** A script and everything it imports at once; what it imports later is not counted. */
async function addScript(path: string, into: Set<string>): Promise<void> {
  if (into.has(path)) return;
  into.add(path);
  const text = await readFile(join(DIST, path), 'utf8');
  for (const [, target = ''] of text.matchAll(STATIC_IMPORT)) await addScript(new URL(target, `http://site${path}`).pathname, into);
}

/** What a page costs before it is touched, in bytes after gzip. */
async function weigh(page: Page): Promise<Record<Kind, number>> {
  const scripts = new Set<string>();
  for (const path of page.scripts) await addScript(path, scripts);
  const sum = async (paths: Iterable<string>): Promise<number> => (await Promise.all([...paths].map(sizeOf))).reduce((a, b) => a + b, 0);
  return { html: gzipSync(page.text).length, css: await sum(page.styles), js: await sum(scripts) };
}

/** What of the built site is larger than it may be; the size of every page is said. */
export async function checkBudgets(pages: ReadonlyMap<string, Page>): Promise<string[]> {
  const faults: string[] = [];
  const rows: string[] = [];
  for (const [address, page] of pages) {
    const weights = await weigh(page);
    const limits = TOOLS[address] ?? KINDS.find(([pattern]) => pattern.test(address))?.[1] ?? BUDGETS;
    const cells = (Object.keys(BUDGETS) as Kind[]).map((kind) => {
      const kilobytes = weights[kind] / KILO;
      if (kilobytes > limits[kind]) faults.push(`${address}: ${kind} is ${kilobytes.toFixed(1)} kB, at most ${limits[kind]}`);
      return `${kind} ${kilobytes.toFixed(1).padStart(6)}`;
    });
    rows.push(`${cells.join('  ')}  ${address}`);
  }
  const server = makeServer(DIST);
  const site = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });
  for (const [address, limit] of Object.entries(FIRST_LOADS)) {
    const fetched = await listFirstLoad(browser, site, address);
    const type = sumOf(fetched.filter((one) => isType(one.address)));
    if (type === 0 || type > TYPE) faults.push(`${address}: the type is ${type} bytes; expected some, at most ${TYPE}`);
    const kilobytes = sumOf(fetched.filter((one) => !isType(one.address))) / KILO;
    if (kilobytes > limit) faults.push(`${address}: the first visit fetches ${kilobytes.toFixed(1)} kB, at most ${limit}`);
    rows.push(`all that is fetched ${kilobytes.toFixed(1).padStart(6)}, type ${(type / KILO).toFixed(1)}  ${address}`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  for (const row of rows) console.log(row);
  console.log(`budgets (kB, gzip, before the page is touched): ${rows.length} pages, ${faults.length} over`);
  return faults;
}
