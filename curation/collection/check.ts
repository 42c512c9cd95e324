import { readFileSync } from 'node:fs';
import { ok } from '../../src/engine/index.ts';
import { judgeSubmission } from '../../src/puzzles/proof/submission.ts';
import { readCollection } from '../common/read-collection.ts';
import { failWith, type DescribedResult } from '../../src/words/described-fault.ts';

/**
 * Says of every puzzle in a file, one or a list, whether the collection would take it, and if not, why not:
 * `npm run -s puzzles:check FILE`. A puzzle is `{"ruleset", "position", "goal"}`; README.md of the puzzles says what a goal is.
 */
const [file] = process.argv.slice(2);
const read = readJson(file);
const entries = read.ok ? (Array.isArray(read.value) ? (read.value as unknown[]) : [read.value]) : [];
if (!read.ok) console.error(read.fault.message);
const collection = entries.length > 0 ? readCollection() : [];
let refused = read.ok ? 0 : 1;
entries.forEach((entry, at) => {
  const taken = judgeSubmission(entry, collection);
  if (taken.ok) console.log(`${at + 1}: taken as ${taken.value.id}, rating ${taken.value.rating}, level ${taken.value.level}`);
  else {
    refused++;
    console.log(`${at + 1}: refused (${taken.fault.field}): ${taken.fault.message}`);
  }
});
process.exitCode = refused === 0 ? 0 : 1;

function readJson(path: string | undefined): DescribedResult<unknown> {
  if (path === undefined) return failWith('malformed', 'file', 'name a file with a puzzle, or a list of puzzles, as JSON');
  try {
    return ok(JSON.parse(readFileSync(path, 'utf8')) as unknown);
  } catch {
    return failWith('malformed', 'file', `the file ${path} cannot be read as JSON`);
  }
}
