import type { Ruleset } from '../../src/engine/index.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import type { ClimbStart } from './hill-climbing.ts';
import { seemsDrawn } from './seems-drawn.ts';
import type { ComposedPuzzleKind } from './kind.ts';
import { measureTask } from './measure-task.ts';
import { placeAtRandom } from './random-placement.ts';

/** Positions thrown before a try is given up. */
const THROWS = 100;

/**
 * A dead draw: few pieces are placed at random, mostly near the king of the side that stands worse, until a single move of it forces the draw and every
 * check is passed. There are enough that none has to be mended. Nothing where that leads nowhere.
 */
export function beginDrawn(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): ClimbStart | undefined {
  for (let i = 0; i < THROWS; i++) {
    const position = placeAtRandom(ruleset, random, kind.thrown);
    if (position?.status() !== 'playing' || balanceOf(position) >= 0) continue;
    const tasks = kind.tasks(position, random);
    const task = tasks[Math.floor(random() * tasks.length)]!;
    if (task.kind !== 'draw' || !seemsDrawn(position, task)) continue;
    const measured = measureTask(position, task, kind, { cost: 0, keys: [] });
    if (measured?.cost === 0) return { task, measured };
  }
  return undefined;
}
