import type { Pin, Square } from '../../engine/index.ts';
import { columnsOf } from '../scene/columns.ts';
import { inset } from '../scene/geometry.ts';
import type { TextNode, Layout, SceneNode, PinMark, Tile } from '../scene/scene.ts';
import type { RenderOptions } from '../scene/render-options.ts';
import { tonesOf } from '../scene/board-colours.ts';
import { FILES, MAIN_BOARDS, liftedFrame, listVisibleBoards, tileIds, type VisibleBoard } from './visible-boards.ts';

/** Side of a tile, height of one level, thickness of a board. */
const [TILE, LEVEL, THICK] = [40, 60, 5];
/** How much the floor is foreshortened: seen from well above, so that boards hide little of each other. */
const TILT = 0.5;
const PIECE = 33;
/** Where the reader stands at first: a little to the right of White. */
const TOWER_ANGLE = -24;
const MARGIN = 26;
/** What covers the focus is seen through. */
const FADED = 0.22;
/** Drawing order of what stands on a board over its pieces. */
const ABOVE = 860;
/** The middle of the set, in files, ranks and heights. */
const [MID_FILE, MID_RANK] = [3, 5];

/** A point of the set in space: files to the right, ranks away from White, heights up. */
type Point = readonly [number, number, number];

/** The set as it stands, turned about its vertical by the angle of the render options. */
export function tower(options: RenderOptions): Layout {
  const camera = new Camera(((TOWER_ANGLE + options.angle + (options.side === 'b' ? 180 : 0)) * Math.PI) / 180, options);
  const boards = listVisibleBoards(options);
  const ids = tileIds(boards);
  const nodes: SceneNode[] = [];
  const tiles: Tile[] = [];
  const covers = coverOf(options, camera);
  const order = [...boards].sort((one, other) => one.height - other.height || camera.depthOf(other) - camera.depthOf(one));
  const levels = new Map(order.map((board, index) => [board.id, 1000 * (index + 1)]));
  for (const board of order) {
    const z = levels.get(board.id) ?? 0;
    const covering = new Set(board.squares.filter(covers).map((square) => square.name));
    // A small board fades as a whole, of a main board what is in the way.
    const isFaded = (name: string): boolean => (board.pin ? covering.size > 0 : covering.has(name));
    nodes.push(...slab(camera, board, z, options.marks.lifted === board.id, board.pin !== undefined && covering.size > 0));
    const tones = tonesOf(board.id);
    for (const square of board.squares) {
      const { file, rank, height, name } = square;
      const points = camera.quad(file, rank, 1, height);
      const [x, y] = camera.place([file + 0.5, rank + 0.5, height]);
      const faded = isFaded(name);
      const paint = [{ fill: square.shade === 1 ? tones.light : tones.dark }];
      nodes.push({ kind: 'polygon', id: ids.get(name) ?? '', board: board.id, z: z + 2, points, paint, ...(faded && { alpha: FADED }) });
      tiles.push({
        name,
        board: board.id,
        points,
        x,
        y,
        rx: TILE * 0.42,
        ry: TILE * TILT * 0.78,
        foot: y + PIECE * 0.2,
        size: PIECE,
        z: z + 10 + Math.round(y * 10) / 10,
        ...(faded && { alpha: FADED }),
      });
    }
    nodes.push(...captions(camera, options, board, z));
  }
  const pins = options.pins.map((pin) => {
    const board = options.boards.find((one) => one.pin === pin.name)?.id;
    return { ...camera.pin(pin, board), z: (levels.get(pin.main) ?? 0) + ABOVE };
  });
  for (const pin of pins) {
    if (pin.board === undefined) continue;
    // A post stands on the lower of its two boards, or hangs down to it.
    const lower = Math.min(pin.z - ABOVE, levels.get(pin.board) ?? 0);
    nodes.push(post(camera, options, pin, lower + ABOVE));
  }
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

  constructor(turn: number, options: RenderOptions) {
    this.#cos = Math.cos(turn);
    this.#sin = Math.sin(turn);
    const radius = Math.hypot(3, 5) * TILE;
    const heights = [0, 4, ...options.pins.map((pin) => pin.height)];
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
  depthOf(board: VisibleBoard): number {
    const { file, rank } = lowest(board);
    return -this.place([file + board.size / 2, rank + board.size / 2, 0])[1];
  }

  pin(pin: Pin, board: string | undefined): PinMark {
    const main = MAIN_BOARDS.indexOf(pin.main as (typeof MAIN_BOARDS)[number]) * 2;
    const [file, rank] = [pin.side === 'queen' ? 1 : 5, pin.corner === 'front' ? pin.rank + 1 : pin.rank];
    const [x, y] = this.place([file, rank, main]);
    const side = x < this.width / 2 ? -1 : 1;
    return { name: pin.name, x, y: y + (pin.over ? -5 : 5), over: pin.over, board, side };
  }
}

function lowest(board: VisibleBoard): { readonly file: number; readonly rank: number } {
  return { file: Math.min(...board.squares.map((square) => square.file)), rank: Math.min(...board.squares.map((square) => square.rank)) };
}

/** A board's thickness, seen along its near edges; a frame when it is picked up. */
function slab(camera: Camera, board: VisibleBoard, z: number, isLifted: boolean, isFaded: boolean): readonly SceneNode[] {
  const { file, rank } = lowest(board);
  const face = camera.quad(file, rank, board.size, board.height);
  const middle = (face.filter((_, i) => i % 2 === 1).reduce((sum, y) => sum + y, 0) / face.length) * 2;
  const nodes: SceneNode[] = [];
  for (let i = 0; i < 4; i++) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [0, 1, 2, 3].map((k) => face[(i * 2 + k) % 8]);
    if ((ay + by) / 2 <= middle) continue;
    const points = [ax, ay, bx, by, bx, by + THICK, ax, ay + THICK];
    const paint = [{ fill: tonesOf(board.id).edge }, { stroke: tonesOf(board.id).edge, width: 1 }];
    nodes.push({
      kind: 'polygon',
      id: `ledge:${board.id}:${i}`,
      board: board.id,
      z: z + 1,
      points,
      paint,
      ...(isFaded && { alpha: FADED }),
    });
  }
  if (isLifted) {
    const points = inset(face, -3);
    nodes.push(liftedFrame(board.id, z + 800, points));
  }
  return nodes;
}

