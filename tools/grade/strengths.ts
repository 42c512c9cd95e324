import { chooseMove, expect, STRENGTHS, type Strength } from '../../src/engine/index.ts';
import { isPlayed, positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { makeRandom } from '../mine/random.ts';
import { readCollection } from '../puzzles/read.ts';

/** Whether a strength of the opponent finds the first move of a played puzzle; nothing when there is none to find. */
export function findsKey(puzzle: Puzzle, strength: Strength, seed = 1): boolean | undefined {
  if (!isPlayed(puzzle) || !('play' in puzzle.solution)) return undefined;
  const move = chooseMove(expect(positionOf(puzzle)), strength, makeRandom(seed));
  return puzzle.solution.play.includes(move) || (puzzle.accepted ?? []).includes(move);
}

/** The share of puzzles whose first move is found. */
export function shareFound(puzzles: readonly Puzzle[], strength: Strength): number {
  const found = puzzles.map((puzzle) => findsKey(puzzle, strength)).filter((one) => one !== undefined);
  return found.filter(Boolean).length / found.length;
}

/** Of each strength every so-many-th puzzle is tried: the stronger, the longer it thinks. */
const EVERY: readonly number[] = [1, 1, 2, 6];

/** Prints how often each strength of the opponent finds the first move, level by level: `npm run -s grade:strengths`. */
function main(): void {
  const played = readCollection().filter(isPlayed);
  STRENGTHS.forEach((strength, at) => {
    const shares = LEVELS.map((level) => {
      const some = played.filter((puzzle) => puzzle.level === level).filter((_, index) => index % (EVERY[at] ?? 1) === 0);
      return `${level}: ${Math.round(100 * shareFound(some, strength))} % of ${some.length}`;
    });
    console.log(`${strength.name.padEnd(9)} ${shares.join(', ')}`);
  });
}

if (import.meta.main) main();
