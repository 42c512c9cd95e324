import { Chess } from 'chess.js';
import { UNCOUNTED } from '../../src/engine/core/machine.ts';
import type { Machine } from '../../src/engine/index.ts';

/**
 * Ordinary chess behind the face of a position that our search runs on, to hold the grading to what people find hard.
 * The position is read by chess.js; moves are made here, on a board of 16 by 8 squares of which the left half is real.
 */
const KING = 1;
const QUEEN = 2;
const ROOK = 3;
const BISHOP = 4;
const KNIGHT = 5;
const PAWN = 6;
const BLACK = 8;
const LETTERS = 'kqrbnp';
const WORTH = [0, 0, 900, 500, 320, 300, 100];
const STRAIGHT = [-16, -1, 1, 16];
const DIAGONAL = [-17, -15, 15, 17];
const LEAPS = [-33, -31, -18, -14, 14, 18, 31, 33];
const OFF = 0x88;
/** A rook's square, and the right that is lost when anything moves from or to it; kings' squares lose both. */
const RIGHTS: Readonly<Record<number, number>> = { 0: 2, 7: 1, 4: 3, 112: 8, 119: 4, 116: 12 };
const PASSING = 1 << 17;
const CASTLING = 1 << 18;

interface Undo {
  readonly code: number;
  readonly taken: number;
  readonly rights: number;
  readonly passing: number;
}

export class ChessMachine implements Machine {
  readonly seats = 2;
  readonly active = 3;
  turn = 0;
  readonly stack = new Int32Array(1 << 13);
  top = 0;
  readonly #board = new Uint8Array(128);
  readonly #kings = [4, 116];
  /** Bits: White short 1, long 2, Black short 4, long 8. */
  #rights = 0;
  #passing = -1;
  readonly #undone: Undo[] = [];

  constructor(fen: string) {
    const chess = new Chess(fen);
    for (const row of chess.board())
      for (const piece of row)
        if (piece) {
          const at = parseSquare(piece.square);
          const colour = piece.color === 'b' ? BLACK : 0;
          this.#board[at] = (LETTERS.indexOf(piece.type) + 1) | colour;
          if (piece.type === 'k') this.#kings[colour >> 3] = at;
        }
    this.turn = chess.turn() === 'w' ? 0 : 1;
    const [, , rights = '-', passing = '-'] = fen.split(' ');
    ['K', 'Q', 'k', 'q'].forEach((letter, bit) => (this.#rights |= rights.includes(letter) ? 1 << bit : 0));
    this.#passing = passing === '-' ? -1 : parseSquare(passing);
  }

  generate(): number {
    const base = this.top;
    this.#push();
    let kept = base;
    const seat = this.turn;
    for (let i = base; i < this.top; i++) {
      const code = this.stack[i]!;
      this.make(code);
      const safe = !this.inCheck(seat);
      this.unmake();
      if (safe) this.stack[kept++] = code;
    }
    this.top = kept;
    return kept - base;
  }

  count(): number {
    const base = this.top;
    const count = this.generate();
    this.top = base;
    return count;
  }

  make(code: number): void {
    const from = code & 127;
    const to = (code >> 7) & 127;
    const board = this.#board;
    const rights = this.#rights;
    const passing = this.#passing;
    const piece = board[from]!;
    const victim = code & PASSING ? to + (this.turn === 0 ? -16 : 16) : to;
    this.#undone.push({ code, taken: board[victim]!, rights, passing });
    board[victim] = 0;
    board[from] = 0;
    const become = (code >> 14) & 7;
    board[to] = become ? become | (piece & BLACK) : piece;
    if ((piece & 7) === KING) this.#kings[this.turn] = to;
    if (code & CASTLING) {
      const [rookFrom, rookTo] = to > from ? [to + 1, to - 1] : [to - 2, to + 1];
      board[rookTo] = board[rookFrom]!;
      board[rookFrom] = 0;
    }
    this.#rights &= ~((RIGHTS[from] ?? 0) | (RIGHTS[to] ?? 0));
    this.#passing = (piece & 7) === PAWN && Math.abs(to - from) === 32 ? (from + to) >> 1 : -1;
    this.turn = 1 - this.turn;
  }

  unmake(): void {
    const { code, taken, rights, passing } = this.#undone.pop()!;
    const board = this.#board;
    const from = code & 127;
    const to = (code >> 7) & 127;
    this.turn = 1 - this.turn;
    const piece = (code >> 14) & 7 ? PAWN | (this.turn << 3) : board[to]!;
    board[to] = 0;
    board[from] = piece;
    board[code & PASSING ? to + (this.turn === 0 ? -16 : 16) : to] = taken;
    if ((piece & 7) === KING) this.#kings[this.turn] = from;
    if (code & CASTLING) {
      const [rookFrom, rookTo] = to > from ? [to + 1, to - 1] : [to - 2, to + 1];
      board[rookFrom] = board[rookTo]!;
      board[rookTo] = 0;
    }
    this.#rights = rights;
    this.#passing = passing;
  }

  inCheck(seat: number): boolean {
    return this.#isAttacked(this.#kings[seat]!, 1 - seat);
  }

  isDead(): boolean {
    return false;
  }

  ending(): number {
    return UNCOUNTED;
  }

  material(seat: number): number {
    let sum = 0;
    for (let at = 0; at < 120; at++) if (!(at & OFF) && this.#board[at]! >> 3 === seat) sum += WORTH[this.#board[at]! & 7]!;
    return sum;
  }

  isNoisy(code: number): boolean {
    return (code & PASSING) !== 0 || (code >> 14) % 8 !== 0 || this.#board[(code >> 7) & 127] !== 0;
  }

  /** As UCI writes it: `e2e4`, `e7e8q`. */
  id(code: number): string {
    const become = (code >> 14) & 7;
    return `${nameSquare(code & 127)}${nameSquare((code >> 7) & 127)}${become ? LETTERS[become - 1]! : ''}`;
  }

  hash(): number {
    return this.#board.reduce((sum, cell, at) => (Math.imul(sum, 31) + cell * (at + 1)) >>> 0, this.turn);
  }

  #isAttacked(square: number, by: number): boolean {
    const board = this.#board;
    const colour = by << 3;
    const behind = by === 0 ? -16 : 16;
    for (const side of [-1, 1]) {
      const at = square + behind + side;
      if (!(at & OFF) && board[at] === (PAWN | colour)) return true;
    }
    for (const leap of LEAPS) if (!((square + leap) & OFF) && board[square + leap] === (KNIGHT | colour)) return true;
    return this.#sees(square, STRAIGHT, ROOK | colour, colour) || this.#sees(square, DIAGONAL, BISHOP | colour, colour);
  }

  #sees(square: number, directions: readonly number[], slider: number, colour: number): boolean {
    for (const step of directions)
      for (let at = square + step; !(at & OFF); at += step) {
        const cell = this.#board[at]!;
        if (cell === 0) continue;
        if (cell === slider || cell === (QUEEN | colour) || (cell === (KING | colour) && at === square + step)) return true;
        break;
      }
    return false;
  }

  #push(): void {
    const { turn } = this;
    const board = this.#board;
    for (let from = 0; from < 120; from++) {
      if (from & OFF) continue;
      const cell = board[from]!;
      if (cell === 0 || cell >> 3 !== turn) continue;
      const role = cell & 7;
      if (role === PAWN) this.#pushPawn(from);
      else if (role === KNIGHT) this.#walk(from, LEAPS, false);
      else {
        if (role !== BISHOP) this.#walk(from, STRAIGHT, role !== KING);
        if (role !== ROOK) this.#walk(from, DIAGONAL, role !== KING);
      }
    }
    this.#pushCastling();
  }

