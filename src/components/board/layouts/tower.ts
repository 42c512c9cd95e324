import type { Pin } from '../../../engine/index.ts';
import { inset } from '../geometry.ts';
import type { Label, Layout, Node, PinPlace, Tile } from '../scene.ts';
import type { Sight } from '../sight.ts';
import { tonesOf } from '../theme.ts';
import { FILES, MAIN_BOARDS, seenBoards, tileIds, type SeenBoard } from './boards.ts';

/** Side of a tile, height of one level, thickness of a board. */
const [TILE, LEVEL, THICK] = [40, 60, 5];
/** How much the floor is foreshortened: seen from well above, so that boards hide little of each other. */
const TILT = 0.5;
const PIECE = 33;
/** Where the reader stands at first: a little to the right of White. */
export const TOWER_ANGLE = -24;
const MARGIN = 26;
/** The middle of the set, in files, ranks and heights. */
const [MID_FILE, MID_RANK] = [3, 5];

/** A point of the set in space: files to the right, ranks away from White, heights up. */
type Point = readonly [number, number, number];

/** The set as it stands, turned about its vertical by the sight's angle. */
export function tower(sight: Sight): Layout {
  const camera = new Camera(((TOWER_ANGLE + sight.angle + (sight.side === 'b' ? 180 : 0)) * Math.PI) / 180, sight);
  const boards = seenBoards(sight);
  const ids = tileIds(boards);
  const nodes: Node[] = [];
  const tiles: Tile[] = [];
  const focus = new Set(sight.marks.columns ?? []);
  const order = [...boards].sort((one, other) => one.height - other.height || camera.depthOf(other) - camera.depthOf(one));
  order.forEach((board, index) => {
    const z = 1000 * (index + 1);
    nodes.push(...slab(camera, board, z, sight.marks.lifted === board.id));
    const tones = tonesOf(board.id);
    for (const square of board.squares) {
      const { file, rank, height } = square;
      const points = camera.quad(file, rank, 1, height);
      const [x, y] = camera.place([file + 0.5, rank + 0.5, height]);
      const depth = z + 10 + Math.round(y * 10) / 10;
      const hides = hidesFocus(sight, camera, square.name, height, x, y, focus);
      const paint = [{ fill: square.shade === 1 ? tones.light : tones.dark, ...(hides && { alpha: 0.35 }) }];
      nodes.push({ kind: 'polygon', id: ids.get(square.name) ?? '', board: board.id, z: z + 2, points, paint });
      tiles.push({
        name: square.name,
        board: board.id,
        points,
        x,
        y,
        rx: TILE * 0.42,
        ry: TILE * TILT * 0.78,
        foot: y + PIECE * 0.2,
        size: PIECE,
        z: depth,
      });
    }
    nodes.push(...captions(camera, sight, board, z));
  });
  const pins = sight.pins.map((pin) => camera.pin(pin, sight.boards.find((board) => board.pin === pin.name)?.id));
  for (const pin of pins) if (pin.board !== undefined) nodes.push(post(camera, sight, pin));
  nodes.push(...columns(camera));
  return { width: camera.width, height: camera.height, nodes, tiles, pins, handles: [] };
}

/** Turns space into the picture. The picture is large enough for every angle, so turning never changes its size. */
class Camera {
  readonly width: number;
  readonly height: number;
  readonly #cos: number;
  readonly #sin: number;
  readonly #base: number;

