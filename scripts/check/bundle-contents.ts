import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { listFiles } from '../common/files.ts';
import { DIST } from '../common/pages.ts';

/** Packages of the build that no reader is to fetch, each by a word that its code cannot be without. */
const OF_THE_BUILD: readonly (readonly [name: string, word: string])[] = [
  ['zod', 'ZodError'],
  ['parse5', 'unexpected-null-character'],
];

/** Which of the packages that are for the build alone a script holds. */
export function findBuildPackages(script: string): readonly string[] {
  return OF_THE_BUILD.filter(([, word]) => script.includes(word)).map(([name]) => name);
}

/** A static import of a built script, with its address. */
export const STATIC_IMPORT = /(?:\bfrom\s*|\bimport\s*)["'](\.{0,2}\/[^"']+)["']/g;

/** Scripts that need each other before either has run, by their paths and texts: in such a circle one of them finds the other empty. */
export function findImportCycles(scripts: ReadonlyMap<string, string>): string[] {
  const needs = (path: string): string[] =>
    [...(scripts.get(path) ?? '').matchAll(STATIC_IMPORT)].map(([, target = '']) => posix.resolve(posix.dirname(path), target));
  return [...scripts.keys()].filter((path) => {
    const reached = new Set(needs(path));
    for (const one of reached) for (const next of needs(one)) reached.add(next);
    return reached.has(path);
  });
}

/** Scripts of the built site that hold what only the build needs, or need each other. */
export async function checkScripts(): Promise<string[]> {
  const scripts = new Map<string, string>();
  for (const file of await listFiles(DIST, '.js')) scripts.set(`/${posix.relative(DIST, file)}`, await readFile(file, 'utf8'));
  const faults = [...scripts].flatMap(([path, text]) =>
    findBuildPackages(text).map((name) => `${path}: holds ${name}, which is for the build`),
  );
  const circles = findImportCycles(scripts);
  console.log(`scripts: ${scripts.size}, ${faults.length} with what only the build needs, ${circles.length} in a circle`);
  return [...faults, ...circles.map((path) => `${path}: needs a script that needs it, so one of them runs before what it uses`)];
}
