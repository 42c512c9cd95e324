import type { BoardName } from './board.ts';
import type { Tables } from './tables.ts';
import { KING, PAWN, ROOK } from './pieces.ts';

export const MATES = ['first', 'last'] as const;
/** First Mate ends with the first defeat; Last Mate goes on in a second stage (Harshman VII). */
export type Mate = (typeof MATES)[number];

/** What the players agree on before they begin. */
export interface Options {
  readonly board: BoardName;
  readonly mate: Mate;
  /** Automatic checkmate (Harshman, footnote 6). */
  readonly automatic: boolean;
}

/** All of a position that legal moves depend on. Nobody changes one once it is made. */
export interface PackedPosition {
  /** Packed pieces by cell; 0 is vacant. */
  readonly pieces: Uint8Array;
  /** 1 on cells of kings, rooks and pawns that have never moved. */
  readonly unmoved: Uint8Array;
  readonly turn: number;
  /** Bit set of the seats still playing. */
  readonly active: number;
  /**
   * Three bytes, one per seat: the pawn that made a double step in the seat's latest turn, and the cell it crossed; a cell is
   * counted from 1, so that 0 means “none”.
   */
  readonly epPawns: number;
  readonly epTargets: number;
  readonly clock: number;
  readonly round: number;
}

export const ALL_SEATS = 7;
/** No pawn of anybody's is open to en passant. */
export const NO_EN_PASSANT = 0;

/** The cell that three bytes keep for a seat, or `NONE`. */
export function cellOf(bytes: number, seat: number): number {
  return ((bytes >> (seat * 8)) & 255) - 1;
}

/** The three bytes with another cell for a seat, or with `NONE`. */
export function withCell(bytes: number, seat: number, cell: number): number {
  return (bytes & ~(255 << (seat * 8))) | ((cell + 1) << (seat * 8));
}

export function countSeats(seats: number): number {
  return (seats & 1) + ((seats >> 1) & 1) + ((seats >> 2) & 1);
}

/** Whether first moves matter to a piece: castling and double steps (Harshman IV). */
export function hasFirstMove(packed: number): boolean {
  const role = packed & 7;
  return role === KING || role === ROOK || role === PAWN;
}

/** The next active seat after this one, clockwise (Harshman VI). */
export function nextSeat(seat: number, active: number): number {
  let next = (seat + 1) % 3;
  while (((active >> next) & 1) === 0) next = (next + 1) % 3;
  return next;
}

/** The position at the start of a game (Harshman III). */
export function startPacked(tables: Tables): PackedPosition {
  return {
    pieces: tables.start.slice(),
    unmoved: tables.start.map((packed) => (packed && hasFirstMove(packed) ? 1 : 0)),
    turn: 0,
    active: ALL_SEATS,
    epPawns: NO_EN_PASSANT,
    epTargets: NO_EN_PASSANT,
    clock: 0,
    round: 1,
  };
}
