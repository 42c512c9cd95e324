import { expect, loadRuleset, type Position } from '../../engine/index.ts';
import { compose } from '../../board/scene/compose.ts';
import { toRenderOptions } from '../../board/scene/render-options.ts';
import { makeSvg } from '../../board/render/svg.ts';
import { describePosition } from '../../board/text/names.ts';
import type { TrainerPuzzle } from '../../training/puzzle-index.ts';

/** The position of a puzzle from the data files; its ruleset is fetched when it is not there yet. */
export async function openPuzzle({ ruleset, options, position }: TrainerPuzzle): Promise<Position> {
  const named = await loadRuleset(ruleset);
  if (!named) throw new Error(`no ruleset “${ruleset}”`);
  return expect(expect(named.configure(options ?? {})).parse(position));
}

/** A drawing of a position, and its size in the units of the drawing. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of what a proof game is to reach, as SVG; nothing where another task is set. */
export function drawAim(start: Position, { id, goal }: Pick<TrainerPuzzle, 'id' | 'goal'>): string | undefined {
  return goal.kind === 'proofgame' ? drawPosition(expect(start.ruleset.parse(goal.reached)), `${id}-aim-`, start.turn).svg : undefined;
}

/** Draws a position from the side of the player on move, or another. */
export function drawPosition(position: Position, prefix: string, side = position.turn): Picture {
  const marks = { checks: position.checks().map((check) => check.king) };
  const scene = compose(toRenderOptions(position, { view: 'stack', side, marks }));
  return { svg: makeSvg(scene, { prefix, label: describePosition(position) }), width: scene.width, height: scene.height };
}

/** The same for a picture as small as a stamp, beside a title that names it: no letters, no empty pins, nothing said. */
export function drawFace(position: Position, prefix: string, side = position.turn): Picture {
  const options = toRenderOptions(position, { view: 'stack', side, coordinates: false });
  const pins = options.pins.filter(({ name }) => options.boards.some(({ pin }) => pin === name));
  const scene = compose({ ...options, pins });
  return { svg: makeSvg(scene, { prefix }), width: scene.width, height: scene.height };
}
