import type { Ruleset } from '../../src/engine/index.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { ClimbStart } from './hill-climbing.ts';
import { change } from './climb.ts';
import { countFlights } from './flights.ts';
import type { ComposedPuzzleKind } from './kinds.ts';
import { measure } from './measure.ts';
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
  const task: Task = { kind: 'mate', moves };
  const short = placeAtRandom(ruleset, random, kind.thrown);
  if (short?.status() !== 'playing' || countFlights(short.machine()) > MOST_FLIGHTS) return undefined;
  if (soleKey(short, { kind: 'mate', moves: moves - 1 }) === undefined) return undefined;
  for (let i = 0; i < CHANGES; i++) {
    const once = change(short, random);
    const changed = once && random() < TWICE ? change(once, random) : once;
    if (changed?.status() !== 'playing' || changed.squares.filter(({ piece }) => piece).length > (kind.most ?? Infinity)) continue;
    const measured = measure(changed, task, kind, { cost: 0, keys: [] });
    if (measured?.cost === 0) return { task, measured };
  }
  return undefined;
}
