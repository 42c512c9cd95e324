import { Prover } from '../../src/engine/search/prover.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { expect } from '../../src/engine/index.ts';
import { findHelp } from '../../src/puzzles/solve-task.ts';
import { findCode } from '../../src/puzzles/position-queries.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { rateMoves } from '../../src/puzzles/two-ply-search.ts';
import { readCollection } from '../common/read-collection.ts';
import { correlateRanks } from './correlate.ts';

/** Kinds whose rating is measured by the facts of a line, which says little where the aim is not the most that can be had. */
const TOLD = ['draw', 'promotion', 'stalemate', 'helpmate'] as const;

/**
 * How many positions a solver looks at, given the aim, who tries first moves in the order in which they look good and sees the whole of each:
 * up to the first right one. In a helpmate, where everybody helps, half of all lines are looked at before the one is found.
 */
export function countLooks(puzzle: Puzzle): number | undefined {
  const { goal, solution } = puzzle;
  const position = expectPosition(puzzle);
  if (goal.kind === 'helpmate') return findHelp(position, goal).nodes / 2;
  const keys = solution && 'play' in solution ? solution.play : [];
  if (goal.kind !== 'mate' && goal.kind !== 'draw' && goal.kind !== 'promotion' && goal.kind !== 'stalemate') return undefined;
  const machine = position.machine();
  const aim = expect(makeAim(position, goal, position.ruleset.players.indexOf(position.turn)));
  const prover = new Prover(machine, aim);
  const right = new Set(keys.map((key) => findCode(machine, key)));
  const looks = rateMoves(machine).sort((one, other) => other.value - one.value);
  for (const { code } of looks) {
    prover.leads(code, aim.moves);
    if (right.has(code)) return prover.nodes;
  }
  return undefined;
}

/** A straight line through points: what it gives at a place. */
function fitLine(points: readonly (readonly [number, number])[]): (at: number) => number {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const slope = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return (at) => y + slope * (at - x);
}

/**
 * Holds draws, promotions, stalemates and helpmates to mates: what mates are rated that cost as many looks. Prints for each kind and length the mean
 * rating and what it should be: `npm run -s grade:aims`. `rating.ts` has the constants that follow.
 */
function main(): void {
  const measured = readCollection().flatMap((puzzle) => {
    const looks = countLooks(puzzle);
    return looks === undefined ? [] : [{ puzzle, looks: Math.log2(looks) }];
  });
  const mates = measured.filter(({ puzzle }) => puzzle.goal.kind === 'mate');
  const at = fitLine(mates.map(({ puzzle, looks }) => [looks, puzzle.rating]));
  const correlation = correlateRanks(
    mates.map(({ looks }) => looks),
    mates.map(({ puzzle }) => puzzle.rating),
  );
  console.log(
    `mates: ${mates.length}, looks and rating ${correlation.toFixed(2)}; ${at(8).toFixed(0)} at 256 looks, ${at(14).toFixed(0)} at 16384`,
  );
  const mean = (list: readonly number[]): number => Math.round(list.reduce((sum, one) => sum + one, 0) / list.length);
  for (const kind of TOLD)
    for (const moves of [1, 2, 3]) {
      const some = measured.filter(({ puzzle: { goal } }) => goal.kind === kind && 'moves' in goal && goal.moves === moves);
      if (some.length === 0) continue;
      const should = some.map(({ looks }) => at(looks));
      console.log(
        `${kind} in ${moves}: ${some.length}, rated ${mean(some.map(({ puzzle }) => puzzle.rating))}, by looks ${mean(should)}; looks and rating ${correlateRanks(
          some.map(({ looks }) => looks),
          some.map(({ puzzle }) => puzzle.rating),
        ).toFixed(2)}`,
      );
    }
}

if (import.meta.main) main();
