/** What forbids a castling, in the order in which it is asked; numbers, for the generator asks at every node. */
export const CASTLE_OPEN = 0;
/** It would be the first move of the game (Meder 3.5(a)(ii)(1)[a]). */
export const CASTLE_FIRST = 1;
export const CASTLE_KING_MOVED = 2;
export const CASTLE_ROOK_MOVED = 3;
export const CASTLE_BLOCKED = 4;
export const CASTLE_CHECKED = 5;
export const CASTLE_ATTACKED = 6;
export type CastleBar =
  | typeof CASTLE_OPEN
  | typeof CASTLE_FIRST
  | typeof CASTLE_KING_MOVED
  | typeof CASTLE_ROOK_MOVED
  | typeof CASTLE_BLOCKED
  | typeof CASTLE_CHECKED
  | typeof CASTLE_ATTACKED;
