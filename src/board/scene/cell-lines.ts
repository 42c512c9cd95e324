import type { Square } from '../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import { dashedLine, ellipse } from './geometry.ts';
import type { TextNode, SceneNode, Paint, Scene, Stamp, Tile } from './scene.ts';
import type { Token } from './board-colours.ts';

/** The lines through a cell of the three-way board: a file leans left, the other way of going straight leans right. */
export const LINE_KINDS = ['rank', 'file', 'rightFile', 'diagonal'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const WAYS: readonly (readonly [LineKind, number, number])[] = [
  ['rank', 1, 0],
  ['file', 0, 1],
  ['rightFile', 1, 1],
  ['diagonal', 2, 1],
  ['diagonal', 1, 2],
  ['diagonal', 1, -1],
];

export interface CellLine {
  readonly kind: LineKind;
  /** Its cells from end to end, the one asked about among them. */
  readonly cells: readonly string[];
}

/** All lines through a cell that have more than one cell. */
export function linesThrough(name: string, squares: readonly Square[]): readonly CellLine[] {
  const cell = squares.find((square) => square.name === name);
  if (!cell) return [];
  const at = new Map(squares.map((square) => [`${square.file},${square.rank}`, square.name]));
  const run = (df: number, dr: number): readonly string[] => {
    const cells: string[] = [];
    for (let n = 1; ; n++) {
      const next = at.get(`${cell.file + n * df},${cell.rank + n * dr}`);
      if (next === undefined) return cells;
      cells.push(next);
    }
  };
  return WAYS.map(([kind, df, dr]) => ({ kind, cells: [...[...run(-df, -dr)].reverse(), name, ...run(df, dr)] })).filter(
    ({ cells }) => cells.length > 1,
  );
}

/** The lines through a cell in words. */
export function describeLines(name: string, squares: readonly Square[]): string {
  const lines = linesThrough(name, squares);
  const ends = (kind: LineKind): readonly (readonly [string, string])[] =>
    lines.filter((line) => line.kind === kind).map(({ cells }) => [cells[0]!, cells.at(-1)!]);
  return BOARD.lines(name, { rank: ends('rank'), file: ends('file'), rightFile: ends('rightFile'), diagonal: ends('diagonal') });
}

/** The cell in the middle of a picture. */
export function middleCell({ tiles, width, height }: Scene): string {
  const far = (tile: Tile): number => Math.hypot(tile.x - width / 2, tile.y - height / 2);
  return tiles.reduce<Tile | undefined>((near, tile) => (near && far(near) <= far(tile) + 1 ? near : tile), undefined)?.name ?? '';
}

/** Above the cells, under marks and pieces. */
const [LINES, TAGS] = [900, 94_000];
/** A rank is drawn through, a file in dashes, the file that leans right in shorter ones, a diagonal in dots. */
const LOOKS: Readonly<Record<LineKind, { readonly tone: Token; readonly width: number; readonly dash?: readonly [number, number] }>> = {
  rank: { tone: 'line', width: 3.4 },
  file: { tone: 'ink', width: 3.4, dash: [13, 8] },
  rightFile: { tone: 'ink', width: 3, dash: [5, 8] },
  diagonal: { tone: 'check-rim', width: 4.4, dash: [1.2, 7.8] },
};

/** The lines through a cell, each kind with a stroke of its own; rank and file are named at their far ends. */
export function drawLines(name: string, squares: readonly Square[], tiles: ReadonlyMap<string, Tile>): readonly SceneNode[] {
  const own = tiles.get(name);
  if (!own) return [];
  const ring = stamp(`hub:${name}`, LINES + 1, own.x, own.y, ellipse(own.rx * 0.78, own.ry * 0.78), [
    { fill: 'paper', alpha: 0.85 },
    { stroke: 'paper', width: 5.4 },
    { stroke: 'ink', width: 3 },
  ]);
  const lines = linesThrough(name, squares).flatMap(({ kind, cells }, index) => {
    const places = cells.flatMap((cell) => tiles.get(cell) ?? []);
    const [first, last] = [places[0], places.at(-1)];
    if (!first || !last) return [];
    const far = Math.hypot(last.x - first.x, last.y - first.y);
    const [ux, uy] = [(last.x - first.x) / far, (last.y - first.y) / far];
    const reach = first.rx * 0.8;
    const ends = [first.x - ux * reach, first.y - uy * reach, last.x + ux * reach, last.y + uy * reach];
    const { tone, width, dash } = LOOKS[kind];
    const d = dash ? dashedLine(ends, dash[0], dash[1]) : `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`;
    const line = stamp(`line:${name}:${index}`, LINES, 0, 0, d, [
      { stroke: 'paper', width: width + 2.2 },
      { stroke: tone, width },
    ]);
    if (kind !== 'rank' && kind !== 'file') return [line];
    return [
      line,
      ...tag(
        name,
        kind === 'rank' ? name.replace(/\D+/, '') : (name[0] ?? ''),
        last.x + ux * last.rx * 1.5,
        last.y + uy * last.rx * 1.5,
        tone,
      ),
    ];
  });
  return [...lines, ring];
}

/** What a line is called, in a disc at its end. */
function tag(name: string, text: string, x: number, y: number, tone: Token): readonly SceneNode[] {
  const label: TextNode = {
    kind: 'label',
    id: `tag:${name}:${text}`,
    z: TAGS + 1,
    x,
    y: y + 4,
    text,
    size: 11.5,
    fill: 'paper',
    anchor: 'middle',
    bold: true,
  };
  return [stamp(`disc:${name}:${text}`, TAGS, x, y, ellipse(10.5, 10.5), [{ fill: tone }, { stroke: 'paper', width: 1.6 }]), label];
}

function stamp(id: string, z: number, x: number, y: number, d: string, paint: readonly Paint[]): Stamp {
  return { kind: 'stamp', id, z, x, y, d, paint };
}
