import type { Player, Role } from '../../engine/index.ts';
import { outline } from './geometry.ts';
import type { Token } from './board-colours.ts';

/** How a shape is filled and stroked; several are drawn in order, so a casing comes before its core. */
export interface Paint {
  readonly fill?: Token;
  readonly stroke?: Token;
  /** Width of the stroke in units of the scene. */
  readonly width?: number;
  readonly alpha?: number;
}

interface Base {
  /** Stable from scene to scene: what has the same id is the same thing, and moves in a passage. */
  readonly id: string;
  /** Drawing order, low first; equal ones in the order of the list. */
  readonly z: number;
  readonly alpha?: number;
  /** The attack board it belongs to: it goes along when the board is dragged. */
  readonly board?: string;
}

/** Corners `x, y, x, y ...`: what has as many corners in two scenes changes smoothly between them. */
export interface Polygon extends Base {
  readonly kind: 'polygon';
  readonly points: readonly number[];
  /** Several shapes in one paint, which do not overlap, each with this many corners. */
  readonly corners?: number;
  readonly open?: true;
  readonly paint: readonly Paint[];
}

/** The corners of each shape of a polygon. */
export function shapesOf({ points, corners }: Polygon): readonly (readonly number[])[] {
  if (corners === undefined) return [points];
  return Array.from({ length: points.length / (2 * corners) }, (_, i) => points.slice(2 * corners * i, 2 * corners * (i + 1)));
}

/** A polygon as a path. */
export function outlineOf(polygon: Polygon): string {
  return shapesOf(polygon)
    .map((points) => outline(points, polygon.open))
    .join('');
}

/** A path drawn about its own origin, which stands at x, y. */
export interface Stamp extends Base {
  readonly kind: 'stamp';
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly paint: readonly Paint[];
}

/** A piece; x is its axis, y its foot, size the side of its square box. */
export interface PieceNode extends Base {
  readonly kind: 'piece';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly owner: Player;
  readonly role: Role;
  /** Out of the game: shown as an outline without its army's colour. */
  readonly gone?: true;
  /** Degrees it is turned about the middle of its box: a king that is out of the game lies on its side. */
  readonly lean?: number;
}

export interface TextNode extends Base {
  readonly kind: 'label';
  readonly x: number;
  readonly y: number;
  /** Set in bold and in the colour of text before the rest. */
  readonly lead?: string;
  readonly text: string;
  readonly size: number;
  readonly fill: Token;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly bold?: true;
  /** A rim in the colour of the ground, so that the text stays legible over a line. */
  readonly halo?: true;
  /** A letter or number of the board's edge, which the reader may put away. */
  readonly coordinate?: true;
}

export type SceneNode = Polygon | Stamp | PieceNode | TextNode;

/** Where a square lies in a scene: what pointing, the keyboard grid and marks need to know. */
export interface Tile {
  readonly name: string;
  readonly board: string;
  readonly points: readonly number[];
  readonly x: number;
  readonly y: number;
  /** Half axes of the largest mark that lies on it. */
  readonly rx: number;
  readonly ry: number;
  /** Foot and size of the piece on it. */
  readonly foot: number;
  readonly size: number;
  /** Drawing order of the square; its marks and its piece come on top. */
  readonly z: number;
  /** Opacity of its piece, where the square is seen through because it covers the focus. */
  readonly alpha?: number;
}

/** Where a pin lies in a scene. */
export interface PinMark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly over: boolean;
  /** The attack board that stands there. */
  readonly board: string | undefined;
  /** To which side of the pin its name is written. */
  readonly side: -1 | 1;
  /** Drawing order, where something may hide it; a pin that is a target is drawn on top of all. */
  readonly z?: number;
}

/** What of an attack board can be taken hold of besides its squares: its front edge and its post. */
export interface BoardHandle {
  readonly board: string;
  readonly points: readonly number[];
}

/** The places of a view and all that is drawn apart from marks and pieces. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SceneNode[];
  readonly tiles: readonly Tile[];
  readonly pins: readonly PinMark[];
  readonly handles: readonly BoardHandle[];
}

/** All there is to draw, as plain data; both painters draw the same. */
export type Scene = Layout;

/** What is drawn from this order on is lifted above all boards: a piece or board on its way, and the names of pins over it. */
export const LIFTED = 97_000;

/** Whether a node is lifted: painters may keep what stands below it as a picture. */
export function isLifted({ z }: SceneNode): boolean {
  return z >= LIFTED;
}

/** The nodes in drawing order. */
export function inDrawingOrder(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return [...nodes].sort((one, other) => one.z - other.z);
}
