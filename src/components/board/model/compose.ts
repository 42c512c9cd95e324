import { fill } from './fill.ts';
import { hex } from './layouts/hex.ts';
import { plan } from './layouts/plan.ts';
import { stack } from './layouts/stack.ts';
import { tower } from './layouts/tower.ts';
import type { Layout, Scene } from './scene.ts';
import type { Sight, View } from './sight.ts';

const LAYOUTS: Readonly<Record<View, (sight: Sight) => Layout>> = { stack, plan, tower };

/** The scene of a sight: a pure function, the same sight gives the same scene. */
export function compose(sight: Sight): Scene {
  return fill(sight, sight.boards.length > 0 ? LAYOUTS[sight.view](sight) : hex(sight));
}
