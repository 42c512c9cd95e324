import { NONE } from '../core/machine.ts';
import {
  ATTACK_BOARDS,
  COLUMN_COUNT,
  columnOf,
  firstSquareOf,
  MAIN_SQUARES,
  nextColumn,
  PIN_COUNT,
  pinOf,
  placeInColumn,
  SQUARE_COUNT,
} from './board.ts';
import { BLACK, EMPTY, KING, ROLE_MASK, VOID } from './cells.ts';

/** A position described, not yet judged: what a position string says. */
export interface PackedPosition {
  /** `[square]` of the universe: a cell, or void. */
  readonly cell: Uint8Array;
  /** The pin of each attack board, in the order QL KL ql kl. */
  readonly boardPin: Int8Array;
  readonly turn: number;
  /** The pawn that has just made a double step, or `NONE`, and where it may be taken: bits by place in the column crossed. */
  readonly epPawn: number;
  readonly epTargets: number;
  /** The pawn that waits for promotion, or `NONE`. */
  readonly pending: number;
  readonly clock: number;
  readonly number: number;
}

const LIST = 64;

/**
 * What stands where, on typed arrays: cells, piece lists, attack boards and the counts that lines look at.
 * `put`, `lift` and `shift` keep all of them in step; nothing here knows a rule.
 */
export class TridState {
  readonly cell: Uint8Array = new Uint8Array(SQUARE_COUNT).fill(VOID);
  /** The squares of each column that exist, as bits by place; and those a seat's pieces stand on: `[seat * 60 + column]`. */
  readonly exists: Uint8Array = new Uint8Array(COLUMN_COUNT);
  readonly held: Uint8Array = new Uint8Array(2 * COLUMN_COUNT);
  readonly boardPin: Int8Array = new Int8Array(ATTACK_BOARDS.length);
  readonly pinBoard: Int8Array = new Int8Array(PIN_COUNT).fill(NONE);
  readonly pinPieces: Uint8Array = new Uint8Array(PIN_COUNT);
  /** Squares of a seat's pieces: `[seat * 64 + i]`, i below `listSize[seat]`; `slot` is the way back. */
  readonly list: Uint8Array = new Uint8Array(2 * LIST);
  readonly listSize: Uint8Array = new Uint8Array(2);
  readonly slot: Uint8Array = new Uint8Array(SQUARE_COUNT);
  readonly king: Int16Array = new Int16Array(2).fill(NONE);
  turn = 0;
  epPawn = NONE;
  epTargets = 0;
  pending = NONE;
  clock = 0;
  number = 1;

