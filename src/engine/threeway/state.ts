import { makeOverflow, NONE } from '../core/machine.ts';
import { KING, KNIGHT, PAWN, POINT, FACE, WORTHS } from './pieces.ts';
import { ALL_SEATS, NO_EN_PASSANT, cellOf, nextSeat, withCell, type Options, type PackedPosition } from './packed-position.ts';
import { CASTLE_KING, CASTLE_QUEEN, DOUBLE_STEP, EN_PASSANT, PASS, PROMOTE, fromOf, kindOf, promotedOf, toOf } from './packed-move.ts';
import { DIRECTIONS, TABLES, opposite, type Castling, type Tables } from './tables.ts';

/** Room for the pieces of a seat in `lists`; nobody ever has more than 25. */
export const LIST = 32;
/** Numbers kept for each move to take it back, and how many moves deep a search may go. */
const FRAME = 9;
const DEEPEST = 1024;

/** A board with its pieces that changes in place: making and taking back moves, and who attacks what. It knows no king's safety. */
export class ThreewayState {
  turn = 0;
  active = ALL_SEATS;
  epPawns = NO_EN_PASSANT;
  epTargets = NO_EN_PASSANT;
  clock = 0;
  round = 1;
  readonly options: Options;
  readonly tables: Tables;
  readonly pieces: Uint8Array;
  readonly unmoved: Uint8Array;
  /** Cell of each seat's king; `NONE` once it is captured. */
  readonly kings = new Int16Array(3).fill(NONE);
  /** Cells of each seat's pieces: `lists[seat * LIST ...]`, `sizes[seat]` of them. */
  readonly lists = new Uint8Array(3 * LIST);
  readonly sizes = new Uint8Array(3);
  readonly #slots: Uint8Array;
  readonly #frames = new Int32Array(FRAME * DEEPEST);
  #depth = 0;

  constructor(options: Options, packed: PackedPosition) {
    this.options = options;
    this.tables = TABLES[options.board];
    this.pieces = new Uint8Array(this.tables.count);
    this.unmoved = new Uint8Array(this.tables.count);
    this.#slots = new Uint8Array(this.tables.count);
    this.load(packed);
  }

  /** Sets the board to a position and forgets the moves made before. */
  load(packed: PackedPosition): void {
    this.pieces.set(packed.pieces);
    this.unmoved.set(packed.unmoved);
    this.turn = packed.turn;
    this.active = packed.active;
    this.epPawns = packed.epPawns;
    this.epTargets = packed.epTargets;
    this.clock = packed.clock;
    this.round = packed.round;
    this.#depth = 0;
    this.sizes.fill(0);
    this.kings.fill(NONE);
    for (let cell = 0; cell < this.pieces.length; cell++) {
      const piece = this.pieces[cell]!;
      if (piece === 0) continue;
      const seat = piece >> 3;
      this.#slots[cell] = this.sizes[seat]!;
      this.lists[seat * LIST + this.sizes[seat]!++] = cell;
      if ((piece & 7) === KING) this.kings[seat] = cell;
    }
  }

  /** The position as it stands now. */
  snapshot(): PackedPosition {
    const { turn, active, epPawns, epTargets, clock, round } = this;
    return { pieces: this.pieces.slice(), unmoved: this.unmoved.slice(), turn, active, epPawns, epTargets, clock, round };
  }

