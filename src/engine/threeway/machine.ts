import type { GameMachine } from '../core/machine.ts';
import { SEATS } from './board.ts';
import { hashPacked } from './hash.ts';
import { makeMoveId } from './ids.ts';
import { STANDINGS } from './standing.ts';
import { BISHOP, FACE, KING, KNIGHT, PAWN, POINT, QUEEN, ROOK } from './pieces.ts';
import { ALL_SEATS, NO_VICTIMS, byteOf, countSeats, type Options, type Packed } from './packed.ts';
import { CASTLE_KING, CASTLE_QUEEN, DOUBLE, EN_PASSANT, LIST, PASS, PROMOTE, STEP, State } from './state.ts';
import { DIRECTIONS, NONE, type CastleBar } from './tables.ts';
import { WORTHS } from './values.ts';

const PROMOTED = [QUEEN, ROOK, BISHOP, KNIGHT];

/** The legal moves of Three-way Chess: Harshman IV-VII with the king's safety. */
export class HexMachine extends State implements GameMachine {
  readonly seats = 3;
  readonly stack = new Int32Array(1 << 15);
  top = 0;
  /** Whether the last `generate` found a check that no move parries, so that every move was allowed (Harshman VIII (b)). */
  trapped = false;
  readonly #pinned: Uint8Array;
  readonly #pins = new Uint8Array(DIRECTIONS);
  /** Per seat, the place in its list of the piece that could move freely when last asked: where to begin the next time. */
  readonly #freeSlots = new Uint8Array(3);
  #pinCount = 0;
  /** Whether a king stood to be captured among the moves just pushed. */
  #royal = false;
  /** Only captures and promotions are asked for. */
  #loud = false;
  readonly #standings: Int16Array;

  constructor(options: Options, packed: Packed) {
    super(options, packed);
    this.#pinned = new Uint8Array(this.tables.count);
    this.#standings = STANDINGS[options.board];
  }

  /** Whether the game has ended by defeat: the first one in a First Mate game, all but one in Last Mate (Harshman VII). */
  get over(): boolean {
    return this.options.mate === 'first' ? this.active !== ALL_SEATS : countSeats(this.active) < 2;
  }

