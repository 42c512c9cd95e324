import type { PickedUp } from './picked-up-piece.ts';
import { LIFTED, type SceneNode, type Scene } from '../scene/scene.ts';

/** Something on its way under the pointer, in the scene's units. */
interface Drag {
  readonly held: PickedUp;
  readonly x: number;
  readonly y: number;
}

/** The scene with what is dragged under the pointer. */
export function withDragged(scene: Scene, { held, x, y }: Drag, ids: ReadonlyMap<string, string> | undefined): Scene {
  const tile = scene.tiles.find((one) => one.name === held.from);
  if (held.board === undefined) {
    const id = ids?.get(held.from) ?? '';
    const nodes = scene.nodes.filter((node) => node.id !== id);
    const piece = scene.nodes.find((node) => node.id === id);
    const lifted: readonly SceneNode[] =
      piece?.kind === 'piece' && tile ? [{ ...piece, x: x, y: y + piece.size * 0.36, size: piece.size * 1.15, z: LIFTED + 2_900 }] : [];
    return { ...scene, nodes: [...nodes, ...lifted] };
  }
  const own = scene.tiles.filter((one) => one.board === held.board);
  const [mx, my] = [own.reduce((sum, one) => sum + one.x / own.length, 0), own.reduce((sum, one) => sum + one.y / own.length, 0)];
  const [dx, dy] = [x - mx, y - my];
  const nodes = scene.nodes.map((node): SceneNode => {
    if (node.board !== held.board) return node;
    const z = LIFTED + node.z / 1000;
    if (node.kind === 'polygon') return { ...node, z, points: node.points.map((value, i) => value + (i % 2 === 0 ? dx : dy)) };
    return { ...node, z, x: node.x + dx, y: node.y + dy };
  });
  return { ...scene, nodes: nodes.sort((one, other) => one.z - other.z) };
}
