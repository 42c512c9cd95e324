import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { listFiles } from './files.ts';
import { findRuleset } from '../src/engine/index.ts';
import { ROOT } from './run.ts';

/** A social picture is so large; everybody who shows one cuts it from this. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 60;
/** Letters of a title in one line of the picture. */
const LINE = 20;
/** Pages with a picture of their own: courses, lessons, references, two rulesets compared. */
const PAGES = /^\/(?:learn\/[a-z]+(?:\/[a-z0-9-]+)?|rules\/[a-z]+|compare\/[a-z]+-vs-[a-z]+)\/$/;
/** Pages with the picture of their ruleset's course: its puzzles, its card. Drawing hundreds would take minutes. The others have the site's. */
const LIKE_COURSE = /^\/(?:puzzles\/([a-z]+)-[0-9a-z]+|rules\/([a-z]+)\/card)\/$/;

/** Where the picture of a page is. */
const pathOf = (address: string): string => `/social/${address.split('/').filter(Boolean).join('-')}.png`;

/** Colours of a board on light ground, by the name of their token. */
export function readColours(css: string): ReadonlyMap<string, string> {
  const first = /\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map([...first.matchAll(/(--b-[\w-]+):\s*(#[0-9a-f]{3,8})/gi)].map(([, name = '', value = '']) => [name, value]));
}

/** The first board of a page as an SVG that needs no style sheet; nothing where there is none. */
export function findBoard(html: string, colours: ReadonlyMap<string, string>): string | undefined {
  const svg = /<svg [^>]*class="board-svg"[\s\S]*?<\/svg>/.exec(html)?.[0];
  return svg
    ?.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => colours.get(name) ?? '#1c2128')
    .replace(/style="--s:([\d.]+)px"/g, 'font-size="$1"')
    .replace(/<text /g, '<text font-family="Liberation Sans, Arial, sans-serif" ');
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
const titleOf = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

/** A page that names a picture as its own, with what it shows. */
export function nameOwnPicture(html: string, path: string, shows: string): string {
  return html
    .replace(/(<meta property="og:image" content="[^"]*?)\/card\.png"/, `$1${path}"`)
    .replace(/(<meta property="og:image:alt" content=)"[^"]*"/, `$1"${escape(shows).replace(/"/g, '&quot;')}"`);
}

/** After the build: the picture that is shown where a page is shared, from the page's own first board. */
export function social(): AstroIntegration {
  return {
    name: 'threefold-social',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const colours = readColours(await readFile(join(ROOT, 'src/components/board/colours.css'), 'utf8'));
        await mkdir(join(root, 'social'), { recursive: true });
        const files = await listFiles(root, 'index.html');
        await Promise.all(
          files.map(async (file) => {
            const address = `/${file.slice(root.length).replaceAll('\\', '/')}`.replace(/index\.html$/, '');
            const [, puzzle, card] = LIKE_COURSE.exec(address) ?? [];
            const course = findRuleset(puzzle ?? card ?? '');
            if (course) {
              const html = await readFile(file, 'utf8');
              await writeFile(file, nameOwnPicture(html, pathOf(`/learn/${course.id}/`), `${course.name}, the start`));
              return;
            }
            if (!PAGES.test(address)) return;
            const html = await readFile(file, 'utf8');
            const board = findBoard(html, colours);
            if (board === undefined) return;
            const path = pathOf(address);
            const ruleset = findRuleset(address.split('/')[2] ?? '')?.name ?? '';
            const title = titleOf(html);
            await sharp(Buffer.from(makePicture(title, title === ruleset ? '' : ruleset, board)))
              .png()
              .toFile(join(root, path));
            await writeFile(file, nameOwnPicture(html, path, `${title}, on a board of this page`));
          }),
        );
      },
    },
  };
}
