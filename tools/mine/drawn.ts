import type { Ruleset } from '../../src/engine/index.ts';
import { balanceOf } from '../../src/puzzles/men.ts';
import type { Begun } from './breed.ts';
import { seemsDrawn } from './seems-drawn.ts';
import type { Kind } from './kinds.ts';
import { measure } from './measure.ts';
import { throwMen } from './throw.ts';

/** Positions thrown before a try is given up. */
const THROWS = 100;

/**
 * A dead draw: men are thrown, few and mostly near the king of the side that stands worse, until a single move of his brings it about and every
 * check is passed. There are so many that none has to be mended. Nothing where that leads nowhere.
 */
export function beginDrawn(ruleset: Ruleset, kind: Kind, random: () => number): Begun | undefined {
  for (let i = 0; i < THROWS; i++) {
    const position = throwMen(ruleset, random, kind.thrown!);
    if (position?.status() !== 'playing' || balanceOf(position) >= 0) continue;
    const tasks = kind.tasks(position, random);
    const task = tasks[Math.floor(random() * tasks.length)]!;
    if (task.kind !== 'draw' || !seemsDrawn(position, task)) continue;
    const measured = measure(position, task, kind, { cost: 0, keys: [] });
    if (measured?.cost === 0) return { task, measured };
  }
  return undefined;
}
