import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serializeOuter } from 'parse5';
import sharp from 'sharp';
import { findRuleset } from '../../src/engine/index.ts';
import { attributeOf, findAll, readHtml, textOf, type Element } from '../common/html.ts';
import type { BuiltPage, Edit, PageRule } from './page-rules.ts';
import { ROOT } from '../common/run-tool.ts';

/** A social picture is so large; everybody who shows one cuts it from this. */
export const SIZE = { width: 1200, height: 630 };
const MARGIN = 60;
/** Most characters of a title in one line of the picture. */
const LINE = 20;
/** Pages with a picture of their own: courses, lessons, references, two rulesets compared. */
const PAGES = /^\/(?:learn\/[a-z]+(?:\/[a-z0-9-]+)?|rules\/[a-z]+|compare\/[a-z]+-vs-[a-z]+)\/$/;
/** Pages with the picture of their ruleset's course: its puzzles, its card, its score sheet. Drawing hundreds would take minutes. The others have the site's. */
const LIKE_COURSE = /^\/(?:puzzles\/([a-z]+)-[0-9a-z]+|rules\/([a-z]+)\/(?:card|sheet))\/$/;

/** Where the picture of a page is. */
const pathOf = (address: string): string => `/social/${address.split('/').filter(Boolean).join('-')}.png`;

/** Colours of a board on light ground, by the name of their token. */
export function readColours(css: string): ReadonlyMap<string, string> {
  const first = /\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map([...first.matchAll(/(--b-[\w-]+):\s*(#[0-9a-f]{3,8})/gi)].map(([, name = '', value = '']) => [name, value]));
}

/** The first board of a page. */
const findFirst = ({ elements }: Pick<BuiltPage, 'elements'>): Element | undefined =>
  elements.find((one) => one.tagName === 'svg' && attributeOf(one, 'class') === 'board-svg');

/** The first board of a page as an SVG that needs no style sheet; nothing where there is none. */
export function findBoard(
  { text, elements }: Pick<BuiltPage, 'text' | 'elements'>,
  colours: ReadonlyMap<string, string>,
): string | undefined {
  const place = findFirst({ elements })?.sourceCodeLocation;
  // Read again by itself, since it is changed.
  const [svg] = place ? findAll(readHtml(text.slice(place.startOffset, place.endOffset)), ({ tagName }) => tagName === 'svg') : [];
  if (!svg) return undefined;
  const fill = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => colours.get(name) ?? '#1c2128');
  for (const one of [svg, ...findAll(svg, () => true)]) {
    one.attrs = one.attrs.map((attribute) => {
      const [, size] = attribute.name === 'style' ? (/^--s:([\d.]+)px$/.exec(attribute.value) ?? []) : [];
      return size === undefined ? { ...attribute, value: fill(attribute.value) } : { name: 'font-size', value: size };
    });
    if (one.tagName === 'text') one.attrs.push({ name: 'font-family', value: 'Liberation Sans, Arial, sans-serif' });
  }
  // The one name for a letter that is known in pages and not in pictures.
  return serializeOuter(svg).replaceAll('&nbsp;', '&#160;');
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A title in lines that fit beside the board. */
export function breakLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The picture as SVG: the title at the left, the board at the right. */
export function makePicture(title: string, over: string, board: string): string {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(board)?.map(Number) ?? [];
  const tall = SIZE.height - MARGIN;
  const scale = Math.min(tall / height, (SIZE.width * 0.52) / width);
  const place = { x: SIZE.width - width * scale - MARGIN / 2, y: (SIZE.height - height * scale) / 2 };
  const placed = board.replace('<svg ', `<svg x="${place.x}" y="${place.y}" width="${width * scale}" height="${height * scale}" `);
  const lines = breakLines(title);
  const text = lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${290 + (index - (lines.length - 1) / 2) * 66}" font-size="54" font-weight="bold">${escape(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#f1ebdf"/><g font-family="Liberation Serif, Georgia, serif" fill="#1c2128">${text}<text x="${MARGIN}" y="${MARGIN + 34}" font-size="30" fill="#8a5200">${escape(over)}</text><text x="${MARGIN}" y="${SIZE.height - MARGIN}" font-size="30" fill="#57626f">Threefold</text></g>${placed}</svg>`;
}

/** What a page calls itself. */
export function titleOf({ elements }: Pick<BuiltPage, 'elements'>): string {
  const title = elements.find(({ tagName }) => tagName === 'h1');
  return title ? textOf(title).trim().replace(/\s+/g, ' ') : '';
}

/** What makes a page name a picture as its own, with what it shows. */
export function nameOwnPicture({ elements }: Pick<BuiltPage, 'elements'>, path: string, shows: string): Edit[] {
  const said: Readonly<Record<string, (before: string) => string>> = {
    'og:image': (before) => before.replace(/\/card\.png$/, path),
    'og:image:alt': () => shows,
  };
  return elements.flatMap((one) => {
    const say = one.tagName === 'meta' ? said[attributeOf(one, 'property') ?? ''] : undefined;
    const place = one.sourceCodeLocation?.attrs?.['content'];
    if (!say || !place) return [];
    const value = escape(say(attributeOf(one, 'content') ?? '')).replace(/"/g, '&quot;');
    return [{ from: place.startOffset, to: place.endOffset, text: `content="${value}"` }];
  });
}

/** A picture of a page's own, to be drawn: where it is, and what is on it. */
interface Own {
  readonly path: string;
  readonly title: string;
  readonly over: string;
}

/** What a page names as its picture; for its own picture, what is to be drawn. `undefined` for a page that has the site's. */
function findPicture(page: BuiltPage): { readonly edits: readonly Edit[]; readonly own?: Own } | undefined {
  const { address } = page;
  const [, puzzle, card] = LIKE_COURSE.exec(address) ?? [];
  const course = findRuleset(puzzle ?? card ?? '');
  if (course) return { edits: nameOwnPicture(page, pathOf(`/learn/${course.id}/`), `${course.name}, the start`) };
  if (!PAGES.test(address) || !findFirst(page)) return undefined;
  const [path, title] = [pathOf(address), titleOf(page)];
  const ruleset = findRuleset(address.split('/')[2] ?? '')?.name ?? '';
  const own = { path, title, over: title === ruleset ? '' : ruleset };
  return { edits: nameOwnPicture(page, path, `${title}, on a board of this page`), own };
}

/** The pictures are named where a page is shared, and not drawn. */
export const namePictures: PageRule = (page) => findPicture(page);

/** The pictures that are shown where a page is shared, from the page's own first board, put into the folder of the built site. */
export async function drawPictures(folder: string): Promise<PageRule> {
  const colours = readColours(await readFile(join(ROOT, 'src/components/board/view/colours.css'), 'utf8'));
  await mkdir(join(folder, 'social'), { recursive: true });
  return async (page) => {
    const found = findPicture(page);
    const board = found?.own && findBoard(page, colours);
    if (found?.own && board !== undefined)
      await sharp(Buffer.from(makePicture(found.own.title, found.own.over, board)))
        .png()
        .toFile(join(folder, found.own.path));
    return found;
  };
}