  constructor(turn: number, sight: Sight) {
    this.#cos = Math.cos(turn);
    this.#sin = Math.sin(turn);
    const radius = Math.hypot(3, 5) * TILE;
    const heights = [0, 4, ...sight.pins.map((pin) => pin.height)];
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    this.width = Math.ceil(2 * (radius + MARGIN));
    this.#base = MARGIN + PIECE * 0.6 + high * LEVEL + radius * TILT;
    this.height = Math.ceil(this.#base - low * LEVEL + radius * TILT + MARGIN);
  }

  place([file, rank, height]: Point): readonly [number, number] {
    const [dx, dy] = [(file - MID_FILE) * TILE, (rank - MID_RANK) * TILE];
    const [x, y] = [dx * this.#cos - dy * this.#sin, dx * this.#sin + dy * this.#cos];
    return [this.width / 2 + x, this.#base - y * TILT - height * LEVEL];
  }

  /** Corners of a square patch of a level. */
  quad(file: number, rank: number, size: number, height: number): readonly number[] {
    return [
      [file, rank],
      [file + size, rank],
      [file + size, rank + size],
      [file, rank + size],
    ].flatMap(([f = 0, r = 0]) => this.place([f, r, height]));
  }

  /** How far away the middle of a board is. */
  depthOf(board: SeenBoard): number {
    const { file, rank } = lowest(board);
    return -this.place([file + board.size / 2, rank + board.size / 2, 0])[1];
  }

  pin(pin: Pin, board: string | undefined): PinPlace {
    const main = MAIN_BOARDS.indexOf(pin.main as (typeof MAIN_BOARDS)[number]) * 2;
    const [file, rank] = [pin.side === 'queen' ? 1 : 5, pin.corner === 'front' ? pin.rank + 1 : pin.rank];
    const [x, y] = this.place([file, rank, main]);
    const side = x < this.width / 2 ? -1 : 1;
    return { name: pin.name, x, y: y + (pin.over ? -5 : 5), over: pin.over, board, side };
  }
}

function lowest(board: SeenBoard): { readonly file: number; readonly rank: number } {
  return { file: Math.min(...board.squares.map((square) => square.file)), rank: Math.min(...board.squares.map((square) => square.rank)) };
}

/** A board's thickness, as its lower face drawn first; a frame when it is picked up. */
function slab(camera: Camera, board: SeenBoard, z: number, isLifted: boolean): readonly Node[] {
  const { file, rank } = lowest(board);
  const face = camera.quad(file, rank, board.size, board.height);
  const nodes: Node[] = [];
  for (const [name, drop] of [
    ['ledge', THICK],
    ['ledge2', THICK / 2],
  ] as const) {
    const points = face.map((value, i) => (i % 2 === 0 ? value : value + drop));
    const paint = [{ fill: tonesOf(board.id).edge }, { stroke: tonesOf(board.id).edge, width: 1 }];
    nodes.push({ kind: 'polygon', id: `${name}:${board.id}`, board: board.id, z: z + 1, points, paint });
  }
  if (isLifted) {
    const points = inset(face, -3);
    nodes.push({
      kind: 'polygon',
      id: `lift:${board.id}`,
      board: board.id,
      z: z + 800,
      points,
      paint: [
        { stroke: 'casing', width: 4.4 },
        { stroke: 'accent', width: 2.4 },
      ],
    });
  }
  return nodes;
}

/** Whether a square lies over the picture of one in focus without being one itself: it fades. */
function hidesFocus(sight: Sight, camera: Camera, name: string, height: number, x: number, y: number, focus: ReadonlySet<string>): boolean {
  if (focus.size === 0 || focus.has(name)) return false;
  return sight.squares.some((square) => {
    if (!focus.has(square.name) || square.height >= height) return false;
    const [fx, fy] = camera.place([square.file + 0.5, square.rank + 0.5, square.height]);
    return Math.abs(fx - x) < TILE * 0.85 && Math.abs(fy - y) < TILE * 0.75;
  });
}

/** Letters and numbers along the two edges that lie nearest, and the board's id at its nearest corner. */
function captions(camera: Camera, sight: Sight, board: SeenBoard, z: number): readonly Label[] {
  const { file, rank } = lowest(board);
  const edge = (f: number, r: number): readonly [number, number] => camera.place([f, r, board.height]);
  const label = (id: string, [x, y]: readonly [number, number], text: string, bold: boolean): Label => {
    const base: Label = {
      kind: 'label',
      id: `${id}:${board.id}`,
      board: board.id,
      z: z + 900,
      x,
      y: y + 3,
      text,
      size: 9,
      fill: 'muted',
      anchor: 'middle',
      halo: true,
    };
    return bold ? { ...base, bold: true, fill: 'text' } : { ...base, coordinate: true };
  };
  const near = (a: readonly [number, number], b: readonly [number, number]): boolean => a[1] >= b[1];
  const rowAt = near(edge(file, rank), edge(file, rank + board.size)) ? rank - 0.42 : rank + board.size + 0.42;
  const columnAt = near(edge(file, rank), edge(file + board.size, rank)) ? file - 0.42 : file + board.size + 0.42;
  const labels: Label[] = [];
  if (sight.coordinates && board.size > 2) {
    for (let i = 0; i < board.size; i++) {
      labels.push(label(`file${i}`, edge(file + i + 0.5, rowAt), FILES[file + i] ?? '', false));
      labels.push(label(`rank${i}`, edge(columnAt, rank + i + 0.5), String(rank + i), false));
    }
  }
  labels.push(label('name', edge(columnAt, rowAt), board.id, true));
  return labels;
}

/** The straight post between a corner and the board that stands over or under it. */
function post(camera: Camera, sight: Sight, pin: PinPlace): Node {
  const place = sight.pins.find((one) => one.name === pin.name);
  const [, y] = place ? camera.place([place.file, place.rank, place.height]) : [0, pin.y];
  const level = place ? y - camera.place([place.file, place.rank, 0])[1] : 0;
  const floor = place
    ? camera.place([place.side === 'queen' ? 1 : 5, place.corner === 'front' ? place.rank + 1 : place.rank, 0])[1]
    : pin.y;
  const points = [pin.x, pin.y, pin.x, floor + level];
  return { kind: 'polygon', id: `post:${pin.board}`, z: 20, points, open: true, paint: [{ stroke: 'post', width: 3 }] };
}

/** The pillar that carries the main boards. */
function columns(camera: Camera): readonly Node[] {
  const [x, low] = camera.place([MID_FILE, MID_RANK - 1, 0]);
  const [, high] = camera.place([MID_FILE, MID_RANK + 1, 4]);
  return [
    { kind: 'polygon', id: 'pillar', z: 15, points: [x, low, x, high], open: true, alpha: 0.5, paint: [{ stroke: 'post', width: 5 }] },
  ];
}
