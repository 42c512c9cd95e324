import type { Piece, Player, Role } from '../../engine/core/piece.ts';
import { describePiece, PLAYER_WORDS } from './names.ts';

/** What becomes of a pawn by a move, if anything does. */
interface Becoming {
  readonly becomes: Role | undefined;
}
interface Step extends Becoming {
  /** Nothing where the piece is not known. */
  readonly piece: Piece | undefined;
  readonly from: string;
  readonly to: string;
  /** The attack board it comes to turns over. */
  readonly inverts: boolean;
}

const becoming = (role: Role | undefined): string => (role ? ` and becomes a ${role}` : '');
const nameAny = (piece: Piece | undefined): string => (piece ? describePiece(piece) : 'piece');
const turning = (inverts: boolean): string => (inverts ? ', the board turns over' : '');

/** A move as it is spoken: `white knight from c3W takes black pawn on d5N`. */
export const MOVE_WORDS = {
  board: ({ board, from, to, becomes }: Becoming & { readonly board: string; readonly from: string; readonly to: string }): string =>
    `attack board ${board} from ${from} to ${to}${becoming(becomes)}`,
  rotation: ({ board, pin, becomes }: Becoming & { readonly board: string; readonly pin: string }): string =>
    `attack board ${board} turns on ${pin}${becoming(becomes)}`,
  castling: ({ player }: { readonly player: Player }): string => `${PLAYER_WORDS[player]} castles`,
  pass: ({ player }: { readonly player: Player }): string => `${PLAYER_WORDS[player]} passes`,
  promotion: ({ piece, square, becomes }: Becoming & { readonly piece: Piece | undefined; readonly square: string }): string =>
    `${nameAny(piece)} on ${square}${becoming(becomes)}`,
  step: ({ piece, from, to, becomes, inverts }: Step): string =>
    `${nameAny(piece)} from ${from} to ${to}${becoming(becomes)}${turning(inverts)}`,
  /** `square` is where the taken piece stood, if not where the move ends. */
  capture: ({
    piece,
    from,
    to,
    taken,
    square,
    becomes,
    inverts,
  }: Step & { readonly taken: Piece; readonly square: string | undefined }): string =>
    `${nameAny(piece)} from ${from} takes ${describePiece(taken)}${square === undefined ? '' : ` from ${square}`} on ${to}${becoming(becomes)}${turning(inverts)}`,
};
