import type { Role } from '../core/piece.ts';

/** Worth of roles in hundredths of a pawn: a knight reaches twelve cells here, a bishop a third of the board. */
export const VALUES: Readonly<Record<Role, number>> = { king: 0, queen: 1000, rook: 550, bishop: 300, knight: 400, pawn: 100 };
