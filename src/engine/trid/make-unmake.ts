import { makeOverflow, NONE } from '../core/machine.ts';
import { firstSquareOf, pinOf, SQUARE_COUNT } from './board.ts';
import { BLACK, EMPTY, UNMOVED, PAWN, QUEEN, ROLE_MASK } from './cells.ts';
import {
  CASTLE,
  DOUBLE_STEP,
  EN_PASSANT,
  extraOf,
  fromOf,
  INVERT,
  kindOf,
  PASS,
  PROMOTE,
  promotedOf,
  ROTATE,
  STEP,
  toOf,
  TRANSFER,
} from './packed-move.ts';
import { TridState, type PackedPosition } from './state.ts';
import { REACHES_ALWAYS, REACHES_UNCOVERED, type Tables } from './tables.ts';

/** Ints kept of a move that has been made, for taking it back; the move itself is the first. */
const FRAME = 12;
const EP_PAWN = 1;
const EP_TARGETS = 2;
const PENDING = 3;
const CLOCK = 4;
const NUMBER = 5;
/** The captured piece: its square (or `NONE`), its cell, its place in the list. */
const TAKEN = 6;
const TAKEN_CELL = 7;
const TAKEN_PLACE = 11;
/** The cell, before, of the pawn that a board move promotes. */
const PROMOTED_CELL = 8;
/** The mover's cell; for a board move the cells of its passengers, five bits each. */
const MOVER = 9;
/** 1 if a waiting pawn became a queen with this move. */
const QUEENED = 10;
/** Most plies made and not taken back. */
const MOST_PLIES = 2048;

/** Making moves and taking them back: every move made keeps a frame of what it changed. */
export abstract class TridMakeUnmake extends TridState {
  protected readonly tables: Tables;
  /** A pawn at its end promotes at once, by choice; else it waits and becomes a queen (Grant). */
  protected readonly byChoice: boolean;
  readonly #log: Int32Array = new Int32Array(FRAME * MOST_PLIES);
  #logTop = 0;

  constructor(tables: Tables) {
    super();
    this.tables = tables;
    this.byChoice = tables.rules.promotion === 'at-once';
  }

  override load(packed: PackedPosition): void {
    super.load(packed);
    this.#logTop = 0;
  }

  /** Where a double step that is about to be made may be taken: bits by place in the column crossed. */
  protected abstract crossedTargets(from: number, to: number, seat: number): number;

  /** Whether a pawn of the seat that stands on the square is at its end (by its own move). */
  isAtEnd(square: number, seat: number): boolean {
    const reaching = this.tables.reaches[seat * SQUARE_COUNT + square]!;
    return reaching === REACHES_ALWAYS || (reaching === REACHES_UNCOVERED && !this.#isCovered(square));
  }

  /** Whether an attack board stands over or under the corner in the square's column. */
  #isCovered(square: number): boolean {
    const pin = pinOf[square]!;
    if (pin >= 0) return true;
    const { cornerPins } = this.tables;
    return (
      (cornerPins[square * 2]! >= 0 && this.pinBoard[cornerPins[square * 2]!]! >= 0) ||
      (cornerPins[square * 2 + 1]! >= 0 && this.pinBoard[cornerPins[square * 2 + 1]!]! >= 0)
    );
  }

  /** The main-board square whose waiting pawn of the seat is uncovered when the board leaves the pin for `target`; or `NONE`. */
  protected waitsUnder(pin: number, seat: number, target: number): number {
    const corner = this.tables.cornerSquare[pin]!;
    const pawn = PAWN | (seat === 0 ? 0 : BLACK);
    const other = this.tables.otherFace[pin]!;
    return (this.cell[corner]! & ~UNMOVED) === pawn &&
      this.tables.reaches[seat * SQUARE_COUNT + corner] === REACHES_UNCOVERED &&
      this.pinBoard[other]! < 0 &&
      target !== other
      ? corner
      : NONE;
  }

