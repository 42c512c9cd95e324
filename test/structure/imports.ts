import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUSE, TOP, type Row } from './house.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * How one file needs another: a `type` is no code, a `value` runs with it, what comes `later` is fetched when somebody asks for it
 * (`import()`), and what is `apart` runs or lies elsewhere (`new URL`: a worker, a file).
 */
export type Bond = 'type' | 'value' | 'later' | 'apart';

export interface Import {
  /** Path of the importing file from the root: `src/pages/index.astro`. */
  readonly from: string;
  /** What it imports: a path from the root, or a package's name. */
  readonly to: string;
  readonly bond: Bond;
  /** The values it names, or `*` where it names none. */
  readonly names: readonly string[];
}

const SOURCE = /\.(?:ts|tsx|mjs|astro|mdx|css)$/;
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `@import 'x'`. */
const STATIC =
  /(?:^|[\s;}])(?:import|export)\s+(?:(type\s)\s*)?([^'";()]*?)\s*\bfrom\s*(['"])([^'"\n]+)\3|(?:^|[\s;}@])import\s*(['"])([^'"\n]+)\5/g;
/** `import('x')`, `import.meta.glob('x')`, `new URL('x', import.meta.url)`. */
const DYNAMIC = /\b(import\s*\(|import\.meta\.glob[^(]*\(|new URL\()\s*(?:\/\*[^*]*\*\/\s*)?(['"])([^'"\n]+)\2/g;

/** What a clause names: of `A, { b, type C, d as e }` the values `*`, `b` and `d`. */
function readNames(clause: string): { readonly values: readonly string[]; readonly isType: boolean } {
  const inner = /\{([\s\S]*)\}/.exec(clause)?.[1];
  if (inner === undefined) return { values: ['*'], isType: false };
  const whole = clause.replace(/\{[\s\S]*\}/, '').replace(/[,\s]/g, '') === '' ? [] : ['*'];
  const names = inner.split(',').map((name) => name.trim());
  const values = names.filter((name) => name !== '' && !name.startsWith('type ')).map((name) => name.split(/\s+as\s+/)[0]!);
  return { values: [...whole, ...values], isType: whole.length === 0 && values.length === 0 };
}

/** The imports a file's text makes. */
export function readImports(from: string, text: string): Import[] {
  const code = text.replace(/^\s*\/\/.*$|^\s*\*.*$|\/\*\*[\s\S]*?\*\//gm, '');
  const find = (target: string): string =>
    target.startsWith('.') ? posix.join(dirname(from), target) : target.replace(/^@\//, 'src/').replace(/^#words\//, 'src/words/en/');
  const fixed = [...code.matchAll(STATIC)].map(([, onlyType, clause = '', , named, , bare]): Import => {
    if (bare !== undefined) return { from, to: find(bare), bond: 'value', names: ['*'] };
    const { values, isType } = readNames(clause);
    const isNone = onlyType !== undefined || isType;
    return { from, to: find(named ?? ''), bond: isNone ? 'type' : 'value', names: isNone ? [] : values };
  });
  const later = [...code.matchAll(DYNAMIC)].map(([, call = '', , target = '']): Import => {
    // A glob is read while the site is built, so it is there at once.
    const bond = call.startsWith('new') ? 'apart' : call.startsWith('import.meta') ? 'value' : 'later';
    return { from, to: find(target), bond, names: ['*'] };
  });
  return [...fixed, ...later];
}

/** Every import of every source file below these folders. */
export function listImports(roots: readonly string[] = ['src', 'scripts', 'curation', 'tools', 'bench']): Import[] {
  return roots.flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(root, file.replaceAll('\\', '/')))
      .filter((file) => SOURCE.test(file))
      .flatMap((file) => readImports(file, readFileSync(join(ROOT, file), 'utf8'))),
  );
}

const ROOMS = Object.keys(HOUSE);

/** The room a file belongs to: the longest that holds it; of rooms that hold others only what lies directly in them. */
export function roomOf(file: string): string | undefined {
  return ROOMS.filter((room) => room === file || (TOP.includes(room) ? dirname(file) === room : file.startsWith(`${room}/`))).sort(
    (a, b) => b.length - a.length,
  )[0];
}

/** What a row allows for a bond: types wherever values, and what comes later, are allowed. */
function allows(row: Row, bond: Bond): readonly string[] {
  const values = row.values ?? [];
  if (bond === 'value') return values;
  return [...values, ...(bond === 'type' ? (row.types ?? []) : (row.later ?? []))];
}

/** The one folder that may import Pixi. */
export const PIXI_DOOR = /^src\/components\/board\/view\/pixi\//;
const isPixi = (to: string): boolean => /^pixi\.js(?:\/|$)/.test(to);
/** Code of the project; the rest of what lies beside it is data and settings. */
const isOurs = (to: string): boolean => /^(?:src|scripts|curation|tools|bench|test)\//.test(to);

/** Why an import breaks the order of the house, or nothing. */
export function findBackward({ from, to, bond }: Import): string | undefined {
  const home = roomOf(from);
  if (home === undefined) return `${from}: stands in no room of the house`;
  if (!isOurs(to)) {
    if (from.startsWith('src/engine/')) return `${from}: the engine imports nothing from outside its folder, but here ${to}`;
    if (isPixi(to) && !PIXI_DOOR.test(from)) return `${from}: only the Pixi painter imports ${to}`;
    if (to.startsWith('node:') && /^src\/(?:puzzles|components)\//.test(from))
      return `${from}: runs in the browser, where there is no ${to}`;
    return undefined;
  }
  const target = roomOf(to);
  if (target === undefined) return `${from}: ${to} stands in no room of the house`;
  if (target === home || allows(HOUSE[home]!, bond).includes(target)) return undefined;
  return `${from}: ${home} may not import ${target} (${bond}: ${to})`;
}

/** The arrows of the house's table that point up or sideways: without one, no circle runs through its rooms. */
export function findUpward(house: Readonly<Record<string, Row>> = HOUSE): string[] {
  const rooms = Object.keys(house);
  return Object.entries(house).flatMap(([room, { values = [], types = [] }]) =>
    [...values, ...types]
      .filter((other) => rooms.indexOf(other) < 0 || rooms.indexOf(other) >= rooms.indexOf(room))
      .map((other) => `${room} > ${other}`),
  );
}

/** The files that import each other in a circle, each circle with its files in the order of the alphabet. */
export function findCircles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) if (isOurs(to)) next.set(from, [...(next.get(from) ?? []), to]);
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
