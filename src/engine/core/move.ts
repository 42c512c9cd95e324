import type { Piece, Player, Promotion, Role } from './piece.ts';

/** One change a move makes. Playing, animating, writing and describing a move all read these, in order. */
export type Effect =
  /** A piece is captured and leaves the board. */
  | { readonly kind: 'leave'; readonly piece: Piece; readonly square: string }
  /** A piece changes its square; `carried` when the board under it moved. */
  | { readonly kind: 'go'; readonly piece: Piece; readonly from: string; readonly to: string; readonly carried?: true }
  /** A piece becomes another (promotion), where it stands after the effects before this one. */
  | { readonly kind: 'become'; readonly square: string; readonly piece: Piece; readonly role: Role }
  /** An attack board changes its pin; the same pin twice for a rotation. */
  | { readonly kind: 'board'; readonly board: string; readonly from: string; readonly to: string };

/** Every kind of move. */
export const MOVE_KINDS = ['piece', 'castling', 'board', 'promotion', 'pass'] as const;
/** `piece` covers captures and en passant; `board` transfers and rotations; `promotion` one on its own (Meder 3.4(e)). */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A legal move of one position. */
export interface Move {
  /** The canonical id: `b2W-b4N`, `QP1r`, `O-O` ... */
  readonly id: string;
  /** The machine's packed move; means nothing outside the position it was made for. */
  readonly code: number;
  /** What is moved, or done. */
  readonly kind: MoveKind;
  /** The square, or pin, that is picked up. */
  readonly from: string;
  /** The square, or pin, it is put on; for a rotation, the same pin. */
  readonly to: string;
  /** What a pawn becomes; absent where none is promoted. */
  readonly promotion?: Promotion;
  /** The move captures a pawn in passing. */
  readonly enPassant?: true;
  /** All that it changes, in order. */
  readonly effects: readonly Effect[];
}

/** Whether the move makes a pawn a piece; with an owner, one of that player's pawns: a move may promote another player's (Grant, Queening a Pawn). */
export function promotes(move: Move, owner?: Player): boolean {
  return promotionOf(move, owner) !== undefined;
}

/** The effect that makes a pawn a piece, if the move has one; with an owner, one of that player's pawns. */
export function promotionOf(move: Move, owner?: Player): Extract<Effect, { kind: 'become' }> | undefined {
  return move.effects.find(
    (effect): effect is Extract<Effect, { kind: 'become' }> =>
      effect.kind === 'become' && (owner === undefined || effect.piece.owner === owner),
  );
}

/** Whether a move of pieces moves a board too; where and how is in its effects. */
export function movesBoardToo(move: Move): boolean {
  return move.kind !== 'board' && move.effects.some((effect) => effect.kind === 'board');
}

/** The captured piece's effect, if the move captures. */
export function captureOf(move: Move): Extract<Effect, { kind: 'leave' }> | undefined {
  return move.effects.find((effect) => effect.kind === 'leave');
}