  /** Sets everything to the position described. */
  load(packed: PackedPosition): void {
    this.exists.fill(0);
    this.held.fill(0);
    this.pinBoard.fill(NONE);
    this.pinPieces.fill(0);
    this.listSize.fill(0);
    this.king.fill(NONE);
    this.cell.fill(VOID);
    this.cell.fill(EMPTY, 0, MAIN_SQUARES);
    for (let square = 0; square < MAIN_SQUARES; square++) this.exists[columnOf[square]!]! |= 1 << placeInColumn[square]!;
    for (let board = 0; board < ATTACK_BOARDS.length; board++) this.standBoard(board, packed.boardPin[board]!);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const cell = packed.cell[square]!;
      if (cell !== EMPTY && cell !== VOID) this.put(square, cell);
    }
    this.turn = packed.turn;
    this.epPawn = packed.epPawn;
    this.epTargets = packed.epTargets;
    this.pending = packed.pending;
    this.clock = packed.clock;
    this.number = packed.number;
  }

  /** The position as a description that later changes do not touch. */
  snapshot(): PackedPosition {
    const { turn, epPawn, epTargets, pending, clock, number } = this;
    return { cell: this.cell.slice(), boardPin: this.boardPin.slice(), turn, epPawn, epTargets, pending, clock, number };
  }

  /** A piece appears on a vacant square. */
  put(square: number, cell: number): void {
    const seat = (cell & BLACK) === 0 ? 0 : 1;
    const place = this.listSize[seat]!++;
    this.list[seat * LIST + place] = square;
    this.slot[square] = place;
    this.#place(square, cell);
  }

  /** The piece on a square leaves; gives its place in the list, by which `restore` undoes it exactly. */
  lift(square: number): number {
    const seat = (this.cell[square]! & BLACK) === 0 ? 0 : 1;
    const place = this.slot[square]!;
    const last = this.list[seat * LIST + --this.listSize[seat]!]!;
    this.list[seat * LIST + place] = last;
    this.slot[last] = place;
    this.#vacate(square);
    return place;
  }

  /** A lifted piece comes back to its square and its place in the list. */
  restore(square: number, cell: number, place: number): void {
    const seat = (cell & BLACK) === 0 ? 0 : 1;
    const end = this.listSize[seat]!++;
    const moved = this.list[seat * LIST + place]!;
    if (place < end) {
      this.list[seat * LIST + end] = moved;
      this.slot[moved] = end;
    }
    this.list[seat * LIST + place] = square;
    this.slot[square] = place;
    this.#place(square, cell);
  }

  /** A piece changes its square, and its cell to `cell`. The new square is vacant. */
  shift(from: number, to: number, cell: number): void {
    const place = this.slot[from]!;
    this.#vacate(from);
    this.list[((cell & BLACK) === 0 ? 0 : LIST) + place] = to;
    this.slot[to] = place;
    this.#place(to, cell);
  }

  /** King and rook change squares at once; either may go where the other stood. */
  shiftPair(kingFrom: number, kingTo: number, king: number, rookFrom: number, rookTo: number, rook: number): void {
    const base = (king & BLACK) === 0 ? 0 : LIST;
    const kingSlot = this.slot[kingFrom]!;
    const rookSlot = this.slot[rookFrom]!;
    this.#vacate(kingFrom);
    this.#vacate(rookFrom);
    this.list[base + kingSlot] = kingTo;
    this.list[base + rookSlot] = rookTo;
    this.slot[kingTo] = kingSlot;
    this.slot[rookTo] = rookSlot;
    this.#place(kingTo, king);
    this.#place(rookTo, rook);
  }

  #place(square: number, cell: number): void {
    this.cell[square] = cell;
    this.held[((cell & BLACK) === 0 ? 0 : COLUMN_COUNT) + columnOf[square]!]! |= 1 << placeInColumn[square]!;
    const pin = pinOf[square]!;
    if (pin >= 0) this.pinPieces[pin]!++;
    if ((cell & ROLE_MASK) === KING) this.king[(cell & BLACK) === 0 ? 0 : 1] = square;
  }

  #vacate(square: number): void {
    const bit = 1 << placeInColumn[square]!;
    this.held[((this.cell[square]! & BLACK) === 0 ? 0 : COLUMN_COUNT) + columnOf[square]!]! &= ~bit;
    this.cell[square] = EMPTY;
    const pin = pinOf[square]!;
    if (pin >= 0) this.pinPieces[pin]!--;
  }

  /** An attack board, with nothing on it, stands at a pin. */
  standBoard(board: number, pin: number): void {
    const first = firstSquareOf(pin);
    this.boardPin[board] = pin;
    this.pinBoard[pin] = board;
    for (let square = first; square < first + 4; square++) {
      this.cell[square] = EMPTY;
      this.exists[columnOf[square]!]! |= 1 << placeInColumn[square]!;
    }
  }

  /** The attack board at a pin, with nothing on it, is taken away. */
  takeBoard(pin: number): void {
    const first = firstSquareOf(pin);
    this.pinBoard[pin] = NONE;
    for (let square = first; square < first + 4; square++) {
      this.cell[square] = VOID;
      this.exists[columnOf[square]!]! &= ~(1 << placeInColumn[square]!);
    }
  }

  /** An attack board goes to another pin with all that stands on it; its squares keep their place on it. */
  carryBoard(from: number, to: number): void {
    const board = this.pinBoard[from]!;
    const first = firstSquareOf(from);
    const target = firstSquareOf(to);
    this.standBoard(board, to);
    if (this.pinPieces[from] !== 0)
      for (let i = 0; i < 4; i++) {
        const cell = this.cell[first + i]!;
        if (cell !== EMPTY) this.shift(first + i, target + i, cell);
      }
    this.takeBoard(from);
  }

  /** The pieces of an attack board change places with their diagonal neighbours. */
  turnBoard(pin: number): void {
    const first = firstSquareOf(pin);
    this.#swap(first, first + 3);
    this.#swap(first + 1, first + 2);
  }

  #swap(a: number, b: number): void {
    const atA = this.cell[a]!;
    const atB = this.cell[b]!;
    if (atA === EMPTY && atB === EMPTY) return;
    if (atA === EMPTY) this.shift(b, a, atB);
    else if (atB === EMPTY) this.shift(a, b, atA);
    else {
      this.#exchange(a, atA, b, atB);
    }
  }

  #exchange(a: number, atA: number, b: number, atB: number): void {
    const placeA = this.slot[a]!;
    const placeB = this.slot[b]!;
    this.#vacate(a);
    this.#vacate(b);
    this.list[((atA & BLACK) === 0 ? 0 : LIST) + placeA] = b;
    this.list[((atB & BLACK) === 0 ? 0 : LIST) + placeB] = a;
    this.slot[b] = placeA;
    this.slot[a] = placeB;
    this.#place(b, atA);
    this.#place(a, atB);
  }

  /** The square of a seat's i-th piece. */
  pieceAt(seat: number, i: number): number {
    return this.list[seat * LIST + i]!;
  }

  /** The column that the double-stepped pawn crossed: the one behind it. */
  crossedColumn(): number {
    const behind = (this.cell[this.epPawn]! & BLACK) === 0 ? 2 : 0;
    return nextColumn[behind * COLUMN_COUNT + columnOf[this.epPawn]!]!;
  }

  /** The squares of a column that exist and are vacant, as bits by place. */
  vacantIn(column: number): number {
    return this.exists[column]! & ~(this.held[column]! | this.held[COLUMN_COUNT + column]!);
  }
}