  /** Makes a move and lets nothing follow from it but the defeat of a captured king's owner (Harshman IV, Capture). */
  move(code: number): void {
    const from = fromOf(code);
    const to = toOf(code);
    const kind = kindOf(code);
    const { pieces, unmoved, turn } = this;
    const frames = this.#frames;
    if (this.#depth === DEEPEST) throw makeOverflow('made and not taken back', DEEPEST);
    const at = FRAME * this.#depth++;
    frames[at] = code;
    frames[at + 1] = turn | (this.active << 2) | (this.round << 5);
    frames[at + 2] = this.clock;
    frames[at + 3] = this.epPawns;
    frames[at + 4] = this.epTargets;
    frames[at + 5] = unmoved[from]! | (unmoved[to]! << 1);
    frames[at + 6] = 0;
    // A pawn is out of danger once its owner has moved again (Harshman IV, Pawn (b)).
    if (this.epPawns !== NO_EN_PASSANT) this.#forget(turn);
    this.clock++;
    if (kind !== PASS) {
      const role = pieces[from]! & 7;
      const taken = kind === EN_PASSANT ? this.epPawnAt(to) : to;
      if (pieces[taken] !== 0) this.#capture(taken, at);
      if (kind === CASTLE_KING || kind === CASTLE_QUEEN) {
        const { rook, rookTo } = this.castling(turn, kind);
        frames[at + 5] = frames[at + 5]! | (unmoved[rook]! << 2);
        unmoved[rook] = 0;
        this.#shift(rook, rookTo);
      }
      this.#shift(from, to);
      unmoved[from] = 0;
      unmoved[to] = 0;
      if (role === PAWN) {
        this.clock = 0;
        if (kind === DOUBLE_STEP) {
          this.epPawns = withCell(this.epPawns, turn, to);
          this.epTargets = withCell(this.epTargets, turn, this.#crossed(from, to));
        } else if (kind >= PROMOTE) pieces[to] = (turn << 3) | promotedOf(kind);
      }
    }
    this.#pass();
  }

  unmake(): void {
    const frames = this.#frames;
    const at = FRAME * --this.#depth;
    const code = frames[at]!;
    const from = fromOf(code);
    const to = toOf(code);
    const kind = kindOf(code);
    const before = frames[at + 1]!;
    this.turn = before & 3;
    this.active = (before >> 2) & ALL_SEATS;
    this.round = before >> 5;
    this.clock = frames[at + 2]!;
    this.epPawns = frames[at + 3]!;
    this.epTargets = frames[at + 4]!;
    if (kind === PASS) return;
    const unmoved = frames[at + 5]!;
    if (kind >= PROMOTE) this.pieces[to] = (this.turn << 3) | PAWN;
    this.#shift(to, from);
    if (kind === CASTLE_KING || kind === CASTLE_QUEEN) {
      const { rook, rookTo } = this.castling(this.turn, kind);
      this.#shift(rookTo, rook);
      this.unmoved[rook] = (unmoved >> 2) & 1;
    }
    if (frames[at + 6] !== 0) this.#giveBack(frames[at + 7]!, frames[at + 6]!, frames[at + 8]!);
    this.unmoved[to] = (unmoved >> 1) & 1;
    this.unmoved[from] = unmoved & 1;
  }

  /**
   * Takes a player out of the game and leaves the pieces where they stand; if that player was on move, the turn passes on
   * (Harshman VIII, Declaration of checkmate). Taking back the latest move takes this back too.
   */
  defeat(seat: number): void {
    this.active &= ~(1 << seat);
    this.#forget(seat);
    if (this.turn === seat) this.#pass();
  }

  /** Worth of what the seat has captured from players in the game by the moves made and not taken back, in centipawns. */
  taken(seat: number): number {
    const frames = this.#frames;
    let sum = 0;
    for (let at = FRAME * (this.#depth - 1); at >= 0; at -= FRAME) {
      const before = frames[at + 1]!;
      const piece = frames[at + 6]!;
      if ((before & 3) === seat && piece !== 0 && (before >> (2 + (piece >> 3))) & 1) sum += WORTHS[piece & 7]!;
    }
    return sum;
  }

  inCheck(seat: number): boolean {
    return ((this.active >> seat) & 1) === 1 && this.attacked(this.kings[seat]!, this.active & ~(1 << seat));
  }

  /** Whether a piece of one of these seats could capture on the cell, pins disregarded (Harshman IV, Check). En passant does not count. */
  attacked(cell: number, seats: number): boolean {
    const { pieces } = this;
    const { rays, rayStart, leaps } = this.tables;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const lines = direction < 6 ? FACE : POINT;
      const start = rayStart[cell * DIRECTIONS + direction]!;
      for (let next = start, seen = rays[next]!; seen >= 0; seen = rays[++next]!) {
        const piece = pieces[seen]!;
        if (piece === 0) continue;
        if ((seats >> (piece >> 3)) & 1) {
          if ((piece & lines) === lines) return true;
          if (next === start && this.touches(piece, direction)) return true;
        }
        break;
      }
    }
    for (let next = cell * 13, seen = leaps[next]!; seen >= 0; seen = leaps[++next]!) {
      const piece = pieces[seen]!;
      if ((piece & 7) === KNIGHT && (seats >> (piece >> 3)) & 1) return true;
    }
    return false;
  }

  /** Whether a king or pawn that stands one step away in this direction attacks the cell it is seen from. */
  touches(piece: number, direction: number): boolean {
    const role = piece & 7;
    if (role === KING) return true;
    return role === PAWN && direction >= 6 && ((this.tables.strikeMask[piece >> 3]! >> (opposite(direction) - 6)) & 1) === 1;
  }

  /** The pawn that may be captured en passant by moving to the cell, or `NONE`. Two pawns never cross the same cell in one round. */
  epPawnAt(target: number): number {
    if (this.epPawns === NO_EN_PASSANT) return NONE;
    for (let seat = 0; seat < 3; seat++) {
      const epPawn = cellOf(this.epPawns, seat);
      if (epPawn !== NONE && cellOf(this.epTargets, seat) === target) return epPawn;
    }
    return NONE;
  }

  castling(seat: number, kind: number): Castling {
    return this.tables.castlings[seat]![kind === CASTLE_KING ? 0 : 1];
  }

  #pass(): void {
    const next = nextSeat(this.turn, this.active);
    // The round rises when the turn passes the end of White, Gray, Black.
    if (next <= this.turn) this.round++;
    this.turn = next;
  }

  #forget(seat: number): void {
    this.epPawns = withCell(this.epPawns, seat, NONE);
    this.epTargets = withCell(this.epTargets, seat, NONE);
  }

