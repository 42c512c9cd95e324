import { ROLES, type Piece, type Player, type Role } from '../core/piece.ts';

/** What stands on a square, in one byte: role 1 to 6, owner, and whether a right of the first move is still there. */
export const EMPTY = 0;
export const KING = 1;
export const QUEEN = 2;
export const ROOK = 3;
export const BISHOP = 4;
export const KNIGHT = 5;
export const PAWN = 6;
export const ROLE_MASK = 7;
export const BLACK = 8;
/** The piece has not moved and its ruleset cares (first-move rights). */
export const UNMOVED = 16;
/** No square is here: no attack board stands at its pin. */
export const VOID = 32;

export const SEATS: readonly Player[] = ['w', 'b'];
export const seatOf = (cell: number): number => (cell >> 3) & 1;
export const isPiece = (cell: number): boolean => (cell & ROLE_MASK) !== 0;

export function makeCell(piece: Piece): number {
  return ROLES.indexOf(piece.role) + 1 + (piece.owner === 'b' ? BLACK : 0);
}

export function roleName(cell: number): Role {
  return ROLES[(cell & ROLE_MASK) - 1]!;
}

export function pieceOf(cell: number): Piece {
  return { owner: SEATS[seatOf(cell)]!, role: roleName(cell) };
}
