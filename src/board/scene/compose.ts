import { addPiecesAndMarks } from './pieces-and-marks.ts';
import { hex } from '../layouts/hex.ts';
import { plan } from '../layouts/plan.ts';
import { stack } from '../layouts/stack.ts';
import { tower } from '../layouts/tower.ts';
import type { Layout, Scene } from './scene.ts';
import type { RenderOptions, View } from './render-options.ts';

const LAYOUTS: Readonly<Record<View, (options: RenderOptions) => Layout>> = { stack, plan, tower };

/** The scene for these options: a pure function, the same options give the same scene. */
export function compose(options: RenderOptions): Scene {
  return addPiecesAndMarks(options, options.boards.length > 0 ? LAYOUTS[options.view](options) : hex(options));
}
