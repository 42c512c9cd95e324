import { NONE } from '../core/machine.ts';
import { eachOnce } from '../core/once.ts';
import { BISHOP, FACE, KING, KNIGHT, PAWN, POINT, QUEEN, ROOK } from './pieces.ts';
import { BOARD_NAMES, type BoardName } from './board.ts';
import { DIRECTIONS, TABLES, type Tables } from './tables.ts';
import { WORTHS } from './pieces.ts';

/** What a cell that a piece reaches on the empty board is worth to it, in centipawns. */
const REACH: Readonly<Record<number, number>> = { [QUEEN]: 1, [ROOK]: 1, [BISHOP]: 2, [KNIGHT]: 4 };
/** What the steps that a pawn has still to go are worth, from the last one on. */
const ADVANCE: readonly number[] = [0, 90, 60, 35, 20, 10, 4];

/** `[packed piece << 8 | cell]`: worth of a piece on a cell, in centipawns. */
function makePieceSquareTable(tables: Tables): Int16Array {
  const standings = new Int16Array(32 << 8);
  for (let seat = 0; seat < 3; seat++) {
    const steps = countSteps(tables, seat);
    for (let cell = 0; cell < tables.count; cell++)
      for (const role of [PAWN, KNIGHT, KING, BISHOP, ROOK, QUEEN]) {
        const place = role === PAWN ? (ADVANCE[steps[cell]!] ?? 0) : (REACH[role] ?? 0) * countReach(tables, cell, role);
        standings[(((seat << 3) | role) << 8) | cell] = WORTHS[role]! + place;
      }
  }
  return standings;
}

/** The cells a piece reaches from a cell, nothing else on the board. */
function countReach({ leaps, rays, rayStart }: Tables, cell: number, role: number): number {
  let count = 0;
  if (role === KNIGHT) for (let next = cell * 13; leaps[next]! >= 0; next++) count++;
  else {
    const last = (role & POINT) === POINT ? DIRECTIONS : 6;
    for (let direction = (role & FACE) === FACE ? 0 : 6; direction < last; direction++)
      for (let next = rayStart[cell * DIRECTIONS + direction]!; rays[next]! >= 0; next++) count++;
  }
  return count;
}

/** How many steps straight ahead a pawn needs from each cell to the nearest home row of an opponent; more than any board is long where there is no way. */
function countSteps({ count, ahead, home }: Tables, seat: number): readonly number[] {
  const steps = Array.from({ length: count }, (_, cell) => (home[cell] !== NONE && home[cell] !== seat ? 0 : count));
  for (let changed = true; changed;) {
    changed = false;
    for (let cell = 0; cell < count; cell++)
      for (const line of [0, 2]) {
        const next = ahead[(seat * count + cell) * 4 + line]!;
        if (next < 0 || steps[next]! + 1 >= steps[cell]!) continue;
        steps[cell] = steps[next]! + 1;
        changed = true;
      }
  }
  return steps;
}

/** The same, for each board. */
export const PIECE_SQUARE: Readonly<Record<BoardName, Int16Array>> = eachOnce(BOARD_NAMES, (name) => makePieceSquareTable(TABLES[name]));