  /** The cell a double step passes over: the first cell of the line whose second one it ends on. */
  #crossed(from: number, to: number): number {
    const at = (this.turn * this.tables.count + from) * 4;
    const { ahead } = this.tables;
    return ahead[at + 1] === to ? ahead[at]! : ahead[at + 2]!;
  }

  #shift(from: number, to: number): void {
    const piece = this.pieces[from]!;
    const slot = this.#slots[from]!;
    this.pieces[from] = 0;
    this.pieces[to] = piece;
    this.#slots[to] = slot;
    this.lists[(piece >> 3) * LIST + slot] = to;
    if ((piece & 7) === KING) this.kings[piece >> 3] = to;
  }

  #capture(cell: number, at: number): void {
    const piece = this.pieces[cell]!;
    const seat = piece >> 3;
    const slot = this.#slots[cell]!;
    this.#frames[at + 6] = piece;
    this.#frames[at + 7] = cell;
    this.#frames[at + 8] = slot;
    const last = this.lists[seat * LIST + --this.sizes[seat]!]!;
    this.lists[seat * LIST + slot] = last;
    this.#slots[last] = slot;
    this.pieces[cell] = 0;
    this.clock = 0;
    if (cellOf(this.epPawns, seat) === cell) this.#forget(seat);
    if ((piece & 7) === KING) {
      this.kings[seat] = NONE;
      if ((this.active >> seat) & 1) {
        this.active &= ~(1 << seat);
        this.#forget(seat);
      }
    }
  }

  #giveBack(cell: number, piece: number, slot: number): void {
    const seat = piece >> 3;
    const last = this.lists[seat * LIST + slot]!;
    const size = this.sizes[seat]!++;
    this.lists[seat * LIST + size] = last;
    this.#slots[last] = size;
    this.lists[seat * LIST + slot] = cell;
    this.#slots[cell] = slot;
    this.pieces[cell] = piece;
    if ((piece & 7) === KING) this.kings[seat] = cell;
  }
}
