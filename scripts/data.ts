import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './files.ts';
import { ROOT, runTool } from './run.ts';

/** Tests of the puzzles' data, of their grading and of the opponent's strengths: minutes long, and the same until something they look at changes. */
export const DATA_TESTS: readonly string[] = ['collection', 'grading', 'quality', 'shares', 'strengths', 'themes'].map(
  (name) => `test/puzzles/${name}.test.ts`,
);

/** All that they look at: a test follows their imports and finds nothing outside. */
export const LOOKED_AT: readonly string[] = [
  'src/engine',
  'src/words',
  'src/puzzles',
  'src/schema',
  'tools/common',
  'tools/grade',
  'tools/mine',
  'test/puzzles',
  'test/fixtures/puzzles',
  'test/engine',
];
/** The same of single files: the versions of packages, and how tests are run. */
const FILES: readonly string[] = ['package-lock.json', 'vitest.config.ts', 'scripts/data.ts'];

const STAMP = join(ROOT, '.cache/data-stamp');

/** A hash of all that the tests of data look at. */
export async function hashData(root = ROOT): Promise<string> {
  const lists = await Promise.all(LOOKED_AT.map((folder) => listFiles(join(root, folder))));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...FILES.map((name) => join(root, name)), ...lists.flat()])
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether they passed on what is here now. */
export async function isDataTested(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => undefined);
  return stamp !== undefined && stamp === (await hashData());
}

/** Notes that they passed on what had this hash when they began. */
export async function stampData(hash: string): Promise<void> {
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, hash);
}

if (import.meta.main) {
  const hash = await hashData();
  process.exitCode = await runTool('vitest', 'run', ...DATA_TESTS);
  if (process.exitCode === 0) await stampData(hash);
}
