import { parseArgs } from 'node:util';
import { findRuleset, type Goal, type Position } from '../../src/engine/index.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { findKey, makePuzzle } from './examine.ts';
import { playGame } from './game.ts';
import { makeRandom } from './random.ts';
import { clearMemory, simplify } from './simplify.ts';

/**
 * Mines puzzles from seeded games of a ruleset with itself and prints one a line, for a person to choose from:
 * `node tools/mine/main.ts --ruleset meder --seed 1 --games 50 --moves 2 [--theme board-move-key] [--keep 8]`.
 * Every position with exactly one key is freed of the men it does not need, proved again and printed with its themes.
 */
const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'meder' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '10' },
    moves: { type: 'string', default: '2' },
    theme: { type: 'string' },
    keep: { type: 'string', default: '6' },
  },
});
const ruleset = findRuleset(values.ruleset);
if (!ruleset) throw new Error(`“${values.ruleset}” is no ruleset`);
const goal: Goal = { kind: 'mate', moves: Number(values.moves) };
const seen = new Set<string>();

for (let game = 0; game < Number(values.games); game++) {
  const random = makeRandom(Number(values.seed) * 100_003 + game);
  for (const position of playGame(ruleset, random).slice(10)) {
    const puzzle = mine(position);
    if (!puzzle || seen.has(puzzle.position)) continue;
    seen.add(puzzle.position);
    console.log(JSON.stringify(puzzle));
  }
}

function mine(found: Position): Puzzle | undefined {
  if (found.status() !== 'playing' || findKey(found, goal) === undefined) return undefined;
  const position = clearMemory(found);
  const key = position && findKey(position, goal);
  if (!position || key === undefined) return undefined;
  const wanted = (candidate: Position): boolean => findKey(candidate, goal) === key && isWanted(candidate);
  if (!isWanted(position)) return undefined;
  return makePuzzle(`${values.ruleset}-1`, simplify(position, wanted, Number(values.keep)), goal);
}

/** Without a theme asked for, everything with one key. */
function isWanted(position: Position): boolean {
  return values.theme === undefined || makePuzzle(`${values.ruleset}-1`, position, goal).themes.some((theme) => theme === values.theme);
}
