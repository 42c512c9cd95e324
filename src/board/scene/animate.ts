import { LIFTED, type TextNode, type PieceNode, type SceneNode, type Polygon, type Scene, type Stamp } from './scene.ts';

/** What moves is drawn above all boards. */
const MOVING = LIFTED + 1_000;

/** Milliseconds of the passage between two scenes: a move, and a change of view. */
export const MOVE_TIME = 260;
export const VIEW_TIME = 520;

/** From 0 to 1, slow at both ends. */
export function ease(t: number): number {
  return t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2;
}

type Tween = (t: number) => SceneNode;

/**
 * The passage from one scene to another: the scene at a time from 0 to 1. Derived from the two alone:
 * what has the same id in both moves, what is only in one fades. At 1 it is the second scene itself.
 */
export function makeTransition(before: Scene, after: Scene): (t: number) => Scene {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const tweens: Tween[] = [];
  const seen = new Set<string>();
  for (const node of after.nodes) {
    seen.add(node.id);
    const from = old.get(node.id);
    tweens.push(from === undefined ? appear(node) : between(from, node));
  }
  for (const node of before.nodes) if (!seen.has(node.id)) tweens.push(vanish(node));
  return (t) => {
    if (t >= 1) return after;
    const nodes = tweens.map((tween) => tween(t)).sort((one, other) => one.z - other.z);
    return { ...after, width: mix(before.width, after.width, t), height: mix(before.height, after.height, t), nodes };
  };
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
const alphaOf = (node: SceneNode): number => node.alpha ?? 1;

function appear(node: SceneNode): Tween {
  return (t) => ({ ...node, alpha: alphaOf(node) * Math.max(0, 2 * t - 1) });
}

function vanish(node: SceneNode): Tween {
  return (t) => ({ ...node, alpha: alphaOf(node) * Math.max(0, 1 - 2 * t) });
}

function between(from: SceneNode, to: SceneNode): Tween {
  if (isSame(from, to)) return () => to;
  if (from.kind === 'piece' && to.kind === 'piece') return movePiece(from, to);
  if (from.kind === 'polygon' && to.kind === 'polygon' && from.points.length === to.points.length) return bend(from, to);
  if (from.kind === 'stamp' && to.kind === 'stamp' && from.d === to.d) return slide(from, to);
  if (from.kind === 'label' && to.kind === 'label' && from.text === to.text) return slide(from, to);
  return appear(to);
}

function movePiece(from: PieceNode, to: PieceNode): Tween {
  const leans = from.lean !== undefined || to.lean !== undefined;
  const isFar = Math.hypot(from.x - to.x, from.y - to.y) > 1;
  return (t) => ({
    ...to,
    role: t < 0.5 ? from.role : to.role,
    x: mix(from.x, to.x, t),
    y: mix(from.y, to.y, t),
    size: mix(from.size, to.size, t),
    ...(leans && { lean: mix(from.lean ?? 0, to.lean ?? 0, t) }),
    alpha: mix(alphaOf(from), alphaOf(to), t),
    z: isFar ? MOVING + to.z / 1000 : to.z,
  });
}

function bend(from: Polygon, to: Polygon): Tween {
  return (t) => ({
    ...to,
    points: to.points.map((value, i) => mix(from.points[i] ?? value, value, t)),
    alpha: mix(alphaOf(from), alphaOf(to), t),
  });
}

function slide(from: Stamp | TextNode, to: Stamp | TextNode): Tween {
  return (t) => ({ ...to, x: mix(from.x, to.x, t), y: mix(from.y, to.y, t), alpha: mix(alphaOf(from), alphaOf(to), t) });
}

/** Whether two nodes look the same and lie at the same place. */
export function isSame(one: SceneNode, other: SceneNode): boolean {
  if (one === other) return true;
  if (one.kind !== other.kind || one.z !== other.z || alphaOf(one) !== alphaOf(other)) return false;
  return hasSameLook(one, other) && hasSamePlace(one, other);
}

function hasSamePlace(one: SceneNode, other: SceneNode): boolean {
  if (one.kind === 'polygon') return other.kind === 'polygon' && one.points.every((value, i) => value === other.points[i]);
  return other.kind !== 'polygon' && one.x === other.x && one.y === other.y;
}

/** Whether two nodes are drawn alike apart from where they lie; corners of polygons are their place. */
export function hasSameLook(one: SceneNode, other: SceneNode): boolean {
  switch (one.kind) {
    case 'polygon':
      return other.kind === 'polygon' && one.points.length === other.points.length && one.open === other.open && hasSamePaint(one, other);
    case 'stamp':
      return other.kind === 'stamp' && one.d === other.d && hasSamePaint(one, other);
    case 'piece':
      return (
        other.kind === 'piece' &&
        one.role === other.role &&
        one.owner === other.owner &&
        one.gone === other.gone &&
        one.lean === other.lean &&
        one.size === other.size
      );
    case 'label':
      return (
        other.kind === 'label' && one.text === other.text && one.lead === other.lead && one.size === other.size && one.fill === other.fill
      );
  }
}

function hasSamePaint(one: Polygon | Stamp, other: Polygon | Stamp): boolean {
  return (
    one.paint === other.paint ||
    (one.paint.length === other.paint.length &&
      one.paint.every((paint, i) => {
        const there = other.paint[i];
        return paint.fill === there?.fill && paint.stroke === there?.stroke && paint.width === there?.width && paint.alpha === there?.alpha;
      }))
  );
}
