import { checkRoom, NONE, type GameMachine } from '../core/machine.ts';
import { SEATS } from './board.ts';
import { judgeEnding } from './ending.ts';
import { FreeMoves } from './free-moves.ts';
import { hashPacked } from './hash.ts';
import { makeMoveId } from './ids.ts';
import { ALL_SEATS, NO_EN_PASSANT, countSeats, type Options, type PackedPosition } from './packed-position.ts';
import { CASTLE_KING, CASTLE_QUEEN, EN_PASSANT, PASS, PROMOTE, STEP, fromOf, kindOf, packMove, promotedOf, toOf } from './packed-move.ts';
import { FACE, KING, KNIGHT, PAWN, POINT, ROOK } from './pieces.ts';
import { PIECE_SQUARE } from './piece-square.ts';
import { LIST } from './state.ts';
import { DIRECTIONS, type CastleBar } from './tables.ts';
import { WORTHS } from './pieces.ts';
import { PseudoLegalMoves } from './pseudo-legal-moves.ts';

/** The legal moves of Three-way Chess: Harshman IV-VII with the king's safety. */
export class ThreewayMachine extends PseudoLegalMoves implements GameMachine {
  readonly seats = 3;
  /** Whether the last `generate` found a check that no move parries, so that every move was allowed (Harshman VIII (b)). */
  trapped = false;
  readonly #pinned: Uint8Array;
  readonly #pins: Uint8Array = new Uint8Array(DIRECTIONS);
  #pinCount = 0;
  readonly #free: FreeMoves;
  #standings: Int16Array | undefined;

  constructor(options: Options, packed: PackedPosition) {
    super(options, packed);
    this.#pinned = new Uint8Array(this.tables.count);
    this.#free = new FreeMoves(this);
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
    this.#generateLegal();
    return this.top - base;
  }

  /**
   * Who is stalemated with the player who moved last (Harshman VIII, Stalemate): the player on move without a legal move,
   * else the third, judged as if it were their turn; `NONE` if neither is.
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
  generatePseudoLegal(): number {
    checkRoom(this);
    const base = this.top;
    this.generateAll();
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

  /** Whether the player on move is in check and no move would save them. */
  isTrapped(): boolean {
    if (this.over) return false;
    const base = this.top;
    this.generateAnyway();
    this.top = base;
    return this.trapped;
  }

  /** Only kings are left to the active players and none is attacked: nobody can be mated any more (Harshman VIII, Forcing a Draw (b)). */
  isDead(): boolean {
    return !this.over && this.#isBare() && !this.#anyCheck() && this.stalemated === NONE;
  }

  ending(): number {
    return judgeEnding(this);
  }

  /** Fifty moves of each active player (Harshman VIII, Forcing a Draw (f)). */
  get quietLimit(): number {
    return 50 * countSeats(this.active);
  }

  generateNoisy(): number {
    if (this.active !== ALL_SEATS && this.over) return 0;
    const base = this.top;
    this.#findChecksAndPins(this.kings[this.turn]!);
    this.#generateUnchecked(base, true);
    return this.top - base;
  }

  material(seat: number): number {
    let sum = 0;
    for (let slot = 0; slot < this.sizes[seat]!; slot++) sum += WORTHS[this.pieces[this.lists[seat * LIST + slot]!]! & 7]!;
    return sum;
  }

  pieceSquareScore(seat: number): number {
    const { lists, pieces } = this;
    const standings = (this.#standings ??= PIECE_SQUARE[this.options.board]);
    const size = this.sizes[seat]!;
    let sum = 0;
    for (let slot = 0; slot < size; slot++) {
      const cell = lists[seat * LIST + slot]!;
      sum += standings[(pieces[cell]! << 8) | cell]!;
    }
    return sum;
  }

  /** Pieces are worth the same everywhere; it is counted. */
  pieceSquareChange(): number {
    return NaN;
  }

  isBare(): boolean {
    return false;
  }

  /** Not judged with three players. */
  positionalScore(): number {
    return 0;
  }

  captureValue(code: number): number {
    const kind = kindOf(code);
    if (kind === EN_PASSANT) return WORTHS[PAWN]!;
    if (kind !== STEP && kind < PROMOTE) return 0;
    const taken = WORTHS[this.pieces[toOf(code)]! & 7]!;
    return kind === STEP ? taken : taken + WORTHS[promotedOf(kind)]! - WORTHS[PAWN]!;
  }

  attackerValue(code: number): number {
    return WORTHS[this.pieces[fromOf(code)]! & 7]!;
  }

  /** Not asked with three players. */
  mayCheck(): boolean {
    return true;
  }

  isDefended(code: number): boolean {
    return this.attacked(toOf(code), this.active & ~(1 << this.turn));
  }

  isBoardMove(): boolean {
    return false;
  }

  nullMove(): number {
    const king = this.kings[this.turn]!;
    return packMove(king, king, PASS);
  }

  isNoisy(code: number): boolean {
    const kind = kindOf(code);
    return kind === EN_PASSANT || kind >= PROMOTE || (kind === STEP && this.pieces[toOf(code)] !== 0);
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

  /** Whether this player, who is not on move, would be without a legal move and not in check if it were their turn. */
  #isStalemated(seat: number): boolean {
    if (this.#free.has(seat)) return false;
    const { lists, sizes, turn } = this;
    const base = this.top;
    this.turn = seat;
    let free = false;
    for (let slot = 0; !free && slot < sizes[seat]!; slot++) {
      this.pieceMoves(lists[seat * LIST + slot]!);
      while (!free && this.top > base) free = this.#isSafe(this.stack[--this.top]!);
      this.top = base;
    }
    if (!free && !this.inCheck(seat)) {
      this.#generateLegal();
      free = this.top > base;
      this.top = base;
    } else free = true;
    this.turn = turn;
    return !free;
  }

  #anyCheck(): boolean {
    return SEATS.some((seat) => this.inCheck(seat));
  }

  /** Pushes the legal moves, whether or not the position is dead. */
  #generateLegal(): void {
    checkRoom(this);
    const base = this.top;
    const king = this.kings[this.turn]!;
    if (this.#findChecksAndPins(king)) {
      this.#unpin();
      this.generateAll();
      this.#keepSafe(base);
      if (this.top > base) return;
      // Nothing saves the king, so every move is allowed (Harshman VIII (b)); a player without any move passes.
      this.trapped = true;
      this.generateAll();
      if (this.top === base) this.push(this.nullMove());
      return;
    }
    this.#generateUnchecked(base, false);
    if (this.unmoved[king] === 0) return;
    for (let kind = CASTLE_KING; kind <= CASTLE_QUEEN; kind++) {
      if (this.castleBar(kind, false) !== undefined) continue;
      const castling = this.castling(this.turn, kind);
      this.push(packMove(castling.king, castling.kingTo, kind));
    }
  }