  #walk(from: number, steps: readonly number[], slides: boolean): void {
    for (const step of steps)
      for (let to = from + step; !(to & OFF); to += step) {
        const cell = this.#board[to]!;
        if (cell === 0 || cell >> 3 !== this.turn) this.stack[this.top++] = from | (to << 7);
        if (cell !== 0 || !slides) break;
      }
  }

  #pushPawn(from: number): void {
    const { turn } = this;
    const board = this.#board;
    const ahead = turn === 0 ? 16 : -16;
    const to = from + ahead;
    if (board[to] === 0) {
      this.#pushPawnMove(from, to);
      if (from >> 4 === (turn === 0 ? 1 : 6) && board[to + ahead] === 0) this.stack[this.top++] = from | ((to + ahead) << 7);
    }
    for (const side of [-1, 1]) {
      const target = to + side;
      if (target & OFF) continue;
      if (board[target] !== 0 && board[target]! >> 3 !== turn) this.#pushPawnMove(from, target);
      else if (target === this.#passing) this.stack[this.top++] = from | (target << 7) | PASSING;
    }
  }

  #pushPawnMove(from: number, to: number): void {
    const rank = to >> 4;
    if (rank !== 0 && rank !== 7) this.stack[this.top++] = from | (to << 7);
    else for (let role = QUEEN; role <= KNIGHT; role++) this.stack[this.top++] = from | (to << 7) | (role << 14);
  }

  #pushCastling(): void {
    const { turn } = this;
    const board = this.#board;
    const rights = this.#rights;
    const king = turn === 0 ? 4 : 116;
    const enemy = 1 - turn;
    const short = (rights >> (turn * 2)) & 1;
    const long = (rights >> (turn * 2 + 1)) & 1;
    if ((!short && !long) || this.#isAttacked(king, enemy)) return;
    if (short && !board[king + 1] && !board[king + 2] && !this.#isAttacked(king + 1, enemy))
      this.stack[this.top++] = king | ((king + 2) << 7) | CASTLING;
    if (long && !board[king - 1] && !board[king - 2] && !board[king - 3] && !this.#isAttacked(king - 1, enemy))
      this.stack[this.top++] = king | ((king - 2) << 7) | CASTLING;
  }
}

const parseSquare = (name: string): number => (Number(name[1]) - 1) * 16 + 'abcdefgh'.indexOf(name[0]!);
const nameSquare = (at: number): string => `${'abcdefgh'[at & 7]!}${(at >> 4) + 1}`;