  make(code: number): void {
    const log = this.#log;
    const seat = this.turn;
    const frame = this.#logTop;
    if (frame === log.length) throw makeOverflow('made and not taken back', MOST_PLIES);
    this.#logTop = frame + FRAME;
    log[frame] = code;
    log[frame + EP_PAWN] = this.epPawn;
    log[frame + EP_TARGETS] = this.epTargets;
    log[frame + PENDING] = this.pending;
    log[frame + CLOCK] = this.clock;
    log[frame + NUMBER] = this.number;
    log[frame + TAKEN] = NONE;
    log[frame + PROMOTED_CELL] = NONE;
    log[frame + QUEENED] = 0;
    const kind = kindOf(code);
    if (kind === PROMOTE) {
      this.cell[this.pending] = (this.cell[this.pending]! & ~ROLE_MASK) | promotedOf(code);
      this.pending = NONE;
      return;
    }
    this.clock++;
    if (kind === STEP || kind === DOUBLE_STEP || kind === EN_PASSANT || kind === INVERT) this.#makeStep(code, kind, seat, frame);
    else {
      this.epPawn = NONE;
      this.epTargets = 0;
      if (kind === CASTLE) this.#makeCastle(fromOf(code), seat);
      else if (kind !== PASS) this.#makeBoardMove(code, kind, seat, frame);
    }
    if (!this.byChoice && log[frame + PENDING]! >= 0) this.#promoteWaitingPawn(log[frame + PENDING]!, frame);
    this.number += seat;
    this.turn = 1 - seat;
  }

