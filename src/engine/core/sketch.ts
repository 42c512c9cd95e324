import type { Piece, Player } from './piece.ts';
import type { AttackBoard, Square } from './position.ts';

/** A position as somebody sets it up: written in the right form, but perhaps one that no game can reach. */
export interface Sketch {
  /** Its position string. */
  readonly text: string;
  readonly turn: Player;
  readonly active: readonly Player[];
  readonly squares: readonly Square[];
  readonly boards: readonly AttackBoard[];
  /** What the string says besides where everything stands, in its order. */
  readonly fields: readonly SketchField[];
}

/** A field of a position string. */
export interface SketchField {
  /** The name its faults go by: `turn`, `rights`, `en passant` ... */
  readonly name: string;
  readonly text: string;
  /** What people choose from; a field may hold other texts too. Absent where there is no list. */
  readonly choices?: readonly string[];
}

/** One change of a sketch. */
export type SketchChange =
  /** A piece is put on a square, or what stands there is taken off. */
  | { readonly kind: 'put'; readonly square: string; readonly piece: Piece | undefined }
  /** An attack board goes to another pin, with all that stands on it. */
  | { readonly kind: 'board'; readonly board: string; readonly pin: string }
  | { readonly kind: 'field'; readonly name: string; readonly text: string }
  /** Every piece is taken off; the attack boards stay. */
  | { readonly kind: 'clear' };
