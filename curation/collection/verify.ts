import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findAlike } from '../quality/similar-pairs.ts';
import { verifyPuzzle } from '../../src/puzzles/proof/verify-puzzle.ts';
import { readCollection } from '../common/read-collection.ts';

/**
 * Proves every puzzle of the collection again, and that no two are too much alike: `npm run puzzles:verify [-- --afresh]`.
 * What has been proved is remembered in `.cache/verified`, so that a run goes on where the last one stopped; a puzzle that has
 * changed is proved again. After a change of the rules or of the checks ask for `--afresh`.
 */
const FILE = '.cache/verified';
const { values } = parseArgs({ options: { afresh: { type: 'boolean', default: false } } });
if (values.afresh) rmSync(FILE, { force: true });
mkdirSync('.cache', { recursive: true });
const done = new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []);
const puzzles = readCollection();
const faults: string[] = [];
const start = performance.now();
puzzles.forEach((puzzle, at) => {
  const mark = createHash('sha256').update(JSON.stringify(puzzle)).digest('hex');
  if (!done.has(mark)) {
    const proved = verifyPuzzle(puzzle);
    if (proved.ok) appendFileSync(FILE, `${mark}\n`);
    else faults.push(`${proved.fault.field}: ${proved.fault.message}`);
  }
  if (process.stdout.isTTY) process.stdout.write(`\r${bar((at + 1) / puzzles.length)} ${at + 1} of ${puzzles.length}, ${puzzle.id}   `);
});
for (const { one, other, like } of findAlike(puzzles)) faults.push(`${one} and ${other} are alike: ${like.toFixed(2)}`);
const seconds = (performance.now() - start) / 1000;
console.log(`\n${puzzles.length - faults.length} of ${puzzles.length} puzzles proved in ${seconds.toFixed(0)} s`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function bar(share: number): string {
  const full = Math.round(share * 24);
  return `[${'#'.repeat(full)}${'.'.repeat(24 - full)}]`;
}
