import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../common/files.ts';
import { ROOT } from '../common/run-tool.ts';
import { forgetOutcome, keepOutcome, sayOutcome } from './test-outcome.ts';
import { runTests } from './vitest.ts';

/** Tests of the puzzles' data, of their grading and of the opponent's strengths: minutes long, and the same until something they look at changes. */
export const DATA_TESTS: readonly string[] = [
  'collection',
  'good-moves',
  'grading',
  'praised-moves',
  'quality',
  'shares',
  'strengths',
  'themes',
].map((name) => `test/puzzles/${name}.test.ts`);

/** All that they look at: a test follows their imports and finds nothing outside. */
export const LOOKED_AT: readonly string[] = [
  'src/engine',
  'src/words',
  'src/puzzles',
  'src/schema',
  'src/training/exercises',
  'src/game/goals',
  'scripts/common',
  'scripts/courses',
  'curation/common',
  'curation/grade',
  'curation/mine',
  'curation/quality',
  'test/puzzles',
  'test/fixtures/puzzles',
  'test/engine',
];
const list = (course: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `src/content/docs/learn/${course}/${name}.mdx`);
/** The lessons that praise moves of a game: with `!` behind them. */
export const PRAISING: readonly string[] = ['bartmess', 'grant', 'meder', 'usenet'].flatMap((course) => list(course, ['board-decides']));
/** The lessons on good play: what they call good, the search has to find good. */
export const PLAYING: readonly string[] = [
  ...list('meder', [
    'before-you-move',
    'first-ten-moves',
    'worth-of-boards',
    'tactics',
    'trades',
    'pawns-home',
    'king-safety',
    'play-endings',
    'board-decides',
  ]),
  ...list('bartmess', [
    'before-you-move',
    'first-ten-moves',
    'worth-of-boards',
    'tactics',
    'trades',
    'king-safety',
    'play-endings',
    'board-decides',
  ]),
  ...list('grant', [
    'before-you-move',
    'first-ten-moves',
    'worth-of-boards',
    'tactics',
    'more-tactics',
    'trades',
    'king-safety',
    'quiet-moves',
    'play-endings',
    'board-decides',
  ]),
  ...list('usenet', [
    'before-you-move',
    'first-ten-moves',
    'worth-of-boards',
    'which-ride',
    'king-safety',
    'tactics',
    'trades',
    'quiet-moves',
    'play-endings',
    'board-decides',
    'all-together',
  ]),
  ...list('harshman', [
    'before-you-move',
    'turn-order',
    'quiet-moves',
    'counting',
    'guarded',
    'whom-to-attack',
    'help-the-third',
    'declare-or-wait',
    'second-game',
  ]),
];
/** How lessons are read. */
const READERS: readonly string[] = ['src/content/mdx.ts', 'src/content/course-parts.ts', 'src/content/tags.ts'];
/** Single files that they look at: the versions of packages, how tests are run, and lessons. */
export const SINGLE_FILES: readonly string[] = [
  ...['package-lock.json', 'vitest.config.ts', 'scripts/check/data-tests.ts', 'scripts/check/test-outcome.ts', 'scripts/check/vitest.ts'],
  ...READERS,
  ...new Set([...PRAISING, ...PLAYING]),
];

const STAMP = join(ROOT, '.cache/data-stamp');

/** A hash of all that the tests of data look at. */
export async function hashData(root = ROOT): Promise<string> {
  const lists = await Promise.all(LOOKED_AT.map((folder) => listFiles(join(root, folder))));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...SINGLE_FILES.map((name) => join(root, name)), ...lists.flat()])
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

/**
 * `npm run test:data` runs them. With `--changed` they run only where something they look at has changed since they passed here, which on a
 * clean machine is always so.
 */
async function testData(): Promise<boolean> {
  if (process.argv.includes('--changed') && (await isDataTested())) {
    console.log('The tests of the puzzles’ data passed on what is here now; npm run test:data makes them again.');
    await keepOutcome('data', { passed: 0, faults: [] });
    return true;
  }
  await forgetOutcome('data');
  const hash = await hashData();
  const outcome = await runTests('data', ...DATA_TESTS);
  await keepOutcome('data', outcome);
  console.log(`\n${sayOutcome(outcome)}`);
  const isPassed = outcome.faults.length === 0 && outcome.passed > 0;
  if (isPassed) await stampData(hash);
  return isPassed;
}

if (import.meta.main) process.exitCode = (await testData()) ? 0 : 1;
