import { NONE } from '../core/machine.ts';
import type { Passing } from '../core/setup.ts';
import {
  ATTACK_BOARDS,
  BOARDS,
  columnOf,
  COLUMN_SIZE,
  columnSize,
  columnSquares,
  firstSquareOf,
  MAIN_SQUARES,
  PIN_COUNT,
  SQUARE_COUNT,
} from './board.ts';
import { BLACK, isPiece, ROLE_MASK, seatOf } from './cells.ts';
import type { PackedPosition } from './state.ts';
import { squareName, type Tables } from './tables.ts';

/** The squares of a board from its lowest rank up, each rank from its left file. */
export function squaresOfBoard(board: number, boardPin: ArrayLike<number>): number[] {
  const first = board < 3 ? board * 16 : firstSquareOf(boardPin[board - 3]!);
  return Array.from({ length: board < 3 ? 16 : 4 }, (_, i) => first + i);
}

/** Every square that exists, in canonical order. */
export function existingSquares(boardPin: ArrayLike<number>): number[] {
  return BOARDS.flatMap((_, board) => squaresOfBoard(board, boardPin));
}

export function pinBoards(boardPin: ArrayLike<number>): Int8Array {
  const pinBoard = new Int8Array(PIN_COUNT).fill(NONE);
  for (let board = 0; board < ATTACK_BOARDS.length; board++) pinBoard[boardPin[board]!] = board;
  return pinBoard;
}

/** The squares of all first-move rights there can be: every piece of a role that cares, on a start square of its role. */
export function fullRights(packed: PackedPosition, tables: Tables): number[] {
  const pinBoard = pinBoards(packed.boardPin);
  return existingSquares(packed.boardPin).filter((square) => {
    const cell = packed.cell[square]!;
    return isPiece(cell) && (tables.firstMoveRoles >> (cell & ROLE_MASK)) & 1 && isStartSquare(square, cell, tables, pinBoard);
  });
}

/** Whether the piece stands on a square on which one like it started, its attack board at its start pin. */
export function isStartSquare(square: number, cell: number, tables: Tables, pinBoard: ArrayLike<number>): boolean {
  const pin = square < MAIN_SQUARES ? NONE : (square - MAIN_SQUARES) >> 2;
  if (pin >= 0 && tables.startPins[pinBoard[pin]!] !== pin) return false;
  return ((tables.startRoles[seatOf(cell) * SQUARE_COUNT + square]! >> (cell & ROLE_MASK)) & 1) === 1;
}

/** The column that a double-stepped pawn on `pawn` has crossed. */
export function columnBehind(pawn: number, cell: number): number {
  return columnOf[pawn]! + ((cell & BLACK) === 0 ? -6 : 6);
}

/** Squares as bits by place in a column, as a list in canonical order. */
export function squaresOfBits(column: number, bits: number, boardPin: ArrayLike<number>): number[] {
  const chosen = new Set<number>();
  for (let place = 0; place < columnSize[column]!; place++)
    if ((bits >> place) & 1) chosen.add(columnSquares[column * COLUMN_SIZE + place]!);
  return existingSquares(boardPin).filter((square) => chosen.has(square));
}

/** The pawn that has just made a double step, and the squares it may be captured on, by name; nothing if there is none. */
export function namePassing({ epPawn, epTargets, cell, boardPin }: PackedPosition): Passing | undefined {
  if (epPawn < 0) return undefined;
  const pinBoard = pinBoards(boardPin);
  const crossed = squaresOfBits(columnBehind(epPawn, cell[epPawn]!), epTargets, boardPin);
  return { pawn: squareName(epPawn, pinBoard), crossed: crossed.map((square) => squareName(square, pinBoard)) };
}
