import { shapesOf, type SceneNode, type Scene } from './scene.ts';

/** Width to height of every cut, so that they stand in rows. */
const RATIO = 1.4;

/** The part of a scene about the named squares and pins. */
export function cropScene(scene: Scene, names: readonly string[]): Scene {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const tile of scene.tiles) {
    if (!names.includes(tile.name)) continue;
    tile.points.forEach((value, index) => (index % 2 === 0 ? xs : ys).push(value));
  }
  for (const pin of scene.pins) {
    if (!names.includes(pin.name)) continue;
    xs.push(pin.x - 14, pin.x + 14, pin.x + pin.side * 60);
    ys.push(pin.y - 22, pin.y + 22);
  }
  if (xs.length === 0) throw new Error(`nothing of ${names.join(', ')} is in the scene`);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) * RATIO);
  const height = width / RATIO;
  const [dx, dy] = [width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2];
  const nodes = scene.nodes
    .map((node) => prune(node, -dx, -dy, width, height))
    .filter((node) => touches(node, -dx, -dy, width, height))
    .map((node) => shiftNode(node, dx, dy));
  return { ...scene, width, height, nodes };
}

function shiftNode(node: SceneNode, dx: number, dy: number): SceneNode {
  if (node.kind !== 'polygon') return { ...node, x: node.x + dx, y: node.y + dy };
  return { ...node, points: node.points.map((value, index) => value + (index % 2 === 0 ? dx : dy)) };
}

/** A node of several shapes with those alone that may be seen in a part of the scene. */
function prune(node: SceneNode, left: number, top: number, width: number, height: number): SceneNode {
  if (node.kind !== 'polygon' || node.corners === undefined) return node;
  return { ...node, points: shapesOf(node).flatMap((points) => (reaches(points, left, top, width, height) ? points : [])) };
}

function reaches(points: readonly number[], left: number, top: number, width: number, height: number): boolean {
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, index) => index % 2 === odd)) as [number[], number[]];
  return Math.max(...xs) >= left && Math.min(...xs) <= left + width && Math.max(...ys) >= top && Math.min(...ys) <= top + height;
}

/** Whether a node may be seen in a part of the scene; a path drawn about the scene's own origin may always be. */
function touches(node: SceneNode, left: number, top: number, width: number, height: number): boolean {
  if (node.kind === 'polygon') return reaches(node.points, left, top, width, height);
  if (node.x === 0 && node.y === 0) return true;
  const reach = node.kind === 'piece' ? node.size : 60;
  return node.x >= left - reach && node.x <= left + width + reach && node.y >= top - reach && node.y <= top + height + reach;
}