  generate(): number {
    const base = this.top;
    this.trapped = false;
    if ((this.active !== ALL_SEATS && this.over) || this.generateAnyway() === 0) return 0;
    if (this.isWaiterStalemated || (this.#isBare() && !this.#anyCheck())) this.top = base;
    return this.top - base;
  }

  /** The moves of the player on move, even where a stalemate or a dead position has ended the game; gives their number. */
  generateAnyway(): number {
    const base = this.top;
    this.trapped = false;
    this.#legal();
    return this.top - base;
  }

  /**
   * Who is stalemated with the player who moved last (Harshman VIII, Stalemate): the player on move if he has no legal move,
   * else the third, counted as if it were his turn; `NONE` if neither is.
   */
  get stalemated(): number {
    if (this.over) return NONE;
    const base = this.top;
    const found = this.generateAnyway();
    this.top = base;
    if (found === 0) return this.turn;
    return this.isWaiterStalemated ? (this.turn + 1) % 3 : NONE;
  }

  /** Whether the last mover's opponent who is next but one is stalemated: that ends the game, whatever the player on move could do (Harshman VIII). */
  get isWaiterStalemated(): boolean {
    return this.active === ALL_SEATS && this.#isStalemated((this.turn + 1) % 3);
  }

  /** Pushes every move by the way pieces move, even one that leaves the mover's king to be captured; no castling. */
  generateLoose(): number {
    const base = this.top;
    this.#pushAll();
    return this.top - base;
  }

  count(): number {
    const base = this.top;
    const found = this.generate();
    this.top = base;
    return found;
  }

  make(code: number): void {
    this.move(code);
    if (this.options.automatic) while (this.isTrapped()) this.defeat(this.turn);
  }

  /** Whether the player on move is in check and no move would save him. */
  isTrapped(): boolean {
    if (this.over) return false;
    const base = this.top;
    this.generateAnyway();
    this.top = base;
    return this.trapped;
  }

  /** Only kings are left to the active players and none is attacked: nobody can be mated any more (Harshman VIII, Forcing a Draw (b)). */
  dead(): boolean {
    return !this.over && this.#isBare() && !this.#anyCheck() && this.stalemated === NONE;
  }

  /** Fifty moves of each active player (Harshman VIII, Forcing a Draw (f)). */
  get quietLimit(): number {
    return 50 * countSeats(this.active);
  }

  generateLoud(): number {
    const base = this.top;
    if (this.active !== ALL_SEATS && this.over) return 0;
    this.#loud = true;
    this.#legal();
    this.#loud = false;
    return this.top - base;
  }

  worth(seat: number): number {
    let sum = 0;
    for (let slot = 0; slot < this.sizes[seat]!; slot++) sum += WORTHS[this.pieces[this.lists[seat * LIST + slot]!]! & 7]!;
    return sum;
  }

  standing(seat: number): number {
    const { lists, pieces } = this;
    const size = this.sizes[seat]!;
    let sum = 0;
    for (let slot = 0; slot < size; slot++) {
      const cell = lists[seat * LIST + slot]!;
      sum += this.#standings[(pieces[cell]! << 8) | cell]!;
    }
    return sum;
  }

  prize(code: number): number {
    const kind = code >> 16;
    if (kind === EN_PASSANT) return WORTHS[PAWN]!;
    if (kind !== STEP && kind < PROMOTE) return 0;
    const taken = WORTHS[this.pieces[(code >> 8) & 255]! & 7]!;
    return kind === STEP ? taken : taken + WORTHS[kind & 7]! - WORTHS[PAWN]!;
  }

  stake(code: number): number {
    return WORTHS[this.pieces[code & 255]! & 7]!;
  }

  isTakenBack(code: number): boolean {
    return this.attacked((code >> 8) & 255, this.active & ~(1 << this.turn));
  }

  pass(): number {
    const king = this.kings[this.turn]!;
    return king | (king << 8) | (PASS << 16);
  }

  isLoud(code: number): boolean {
    const kind = code >> 16;
    return kind === EN_PASSANT || kind >= PROMOTE || (kind === STEP && this.pieces[(code >> 8) & 255] !== 0);
  }

  id(code: number): string {
    return makeMoveId(this.tables, code);
  }

  hash(): number {
    return hashPacked(this);
  }

  /** Whether only kings are left to the active players. */
  #isBare(): boolean {
    for (let seat = 0; seat < 3; seat++) if ((this.active >> seat) & 1 && this.sizes[seat]! > 1) return false;
    return true;
  }

  /** Whether this player, who is not on move, would have no legal move and no check to answer if he were. */
  #isStalemated(seat: number): boolean {
    if (this.#hasFreeMove(seat)) return false;
    const { turn, top } = this;
    this.turn = seat;
    let free = false;
    for (let slot = 0; !free && slot < this.sizes[seat]!; slot++) {
      this.#push(this.lists[seat * LIST + slot]!);
      while (!free && this.top > top) free = this.#isSafe(this.stack[--this.top]!);
      this.top = top;
    }
    if (!free && !this.inCheck(seat)) {
      this.#legal();
      free = this.top > top;
      this.top = top;
    } else free = true;
    this.turn = turn;
    return !free;
  }

  /**
   * Whether a piece in no line with its king can move: then its owner is not stalemated, for he is in check or may make that
   * move. The piece that could the last time is asked first, so that this is quick.
   */
  #hasFreeMove(seat: number): boolean {
    const { pieces, tables } = this;
    const king = this.kings[seat]! * tables.count;
    const size = this.sizes[seat]!;
    for (let tried = 0, slot = this.#freeSlots[seat]!; tried < size; tried++, slot++) {
      if (slot >= size) slot = 0;
      const from = this.lists[seat * LIST + slot]!;
      if (tables.lined[king + from] !== 0) continue;
      const role = pieces[from]! & 7;
      if (role === PAWN) {
        const at = (seat * tables.count + from) * 4;
        const first = tables.ahead[at]!;
        const second = tables.ahead[at + 2]!;
        if ((first >= 0 && pieces[first] === 0) || (second >= 0 && pieces[second] === 0)) return this.#remember(seat, slot);
      } else if (role === KNIGHT) {
        for (let next = from * 13, to = tables.leaps[next]!; to >= 0; to = tables.leaps[++next]!)
          if (pieces[to] === 0 || pieces[to]! >> 3 !== seat) return this.#remember(seat, slot);
      } else {
        const last = (role & POINT) === POINT ? DIRECTIONS : 6;
        for (let direction = (role & FACE) === FACE ? 0 : 6; direction < last; direction++) {
          const to = tables.rays[tables.rayStart[from * DIRECTIONS + direction]!]!;
          if (to >= 0 && (pieces[to] === 0 || pieces[to]! >> 3 !== seat)) return this.#remember(seat, slot);
        }
      }
    }
    return false;
  }

