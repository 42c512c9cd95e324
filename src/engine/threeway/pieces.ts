import { ROLE_LETTERS, parseRole, type Piece, type Role } from '../core/piece.ts';
import { playerOf, seatOf } from './board.ts';

/**
 * A piece in one number: seat * 8 + role; 0 is a vacant cell. Roles are chosen so that `FACE` and `POINT`
 * are the two bits that tell which lines a long-range piece runs along.
 */
export const PAWN = 1;
export const KNIGHT = 2;
export const KING = 3;
export const BISHOP = 5;
export const ROOK = 6;
export const QUEEN = 7;
/** (piece & 6) === 6: runs across faces. (piece & 5) === 5: runs across points. */
export const FACE = 6;
export const POINT = 5;

const NUMBERS: Readonly<Record<Role, number>> = { king: KING, queen: QUEEN, rook: ROOK, bishop: BISHOP, knight: KNIGHT, pawn: PAWN };
const ROLE_OF: readonly (Role | undefined)[] = [undefined, 'pawn', 'knight', 'king', undefined, 'bishop', 'rook', 'queen'];

export function packPiece(piece: Piece): number {
  return seatOf(piece.owner) * 8 + NUMBERS[piece.role];
}

export function roleOf(packed: number): Role {
  const role = ROLE_OF[packed & 7];
  if (!role) throw new RangeError(`${packed} is not a piece`);
  return role;
}

/** Every piece once, so that positions share them. */
const PIECES: readonly (Piece | undefined)[] = Array.from({ length: 24 }, (_, packed) => {
  const role = ROLE_OF[packed & 7];
  return role && { owner: playerOf(packed >> 3), role };
});

export function unpackPiece(packed: number): Piece | undefined {
  return PIECES[packed];
}

/** `gQ`: the owner's letter and the role's. */
export function makePiece(packed: number): string {
  return playerOf(packed >> 3) + ROLE_LETTERS[roleOf(packed)];
}

export function parsePiece(owner: string, letter: string): number {
  const seat = 'wgb'.indexOf(owner);
  const role = parseRole(letter);
  if (seat < 0 || owner === '' || !role) throw new RangeError(`${owner}${letter} is not a piece`);
  return seat * 8 + NUMBERS[role];
}

/** Worth of roles in centipawns: a knight reaches twelve cells here, a bishop a third of the board. */
export const VALUES: Readonly<Record<Role, number>> = { king: 0, queen: 1000, rook: 550, bishop: 300, knight: 400, pawn: 100 };

/** The same by a packed piece's role; 0 where no piece has such a number. */
export const WORTHS: Int16Array = new Int16Array(8);
for (const packed of [1, 2, 3, 5, 6, 7]) WORTHS[packed] = VALUES[roleOf(packed)];

/** How steeply a player's share of the point rises with the worth of their pieces, per centipawn. */
export const CHANCE_SLOPE = 0.001;
