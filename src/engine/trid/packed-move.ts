import { NONE } from '../core/machine.ts';
/** A Tri-D move in 31 bits: from, to (squares, or pins of board moves), kind, the promoted role, and one more square. */
export const STEP = 0;
export const DOUBLE_STEP = 1;
export const EN_PASSANT = 2;
/** `from` is the number of the castling in the ruleset's list. */
export const CASTLE = 3;
export const TRANSFER = 4;
export const ROTATE = 5;
/** A promotion on its own, before the turn's move (Meder 3.4(e)(iii)). */
export const PROMOTE = 6;
/** A step onto an empty attack board that also turns it over (Grant). */
export const INVERT = 7;
/** No move of the game: the turn passes on, for a search that asks what the opponent threatens. */
export const PASS = 8;

/** `extra` is a square, or `NONE`. */
export function packMove(from: number, to: number, kind: number, role = 0, extra = NONE): number {
  return from | (to << 8) | (kind << 16) | (role << 20) | ((extra + 1) << 23);
}

export const fromOf = (code: number): number => code & 255;
export const toOf = (code: number): number => (code >> 8) & 255;
export const kindOf = (code: number): number => (code >> 16) & 15;
export const promotedOf = (code: number): number => (code >> 20) & 7;
export const extraOf = (code: number): number => ((code >> 23) & 255) - 1;
