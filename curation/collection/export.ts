import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { PUZZLE_SCHEMA } from '../../src/puzzles/schema.ts';
import { readCollection } from '../common/read-collection.ts';

/** The JSON schema of a puzzle, for those who read the export with other programs. */
export const SCHEMA = { title: 'A puzzle of Threefold', ...z.toJSONSchema(PUZZLE_SCHEMA) };

/** Writes the whole collection to one file with its licence and schema: `npm run puzzles:export [-- FILE]`. */
function main(): void {
  const [file = 'threefold-puzzles.json'] = process.argv.slice(2);
  const puzzles = readCollection();
  const head = { title: 'Threefold puzzles', licence: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/', schema: SCHEMA };
  writeFileSync(file, `${JSON.stringify({ ...head, puzzles })}\n`);
  console.log(`${puzzles.length} puzzles in ${file}`);
}

if (import.meta.main) main();
