import { readFile } from 'node:fs/promises';
import { listFiles } from './files.ts';
import { DIST } from './pages.ts';

/** Packages of the build that no reader is to fetch, each by a word that its code cannot be without. */
const OF_THE_BUILD: readonly (readonly [name: string, word: string])[] = [
  ['zod', 'ZodError'],
  ['parse5', 'unexpected-null-character'],
];

/** Which of the packages that are for the build alone a script holds. */
export function findOfTheBuild(script: string): readonly string[] {
  return OF_THE_BUILD.filter(([, word]) => script.includes(word)).map(([name]) => name);
}

/** Scripts of the built site that hold what only the build needs. */
export async function checkScripts(): Promise<string[]> {
  const faults: string[] = [];
  const files = await listFiles(DIST, '.js');
  for (const file of files)
    for (const name of findOfTheBuild(await readFile(file, 'utf8')))
      faults.push(`${file.slice(DIST.length)}: holds ${name}, which is for the build`);
  console.log(`scripts: ${files.length}, ${faults.length} with what only the build needs`);
  return faults;
}
