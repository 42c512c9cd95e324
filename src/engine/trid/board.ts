import { NONE } from '../core/machine.ts';
import type { Pin } from '../core/ruleset.ts';

/**
 * The movable board, as one fixed universe of squares: 48 on the main boards and four for each of the 24 pins.
 * A square has its number for good; whether it exists now is a property of the position.
 */
export const FILES = 'zabcde';
export const FILE_COUNT = 6;
const RANK_COUNT = 10;
/** A column is all squares of one file and rank: `rank * 6 + file`. */
export const COLUMN_COUNT = FILE_COUNT * RANK_COUNT;

export const MAIN_BOARDS = ['W', 'N', 'B'] as const;
export const ATTACK_BOARDS = ['QL', 'KL', 'ql', 'kl'] as const;
export const BOARDS = [...MAIN_BOARDS, ...ATTACK_BOARDS] as const;

/** Number of the first square that belongs to a pin. */
export const MAIN_SQUARES = 48;
export const PIN_COUNT = 24;
export const SQUARE_COUNT = MAIN_SQUARES + PIN_COUNT * 4;
/** Most squares a column can have: two of main boards and four of pins. */
export const COLUMN_SIZE = 6;

/** A pin of the board with its geometry; `number` runs from 1 to 12 from White to Black, odd ones under their corner. */
export interface PinPlace extends Pin {
  readonly number: number;
  readonly mainIndex: number;
}

function makePin(index: number): PinPlace {
  const number = (index % 12) + 1;
  const mainIndex = Math.floor((number - 1) / 4);
  const corner = (number - 1) % 4 < 2 ? 'front' : 'back';
  const over = number % 2 === 0;
  const side = index < 12 ? 'queen' : 'king';
  return {
    name: `${side === 'queen' ? 'QP' : 'KP'}${number}`,
    number,
    side,
    mainIndex,
    main: MAIN_BOARDS[mainIndex]!,
    corner,
    over,
    file: side === 'queen' ? 0 : 4,
    rank: 2 * mainIndex + (corner === 'front' ? 0 : 4),
    height: 2 * mainIndex + (over ? 1 : -1),
  };
}

/** All pins: QP1 to QP12, then KP1 to KP12 (Bartmess 2.3). */
export const PINS: readonly PinPlace[] = Array.from({ length: PIN_COUNT }, (_, index) => makePin(index));

export const columnOf = new Uint8Array(SQUARE_COUNT);
export const heightOf = new Int8Array(SQUARE_COUNT);
/** The pin a square belongs to, or `NONE` on a main board. */
export const pinOf = new Int8Array(SQUARE_COUNT).fill(NONE);
/** The main board a square lies on, or that its pin is fixed to. */
export const mainBoardOf = new Uint8Array(SQUARE_COUNT);
/** The square of main board `m` in a column: `[m * 60 + column]`, or `NONE`. */
export const mainSquareAt = new Int16Array(3 * COLUMN_COUNT).fill(NONE);
/** The square of a pin in a column: `[pin * 60 + column]`, or `NONE`. */
export const pinSquareAt = new Int16Array(PIN_COUNT * COLUMN_COUNT).fill(NONE);
/** The squares of a column from the lowest up: `[column * 6 + i]`, for i below `columnSize[column]`. */
export const columnSquares = new Int16Array(COLUMN_COUNT * COLUMN_SIZE).fill(NONE);
export const columnSize = new Uint8Array(COLUMN_COUNT);
/** The place of a square in its column. */
export const placeInColumn = new Uint8Array(SQUARE_COUNT);

for (let square = 0; square < SQUARE_COUNT; square++) {
  const onMain = square < MAIN_SQUARES;
  const main = square >> 4;
  const pin = (square - MAIN_SQUARES) >> 2;
  const file = onMain ? 1 + (square & 3) : PINS[pin]!.file + (square & 1);
  const rank = onMain ? 1 + 2 * main + ((square >> 2) & 3) : PINS[pin]!.rank + ((square >> 1) & 1);
  const column = rank * FILE_COUNT + file;
  columnOf[square] = column;
  heightOf[square] = onMain ? 2 * main : PINS[pin]!.height;
  mainBoardOf[square] = onMain ? main : PINS[pin]!.mainIndex;
  if (onMain) mainSquareAt[main * COLUMN_COUNT + column] = square;
  else {
    pinOf[square] = pin;
    pinSquareAt[pin * COLUMN_COUNT + column] = square;
  }
}
for (let column = 0; column < COLUMN_COUNT; column++) {
  const squares = Array.from(columnOf.keys()).filter((square) => columnOf[square] === column);
  squares.sort((a, b) => heightOf[a]! - heightOf[b]!);
  columnSize[column] = squares.length;
  squares.forEach((square, place) => {
    columnSquares[column * COLUMN_SIZE + place] = square;
    placeInColumn[square] = place;
  });
}

export const fileOf = (column: number): number => column % FILE_COUNT;
export const rankOf = (column: number): number => Math.floor(column / FILE_COUNT);

/** Dark where file and rank add up to an even number: 0 dark, 1 light. */
export const shadeOf = (column: number): number => (fileOf(column) + rankOf(column)) % 2;

/** The first of the four squares of a pin; the others follow: low right, high left, high right. */
export const firstSquareOf = (pin: number): number => MAIN_SQUARES + pin * 4;

/** Directions of lines in the plan: the first four along files and ranks, the others along diagonals. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** The column at a file and rank, or `NONE` outside the board's plan. */
export function columnAt(file: number, rank: number): number {
  return file >= 0 && file < FILE_COUNT && rank >= 0 && rank < RANK_COUNT ? rank * FILE_COUNT + file : NONE;
}

/** The next column in a direction: `[direction * 60 + column]`, or `NONE`. */
export const nextColumn = new Int8Array(8 * COLUMN_COUNT);
DIRECTIONS.forEach(([dx, dy], direction) => {
  for (let column = 0; column < COLUMN_COUNT; column++)
    nextColumn[direction * COLUMN_COUNT + column] = columnAt(fileOf(column) + dx, rankOf(column) + dy);
});
