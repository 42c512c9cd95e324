import { writeFileSync } from 'node:fs';
import { SCHEMA } from '../common/json-schema.ts';
import { readCollection } from '../common/read-collection.ts';

/** Writes the whole collection to one file with its licence and schema: `npm run puzzles:export [-- FILE]`. */
function main(): void {
  const [file = 'threefold-puzzles.json'] = process.argv.slice(2);
  const puzzles = readCollection();
  const head = { title: 'Threefold puzzles', licence: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/', schema: SCHEMA };
  writeFileSync(file, `${JSON.stringify({ ...head, puzzles })}\n`);
  console.log(`${puzzles.length} puzzles in ${file}`);
}

if (import.meta.main) main();
