import { ATTACK_BOARDS } from './board.ts';
import type { PlainPin } from './board.ts';
import { isWhiteBoard, known, placeOf } from './position.ts';
import type { PlainPiece, PlainPosition } from './position.ts';

/** What a ruleset has to say; the game around it (legality, check, ends) is in `game.ts`. */
export interface PlainRules {
  readonly id: string;
  readonly start: string;
  readonly startPins: ReadonlyMap<string, string>;
  readonly startPieces: ReadonlyMap<string, PlainPiece>;
  readonly pinTable: ReadonlyMap<string, PlainPin>;
  /** Roles whose first move is noted in the rights field. */
  readonly rights: string;
  /** Which endings besides bare kings are drawn at once: none, or with one bishop or knight and with bishops on one colour, one for each side or any number. */
  readonly minorsDraw: 'none' | 'one each' | 'any number';
  /** Whether a pawn of this side is promoted on the square, or waits for it there. */
  isLastRank(position: PlainPosition, square: string, white: boolean): boolean;
  /** Whether the last move can have left a pawn waiting on the square. */
  mayWait?(position: PlainPosition, square: string): boolean;
  /** Squares on which the piece could capture, whatever stands there now. */
  attacks(position: PlainPosition, square: string): string[];
  /** Every move by id with the position after it, without regard to the mover's king. */
  candidates(position: PlainPosition): Map<string, PlainPosition>;
  /** The positions in which the mover's king must be safe after the move; the one after the move if not said. */
  judged?(next: PlainPosition, mover: boolean): PlainPosition[];
  /** The position as it is when the owner of a waiting pawn comes to move, where it is a queen from then on. */
  crowned?(position: PlainPosition): PlainPosition;
}

export type Step = readonly [dx: number, dy: number];
const STRAIGHT: readonly Step[] = [[1, 0], [-1, 0], [0, 1], [0, -1]]; // prettier-ignore
const DIAGONAL: readonly Step[] = [[1, 1], [1, -1], [-1, 1], [-1, -1]]; // prettier-ignore
export const AROUND: readonly Step[] = [...STRAIGHT, ...DIAGONAL];
export const LEAPS: readonly Step[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]; // prettier-ignore
export const PROMOTIONS = ['Q', 'R', 'B', 'N'];

/** Directions of a line piece. */
export function directionsOf(role: string): readonly Step[] {
  return role === 'R' ? STRAIGHT : role === 'B' ? DIAGONAL : AROUND;
}

export function forward(white: boolean): 1 | -1 {
  return white ? 1 : -1;
}

export function isVacant(position: PlainPosition, square: string): boolean {
  return !position.pieces.has(square);
}

export function isEnemy(position: PlainPosition, square: string, white: boolean): boolean {
  const piece = position.pieces.get(square);
  return piece !== undefined && piece.white !== white;
}

export function pieceOn(position: PlainPosition, square: string): PlainPiece {
  return known(position.pieces.get(square));
}

/** The squares with pieces of one side. */
export function squaresOf(position: PlainPosition, white: boolean): string[] {
  return [...position.pieces].filter(([, piece]) => piece.white === white).map(([square]) => square);
}

/** The attack boards with the owner's mark of one side. */
export function boardsOf(white: boolean): string[] {
  return ATTACK_BOARDS.filter((board) => isWhiteBoard(board) === white);
}

export function vacantPins(position: PlainPosition): PlainPin[] {
  const taken = new Set(position.pins.values());
  return [...position.pinTable.values()].filter((pin) => !taken.has(pin.name));
}

/** Whether two pins are the same place on opposite sides. */
export function isAcross(a: PlainPin, b: PlainPin): boolean {
  return a.side !== b.side && a.number === b.number;
}

export function isPawn(position: PlainPosition, square: string): boolean {
  return position.pieces.get(square)?.role === 'P';
}

/** The square's place from the mover's own side of the table: rank 0 is nearest. */
export function rankFor(position: PlainPosition, square: string, white: boolean): number {
  const { y } = placeOf(position, square);
  return white ? y : 9 - y;
}
