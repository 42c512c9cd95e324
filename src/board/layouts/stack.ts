import type { Pin } from '../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import { curve, rectangle } from '../scene/geometry.ts';
import type { BoardHandle, TextNode, Layout, SceneNode, PinMark, Tile } from '../scene/scene.ts';
import type { RenderOptions } from '../scene/render-options.ts';
import { tonesOf } from '../scene/board-colours.ts';
import {
  viewColumn,
  FILES,
  isLeft,
  isNear,
  liftedFrame,
  MAIN_BOARDS,
  nameMainBoard,
  rowOf,
  listVisibleBoards,
  tileIds,
  type VisibleBoard,
} from './visible-boards.ts';

/** A tile, the front edge that gives a board its thickness, and the distance from one main board to the next. */
const [TILE, DEEP, LEDGE, LEVEL] = [46, 32, 11, 152];
/** How far an attack board stands outward, in tiles: room for pins and rank numbers. */
const OUTWARD = 1.4;
/** Ranks lie beside equal ranks, nearly: an attack board over its corner stands this much higher, one under it hangs as much lower. */
const [RISE, FALL] = [8, 52];
/** Two attack boards of one side keep this distance: rows, ledge, and the caption between. */
const APART = 2 * DEEP + LEDGE + 21;
const [WIDTH, TOP, FOOT] = [456, 18, 7];
const CENTRE = WIDTH / 2;
const PIECE = 36.5;
/** Names of boards are painted over all boards, and under pins and what is drawn on the picture. */
const NAMES = 80_000;

/** Boards apart, one above the other, attack boards moved outward on their posts. */
export function stack(options: RenderOptions): Layout {
  const { mains, lanes, height } = frame(options);
  const nodes: SceneNode[] = [];
  const tiles: Tile[] = [];
  const handles: BoardHandle[] = [];
  const taken = new Map(options.boards.map((board) => [board.pin, board.id]));
  const pins = options.pins.map((pin) => pinPlace(options, pin, mains, taken.get(pin.name)));

  const boards = listVisibleBoards(options);
  const ids = tileIds(boards);
  boards.forEach((board, order) => {
    const place = placeOf(options, board, mains, lanes);
    if (!place) return;
    const z = 1000 * (order + 1);
    const isLifted = options.marks.lifted === board.id;
    nodes.push(...slab(board, place.x, place.bottom, z, isLifted));
    for (const square of board.squares) {
      const [column, row] = [viewColumn(options, square.file) - board.column, rowOf(options, square.rank) - board.row];
      const [x, y] = [place.x + column * TILE, place.bottom - (row + 1) * DEEP];
      const depth = z + 10 + (board.size - row) * 10;
      const tones = tonesOf(board.id);
      const points = rectangle(x, y, TILE, DEEP);
      nodes.push({
        kind: 'polygon',
        id: ids.get(square.name) ?? '',
        board: board.id,
        z: z + 2,
        points,
        paint: [{ fill: square.shade === 1 ? tones.light : tones.dark }],
      });
      const [rx, ry] = [TILE / 2, DEEP / 2];
      tiles.push({ name: square.name, board: board.id, points, x: x + rx, y: y + ry, rx, ry, foot: y + DEEP - 1.5, size: PIECE, z: depth });
    }
    nodes.push(...captions(options, board, place.x, place.bottom, z, isLifted));
    const pin = pins.find((one) => one.board === board.id);
    if (pin) nodes.push(...post(board, pin, place.x, place.bottom, isLifted));
    handles.push({ board: board.id, points: rectangle(place.x, place.bottom, board.size * TILE, LEDGE + 6) });
  });
  nodes.push(...pins.filter((pin) => pin.over).map((pin) => peg(pin)));
  return { width: WIDTH, height, nodes, tiles, pins, handles };
}

interface Frame {
  /** Bottom line of each main board. */
  readonly mains: ReadonlyMap<string, number>;
  /** Bottom line of each attack board, after boards that would meet have made room for each other. */
  readonly lanes: ReadonlyMap<string, number>;
  readonly height: number;
}

