import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from '../../../scripts/common/run-tool.ts';

/** Every page of the built site as an address: `/`, `/learn/` ... without the one for unknown addresses. */
export async function listPages(): Promise<string[]> {
  const files = await readdir(`${ROOT}dist`, { recursive: true });
  return files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort();
}

/** Pages that must be looked at each, because no other is made like them. */
const SINGLE = [
  '/',
  '/learn/',
  '/rules/',
  '/puzzles/',
  '/puzzles/train/',
  '/board/',
  '/compare/',
  '/about/',
  '/glossary/',
  '/notation/',
  '/gallery/pictures/',
];

/**
 * One page of each kind: those that stand alone, and the first of those that are alike (`/learn/<ruleset>/<lesson>/` ...).
 */
export function pickKinds(pages: readonly string[]): string[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    if (SINGLE.includes(page)) return true;
    const [place = '', ...rest] = page.split('/').filter(Boolean);
    const kind = `${place} ${rest.length}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** Pages made from data by one template: they differ in their position only. */
const TEMPLATE = /^\/puzzles\/(?:(?:list|series)\/.+|[a-z]+-[0-9a-z]{4}\/)$/;
const MOST_OF_TEMPLATE = 8;
/** Of other pages that are alike, one in this many is looked at. */
const OF_ALIKE = 4;

/** One page of each kind, and of the others one in four; of those made from data only some, spread evenly. */
export function pickMany(pages: readonly string[]): string[] {
  const kinds = new Set(pickKinds(pages));
  const rest = pages.filter((page) => !kinds.has(page));
  const made = rest.filter((page) => TEMPLATE.test(page));
  const step = Math.max(1, made.length / MOST_OF_TEMPLATE);
  const some = Array.from({ length: Math.min(made.length, MOST_OF_TEMPLATE) }, (_, index) => made[Math.floor(index * step)]!);
  const others = rest.filter((page) => !TEMPLATE.test(page)).filter((_, index) => index % OF_ALIKE === 0);
  return [...kinds, ...some, ...others].sort();
}

/** A page of one puzzle. */
const PUZZLE = /^\/puzzles\/[a-z]+-[0-9a-z]{4}\/$/;
/** What a plate has that takes no room: the drawing in its frame, names for scripts and readers, a short part that is hidden. */
const ROOMLESS: readonly (readonly [RegExp, string])[] = [
  [/(<svg\b[^>]*>).*?<\/svg>/gs, '$1'],
  [/\s(?:data-[\w-]*|aria-[\w-]+|id|href|for|name|value)="[^"]*"/g, ''],
  [/<(button|a|p|span|div|ul)\b[^>]*\shidden[^>]*>[^<]*<\/\1>/g, ''],
];

/**
 * Every page, but of puzzles whose plates have the same words, controls and frame only the first: the style sheet and the rest of the
 * page are one, so each of their boxes is the same in every window.
 */
export async function pickDistinct(pages: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const looks = await Promise.all(
    pages.map(async (page) => {
      if (!PUZZLE.test(page)) return page;
      const html = await readFile(`${ROOT}dist${page}index.html`, 'utf8');
      const [plate] = /<board-diagram\b.*?<\/board-diagram>/s.exec(html) ?? [page];
      return ROOMLESS.reduce((text, [what, by]) => text.replace(what, by), plate);
    }),
  );
  return pages.filter((_, index) => {
    const { size } = seen;
    return seen.add(looks[index]!).size > size;
  });
}
