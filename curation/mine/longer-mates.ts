import type { Position, Ruleset } from '../../src/engine/index.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { ClimbStart } from './hill-climbing.ts';
import { changePosition } from './position-changes.ts';
import { countFlights } from './king-flights.ts';
import type { ComposedPuzzleKind } from './kind.ts';
import { measureTask, SHORTER } from './measure-task.ts';
import { soleKey } from './sole-solution.ts';
import { placeAtRandom } from './random-placement.ts';

/** A king with more squares to go to is hardly ever mated in two. */
const MOST_FLIGHTS = 5;
/** Changes tried of a position that has the shorter mate, and how often there are two at once. */
const CHANGES = 30;
const TWICE = 0.3;

/**
 * A mate to begin with, found from a shorter one: pieces are thrown until one move mates in a move less, then a piece or a board is
 * changed until it takes a move more and every check is passed. Hardly any that fails one can be mended. Nothing where that leads
 * nowhere.
 */
export function beginLonger(ruleset: Ruleset, kind: ComposedPuzzleKind, moves: number, random: () => number): ClimbStart | undefined {
  const short = placeAtRandom(ruleset, random, kind.thrown);
  if (short?.status() !== 'playing' || countFlights(short.machine()) > MOST_FLIGHTS) return undefined;
  if (soleKey(short, { kind: 'mate', moves: moves - 1 }) === undefined) return undefined;
  return lengthen(short, { kind: 'mate', moves }, kind, random, 0);
}

/** The same of three players: a declaration in two (Harshman VIII), with all three in the game, from one at once. */
export function beginPlan(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): ClimbStart | undefined {
  const short = placeAtRandom(ruleset, random, kind.thrown);
  if (short?.status() !== 'playing') return undefined;
  for (const task of kind.tasks(short, random)) {
    if (task.kind !== 'declaration' || soleKey(short, { ...task, moves: 1 }) === undefined) continue;
    return lengthen(short, task, kind, random, SHORTER - 1);
  }
  return undefined;
}

/** A position changed until the task takes as long as it says, and what it lacks costs no more than this. */
function lengthen(short: Position, task: Task, kind: ComposedPuzzleKind, random: () => number, cost: number): ClimbStart | undefined {
  for (let i = 0; i < CHANGES; i++) {
    const once = changePosition(short, random);
    const changed = once && random() < TWICE ? changePosition(once, random) : once;
    if (changed?.status() !== 'playing' || changed.squares.filter(({ piece }) => piece).length > (kind.most ?? Infinity)) continue;
    const measured = measureTask(changed, task, kind, { cost, keys: [] });
    if (measured && measured.cost <= cost) return { task, measured };
  }
  return undefined;
}
