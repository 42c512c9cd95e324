import { NONE } from '../core/machine.ts';
import { eachOnce } from '../core/once.ts';
import { BOARD_NAMES, BOARDS, FACES, LEAPS, POINTS, SEATS, turnStep, type Board, type BoardName, type Cell, type Seat } from './board.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts';

/** Directions 0-5 run across faces, 6-11 across points. */
export const DIRECTIONS = 12;

/** What one castling needs, all of it cells of the owner's home row (Harshman IV, Castling). */
export interface Castling {
  readonly king: number;
  readonly kingTo: number;
  readonly rook: number;
  readonly rookTo: number;
  /** Must be vacant. */
  readonly between: readonly number[];
  /** Crossed or reached by the king: must not be attacked. */
  readonly path: readonly number[];
}

/** What forbids a castling, in the order in which it is asked. */
export type CastleBar = 'king-moved' | 'rook-moved' | 'blocked' | 'check' | 'attacked';

/** Everything about a board that moves are made from, as typed arrays indexed by cell. Lists end with `NONE`. */
export interface Tables {
  readonly board: Board;
  readonly count: number;
  /** Cells on each line from a cell: `rays[rayStart[cell * 12 + direction]...]`. */
  readonly rays: Int16Array;
  readonly rayStart: Int32Array;
  /** `lined[cell * count + other]`: 1 where the two are the same or lie on one line across faces or points. */
  readonly lined: Uint8Array;
  /** `leaps[cell * 13 ...]`: the cells a knight reaches. */
  readonly leaps: Int16Array;
  /** `ahead[(seat * count + cell) * 4 ...]`: first and second cell of both forward lines, `NONE` where there is none. */
  readonly ahead: Int16Array;
  /** `strikes[(seat * count + cell) * 4 ...]`: the cells a pawn attacks. */
  readonly strikes: Int16Array;
  /** `strikers[...]`, likewise: the cells from which a pawn of that seat attacks the cell. */
  readonly strikers: Int16Array;
  /** Bit set, per seat, of the directions 6-11 (as bits 0-5) in which a pawn of that seat captures. */
  readonly strikeMask: readonly number[];
  /** The seat whose home row the cell belongs to, or `NONE`. */
  readonly home: Int8Array;
  /** The piece the array of the start puts there, or 0 (Harshman III). */
  readonly start: Uint8Array;
  /** Per seat: king's side, queen's side. */
  readonly castlings: readonly (readonly [Castling, Castling])[];
}

const HOME_ROW = [ROOK, BISHOP, KNIGHT, QUEEN, KING, KNIGHT, BISHOP, ROOK];
const SECOND_ROW = [PAWN, PAWN, PAWN, PAWN, BISHOP, PAWN, PAWN, PAWN, PAWN];
const THIRD_ROW = [0, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, 0];
/** Harshman III, from the owner's left. */
const ARRAY: readonly (readonly number[])[] = [HOME_ROW, SECOND_ROW, THIRD_ROW];

export const FORWARD: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
];
const FORWARD_POINTS: readonly (readonly [number, number])[] = [
  [1, 2],
  [-1, 1],
  [2, 1],
];

const ALL_STEPS = [...FACES, ...POINTS];

function step(board: Board, cell: Cell | undefined, [file, rank]: readonly [number, number]): Cell | undefined {
  return cell && board.at(cell.file + file, cell.rank + rank);
}

function index(cell: Cell | undefined): number {
  return cell ? cell.index : NONE;
}

/** Writes the cells that exist, then the end mark. */
function list(into: Int16Array, start: number, cells: readonly (Cell | undefined)[]): void {
  let next = start;
  for (const cell of cells) if (cell) into[next++] = cell.index;
  into[next] = NONE;
}

