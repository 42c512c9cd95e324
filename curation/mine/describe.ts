import { writeFileSync } from 'node:fs';
import { describeStudy } from '../../src/puzzles/proof/make-puzzle.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { solvedTaskOf } from '../grade/regrade.ts';
import { collectionFile, readCollection } from '../common/read-collection.ts';

/**
 * Tells anew what the proofs of the collection show, and writes it: themes, topics and rules: `npm run -s puzzles:describe`. Nothing is
 * proved, rated, added or taken out.
 */
const all = readCollection();
for (const ruleset of new Set(all.map((puzzle) => puzzle.ruleset))) {
  const own = all.filter((puzzle) => puzzle.ruleset === ruleset);
  const told = own.map((puzzle): Puzzle => ({
    ...puzzle,
    ...describeStudy(solvedTaskOf(puzzle), puzzle.tries),
    rating: puzzle.rating,
    level: puzzle.level,
  }));
  const changed = told.filter((puzzle, at) => JSON.stringify(puzzle) !== JSON.stringify(own[at])).length;
  writeFileSync(collectionFile(ruleset), `[\n${told.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${ruleset}: ${changed} of ${own.length} are told anew`);
}
