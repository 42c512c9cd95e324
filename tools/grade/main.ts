import { readFileSync } from 'node:fs';
import { correlateRanks } from './correlate.ts';
import { rateChess, type ChessPuzzle } from './rate.ts';

/**
 * Holds the grading to what people find hard: rates the chess puzzles of a file, one JSON object with `fen`, `moves` and `rating`
 * a line, by our own formula, and prints the rank correlation with the ratings people gave: `npm run -s grade:chess FILE`.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('name a file with rated chess puzzles, one JSON object with fen, moves and rating a line');
  process.exitCode = 2;
} else {
  const puzzles = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ChessPuzzle);
  const rated = puzzles.flatMap((puzzle) => {
    const found = rateChess(puzzle);
    return found === undefined ? [] : [{ given: puzzle.rating, found }];
  });
  if (rated.length < puzzles.length) console.log(`${puzzles.length - rated.length} puzzles could not be read`);
  const correlation = correlateRanks(
    rated.map(({ given }) => given),
    rated.map(({ found }) => found),
  );
  console.log(`rank correlation ${correlation.toFixed(2)} over ${rated.length} puzzles`);
}