function makeRays(board: Board): { rays: Int16Array; rayStart: Int32Array; lined: Uint8Array } {
  const rays: number[] = [];
  const lined = new Uint8Array(board.cells.length ** 2);
  const rayStart = new Int32Array(board.cells.length * DIRECTIONS);
  for (const cell of board.cells) {
    lined[cell.index * board.cells.length + cell.index] = 1;
    for (const [direction, move] of ALL_STEPS.entries()) {
      rayStart[cell.index * DIRECTIONS + direction] = rays.length;
      for (let next = step(board, cell, move); next; next = step(board, next, move)) {
        rays.push(next.index);
        lined[cell.index * board.cells.length + next.index] = 1;
      }
      rays.push(NONE);
    }
  }
  return { rays: Int16Array.from(rays), rayStart, lined };
}

function makeCastlings(board: Board, seat: Seat): readonly [Castling, Castling] {
  const cells = (files: readonly number[]): number[] => files.map((file) => index(board.seen(seat, file, 1)));
  const castling = ([king, kingTo, rook, rookTo]: readonly number[], between: readonly number[], path: readonly number[]): Castling => ({
    king: index(board.seen(seat, king ?? 0, 1)),
    kingTo: index(board.seen(seat, kingTo ?? 0, 1)),
    rook: index(board.seen(seat, rook ?? 0, 1)),
    rookTo: index(board.seen(seat, rookTo ?? 0, 1)),
    between: cells(between),
    path: cells(path),
  });
  return [castling([4, 6, 7, 5], [5, 6], [5, 6]), castling([4, 2, 0, 3], [1, 2, 3], [3, 2])];
}

function makeTables(board: Board): Tables {
  const count = board.cells.length;
  const leaps = new Int16Array(count * 13);
  const ahead = new Int16Array(3 * count * 4).fill(NONE);
  const strikes = new Int16Array(3 * count * 4);
  const strikers = new Int16Array(3 * count * 4);
  const home = new Int8Array(count).fill(NONE);
  const start = new Uint8Array(count);
  for (const cell of board.cells) {
    list(
      leaps,
      cell.index * 13,
      LEAPS.map((leap) => step(board, cell, leap)),
    );
    for (const seat of SEATS) {
      const at = (seat * count + cell.index) * 4;
      for (const [line, forward] of FORWARD.entries()) {
        const first = step(board, cell, turnStep(seat, forward));
        ahead[at + line * 2] = index(first);
        ahead[at + line * 2 + 1] = index(step(board, first, turnStep(seat, forward)));
      }
      const captures = FORWARD_POINTS.map((point) => turnStep(seat, point));
      list(
        strikes,
        at,
        captures.map((capture) => step(board, cell, capture)),
      );
      list(
        strikers,
        at,
        captures.map(([file, rank]) => step(board, cell, [-file, -rank])),
      );
      const { file, rank } = board.view(seat, cell);
      if (rank === 1) home[cell.index] = seat;
      const role = ARRAY[rank - 1]?.[file];
      if (role) start[cell.index] = seat * 8 + role;
    }
  }
  const strikeMask = SEATS.map((seat) =>
    FORWARD_POINTS.map((point) => turnStep(seat, point)).reduce(
      (mask, [file, rank]) => mask | (1 << POINTS.findIndex(([f, r]) => f === file && r === rank)),
      0,
    ),
  );
  const castlings = SEATS.map((seat) => makeCastlings(board, seat));
  return { board, count, ...makeRays(board), leaps, ahead, strikes, strikers, strikeMask, home, start, castlings };
}

export const TABLES: Readonly<Record<BoardName, Tables>> = eachOnce(BOARD_NAMES, (name) => makeTables(BOARDS[name]));

/** The direction straight back. */
export function opposite(direction: number): number {
  return direction < 6 ? (direction + 3) % 6 : 6 + ((direction - 3) % 6);
}

/** The name of a cell by its index. */
export function cellName(tables: Tables, index: number): string {
  const cell = tables.board.cells[index];
  if (!cell) throw new RangeError(`the ${tables.board.name} board has no cell number ${index}`);
  return cell.name;
}
