import type { Position } from '../../engine/index.ts';
import type { Mode } from './board-state.ts';
import type { Scene } from '../scene/scene.ts';

/** A pin can be met this far from its middle, in units of the scene. */
export const PIN_REACH = 11;

/**
 * Where a finger drags instead of scrolling, on a board that is not live yet: a box, `x,y,half width,half height` in units of the scene, for
 * every piece and every attack board that has a legal move. Nothing where no move is to be made.
 */
export function makeGrips(position: Position, scene: Scene, mode: Mode): string | undefined {
  if (mode !== 'play') return undefined;
  const movable = new Set(position.moves().map(({ from }) => from));
  const boxes = [...scene.tiles, ...scene.pins.map((pin) => ({ ...pin, rx: PIN_REACH, ry: PIN_REACH }))]
    .filter(({ name }) => movable.has(name))
    .map(({ x, y, rx, ry }) => [x, y, rx, ry].map(Math.round).join(','));
  return boxes.length === 0 ? undefined : boxes.join(' ');
}
