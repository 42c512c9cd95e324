import { copyOf, known, placesOn } from './position.ts';
import type { PlainPosition } from './position.ts';
import { PROMOTIONS } from './rules.ts';

/** A copy in which the other side is to move, a ply on. */
function passTurn(position: PlainPosition): PlainPosition {
  const next = copyOf(position);
  if (!position.white) next.number += 1;
  next.white = !position.white;
  next.clock += 1;
  next.doubleStep = undefined;
  return next;
}

/** The position after a piece has gone from one square to another, capturing what stands there. */
export function pieceMove(position: PlainPosition, from: string, to: string): PlainPosition {
  const next = passTurn(position);
  const piece = known(next.pieces.get(from));
  if (next.pieces.has(to) || piece.role === 'P') next.clock = 0;
  next.pieces.delete(from);
  next.pieces.set(to, piece);
  next.unmoved.delete(from);
  next.unmoved.delete(to);
  return next;
}

/** A pawn's two steps: it may be captured on `targets` next move. */
export function doubleMove(position: PlainPosition, from: string, to: string, targets: readonly string[]): PlainPosition {
  const next = pieceMove(position, from, to);
  if (targets.length > 0) next.doubleStep = { pawn: to, targets };
  return next;
}

/** En passant: the pawn that made the double step leaves. */
export function enPassantMove(position: PlainPosition, from: string, to: string): PlainPosition {
  const next = pieceMove(position, from, to);
  next.pieces.delete(known(position.doubleStep).pawn);
  return next;
}

export interface Shift {
  readonly from: string;
  readonly to: string;
}

/** King and rook change their squares at once. */
export function castlingMove(position: PlainPosition, king: Shift, rook: Shift): PlainPosition {
  const next = passTurn(position);
  for (const { from } of [king, rook]) {
    next.pieces.delete(from);
    next.unmoved.delete(from);
  }
  for (const { from, to } of [king, rook]) next.pieces.set(to, known(position.pieces.get(from)));
  return next;
}

/** The position after an attack board has gone to another pin with whoever stands on it; who is carried has moved. */
export function boardMove(position: PlainPosition, board: string, pin: string): PlainPosition {
  const next = passTurn(position);
  relocate(next, board, (place) => place, pin);
  return next;
}

/** The position after a board has been turned by 180 degrees: diagonal neighbours change places. */
export function rotation(position: PlainPosition, board: string): PlainPosition {
  const next = passTurn(position);
  relocate(next, board, (index) => 3 - index, known(position.pins.get(board)));
  return next;
}

/** Squares keep their place on the board (left stays left, low stays low) but for `seat`; their names change with the ranks. */
function relocate(position: PlainPosition, board: string, seat: (index: number) => number, pin: string): void {
  const before = placesOn(position, board).map(({ name }) => name);
  const passengers = before.map((square) => position.pieces.get(square));
  for (const square of before) {
    position.pieces.delete(square);
    position.unmoved.delete(square);
  }
  putBoard(position, board, pin);
  const after = placesOn(position, board);
  passengers.forEach((passenger, index) => {
    if (passenger !== undefined) position.pieces.set(known(after[seat(index)]).name, passenger);
  });
}

export function putBoard(position: PlainPosition, board: string, pin: string): void {
  position.pins = new Map(position.pins).set(board, pin);
}

/** A copy in which the pawn has become another piece. */
export function promote(position: PlainPosition, square: string, role: string): PlainPosition {
  const next = copyOf(position);
  next.pieces.set(square, { white: known(next.pieces.get(square)).white, role });
  return next;
}

/** `id=Q`, `id=R` ...: a move once for each piece the pawn on `square` may become. */
export function promotions(id: string, next: PlainPosition, square: string): [string, PlainPosition][] {
  return PROMOTIONS.map((role) => [`${id}=${role}`, promote(next, square, role)]);
}
