/** A packed move of Three-way Chess: from, to and kind. Kinds from `PROMOTE` on carry the new role in their low three bits. */
export const STEP = 0;
export const DOUBLE_STEP = 1;
export const EN_PASSANT = 2;
/** `from` and `to` are the king's. */
export const CASTLE_KING = 3;
export const CASTLE_QUEEN = 4;
/** The king's cell stands for both ends. */
export const PASS = 5;
export const PROMOTE = 8;

export function packMove(from: number, to: number, kind: number): number {
  return from | (to << 8) | (kind << 16);
}

export const fromOf = (code: number): number => code & 255;
export const toOf = (code: number): number => (code >> 8) & 255;
export const kindOf = (code: number): number => code >> 16;
/** The packed role that a kind from `PROMOTE` on promotes to. */
export const promotedOf = (kind: number): number => kind & 7;