/** The picture is as high as the ruleset's pins can ever need, so that it never changes its size in play. */
function frame(options: RenderOptions): Frame {
  const mains = new Map<string, number>();
  const slot = (main: string): number => {
    const index = (MAIN_BOARDS as readonly string[]).indexOf(main);
    return options.side === 'b' ? MAIN_BOARDS.length - 1 - index : index;
  };
  for (const main of MAIN_BOARDS) mains.set(main, -slot(main) * LEVEL);
  const wanted = (pin: Pin): number => {
    const line = (mains.get(pin.main) ?? 0) - (isNear(options, pin) ? 0 : 3 * DEEP);
    return pin.over ? line - RISE : line + FALL;
  };
  const bottoms = [...mains.values(), ...options.pins.map(wanted)];
  const tops = [...[...mains.values()].map((y) => y - 4 * DEEP), ...options.pins.map((pin) => wanted(pin) - 2 * DEEP)];
  const [low, high] = [Math.max(...bottoms), Math.min(...tops)];
  const base = TOP - high;
  const lanes = new Map<string, number>();
  for (const left of [true, false]) {
    const lane = options.boards.flatMap((board) => {
      const pin = options.pins.find((one) => one.name === board.pin);
      return pin && isLeft(options, pin) === left ? [{ id: board.id, y: wanted(pin) }] : [];
    });
    for (const [id, y] of makeRoom(lane, APART, high + 2 * DEEP, low)) lanes.set(id, y + base);
  }
  for (const [main, y] of mains) mains.set(main, y + base);
  return { mains, lanes, height: Math.ceil(low + base + LEDGE + FOOT) };
}

/**
 * Moves boards of one side apart as little as possible: their order stays, none leaves the range.
 * Where each stands then depends on all of them, and a passage shows them making room.
 */
