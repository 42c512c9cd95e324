import type { Pin, Square } from '../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import type { Points } from '../scene/geometry.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { RenderOptions } from '../scene/render-options.ts';

export const MAIN_BOARDS = ['W', 'N', 'B'] as const;

/** What a main board is called beside its letter; nothing of any other. */
export function nameMainBoard(board: string): string | undefined {
  const main = MAIN_BOARDS.find((one) => one === board);
  return main && BOARD.main[main];
}

export const FILES = 'zabcde';
const RANKS = 10;

/** A board of the position with its squares, as its viewer sees it. */
export interface VisibleBoard {
  readonly id: string;
  readonly squares: readonly Square[];
  /** Lowest column and row as seen (from the viewer's left, from the viewer), and how many of each. */
  readonly column: number;
  readonly row: number;
  readonly size: number;
  readonly height: number;
  readonly pin: Pin | undefined;
}

/** Column of a file and row of a rank as the viewer sees them: Black's side turns both. */
export function viewColumn(options: RenderOptions, file: number): number {
  return options.side === 'b' ? FILES.length - 1 - file : file;
}

export function rowOf(options: RenderOptions, rank: number): number {
  return options.side === 'b' ? RANKS - 1 - rank : rank;
}

/** Whether the pin's corner is at the viewer's left, and at the viewer's end of the main board. */
export function isLeft(options: RenderOptions, pin: Pin): boolean {
  return (pin.side === 'queen') !== (options.side === 'b');
}

export function isNear(options: RenderOptions, pin: Pin): boolean {
  return (pin.corner === 'front') !== (options.side === 'b');
}

/** The boards that are drawn, from low to high and within a level from far to near: the order to draw them in. */
export function listVisibleBoards(options: RenderOptions): readonly VisibleBoard[] {
  const groups = new Map<string, Square[]>();
  for (const square of options.squares) {
    const group = groups.get(square.board);
    if (group) group.push(square);
    else groups.set(square.board, [square]);
  }
  const boards = [...groups].map(([id, squares]): VisibleBoard => {
    const columns = squares.map((square) => viewColumn(options, square.file));
    const rows = squares.map((square) => rowOf(options, square.rank));
    const stand = options.boards.find((board) => board.id === id);
    return {
      id,
      squares,
      column: Math.min(...columns),
      row: Math.min(...rows),
      size: Math.max(...columns) - Math.min(...columns) + 1,
      height: squares[0]?.height ?? 0,
      pin: options.pins.find((pin) => pin.name === stand?.pin),
    };
  });
  // By letters alone: what sorts words as a language does takes a slow phone some time to begin.
  return boards.sort((one, other) => one.height - other.height || other.row - one.row || (one.id < other.id ? -1 : 1));
}

/** Ids of the tiles by square: by their place on their board, so that a board that moves keeps its tiles. */
export function tileIds(boards: readonly VisibleBoard[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { id, squares } of boards) {
    const [file, rank] = [Math.min(...squares.map((square) => square.file)), Math.min(...squares.map((square) => square.rank))];
    for (const square of squares) ids.set(square.name, `tile:${id}:${square.file - file}:${square.rank - rank}`);
  }
  return ids;
}

/** The frame of a board that is picked up. */
export function liftedFrame(board: string, z: number, points: Points): SceneNode {
  const paint = [{ stroke: 'casing', width: 4.4 } as const, { stroke: 'accent', width: 2.4 } as const];
  return { kind: 'polygon', id: `lift:${board}`, board, z, points, paint };
}
