import { NONE } from '../core/machine.ts';
import { COLUMN_COUNT, DIRECTIONS, fileOf, rankOf } from './board.ts';
import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK } from './cells.ts';

/**
 * How two columns lie to each other in the plan, in one number per ordered pair, so that most pieces that cannot
 * reach a square are passed over at one look.
 */
export const LINE_MASK = 15;
export const ADJACENT = 16;
export const KNIGHT_LEAP = 32;
/** A white (black) pawn in the first column captures into the second. */
export const WHITE_CAPTURES = 64;
export const BLACK_CAPTURES = 128;
export const SAME_COLUMN = 256;
/** The line runs along a file or rank, or along a diagonal. */
const STRAIGHT = 512;
const DIAGONAL = 1024;

/** `[from * 60 + to]`: 1 + direction in the low four bits when a straight line joins them, and the bits above. */
export const relation = new Uint16Array(COLUMN_COUNT * COLUMN_COUNT);

/** The direction of a step of one file and rank at most: `[(file + 1) * 3 + rank + 1]`. */
const directionOf = new Int8Array(9).fill(NONE);
for (const [direction, [file, rank]] of DIRECTIONS.entries()) directionOf[(file + 1) * 3 + rank + 1] = direction;

function relate(from: number, to: number): number {
  const dx = fileOf(to) - fileOf(from);
  const dy = rankOf(to) - rankOf(from);
  if (dx === 0 && dy === 0) return SAME_COLUMN;
  const longest = Math.max(Math.abs(dx), Math.abs(dy));
  const sx = Math.sign(dx);
  const sy = Math.sign(dy);
  const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  let bits = 0;
  if (straight) bits |= 1 + directionOf[(sx + 1) * 3 + sy + 1]!;
  if (straight) bits |= dx === 0 || dy === 0 ? STRAIGHT : DIAGONAL;
  if (longest === 1) bits |= ADJACENT;
  if (Math.abs(dx) * Math.abs(dy) === 2) bits |= KNIGHT_LEAP;
  if (Math.abs(dx) === 1 && dy === 1) bits |= WHITE_CAPTURES;
  if (Math.abs(dx) === 1 && dy === -1) bits |= BLACK_CAPTURES;
  return bits;
}

for (let from = 0; from < COLUMN_COUNT; from++)
  for (let to = 0; to < COLUMN_COUNT; to++) relation[from * COLUMN_COUNT + to] = relate(from, to);

/** The columns a knight's leap away: `[column * 8 + i]`, `NONE` after the last. */
export const leapColumns = new Int8Array(COLUMN_COUNT * 8).fill(NONE);
for (let from = 0; from < COLUMN_COUNT; from++) {
  let n = 0;
  for (let to = 0; to < COLUMN_COUNT; to++) if (relation[from * COLUMN_COUNT + to]! & KNIGHT_LEAP) leapColumns[from * 8 + n++] = to;
}

/** `[role | colour]`: how columns must lie for the piece to attack from one to the other; without one of these it cannot. */
export const aims = new Uint16Array(16);
for (const colour of [0, BLACK]) {
  aims[KING | colour] = ADJACENT | SAME_COLUMN;
  aims[QUEEN | colour] = STRAIGHT | DIAGONAL | SAME_COLUMN;
  aims[ROOK | colour] = STRAIGHT | SAME_COLUMN;
  aims[BISHOP | colour] = DIAGONAL | SAME_COLUMN;
  aims[KNIGHT | colour] = KNIGHT_LEAP;
  aims[PAWN | colour] = colour === 0 ? WHITE_CAPTURES : BLACK_CAPTURES;
}

/** Columns as bits of two numbers, of which the second begins here. */
export const HALF = COLUMN_COUNT / 2;
/** The columns ahead in a direction: `[direction * 60 + column]`; and those to which columns must lie so for a piece to attack there: `[(role | colour) * 60 + column]`. */
export const aheadLow = new Int32Array(8 * COLUMN_COUNT);
export const aheadHigh = new Int32Array(8 * COLUMN_COUNT);
export const aimedLow = new Int32Array(16 * COLUMN_COUNT);
export const aimedHigh = new Int32Array(16 * COLUMN_COUNT);
for (let from = 0; from < COLUMN_COUNT; from++)
  for (let to = 0; to < COLUMN_COUNT; to++) {
    const bits = relation[from * COLUMN_COUNT + to]!;
    const low = to < HALF ? 1 << to : 0;
    const high = to < HALF ? 0 : 1 << (to - HALF);
    if ((bits & LINE_MASK) !== 0) {
      aheadLow[((bits & LINE_MASK) - 1) * COLUMN_COUNT + from]! |= low;
      aheadHigh[((bits & LINE_MASK) - 1) * COLUMN_COUNT + from]! |= high;
    }
    for (let cell = 0; cell < 16; cell++)
      if ((bits & aims[cell]!) !== 0) {
        aimedLow[cell * COLUMN_COUNT + from]! |= low;
        aimedHigh[cell * COLUMN_COUNT + from]! |= high;
      }
  }
