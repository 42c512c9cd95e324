import { parseArgs } from 'node:util';
import { chooseMove, expect, FORMER_STRENGTHS, type Strength } from '../../src/engine/index.ts';
import { isPlayed, positionOf, type PlayedPuzzle, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { makeRandom } from '../common/random.ts';
import { readCollection } from '../common/read-collection.ts';
import { correlateRanks } from './correlate.ts';

const UNLIKE_BEST: readonly string[] = ['promotion', 'stalemate', 'draw', 'win', 'hold'];

/**
 * Whether the best move is also the move that the task asks for. A promotion, a stalemate or a draw is not the most one can have where
 * another move wins or draws as well; an ending that is kept is decided beyond what a search sees; and two who declare together are not one player.
 */
export function isBestPlay(puzzle: Puzzle): puzzle is PlayedPuzzle {
  if (!isPlayed(puzzle) || !('play' in puzzle.solution)) return false;
  const { goal } = puzzle;
  if (UNLIKE_BEST.includes(goal.kind)) return false;
  const attack = goal.kind === 'defence' ? goal.against : goal;
  return !('by' in attack) || attack.by.length === 1;
}

/** Whether a strength of the opponent finds the first move, or another that wins as much. */
export function findsKey(puzzle: Puzzle, strength: Strength, seed = 1): boolean {
  const { solution, accepted = [] } = puzzle;
  const keys = solution && 'play' in solution ? solution.play : [];
  const move = chooseMove(expect(positionOf(puzzle)), strength, makeRandom(seed));
  return keys.includes(move) || accepted.includes(move);
}

/** After how many plies of looking ahead a strength finds the first move for good; one more than it has when it does not. */
export function pliesToFind(puzzle: Puzzle, strength: Strength): number {
  for (let plies = strength.plies; plies > 0; plies--) if (!findsKey(puzzle, { ...strength, plies })) return plies + 1;
  return 1;
}

/** Puzzles whose first move is the best one, the lowest rated first; one of this many. */
export const listBestPlay = (puzzles: readonly Puzzle[], every = 1): readonly PlayedPuzzle[] =>
  puzzles
    .filter(isBestPlay)
    .sort((a, b) => a.rating - b.rating)
    .filter((_, at) => at % every === 0);

/** Every nth puzzle is tried by a strength: stronger ones think longer, so they try fewer. */
const EVERY: readonly number[] = [1, 1, 1, 4];

/**
 * Prints how often each strength of the opponent finds the first move, level by level, and how the plies it needs go with the
 * rating: `npm run -s grade:strengths`; or with `-- --name strong --every 3` only the plies that one needs, in a list.
 */
function main(): void {
  const { values } = parseArgs({ options: { name: { type: 'string' }, every: { type: 'string', default: '1' } } });
  const one = FORMER_STRENGTHS.find(({ name }) => name === values.name);
  if (one) {
    console.log(JSON.stringify(listBestPlay(readCollection(), Number(values.every)).map((puzzle) => pliesToFind(puzzle, one))));
    return;
  }
  const puzzles = readCollection().filter(isBestPlay);
  FORMER_STRENGTHS.forEach((strength, at) => {
    const tried = puzzles
      .filter((_, index) => index % (EVERY[at] ?? 1) === 0)
      .map((puzzle) => ({ level: puzzle.level, rating: puzzle.rating, plies: pliesToFind(puzzle, strength) }));
    const shares = LEVELS.map((level) => {
      const some = tried.filter((one) => one.level === level);
      const found = some.filter(({ plies }) => plies <= strength.plies);
      return `${level}: ${Math.round((100 * found.length) / some.length)} % of ${some.length}`;
    });
    const correlation = correlateRanks(
      tried.map(({ rating }) => rating),
      tried.map(({ plies }) => plies),
    );
    console.log(`${strength.name.padEnd(9)} ${shares.join(', ')}; plies needed and rating ${correlation.toFixed(2)}`);
  });
}

if (import.meta.main) main();
