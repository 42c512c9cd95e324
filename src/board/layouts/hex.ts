import type { Player, Square } from '../../engine/index.ts';
import { shift } from '../scene/geometry.ts';
import type { TextNode, Layout, SceneNode, Tile } from '../scene/scene.ts';
import type { RenderOptions } from '../scene/render-options.ts';
import type { Token } from '../scene/board-colours.ts';
import { rimOf } from './rim.ts';

const CELL = 46;
const R = CELL / Math.sqrt(3);
const PIECE = 42;
const MARGIN = 22;
/** Width of the rim around the board. */
const RIM = 4;

/** By how many degrees the board is turned so that a player's home row lies nearest. */
export const TURNS: Readonly<Record<Player, number>> = { w: 0, g: -120, b: 120 };

const SHADES: readonly Token[] = ['hex-gray', 'hex-white', 'hex-black'];
const FILES = 'abcdefghijklmnop';

/** The three-way board, turned to a player; `angle` adds to that while it turns. */
export function hex(options: RenderOptions): Layout {
  const cells = options.squares;
  const at = (file: number, rank: number): readonly [number, number] => [(file - (rank - 1) / 2) * CELL, -(rank - 1) * 1.5 * R];
  const [mx, my] = centreOf(cells, at);
  const turn = ((TURNS[options.side] + options.angle) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = (x: number, y: number): readonly [number, number] => [(x - mx) * cos - (y - my) * sin, (x - mx) * sin + (y - my) * cos];
  const place = (file: number, rank: number): readonly [number, number] => turned(...at(file, rank));
  // The box holds the board however it is turned by thirds, so turning never changes its size.
  const far = Math.max(...cells.map((cell) => Math.abs(at(cell.file, cell.rank)[0] - mx))) + CELL / 2 + MARGIN;
  const high = Math.max(...cells.map((cell) => Math.abs(at(cell.file, cell.rank)[1] - my))) + R + MARGIN;
  const ring = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2 + turn;
    return [Math.cos(angle) * (R - 0.35), Math.sin(angle) * (R - 0.35)];
  });

  const tiles: Tile[] = [];
  const shades = SHADES.map((): number[] => []);
  for (const cell of cells) {
    const [px, py] = place(cell.file, cell.rank);
    const [x, y] = [far + px, high + py];
    const points = shift(ring, x, y);
    shades[cell.shade]?.push(...points);
    tiles.push({
      name: cell.name,
      board: 'hex',
      points,
      x,
      y,
      rx: CELL / 2,
      ry: CELL / 2,
      foot: y + PIECE * 0.435,
      size: PIECE,
      z: 1000 + Math.round(y),
    });
  }
  // A path is written from corner to corner: in tenths, so that no corner of many strays.
  const rim = rimOf(cells, RIM / R).flatMap(([file, rank]) =>
    shift(place(file, rank), far, high).map((value) => Math.round(value * 10) / 10),
  );
  const nodes: SceneNode[] = [
    { kind: 'polygon', id: 'shade', z: 1, points: shift(rim, 0, 5), paint: [{ fill: 'shadow' }] },
    { kind: 'polygon', id: 'rim', z: 2, points: rim, paint: [{ fill: 'hex-rim' }] },
    ...SHADES.map((fill, shade): SceneNode => ({
      kind: 'polygon',
      id: `cells:${fill}`,
      z: 3,
      points: shades[shade] ?? [],
      corners: 6,
      paint: [{ fill }],
    })),
  ];
  if (options.coordinates) nodes.push(...letters(cells, (file, rank) => shift(place(file, rank), far, high)));
  return { width: Math.ceil(2 * far), height: Math.ceil(2 * high), nodes, tiles, pins: [], handles: [] };
}

function centreOf(cells: readonly Square[], at: (file: number, rank: number) => readonly [number, number]): readonly [number, number] {
  const places = cells.map((cell) => at(cell.file, cell.rank));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Rank numbers before the first cell of each rank, file letters before the first of each file: they turn with the board. */
function letters(cells: readonly Square[], place: (file: number, rank: number) => readonly number[]): readonly TextNode[] {
  const firstOfRank = new Map<number, Square>();
  const firstOfFile = new Map<number, Square>();
  for (const cell of cells) {
    const [inRank, inFile] = [firstOfRank.get(cell.rank), firstOfFile.get(cell.file)];
    if (!inRank || cell.file < inRank.file) firstOfRank.set(cell.rank, cell);
    if (!inFile || cell.rank < inFile.rank) firstOfFile.set(cell.file, cell);
  }
  const label = (id: string, text: string, from: Square, df: number, dr: number, bold: boolean): TextNode => {
    const [ax = 0, ay = 0] = place(from.file, from.rank);
    const [bx = 0, by = 0] = place(from.file + df, from.rank + dr);
    const [x, y] = [ax + (bx - ax) * 0.82, ay + (by - ay) * 0.82 + 4];
    const base: TextNode = { kind: 'label', id, z: 50, x, y, text, size: 11, fill: 'muted', anchor: 'middle', coordinate: true };
    return bold ? { ...base, bold: true } : base;
  };
  return [
    ...[...firstOfRank].map(([rank, cell]) =>
      label(`rank${rank}`, String(rank + (cell.name.endsWith(String(rank)) ? 0 : 1)), cell, -1, 0, false),
    ),
    ...[...firstOfFile].map(([file, cell]) => label(`file${file}`, FILES[file] ?? '', cell, 0, -1, true)),
  ];
}
