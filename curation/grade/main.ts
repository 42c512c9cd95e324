import { readFileSync } from 'node:fs';
import { correlateRanks } from './correlate.ts';
import { gradeChess, isChessMate, type ChessPuzzle, type Graded } from './rate.ts';

/**
 * Holds the grading to what people find hard: rates the chess puzzles of a file, one JSON object with `fen`, `moves` and `rating`
 * a line, as the collection is rated, and prints the rank correlation with the ratings people gave, of what is shown and of the bare formula:
 * `npm run -s grade:chess FILE`.
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
  const graded = gradeChess(puzzles);
  if (graded.length < puzzles.length) console.log(`${puzzles.length - graded.length} puzzles could not be read`);
  const print = (name: string, some: readonly Graded[]): void => {
    const people = some.map(({ puzzle }) => puzzle.rating);
    const [shown, raw] = [
      correlateRanks(
        people,
        some.map((one) => one.shown),
      ),
      correlateRanks(
        people,
        some.map((one) => one.points),
      ),
    ];
    console.log(
      `${name}: rank correlation ${shown.toFixed(2)} as shown, ${raw.toFixed(2)} by the bare formula, over ${some.length} puzzles`,
    );
  };
  print('all', graded);
  print('mates', graded.filter(isChessMate));
}
