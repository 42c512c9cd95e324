import { isInside } from '../scene/geometry.ts';
import { PIN_REACH } from '../state/drag-areas.ts';
import type { Scene } from '../scene/scene.ts';

/** What lies under a point of a scene. */
export type Spot =
  | { readonly kind: 'square'; readonly name: string }
  | { readonly kind: 'pin'; readonly name: string }
  | { readonly kind: 'board'; readonly name: string };

/** A pin that is wanted can be met from this far, in units of the scene. */
const FAR = 26;

/** The square, pin or board at a point; wanted pins come first, then what is drawn on top. */
export function spotAt(scene: Scene, x: number, y: number, wanted: readonly string[] = []): Spot | undefined {
  const pins = scene.pins.map((pin) => ({ name: pin.name, far: reach(pin.x - x, pin.y - y, pin.side, wanted.includes(pin.name)) }));
  const pin = pins.sort((one, other) => one.far - other.far)[0];
  if (pin && wanted.includes(pin.name) && pin.far < FAR) return { kind: 'pin', name: pin.name };
  const tiles = scene.tiles.filter((tile) => isInside(tile.points, x, y)).sort((one, other) => other.z - one.z);
  const tile = tiles[0];
  if (pin && pin.far < (tile ? 6 : PIN_REACH)) return { kind: 'pin', name: pin.name };
  if (tile) return { kind: 'square', name: tile.name };
  const handle = scene.handles.find((one) => isInside(one.points, x, y));
  return handle && { kind: 'board', name: handle.board };
}

/** Distance to a pin; the written name of a wanted one counts as the pin. */
function reach(dx: number, dy: number, side: -1 | 1, isWanted: boolean): number {
  const along = -dx * side;
  if (isWanted && along > 0 && along < 44 && Math.abs(dy) < 9) return 0;
  return Math.hypot(dx, dy);
}

/** The wanted pin nearest to a point, for a board let go of there. */
export function nearestPin(scene: Scene, x: number, y: number, wanted: readonly string[]): string | undefined {
  const near = scene.pins
    .filter((pin) => wanted.includes(pin.name))
    .map((pin) => ({ name: pin.name, far: Math.hypot(pin.x - x, pin.y - y) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far < 90 ? near.name : undefined;
}