  #remember(seat: number, slot: number): true {
    this.#freeSlots[seat] = slot;
    return true;
  }

  #anyCheck(): boolean {
    return SEATS.some((seat) => this.inCheck(seat));
  }

  /** Pushes the legal moves, whether or not the position is dead. */
  #legal(): void {
    const base = this.top;
    const king = this.kings[this.turn]!;
    if (this.#scan(king)) {
      this.#unpin();
      this.#pushAll();
      this.#keepSafe(base);
      if (this.top > base || this.#loud) return;
      // Nothing saves the king, so every move is allowed (Harshman VIII (b)); where there is none at all, he passes.
      this.trapped = true;
      this.#pushAll();
      if (this.top === base) this.stack[this.top++] = king | (king << 8) | (PASS << 16);
      return;
    }
    this.#royal = false;
    const { turn } = this;
    const size = this.sizes[turn]!;
    for (let slot = 0; slot < size; slot++) {
      const from = this.lists[turn * LIST + slot]!;
      const before = this.top;
      this.#push(from);
      if (from === king || this.#pinned[from] !== 0) this.#keepSafe(before);
    }
    this.#unpin();
    if (this.#royal) this.#keepSafe(base);
    if (this.victims !== NO_VICTIMS) {
      const before = this.top;
      this.#pushEnPassant();
      this.#keepSafe(before);
    }
    if (this.unmoved[king] !== 0 && !this.#loud)
      for (let kind = CASTLE_KING; kind <= CASTLE_QUEEN; kind++) {
        if (this.castleBar(kind, false) !== undefined) continue;
        const castling = this.castling(turn, kind);
        this.stack[this.top++] = castling.king | (castling.kingTo << 8) | (kind << 16);
      }
  }

  /** Every move by the way pieces move, no king's safety asked. Castling is not among them: this is for a player in check. */
  #pushAll(): void {
    for (let slot = 0; slot < this.sizes[this.turn]!; slot++) this.#push(this.lists[this.turn * LIST + slot]!);
    this.#pushEnPassant();
  }

  /** Gives whether the king is attacked; if not, marks the mover's pieces that may stand in an attack's way. */
  #scan(king: number): boolean {
    const { pieces, turn } = this;
    const foes = this.active & ~(1 << turn);
    const { rays, rayStart, leaps } = this.tables;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const lines = direction < 6 ? FACE : POINT;
      const start = rayStart[king * DIRECTIONS + direction]!;
      let own = NONE;
      for (let next = start, seen = rays[next]!; seen >= 0; seen = rays[++next]!) {
        const piece = pieces[seen]!;
        if (piece === 0) continue;
        if (piece >> 3 === turn) {
          if (own !== NONE) break;
          own = seen;
          continue;
        }
        if ((foes >> (piece >> 3)) & 1) {
          if ((piece & lines) === lines) {
            if (own === NONE) return true;
            this.#pinned[own] = 1;
            this.#pins[this.#pinCount++] = own;
          } else if (next === start && this.touches(piece, direction)) return true;
        }
        break;
      }
    }
    for (let next = king * 13, seen = leaps[next]!; seen >= 0; seen = leaps[++next]!) {
      const piece = pieces[seen]!;
      if ((piece & 7) === KNIGHT && (foes >> (piece >> 3)) & 1) return true;
    }
    return false;
  }

  #unpin(): void {
    while (this.#pinCount > 0) this.#pinned[this.#pins[--this.#pinCount]!] = 0;
  }

  /** Takes the moves from `base` on that leave the mover's king open to capture off the stack. */
  #keepSafe(base: number): void {
    let kept = base;
    for (let next = base; next < this.top; next++) {
      const code = this.stack[next]!;
      if (this.#isSafe(code)) this.stack[kept++] = code;
    }
    this.top = kept;
  }

  /** King Protection Obligation (Harshman IV); a move that captures a king is judged after that player's defeat. */
  #isSafe(code: number): boolean {
    const from = code & 255;
    const to = (code >> 8) & 255;
    const { pieces, turn } = this;
    let foes = this.active & ~(1 << turn);
    const piece = pieces[from]!;
    const target = pieces[to]!;
    if ((target & 7) === KING && (foes >> (target >> 3)) & 1) {
      if (this.options.mate === 'first') return true;
      foes &= ~(1 << (target >> 3));
    }
    const victim = code >> 16 === EN_PASSANT ? this.victimAt(to) : NONE;
    const passed = victim === NONE ? 0 : pieces[victim]!;
    if (victim !== NONE) pieces[victim] = 0;
    pieces[from] = 0;
    pieces[to] = piece;
    const safe = !this.attacked((piece & 7) === KING ? to : this.kings[turn]!, foes);
    pieces[to] = target;
    pieces[from] = piece;
    if (victim !== NONE) pieces[victim] = passed;
    return safe;
  }

  #push(from: number): void {
    const { pieces, stack, turn } = this;
    const loud = this.#loud;
    const role = pieces[from]! & 7;
    if (role === PAWN) return this.#pushPawn(from);
    let top = this.top;
    if (role === KNIGHT) {
      const { leaps } = this.tables;
      for (let next = from * 13, to = leaps[next]!; to >= 0; to = leaps[++next]!) {
        const target = pieces[to]!;
        if (target === 0 && loud) continue;
        if (target !== 0) {
          if (target >> 3 === turn) continue;
          if ((target & 7) === KING) this.#royal = true;
        }
        stack[top++] = from | (to << 8);
      }
    } else {
      const { rays, rayStart } = this.tables;
      const first = role === KING || (role & FACE) === FACE ? 0 : 6;
      const last = role === KING || (role & POINT) === POINT ? DIRECTIONS : 6;
      for (let direction = first; direction < last; direction++) {
        for (let next = rayStart[from * DIRECTIONS + direction]!, to = rays[next]!; to >= 0; to = rays[++next]!) {
          const target = pieces[to]!;
          if (target === 0) {
            if (!loud) stack[top++] = from | (to << 8);
            if (role === KING) break;
            continue;
          }
          if (target >> 3 !== turn) {
            if ((target & 7) === KING) this.#royal = true;
            stack[top++] = from | (to << 8);
          }
          break;
        }
      }
    }
    this.top = top;
  }

  #pushPawn(from: number): void {
    const { pieces, turn } = this;
    const { ahead, strikes, count } = this.tables;
    const at = (turn * count + from) * 4;
    for (let line = at; line < at + 4; line += 2) {
      const first = ahead[line]!;
      if (first < 0 || pieces[first] !== 0) continue;
      this.#pushStep(from, first);
      const second = ahead[line + 1]!;
      if (!this.#loud && this.unmoved[from] !== 0 && second >= 0 && pieces[second] === 0) {
        this.stack[this.top++] = from | (second << 8) | (DOUBLE << 16);
      }
    }
    for (let next = at, to = strikes[next]!; to >= 0; to = strikes[++next]!) {
      const target = pieces[to]!;
      if (target === 0 || target >> 3 === turn) continue;
      if ((target & 7) === KING) this.#royal = true;
      this.#pushStep(from, to);
    }
  }

  /** A pawn's step or capture: a promotion on the home row of an opponent who is active as the move begins (Harshman V). */
  #pushStep(from: number, to: number): void {
    const home = this.tables.home[to]!;
    if (home === NONE || home === this.turn || ((this.active >> home) & 1) === 0) {
      if (!this.#loud || this.pieces[to] !== 0) this.stack[this.top++] = from | (to << 8);
      return;
    }
    for (const role of PROMOTED) this.stack[this.top++] = from | (to << 8) | ((PROMOTE | role) << 16);
  }

  /** Harshman IV, Pawn (b), special case: open to both opponents, while the crossed cell is vacant. */
  #pushEnPassant(): void {
    const { pieces, turn } = this;
    const { strikers, count } = this.tables;
    for (let seat = 0; seat < 3; seat++) {
      if (seat === turn || byteOf(this.victims, seat) === NONE) continue;
      const target = byteOf(this.targets, seat);
      if (pieces[target] !== 0) continue;
      for (let next = (turn * count + target) * 4, from = strikers[next]!; from >= 0; from = strikers[++next]!) {
        if (pieces[from] === ((turn << 3) | PAWN)) this.stack[this.top++] = from | (target << 8) | (EN_PASSANT << 16);
      }
    }
  }

  /** The first thing that forbids the player on move to castle on this side (Harshman IV, Castling); nothing if he may. */
  castleBar(kind: number, checked = this.inCheck(this.turn)): CastleBar | undefined {
    const { pieces, turn } = this;
    const castling = this.castling(turn, kind);
    if (this.unmoved[castling.king] === 0 || pieces[castling.king] !== ((turn << 3) | KING)) return 'king-moved';
    if (this.unmoved[castling.rook] === 0 || pieces[castling.rook] !== ((turn << 3) | ROOK)) return 'rook-moved';
    if (castling.between.some((cell) => pieces[cell] !== 0)) return 'blocked';
    if (checked) return 'check';
    const foes = this.active & ~(1 << turn);
    return castling.path.some((cell) => this.attacked(cell, foes)) ? 'attacked' : undefined;
  }
}
