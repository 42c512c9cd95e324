import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { parseFile } from '../../src/training/progress-file.ts';
import { readRecord, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { collectionFile, readCollection } from '../common/read-collection.ts';
import { gradeByPeople, type PeopleGrade } from './people.ts';

/**
 * Rates puzzles by how readers did with them, from the files they have saved on the page of their progress:
 * `npm run -s grade:people -- FILES`. It prints what people make of the puzzles; with `--write` the collection gets it, beside
 * the computed rating, and the next build shows it. All files are to be named each time: what an earlier run wrote is replaced.
 */
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });

function main(): void {
  const read = positionals.map((file) => ({ file, record: readFile(file) }));
  for (const { file, record } of read) if (!record) console.error(`${file}: no saved progress with puzzles; left out`);
  const records = read.flatMap(({ record }) => record ?? []);
  if (records.length === 0) {
    console.error('name at least one file with saved progress');
    process.exitCode = 1;
    return;
  }
  const puzzles = readCollection();
  const grades = gradeByPeople(records, puzzles);
  for (const puzzle of puzzles) {
    const grade = grades.get(puzzle.id);
    if (grade) console.log(`${puzzle.id}: computed ${puzzle.rating}, people ${grade.rating} ±${2 * grade.deviation}, tries ${grade.tries}`);
  }
  console.log(`${grades.size} of ${puzzles.length} puzzles tried, in ${records.length} files`);
  if (values.write) for (const ruleset of new Set(puzzles.map((puzzle) => puzzle.ruleset))) write(ruleset, puzzles, grades);
}

function readFile(file: string): PuzzleRecord | undefined {
  try {
    return readRecord(parseFile(readFileSync(file, 'utf8'))?.puzzles);
  } catch {
    return undefined;
  }
}

function write(ruleset: string, puzzles: readonly Puzzle[], grades: ReadonlyMap<string, PeopleGrade>): void {
  const own = puzzles
    .filter((puzzle) => puzzle.ruleset === ruleset)
    .map(({ people: _before, ...puzzle }): Puzzle => {
      const people = grades.get(puzzle.id);
      return people ? { ...puzzle, people } : puzzle;
    });
  writeFileSync(collectionFile(ruleset), `[\n${own.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}

main();