export function makeRoom(
  lane: readonly { readonly id: string; readonly y: number }[],
  apart: number,
  from: number,
  to: number,
): readonly (readonly [string, number])[] {
  const sorted = [...lane].sort((one, other) => one.y - other.y);
  const groups: { sum: number; count: number }[] = [];
  sorted.forEach(({ y }, index) => {
    let group = { sum: y - index * apart, count: 1 };
    for (let last = groups.at(-1); last && last.sum / last.count > group.sum / group.count; last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  });
  const ys = groups
    .flatMap((group) => Array.from({ length: group.count }, () => group.sum / group.count))
    .map((y, index) => y + index * apart);
  for (let i = ys.length - 1, limit = to; i >= 0; i--, limit -= apart) ys[i] = Math.min(ys[i] ?? 0, limit);
  for (let i = 0, limit = from; i < ys.length; i++, limit += apart) ys[i] = Math.max(ys[i] ?? 0, limit);
  return sorted.map(({ id }, index) => [id, ys[index] ?? 0]);
}

function placeOf(
  options: RenderOptions,
  board: VisibleBoard,
  mains: Frame['mains'],
  lanes: Frame['lanes'],
): { x: number; bottom: number } | undefined {
  const outward = board.pin ? (isLeft(options, board.pin) ? -OUTWARD : OUTWARD) : 0;
  const bottom = board.pin ? lanes.get(board.id) : mains.get(board.id);
  return bottom === undefined ? undefined : { x: CENTRE + (board.column - 3 + outward) * TILE, bottom };
}

function pinPlace(options: RenderOptions, pin: Pin, mains: Frame['mains'], board: string | undefined): PinMark {
  const side = isLeft(options, pin) ? -1 : 1;
  const line = (mains.get(pin.main) ?? 0) - (isNear(options, pin) ? 0 : 4 * DEEP);
  return { name: pin.name, x: CENTRE + side * (2 * TILE + 10.5), y: line + (pin.over ? -6.2 : 6.2), over: pin.over, board, side };
}

function slab(board: VisibleBoard, x: number, bottom: number, z: number, isLifted: boolean): readonly SceneNode[] {
  const [width, deep] = [board.size * TILE, board.size * DEEP];
  const nodes: SceneNode[] = [
    {
      kind: 'polygon',
      id: `shade:${board.id}`,
      board: board.id,
      z,
      points: rectangle(x + 3, bottom + (isLifted ? 8 : 4), width - 6, LEDGE + (isLifted ? 8 : 2)),
      paint: [{ fill: 'shadow' }],
    },
    {
      kind: 'polygon',
      id: `ledge:${board.id}`,
      board: board.id,
      z: z + 1,
      points: [
        x,
        bottom - 1,
        x + width,
        bottom - 1,
        x + width,
        bottom + LEDGE - 3,
        x + width - 3,
        bottom + LEDGE,
        x + 3,
        bottom + LEDGE,
        x,
        bottom + LEDGE - 3,
      ],
      paint: [{ fill: tonesOf(board.id).edge }],
    },
  ];
  if (isLifted) {
    const points = rectangle(x - 3, bottom - deep - 3, width + 6, deep + LEDGE + 6);
    nodes.push(liftedFrame(board.id, z + 800, points));
  }
  return nodes;
}

function captions(
  options: RenderOptions,
  board: VisibleBoard,
  x: number,
  bottom: number,
  z: number,
  isLifted: boolean,
): readonly SceneNode[] {
  const [width, top] = [board.size * TILE, bottom - board.size * DEEP];
  const label = (id: string, at: Omit<TextNode, 'kind' | 'id' | 'z'>): TextNode => ({
    kind: 'label',
    id: `${id}:${board.id}`,
    board: board.id,
    z: z + 900,
    ...at,
  });
  const nodes: SceneNode[] = [];
  const isRight = board.pin !== undefined && !isLeft(options, board.pin);
  if (options.coordinates) {
    for (const square of board.squares) {
      const [column, row] = [viewColumn(options, square.file) - board.column, rowOf(options, square.rank) - board.row];
      if (row === 0) {
        const text = FILES[square.file] ?? '';
        nodes.push(
          label(`file${column}`, {
            x: x + (column + 0.5) * TILE,
            y: bottom + LEDGE - 2.6,
            text,
            size: 9,
            fill: 'letter',
            anchor: 'middle',
            bold: true,
            coordinate: true,
          }),
        );
      }
      if (column === 0) {
        const at = isRight ? x + width + 7 + (isLifted ? 4 : 0) : x - 7 - (isLifted ? 4 : 0);
        nodes.push(
          label(`rank${row}`, {
            x: at,
            y: bottom - (row + 0.5) * DEEP + (row === board.size - 1 ? 5.2 : 3.4),
            text: String(square.rank),
            size: 9.5,
            fill: 'muted',
            anchor: 'middle',
            coordinate: true,
          }),
        );
      }
    }
  }
  // Where boards stand over and hang under corners, the word says which.
  const hasBoth = new Set(options.pins.map((pin) => pin.over)).size > 1;
  const stands = (pin: Pin): string => (hasBoth ? BOARD.onPin(pin.name, pin.over) : pin.name);
  const name = board.pin ? (isLifted ? BOARD.place.picked : stands(board.pin)) : (nameMainBoard(board.id) ?? '');
  const [at, anchor] = board.pin ? (isRight ? ([x + width, 'end'] as const) : ([x, 'start'] as const)) : ([CENTRE, 'middle'] as const);
  // It lies over the shadow of the board above, which is nearer to the reader, and clear of that board's letters where letters are large.
  nodes.push({
    ...label('name', { x: at, y: top - (board.pin ? 4 : 1.8), lead: board.id, text: name, size: 10, fill: 'muted', anchor, halo: true }),
    z: NAMES,
  });
  return nodes;
}

/** The curved post from the pin to its board, behind the boards; dashed while the board is picked up. */
function post(board: VisibleBoard, pin: PinMark, x: number, bottom: number, isLifted: boolean): readonly SceneNode[] {
  const inner = pin.side < 0 ? x + 2 * TILE : x;
  const usual = pin.over ? bottom + LEDGE : bottom - 2 * DEEP;
  const isUsual = pin.over ? pin.y >= usual - 14 && pin.y - usual < 40 : pin.y <= usual + 14 && usual - pin.y < 40;
  const [ex, ey] = isUsual ? [inner + pin.side * 15, usual] : [inner, Math.min(bottom - 8, Math.max(bottom - 2 * DEEP + 8, pin.y))];
  const points = isUsual
    ? curve(pin.x, pin.y, pin.x, (pin.y + ey) / 2 + (pin.over ? -2 : 2), ex, pin.y, ex, ey)
    : curve(pin.x, pin.y, pin.x + pin.side * 8, pin.y, ex - pin.side * 8, ey, ex + pin.side * 2, ey);
  const nodes: SceneNode[] = [
    {
      kind: 'polygon',
      id: `post:${board.id}`,
      z: 20,
      points,
      open: true,
      alpha: isLifted ? 0.45 : 1,
      paint: [{ stroke: 'post', width: isLifted ? 2 : 3 }],
    },
  ];
  if (isUsual) {
    const foot = rectangle(ex - 8, pin.over ? ey - 0.6 : ey - 3, 16, 3.6);
    nodes.push({ kind: 'polygon', id: `foot:${board.id}`, z: 21, points: foot, alpha: isLifted ? 0.45 : 1, paint: [{ fill: 'post' }] });
  }
  return nodes;
}

/** The short arm that carries the two pins of a corner. */
function peg(pin: PinMark): SceneNode {
  const line = pin.y + 6.2;
  const points = [pin.x - pin.side * 10.5, line, pin.x, line, pin.x, line - 3, pin.x, line + 3];
  return { kind: 'polygon', id: `peg:${pin.name}`, z: 30, points, open: true, paint: [{ stroke: 'post', width: 1.4 }] };
}