  #makeStep(code: number, kind: number, seat: number, frame: number): void {
    const log = this.#log;
    const from = fromOf(code);
    const to = toOf(code);
    const mover = this.cell[from]!;
    const taken = kind === EN_PASSANT ? this.epPawn : to;
    const captured = this.cell[taken]!;
    log[frame + MOVER] = mover;
    if (captured !== EMPTY) {
      log[frame + TAKEN] = taken;
      log[frame + TAKEN_CELL] = captured;
      log[frame + TAKEN_PLACE] = this.lift(taken);
      this.clock = 0;
    }
    this.epPawn = NONE;
    this.epTargets = 0;
    if (kind === DOUBLE_STEP) {
      this.epTargets = this.crossedTargets(from, to, seat);
      if (this.epTargets !== 0) this.epPawn = to;
    }
    const role = promotedOf(code);
    this.shift(from, to, role === 0 ? mover & ~UNMOVED : (mover & BLACK) | role);
    if ((mover & ROLE_MASK) === PAWN) this.clock = 0;
    let landed = to;
    if (kind === INVERT) {
      const pin = pinOf[to]!;
      const other = this.tables.otherFace[pin]!;
      this.carryBoard(pin, other);
      landed = firstSquareOf(other) + (to - firstSquareOf(pin));
    }
    if (!this.byChoice) {
      if (log[frame + PENDING] === taken && captured !== EMPTY) this.pending = NONE;
      if ((mover & ROLE_MASK) === PAWN && this.isAtEnd(landed, seat)) this.pending = landed;
    }
  }

  #makeCastle(index: number, seat: number): void {
    const { kingFrom, kingTo, rookFrom, rookTo } = this.tables.castles[seat]![index]!;
    this.shiftPair(kingFrom, kingTo, this.cell[kingFrom]! & ~UNMOVED, rookFrom, rookTo, this.cell[rookFrom]! & ~UNMOVED);
  }

  #unmakeCastle(index: number, seat: number): void {
    const { kingFrom, kingTo, rookFrom, rookTo } = this.tables.castles[seat]![index]!;
    this.shiftPair(kingTo, kingFrom, this.cell[kingTo]! | UNMOVED, rookTo, rookFrom, this.cell[rookTo]! | UNMOVED);
  }

  #makeBoardMove(code: number, kind: number, seat: number, frame: number): void {
    const { tables } = this;
    const log = this.#log;
    const pin = fromOf(code);
    const target = toOf(code);
    const first = firstSquareOf(pin);
    let passengers = 0;
    for (let offset = 3; offset >= 0; offset--) {
      const cell = this.cell[first + offset]!;
      passengers = (passengers << 5) | cell;
      this.cell[first + offset] = cell & ~UNMOVED;
    }
    log[frame + MOVER] = passengers;
    if (passengers !== 0 && tables.rules.draws.ridesCount && carriesPawn(passengers)) this.clock = 0;
    if (kind === ROTATE) {
      this.turnBoard(pin);
      return;
    }
    const waiting = this.byChoice ? this.waitsUnder(pin, 1 - seat, target) : NONE;
    this.carryBoard(pin, target);
    if (waiting !== NONE) this.pending = waiting;
    const extra = extraOf(code);
    if (extra >= 0) {
      log[frame + PROMOTED_CELL] = this.cell[extra]!;
      this.cell[extra] = (this.cell[extra]! & BLACK) | promotedOf(code);
    }
    if (!this.byChoice)
      for (let offset = 0; offset < 4; offset++) {
        const to = firstSquareOf(target) + offset;
        if ((this.cell[to]! & ROLE_MASK) === PAWN && tables.reachesCarried[seat * SQUARE_COUNT + to] === REACHES_ALWAYS) this.pending = to;
      }
  }

  /** The pawn that waited during the reply becomes a queen, if it is still there (Grant, Queening a Pawn). */
  #promoteWaitingPawn(square: number, frame: number): void {
    const log = this.#log;
    if (log[frame + TAKEN] === square) return;
    log[frame + QUEENED] = 1;
    this.cell[square] = (this.cell[square]! & ~ROLE_MASK) | QUEEN;
    if (this.pending === square) this.pending = NONE;
  }

  unmake(): void {
    const log = this.#log;
    const frame = (this.#logTop -= FRAME);
    const code = log[frame]!;
    const kind = kindOf(code);
    if (kind === PROMOTE) {
      const square = log[frame + PENDING]!;
      this.cell[square] = (this.cell[square]! & ~ROLE_MASK) | PAWN;
    } else {
      this.turn = 1 - this.turn;
      if (log[frame + QUEENED] === 1) {
        const square = log[frame + PENDING]!;
        this.cell[square] = (this.cell[square]! & ~ROLE_MASK) | PAWN;
      }
      if (kind === CASTLE) this.#unmakeCastle(fromOf(code), this.turn);
      else if (kind === TRANSFER || kind === ROTATE) this.#unmakeBoardMove(code, kind, frame);
      else if (kind !== PASS) this.#unmakeStep(code, kind, frame);
    }
    this.epPawn = log[frame + EP_PAWN]!;
    this.epTargets = log[frame + EP_TARGETS]!;
    this.pending = log[frame + PENDING]!;
    this.clock = log[frame + CLOCK]!;
    this.number = log[frame + NUMBER]!;
  }

  #unmakeStep(code: number, kind: number, frame: number): void {
    const log = this.#log;
    const to = toOf(code);
    if (kind === INVERT) {
      const pin = pinOf[to]!;
      this.carryBoard(this.tables.otherFace[pin]!, pin);
    }
    this.shift(to, fromOf(code), log[frame + MOVER]!);
    if (log[frame + TAKEN]! >= 0) this.restore(log[frame + TAKEN]!, log[frame + TAKEN_CELL]!, log[frame + TAKEN_PLACE]!);
  }

  #unmakeBoardMove(code: number, kind: number, frame: number): void {
    const log = this.#log;
    const pin = fromOf(code);
    const first = firstSquareOf(pin);
    const extra = extraOf(code);
    if (extra >= 0) this.cell[extra] = log[frame + PROMOTED_CELL]!;
    if (kind === ROTATE) this.turnBoard(pin);
    else this.carryBoard(toOf(code), pin);
    const passengers = log[frame + MOVER]!;
    for (let offset = 0; offset < 4; offset++) {
      const cell = (passengers >> (5 * offset)) & 31;
      this.cell[first + offset] = cell;
    }
  }
}

/** Whether a pawn is among the passengers of a board, five bits each. */
function carriesPawn(passengers: number): boolean {
  for (let rest = passengers; rest !== 0; rest >>= 5) if ((rest & ROLE_MASK) === PAWN) return true;
  return false;
}
