import {
  captureOf,
  movesBoardToo,
  parseRole,
  type Move,
  type Pin,
  type Position,
  type Promotion,
  type Role,
} from '../../../engine/index.ts';
import { findPin, listPlaces, type Place } from '../../../notation/places.ts';

/** What a text in another notation says of a move. What is absent it leaves open. */
export interface Description {
  /** `board` where it names an attack board that moves, `piece` where it names a piece, a promotion or castling. */
  readonly kind?: 'piece' | 'board';
  /** Castling, by its canonical id. */
  readonly castling?: string;
  readonly role?: Role;
  /** Whether this may be the square it comes from, or of a promotion on the spot the only one. */
  readonly from?: (place: Place) => boolean;
  readonly to?: (place: Place) => boolean;
  /** Whether this may be the pin an attack board comes from. */
  readonly fromPin?: (pin: Pin) => boolean;
  readonly toPin?: (pin: Pin) => boolean;
  /** It says that something is captured. */
  readonly captures?: boolean;
  readonly captured?: Role;
  readonly promotion?: Promotion;
  /** The piece turns over the board it lands on (Grant). */
  readonly turnsOver?: boolean;
}

/** What is said by a text that says nothing of a move. */
export const NOTHING: Description = { kind: 'piece', to: () => false };

/** The legal moves that a text may mean, by all that it says. Squares of a king are castling only where the king cannot just go there. */
export function pickMoves(position: Position, legal: readonly Move[], said: Description): readonly Move[] {
  const found = legal.filter((move) => isSaid(position, move, said));
  const steps = found.filter(({ kind }) => kind !== 'castling');
  return steps.length > 0 ? steps : found;
}

function isSaid(position: Position, move: Move, said: Description): boolean {
  if (said.castling !== undefined) return move.id === said.castling;
  if (said.promotion !== undefined && said.promotion !== move.promotion) return false;
  return move.kind === 'board' ? isSaidBoard(position, move, said) : isSaidPiece(position, move, said);
}

function isSaidBoard(position: Position, move: Move, { kind, fromPin, toPin, role }: Description): boolean {
  if (kind === 'piece' || role !== undefined || !toPin) return false;
  return (fromPin?.(findPin(position, move.from)) ?? true) && toPin(findPin(position, move.to));
}

function isSaidPiece(position: Position, move: Move, said: Description): boolean {
  if (said.kind === 'board') return false;
  const places = listPlaces(position);
  const [from, to] = [places.get(move.from), places.get(move.to)];
  if (!from || !to || (said.role !== undefined && position.at(move.from)?.role !== said.role)) return false;
  if (said.from && !said.from(from)) return false;
  // A promotion on the spot has one square, castling is said by both of the king's.
  if (move.kind === 'promotion') return !said.to && said.from !== undefined && said.promotion !== undefined;
  if (!said.to?.(to)) return false;
  if (move.kind === 'castling' && !said.from) return false;
  const taken = captureOf(move)?.piece.role;
  if ((said.captures === true || said.captured !== undefined) && taken === undefined) return false;
  if (said.captured !== undefined && said.captured !== taken) return false;
  return (said.turnsOver ?? false) === movesBoardToo(move);
}

/** The role of a letter, capital or not; `Kn` and `KN` are knights too. */
export function readRole(letter = ''): Role | undefined {
  return /^kn$/i.test(letter) ? 'knight' : parseRole(letter.toUpperCase());
}

/** What a pawn may become by a letter, capital or not. */
function readPromotion(letter = ''): Promotion | undefined {
  const role = readRole(letter);
  return role === 'king' || role === 'pawn' ? undefined : role;
}

/** What stands behind a move in any notation: `=Q`, `(Q)`, `^`, `e.p.`, checks and judgements. */
export const TAIL = String.raw`(?:=[QRBNqrbn]|\([QRBN]\)|[QRBN](?![\w'-]))?\^?(?: ?e\.?p\.?)?(?:\+\+|\+|#)?[!?]{0,2}`;

/** The tail taken apart. */
export function readTail(text: string): Pick<Description, 'promotion' | 'turnsOver'> {
  const promotion = readPromotion(/^[=(]?([QRBN])/i.exec(text)?.[1]);
  return { ...(promotion && { promotion }), turnsOver: text.includes('^') };
}

/** A promotion on the spot, which some rules have before a move: `=Q` behind a square. */
export const BECOMES = '=[QRBNqrbn]';

/** All Tri-D rulesets: a name for a square means the same on every movable board. */
export const TRI_D = ['bartmess', 'meder', 'grant', 'usenet'] as const;