/** Whether a square of a higher board, or the piece on it, covers what is in focus: a column, or what is picked up. */
function coverOf(options: RenderOptions, camera: Camera): (square: Square) => boolean {
  const { columns = [], selected, lifted } = options.marks;
  const held = options.squares.filter((square) => square.name === selected || (lifted !== undefined && square.board === lifted));
  const names = new Set([...columnsOf(columns, options.squares).flat(), ...held.map((square) => square.name)]);
  const focus = options.squares.filter((square) => names.has(square.name));
  const at = ({ file, rank, height }: Square): readonly [number, number] => camera.place([file + 0.5, rank + 0.5, height]);
  return (square) => {
    if (names.has(square.name)) return false;
    const [x, y] = at(square);
    return focus.some((one) => {
      if (one.height >= square.height) return false;
      const [fx, fy] = at(one);
      const top = one.piece ? fy - PIECE * 0.8 : fy - TILE * TILT;
      const [high, low] = [square.piece ? y - PIECE * 0.8 : y - TILE * TILT * 0.9, y + TILE * TILT * 0.9];
      return Math.abs(fx - x) < TILE * 0.85 && high < fy + TILE * TILT * 0.5 && low > top;
    });
  };
}

/** Letters and numbers along the two edges that lie nearest, and the board's id at its nearest corner. */
function captions(camera: Camera, options: RenderOptions, board: VisibleBoard, z: number): readonly TextNode[] {
  const { file, rank } = lowest(board);
  const edge = (f: number, r: number): readonly [number, number] => camera.place([f, r, board.height]);
  const label = (id: string, [x, y]: readonly [number, number], text: string, bold: boolean): TextNode => {
    const base: TextNode = {
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
  const labels: TextNode[] = [];
  if (options.coordinates && board.size > 2) {
    for (let i = 0; i < board.size; i++) {
      labels.push(label(`file${i}`, edge(file + i + 0.5, rowAt), FILES[file + i] ?? '', false));
      labels.push(label(`rank${i}`, edge(columnAt, rank + i + 0.5), String(rank + i), false));
    }
  }
  labels.push(label('name', edge(columnAt, rowAt), board.id, true));
  return labels;
}

/** The straight post between a corner and the board that stands over or under it. */
function post(camera: Camera, options: RenderOptions, pin: PinMark, z: number): SceneNode {
  const place = options.pins.find((one) => one.name === pin.name);
  const [, y] = place ? camera.place([place.file, place.rank, place.height]) : [0, pin.y];
  const level = place ? y - camera.place([place.file, place.rank, 0])[1] : 0;
  const floor = place
    ? camera.place([place.side === 'queen' ? 1 : 5, place.corner === 'front' ? place.rank + 1 : place.rank, 0])[1]
    : pin.y;
  const points = [pin.x, pin.y, pin.x, floor + level];
  return { kind: 'polygon', id: `post:${pin.board}`, z, points, open: true, paint: [{ stroke: 'post', width: 3 }] };
}

/** The pillar that carries the main boards. */
function columns(camera: Camera): readonly SceneNode[] {
  const [x, low] = camera.place([MID_FILE, MID_RANK - 1, 0]);
  const [, high] = camera.place([MID_FILE, MID_RANK + 1, 4]);
  return [
    { kind: 'polygon', id: 'pillar', z: 15, points: [x, low, x, high], open: true, alpha: 0.5, paint: [{ stroke: 'post', width: 5 }] },
  ];
}
