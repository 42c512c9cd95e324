import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { CacheList } from '../../src/offline/cache-list.ts';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { weighEmbed, type EmbedSize } from '../build/embed.ts';
import { STATIC_IMPORT } from './bundle-contents.ts';
import { listFirstLoad, sumOf } from './first-load.ts';
import { DIST, type Page } from '../common/pages.ts';
import { listen, makeServer } from '../common/server.ts';

const KILO = 1024;

/**
 * Most bytes after gzip a page may cost before anybody touches it, in kB. Scripts keep a press until its board is live, fetch later code
 * again where it did not come, and read storage safely on every page.
 */
// 0.1 of the scripts hears of missed tasks and opens lessons guided.
const BUDGETS = { html: 80, css: 20, js: 8.9 } as const;
type Part = keyof typeof BUDGETS;
const PARTS = Object.keys(BUDGETS) as readonly Part[];

/** Pages with budgets of their own, by their addresses; the first that fits is the page's kind. */
interface PageKind {
  readonly name: string;
  readonly pattern: RegExp;
  readonly limits: Readonly<Record<Part, number>>;
}
const PAGE_KINDS: readonly PageKind[] = [
  // The comparison with its table, its filters and its quiz; it hears of missed tasks, and keeps what an earlier page left, as every page does; it lands on the row a link names.
  { name: 'comparison', pattern: /^\/compare\/$/, limits: { ...BUDGETS, html: 200, js: 11 } },
  // The trainer opens with a board and a puzzle, which are live at a touch.
  { name: 'trainer', pattern: /^\/puzzles\/train\/$/, limits: { ...BUDGETS, js: 10.6 } },
  // What is kept on the device: its buttons work at once.
  { name: 'kept', pattern: /^\/kept\/$/, limits: { ...BUDGETS, js: 9.8 } },
  // The board one plays on: its door, its game, its captures and its analysis have styles of their own.
  { name: 'board', pattern: /^\/board\/$/, limits: { ...BUDGETS, css: 22, js: 9.1 } },
  // The gallery shows everything at once and is not for readers.
  { name: 'gallery', pattern: /^\/gallery\//, limits: { ...BUDGETS, html: 240 } },
  // A puzzle's page also keeps what the reader has solved.
  { name: 'puzzles', pattern: /^\/puzzles\//, limits: { ...BUDGETS, js: 10 } },
  // A lesson leads on from screens that moved, and begins runs of tasks that its address asks for.
  { name: 'lessons', pattern: /^\/learn\/[a-z]+\/[a-z-]+\//, limits: { ...BUDGETS, js: 9.4 } },
  { name: 'pages', pattern: /^/, limits: BUDGETS },
];
const kindOf = (address: string): PageKind => PAGE_KINDS.find(({ pattern }) => pattern.test(address))!;
/** What a page of this address may cost before it is touched, in kB after gzip. */
export const limitsOf = (address: string): PageKind['limits'] => kindOf(address).limits;

/** The site's type, the same files for every page, in bytes. */
const TYPE = 60_000;
const isType = (address: string): boolean => address.endsWith('.woff2');

/** What a first visit may keep for reading without a network, in bytes; a sixth of it are the words of all lessons and rules, for the search. */
const MOST_SHELL_BYTES = 1_230_000;

/** What a first visit may fetch besides the type, in kB: of a page of each kind, and of the list of puzzles with a filter in the address. */
const FIRST_LOADS: Readonly<Record<string, number>> = {
  '/': 45,
  '/learn/': 42,
  '/learn/meder/': 62,
  '/learn/meder/attack-boards/': 78,
  '/rules/meder/': 82,
  '/glossary/': 92,
  '/board/': 50,
  '/compare/': 92,
  '/compare/bartmess-vs-meder/': 88,
  // With the board of the first puzzle, the words that explain its solution, and what plays on after a declaration; with three more kinds of tasks since.
  '/puzzles/train/': 174,
  // Live from the start, with the puzzles it asks first, and the first puzzles of all rulesets in the page.
  '/puzzles/train/#ruleset=meder': 217,
  // Cards of all rulesets, mixed; with what keeps the answers of a page that was left early.
  '/puzzles/': 69,
  // With a door to the page that sets puzzles, and tasks of three players that win pieces.
  '/puzzles/?page=3': 70,
  '/puzzles/?ruleset=harshman&level=3': 68,
  '/puzzles/?theme=sacrifice': 91,
};

/** What the board for other sites may cost them, in kB: its first picture with the rules that read its moves, and all that it may ever fetch. */
const EMBED: Readonly<Record<keyof EmbedSize, number>> = { first: 64, whole: 198 };

/** What of the board for other sites is larger than it may be. */
export function findLargeEmbed(size: EmbedSize): string[] {
  return (['first', 'whole'] as const).flatMap((part) => {
    const kilobytes = size[part] / KILO;
    return kilobytes > EMBED[part] ? [`the board for other sites: ${part} is ${kilobytes.toFixed(1)} kB, at most ${EMBED[part]}`] : [];
  });
}

/** The bytes after gzip of a file of the site, each measured once. */
const sizes = new Map<string, Promise<number>>();
function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path) ?? readFile(join(DIST, path)).then((bytes) => gzipSync(bytes).length);
  sizes.set(path, known);
  return known;
}

/** A script and everything it imports at once; what it imports later is not counted. */
async function addScript(path: string, into: Set<string>): Promise<void> {
  if (into.has(path)) return;
  into.add(path);
  const text = await readFile(join(DIST, path), 'utf8');
  for (const [, target = ''] of text.matchAll(STATIC_IMPORT)) await addScript(new URL(target, `http://site${path}`).pathname, into);
}

/** What a page costs before it is touched, in bytes after gzip. */
async function weigh(page: Page): Promise<Record<Part, number>> {
  const scripts = new Set<string>();
  for (const path of page.scripts) await addScript(path, scripts);
  const sum = async (paths: Iterable<string>): Promise<number> => (await Promise.all([...paths].map(sizeOf))).reduce((a, b) => a + b, 0);
  return { html: gzipSync(page.text).length, css: await sum(page.styles), js: await sum(scripts) };
}

/** A page with what it weighs, in bytes after gzip. */
export interface Weighed {
  readonly address: string;
  readonly weights: Readonly<Record<Part, number>>;
}

const sayPart = (part: Part, { address, weights }: Weighed): string =>
  `${part.padEnd(4)} ${(weights[part] / KILO).toFixed(1).padStart(6)} of ${kindOf(address).limits[part]}`;

/** What of these pages is larger than its kind may be, in the order of the pages. */
export function findLarge(pages: readonly Weighed[]): string[] {
  return pages.flatMap(({ address, weights }) =>
    PARTS.flatMap((part) => {
      const [kilobytes, limit] = [weights[part] / KILO, kindOf(address).limits[part]];
      return kilobytes > limit ? [`${address}: ${part} is ${kilobytes.toFixed(1)} kB, at most ${limit}`] : [];
    }),
  );
}

/** A line for the largest page of each kind in each of the weights, with its limit. */
export function sayLargest(pages: readonly Weighed[]): string[] {
  return PAGE_KINDS.flatMap(({ name }) => {
    const alike = pages.filter(({ address }) => kindOf(address).name === name);
    return PARTS.flatMap((part) => {
      const [largest] = alike.toSorted((one, two) => two.weights[part] - one.weights[part]);
      return largest ? [`${name.padEnd(10)} ${sayPart(part, largest)}  ${largest.address}`] : [];
    });
  });
}

/** What of the built site is larger than it may be. The largest pages are said, and with `isAll` every page. */
export async function checkBudgets(pages: ReadonlyMap<string, Page>, isAll = false): Promise<string[]> {
  const weighed: Weighed[] = [];
  for (const [address, page] of pages) weighed.push({ address, weights: await weigh(page) });
  const faults = findLarge(weighed);
  const rows = isAll ? weighed.map((one) => `${PARTS.map((part) => sayPart(part, one)).join('  ')}  ${one.address}`) : sayLargest(weighed);
  const server = makeServer(DIST);
  const site = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });
  for (const [address, limit] of Object.entries(FIRST_LOADS)) {
    const fetched = await listFirstLoad(browser, site, address);
    const type = sumOf(fetched.filter((one) => isType(one.address)));
    if (type === 0 || type > TYPE) faults.push(`${address}: the type is ${type} bytes; expected some, at most ${TYPE}`);
    const kilobytes = sumOf(fetched.filter((one) => !isType(one.address))) / KILO;
    if (kilobytes > limit) faults.push(`${address}: the first visit fetches ${kilobytes.toFixed(1)} kB, at most ${limit}`);
    rows.push(`first visit     ${kilobytes.toFixed(1).padStart(6)} of ${limit}, type ${(type / KILO).toFixed(1)}  ${address}`);
  }
  const size = await weighEmbed(DIST);
  faults.push(...findLargeEmbed(size));
  rows.push(
    `other sites     first ${(size.first / KILO).toFixed(1)} of ${EMBED.first}  whole ${(size.whole / KILO).toFixed(1)} of ${EMBED.whole}`,
  );
  const { shell } = JSON.parse(await readFile(join(DIST, 'kept.json'), 'utf8')) as CacheList;
  if (shell.files.length === 0 || shell.bytes > MOST_SHELL_BYTES)
    faults.push(
      `kept.json: ${shell.files.length} files of ${shell.bytes} bytes are kept from the first visit; expected some, at most ${MOST_SHELL_BYTES}`,
    );
  rows.push(
    `kept from the first visit ${(shell.bytes / KILO).toFixed(1)} of ${(MOST_SHELL_BYTES / KILO).toFixed(1)}, ${shell.files.length} files`,
  );
  await browser.close();
  server.closeAllConnections();
  server.close();
  for (const row of rows) console.log(row);
  console.log(
    `budgets (kB, gzip, before the page is touched): ${pages.size} pages, ${faults.length} over${isAll ? '' : '; --all lists every page'}`,
  );
  return faults;
}
