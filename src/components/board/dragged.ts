import type { Spot } from './hit.ts';
import type { Node, Scene } from './scene.ts';
import type { Standing } from './sight.ts';

/** What the hand holds. */
export interface Held {
  readonly from: string;
  /** The attack board that stands there, or nothing when it is a piece. */
  readonly board: string | undefined;
}

/** The same on its way, in the scene's units. */
export interface Drag extends Held {
  readonly x: number;
  readonly y: number;
}

/** What would be picked up at a spot: a piece of the player on move (any, to set up), or an attack board. */
export function findHeld(standing: Standing, spot: Spot, isAny: boolean): Held | undefined {
  const { boards, squares, turn } = standing;
  if (spot.kind === 'square') {
    const piece = standing.at(spot.name);
    if (piece) return piece.owner === turn || isAny ? { from: spot.name, board: undefined } : undefined;
  }
  const on = spot.kind === 'board' ? spot.name : squares.find(({ name }) => name === spot.name)?.board;
  const found = boards.find(({ id, pin }) => (spot.kind === 'pin' ? pin === spot.name : id === on));
  return found && { from: found.pin, board: found.id };
}

/** The scene with what is dragged under the pointer. */
export function withDragged(scene: Scene, drag: Drag, ids: ReadonlyMap<string, string> | undefined): Scene {
  const tile = scene.tiles.find((one) => one.name === drag.from);
  if (drag.board === undefined) {
    const id = ids?.get(drag.from) ?? '';
    const nodes = scene.nodes.filter((node) => node.id !== id);
    const man = scene.nodes.find((node) => node.id === id);
    const lifted: readonly Node[] =
      man?.kind === 'man' && tile ? [{ ...man, x: drag.x, y: drag.y + man.size * 0.36, size: man.size * 1.15, z: 99_900 }] : [];
    return { ...scene, nodes: [...nodes, ...lifted] };
  }
  const own = scene.tiles.filter((one) => one.board === drag.board);
  const [mx, my] = [own.reduce((sum, one) => sum + one.x / own.length, 0), own.reduce((sum, one) => sum + one.y / own.length, 0)];
  const [dx, dy] = [drag.x - mx, drag.y - my];
  const nodes = scene.nodes.map((node): Node => {
    if (node.board !== drag.board) return node;
    const z = 97_000 + node.z / 1000;
    if (node.kind === 'polygon') return { ...node, z, points: node.points.map((value, i) => value + (i % 2 === 0 ? dx : dy)) };
    return { ...node, z, x: node.x + dx, y: node.y + dy };
  });
  return { ...scene, nodes: nodes.sort((one, other) => one.z - other.z) };
}
