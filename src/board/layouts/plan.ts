import type { Pin } from '../../engine/index.ts';
import { dashes, inset, rectangle } from '../scene/geometry.ts';
import type { Layout, SceneNode, PinMark, Tile } from '../scene/scene.ts';
import type { RenderOptions } from '../scene/render-options.ts';
import { tonesOf } from '../scene/board-colours.ts';
import { viewColumn, FILES, isLeft, isNear, liftedFrame, rowOf, listVisibleBoards, tileIds } from './visible-boards.ts';

const CELL = 60;
const [LEFT, TOP] = [40, 16];
const [WIDTH, HEIGHT] = [LEFT * 2 + 6 * CELL, TOP + 10 * CELL + 24];

/** Share of the cell that each square of a column takes: x, y, width, height, from low to high. */
type Part = readonly [number, number, number, number];

/**
 * How the squares of one column share its cell, from low to high: one fills it, two lie one above the other,
 * more lie in two rows or three.
 */
export function partsOf(count: number): readonly Part[] {
  if (count === 1) return [[0, 0, 1, 1]];
  if (count === 2)
    return [
      [0, 0.5, 1, 0.5],
      [0, 0, 1, 0.5],
    ];
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i): Part => {
    const row = Math.floor(i / 2);
    const isWide = i === count - 1 && count % 2 === 1;
    return [isWide ? 0 : (i % 2) / 2, 1 - (row + 1) / rows, isWide ? 1 : 0.5, 1 / rows];
  });
}

/** From above: every column is one cell, and its squares share it. */
export function plan(options: RenderOptions): Layout {
  const nodes: SceneNode[] = [];
  const tiles: Tile[] = [];
  const boards = listVisibleBoards(options);
  const ids = tileIds(boards);
  const order = new Map(boards.map((board, index) => [board.id, index]));
  const columns = new Map<string, (typeof options.squares)[number][]>();
  for (const square of options.squares) {
    const key = `${square.file},${square.rank}`;
    columns.set(
      key,
      [...(columns.get(key) ?? []), square].sort((one, other) => one.height - other.height),
    );
  }
  for (const column of columns.values()) {
    const parts = partsOf(column.length);
    column.forEach((square, index) => {
      const part = parts[index];
      if (!part) return;
      const x = LEFT + viewColumn(options, square.file) * CELL + part[0] * CELL;
      const y = TOP + (9 - rowOf(options, square.rank)) * CELL + part[1] * CELL;
      const [w, h] = [part[2] * CELL, part[3] * CELL];
      const isAlone = column.length === 1;
      const points = isAlone ? rectangle(x, y, w, h) : inset(rectangle(x, y, w, h), 0.8);
      const tones = tonesOf(square.board);
      const z = 1000 * ((order.get(square.board) ?? 0) + 1);
      const size = Math.min(w * 1.1, h * (isAlone ? 0.82 : 1.16));
      nodes.push({
        kind: 'polygon',
        id: ids.get(square.name) ?? '',
        board: square.board,
        z: z + 2,
        points,
        paint: [{ fill: square.shade === 1 ? tones.light : tones.dark }],
      });
      const lift = isAlone ? (h - size * 0.88) / 2 : 1.6;
      const depth = 50_000 + (10 - rowOf(options, square.rank)) * 100 + (column.length - index) * 10;
      tiles.push({
        name: square.name,
        board: square.board,
        points,
        x: x + w / 2,
        y: y + h / 2,
        rx: w / 2,
        ry: h / 2,
        foot: y + h - lift,
        size,
        z: depth,
      });
      if (!isAlone && (!square.piece || w > 1.8 * h) && options.coordinates) {
        nodes.push({
          kind: 'label',
          id: `level:${square.name}`,
          board: square.board,
          z: z + 900,
          x: x + 4,
          y: y + 10,
          text: square.board,
          size: 7.5,
          fill: square.shade === 1 ? tones.edge : 'letter',
          anchor: 'start',
          bold: true,
          coordinate: true,
        });
      }
    });
  }
  for (const board of boards) if (board.pin) nodes.push(frameOf(options, board.id, board.pin.over, tiles));
  nodes.push(...coordinates(options));
  const taken = new Map(options.boards.map((board) => [board.pin, board.id]));
  const pins = options.pins.map((pin) => pinPlace(options, pin, taken.get(pin.name)));
  return { width: WIDTH, height: HEIGHT, nodes, tiles, pins, handles: [] };
}

/** A line round an attack board, so that what belongs together is seen where boards share cells; in dashes where it hangs under its corner. */
function frameOf(options: RenderOptions, board: string, isOver: boolean, tiles: readonly Tile[]): SceneNode {
  const isLifted = options.marks.lifted === board;
  const own = tiles.filter((tile) => tile.board === board);
  const xs = own.flatMap((tile) => tile.points.filter((_, i) => i % 2 === 0));
  const ys = own.flatMap((tile) => tile.points.filter((_, i) => i % 2 === 1));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const points = rectangle(x - 1, y - 1, Math.max(...xs) - x + 2, Math.max(...ys) - y + 2);
  if (isLifted) return liftedFrame(board, 80_000, points);
  const paint = [{ stroke: tonesOf(board).edge, width: 3 }];
  return isOver
    ? { kind: 'polygon', id: `lift:${board}`, board, z: 30, points, paint }
    : { kind: 'stamp', id: `lift:${board}`, board, z: 30, x: 0, y: 0, d: dashes(inset(points, -1), 9, 6), paint };
}

function coordinates(options: RenderOptions): readonly SceneNode[] {
  if (!options.coordinates) return [];
  const nodes: SceneNode[] = [];
  for (let file = 0; file < FILES.length; file++) {
    const x = LEFT + (viewColumn(options, file) + 0.5) * CELL;
    nodes.push({
      kind: 'label',
      id: `file${file}`,
      z: 50,
      x,
      y: HEIGHT - 8,
      text: FILES[file] ?? '',
      size: 11,
      fill: 'muted',
      anchor: 'middle',
      bold: true,
      coordinate: true,
    });
  }
  for (let rank = 0; rank < 10; rank++) {
    const y = TOP + (9.5 - rowOf(options, rank)) * CELL + 4;
    nodes.push({
      kind: 'label',
      id: `rank${rank}`,
      z: 50,
      x: LEFT - 22,
      y,
      text: String(rank),
      size: 11,
      fill: 'muted',
      anchor: 'middle',
      coordinate: true,
    });
  }
  return nodes;
}

/** Pins stand at the corner of their main board, off its edge; over a corner further in, under it further out. */
function pinPlace(options: RenderOptions, pin: Pin, board: string | undefined): PinMark {
  const side = isLeft(options, pin) ? -1 : 1;
  const edge = LEFT + (side < 0 ? 1 : 5) * CELL;
  const corner = rowOf(options, pin.corner === 'front' ? pin.rank + 1 : pin.rank) + (isNear(options, pin) ? 0 : 1);
  const x = edge + side * (pin.over ? 7.5 : 18);
  return { name: pin.name, x, y: TOP + (10 - corner) * CELL + (isNear(options, pin) ? -8 : 8), over: pin.over, board, side };
}
