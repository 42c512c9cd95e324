import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The engine as others may see it: index.ts brings every ruleset along; a page that only needs the words takes core. */
const ENGINE = ['src/engine', 'src/engine/core'];

/** A board: what is shown and the hand on it know no page; the view draws and listens. */
const BOARD = ['src/components/board/model', 'src/components/board/hand', 'src/components/board/view', 'src/components/board'];
/** What everything with a board stands on. */
const BOARDS = [...BOARD, 'src/components/diagram', 'src/components'];
const ROOMS = [
  'board/model',
  'board/hand',
  'board/view',
  'board',
  'diagram',
  'lesson',
  'puzzle',
  'free',
  'opponent',
  'prover',
  'judge',
].map((room) => `src/components/${room}`);

/** The folders of the house, lowest first; each may import itself, what is named, and what those may. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/engine/core': [],
  'src/engine/trid': ['src/engine/core'],
  'src/engine/threeway': ['src/engine/core'],
  'src/engine/search': ['src/engine/core'],
  'src/engine': ['src/engine/core', 'src/engine/trid', 'src/engine/threeway', 'src/engine/search'],
  // From here on the engine has two doors: index.ts, and core for its words (see `findBackward`).
  'src/puzzles': [...ENGINE],
  // Whose each claim is, as its line in src/content/claims says.
  'src/claims': [...ENGINE],
  // The rooms of the components: the board knows no page, a diagram is a board in one, lessons and puzzles stand on it.
  'src/components/board/model': [...ENGINE],
  'src/components/board/hand': [...ENGINE, 'src/components/board/model'],
  'src/components/board/view': [...ENGINE, ...BOARD],
  'src/components/board': [...ENGINE, ...BOARD],
  // How a page asks a worker, whatever works there.
  'src/components/worker': [...ENGINE],
  'src/components/prover': [...ENGINE, 'src/components/worker', 'src/puzzles'],
  'src/components/opponent': [...ENGINE, ...BOARD, 'src/components/worker'],
  'src/components/diagram': [...ENGINE, ...BOARD],
  // How a line that is played stands: one judge for lessons and puzzles.
  'src/components/judge': [...ENGINE, ...BOARD, 'src/components/prover'],
  'src/components/lesson': [...ENGINE, 'src/claims', 'src/puzzles', ...BOARDS, 'src/components/prover', 'src/components/judge'],
  // A puzzle hands its line over to the free board.
  'src/components/puzzle': [
    ...[...ENGINE, 'src/puzzles', ...BOARDS, 'src/components/prover', 'src/components/judge'],
    ...['src/components/lesson', 'src/components/free'],
  ],
  'src/components/free': [...ENGINE, 'src/puzzles', ...BOARDS, 'src/components/opponent', 'src/components/prover'],
  // What is more than one room, and the list of all kinds of diagrams.
  'src/components': [...ENGINE, 'src/claims', 'src/puzzles', ...ROOMS],
  'src/styles': [],
  'src/content': [...ENGINE, 'src/claims', 'src/puzzles', 'src/components', ...ROOMS],
  'src/layouts': [...ENGINE, 'src/claims', 'src/puzzles', 'src/components', ...ROOMS, 'src/content'],
  'src/pages': [...ENGINE, 'src/claims', 'src/styles', 'src/puzzles', 'src/components', ...ROOMS, 'src/content', 'src/layouts'],
  src: ['src/content'],
};

/** The folders whose code must run anywhere: nothing from packages, Node or the browser. */
const CLOSED = ['src/engine'];
/** The one folder that may import Pixi. */
export const PIXI_DOOR = /^src\/components\/board\/pixi\//;

export interface Import {
  /** Path of the importing file from the root: `src/pages/index.astro`. */
  readonly from: string;
  /** What it imports: a path from the root, or a package's name. */
  readonly to: string;
}

const SOURCE = /\.(?:ts|tsx|mjs|astro|mdx)$/;
/** `import ... from 'x'`, `export ... from 'x'`, `import 'x'`, `import('x')`, `new URL('x', import.meta.url)`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?|new URL\(\s*)(['"])([^'"\n]+)\1/g;

/** The imports a file's text makes. */
export function readImports(from: string, text: string): Import[] {
  const code = text.replace(/^\s*\/\/.*$|^\s*\*.*$|\/\*\*[\s\S]*?\*\//gm, '');
  return [...code.matchAll(IMPORT)].map(([, , target = '']) => ({
    from,
    to: target.startsWith('.') ? posix.join(dirname(from), target) : target.replace(/^@\//, 'src/'),
  }));
}

/** Every import of every source file below `src`. */
export function listImports(): Import[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => readImports(file, readFileSync(join(ROOT, file), 'utf8')));
}

/** Folders that hold other folders of the house: only files directly in them belong to them. */
const ROOMY = ['src', 'src/engine'];

/** The folder of the house a file belongs to: the longest that holds it. */
function folderOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((folder) => (ROOMY.includes(folder) ? dirname(file) === folder : file.startsWith(`${folder}/`)))
    .sort((a, b) => b.length - a.length)[0];
}

/** Why an import breaks the order of the house, or nothing. */
export function findBackward({ from, to }: Import): string | undefined {
  const home = folderOf(from);
  if (home === undefined) return `${from}: stands in no folder of the house`;
  if (!to.startsWith('src/')) {
    if (CLOSED.some((folder) => from.startsWith(`${folder}/`)))
      return `${from}: the engine imports nothing from outside its folder, but here ${to}`;
    if (/^pixi\.js(?:\/|$)/.test(to) && !PIXI_DOOR.test(from)) return `${from}: only the Pixi painter imports ${to}`;
    if (to.startsWith('node:') && /^src\/(?:puzzles|components)\//.test(from))
      return `${from}: runs in the browser, where there is no ${to}`;
    return undefined;
  }
  const target = folderOf(to);
  if (target === undefined) return `${from}: ${to} stands in no folder of the house`;
  if (target === home || MAY_IMPORT[home]?.includes(target)) return undefined;
  return `${from}: ${home} may not import ${target} (${to})`;
}

/** The files that import each other in a circle, each circle with its files in the order of the alphabet. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) if (to.startsWith('src/')) next.set(from, [...(next.get(from) ?? []), to]);
  const reach = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(next.get(file) ?? []));
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((file) => [file, reach(file)]));
  const circles = new Map<string, string[]>();
  for (const [file, all] of reached) {
    if (!all.has(file)) continue;
    const circle = [...all].filter((other) => reached.get(other)?.has(file)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}
