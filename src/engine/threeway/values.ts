import type { Role } from '../core/piece.ts';
import { roleOf } from './pieces.ts';

/** Worth of roles in hundredths of a pawn: a knight reaches twelve cells here, a bishop a third of the board. */
export const VALUES: Readonly<Record<Role, number>> = { king: 0, queen: 1000, rook: 550, bishop: 300, knight: 400, pawn: 100 };

/** The same by a packed piece's role; 0 where no piece has such a number. */
export const WORTHS: Int16Array = new Int16Array(8);
for (const packed of [1, 2, 3, 5, 6, 7]) WORTHS[packed] = VALUES[roleOf(packed)];

/** How steeply a player's share of the point rises with the worth of their pieces, per hundredth of a pawn. */
export const CHANCE_SLOPE = 0.001;