  /** Pushes the legal moves but castling, or only captures and promotions, of a player whom `#findChecksAndPins` has found not in check. */
  #generateUnchecked(base: number, noisyOnly: boolean): void {
    const { lists, sizes, turn } = this;
    const king = this.kings[turn]!;
    const pinned = this.#pinned;
    const size = sizes[turn]!;
    this.capturesKing = false;
    for (let slot = 0; slot < size; slot++) {
      const from = lists[turn * LIST + slot]!;
      const before = this.top;
      if (noisyOnly) this.noisyPieceMoves(from);
      else this.pieceMoves(from);
      if (from === king || pinned[from] !== 0) this.#keepSafe(before);
    }
    this.#unpin();
    if (this.capturesKing) this.#keepSafe(base);
    if (this.epPawns === NO_EN_PASSANT) return;
    const before = this.top;
    this.generateEnPassant();
    this.#keepSafe(before);
  }

  /** Takes the moves from `base` on that leave the mover's king open to capture off the stack. */
  #keepSafe(base: number): void {
    const { stack, top } = this;
    let kept = base;
    for (let next = base; next < top; next++) {
      const code = stack[next]!;
      if (this.#isSafe(code)) stack[kept++] = code;
    }
    this.top = kept;
  }

  /** Gives whether the king of the player on move is attacked; if not, marks that player's pieces that may stand in an attack's way. */
  #findChecksAndPins(king: number): boolean {
    const { pieces, turn } = this;
    const enemies = this.active & ~(1 << turn);
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
        if ((enemies >> (piece >> 3)) & 1) {
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
      if ((piece & 7) === KNIGHT && (enemies >> (piece >> 3)) & 1) return true;
    }
    return false;
  }

  /** Forgets what `#findChecksAndPins` marked. */
  #unpin(): void {
    while (this.#pinCount > 0) this.#pinned[this.#pins[--this.#pinCount]!] = 0;
  }

  /** Whether a move leaves the mover's king out of reach; one that captures a king is judged after that player's defeat. */
  #isSafe(code: number): boolean {
    const from = fromOf(code);
    const to = toOf(code);
    const { pieces, turn } = this;
    let enemies = this.active & ~(1 << turn);
    const piece = pieces[from]!;
    const target = pieces[to]!;
    if ((target & 7) === KING && (enemies >> (target >> 3)) & 1) {
      if (this.options.mate === 'first') return true;
      enemies &= ~(1 << (target >> 3));
    }
    const epPawn = kindOf(code) === EN_PASSANT ? this.epPawnAt(to) : NONE;
    const passed = epPawn === NONE ? 0 : pieces[epPawn]!;
    if (epPawn !== NONE) pieces[epPawn] = 0;
    pieces[from] = 0;
    pieces[to] = piece;
    const safe = !this.attacked((piece & 7) === KING ? to : this.kings[turn]!, enemies);
    pieces[to] = target;
    pieces[from] = piece;
    if (epPawn !== NONE) pieces[epPawn] = passed;
    return safe;
  }

  /** The first thing that forbids castling on this side to the player on move (Harshman IV, Castling); nothing if it is legal. */
  castleBar(kind: number, checked: boolean = this.inCheck(this.turn)): CastleBar | undefined {
    const { pieces, turn, unmoved } = this;
    const castling = this.castling(turn, kind);
    if (unmoved[castling.king] === 0 || pieces[castling.king] !== ((turn << 3) | KING)) return 'king-moved';
    if (unmoved[castling.rook] === 0 || pieces[castling.rook] !== ((turn << 3) | ROOK)) return 'rook-moved';
    if (castling.between.some((cell) => pieces[cell] !== 0)) return 'blocked';
    if (checked) return 'check';
    const enemies = this.active & ~(1 << turn);
    return castling.path.some((cell) => this.attacked(cell, enemies)) ? 'attacked' : undefined;
  }
}
