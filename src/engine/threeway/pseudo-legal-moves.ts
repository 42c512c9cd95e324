import { NONE } from '../core/machine.ts';
import { cellOf } from './packed-position.ts';
import { DOUBLE_STEP, EN_PASSANT, PROMOTE, STEP, packMove } from './packed-move.ts';
import { BISHOP, FACE, KING, KNIGHT, PAWN, POINT, QUEEN, ROOK } from './pieces.ts';
import { LIST, ThreewayState } from './state.ts';
import { DIRECTIONS } from './tables.ts';

/**
 * Where `to` and the kind begin in a packed move; `STEP` is 0. What is walked most often is written out: V8 inlines so much bytecode and no
 * more, and each call of `packMove` or `push` there takes the place of one that counts.
 */
const TO = 8;
const KIND = 16;
const PROMOTED = [QUEEN, ROOK, BISHOP, KNIGHT];

/**
 * By role, where the directions of the pieces that go along lines begin and end: rooks across faces, bishops across points, queens and kings
 * both (Harshman IV).
 */
const FIRST = Uint8Array.from({ length: 8 }, (_, role) => (role === KING || (role & FACE) === FACE ? 0 : 6));
const LAST = Uint8Array.from({ length: 8 }, (_, role) => (role === KING || (role & POINT) === POINT ? DIRECTIONS : 6));

/** The moves of the player on move by the way pieces go (Harshman IV, V), on a stack; king safety is ignored. */
export class PseudoLegalMoves extends ThreewayState {
  readonly stack: Int32Array = new Int32Array(1 << 15);
  top = 0;
  /** Whether a king stood to be captured by one of the moves pushed since this was last unset. */
  protected capturesKing = false;

  protected push(code: number): void {
    this.stack[this.top++] = code;
  }

  /** Every move but castling. */
  protected generateAll(): void {
    const { lists, sizes, turn } = this;
    for (let slot = 0; slot < sizes[turn]!; slot++) this.pieceMoves(lists[turn * LIST + slot]!);
    this.generateEnPassant();
  }

  /** The moves of the piece on a cell; en passant and castling are not among them. */
  protected pieceMoves(from: number): void {
    const { pieces, stack, tables, turn } = this;
    const role = pieces[from]! & 7;
    if (role === PAWN) return this.#pawnMoves(from, false);
    let top = this.top;
    if (role === KNIGHT) {
      const { leaps } = tables;
      for (let next = from * 13, to = leaps[next]!; to >= 0; to = leaps[++next]!) {
        const target = pieces[to]!;
        if (target !== 0) {
          if (target >> 3 === turn) continue;
          if ((target & 7) === KING) this.capturesKing = true;
        }
        stack[top++] = from | (to << TO);
      }
    } else {
      const { rays, rayStart } = tables;
      const last = LAST[role]!;
      for (let direction = FIRST[role]!; direction < last; direction++) {
        for (let next = rayStart[from * DIRECTIONS + direction]!, to = rays[next]!; to >= 0; to = rays[++next]!) {
          const target = pieces[to]!;
          if (target === 0) {
            stack[top++] = from | (to << TO);
            if (role === KING) break;
            continue;
          }
          if (target >> 3 !== turn) {
            if ((target & 7) === KING) this.capturesKing = true;
            stack[top++] = from | (to << TO);
          }
          break;
        }
      }
    }
    this.top = top;
  }

  /** Those of them that capture or promote, in the same order. */
  protected noisyPieceMoves(from: number): void {
    const { pieces, tables } = this;
    const { leaps, rays, rayStart } = tables;
    const role = pieces[from]! & 7;
    if (role === PAWN) this.#pawnMoves(from, true);
    else if (role === KNIGHT) for (let next = from * 13, to = leaps[next]!; to >= 0; to = leaps[++next]!) this.#pushCapture(from, to);
    else {
      const last = LAST[role]!;
      for (let direction = FIRST[role]!; direction < last; direction++) {
        let next = rayStart[from * DIRECTIONS + direction]!;
        if (role !== KING) while (rays[next]! >= 0 && pieces[rays[next]!] === 0) next++;
        if (rays[next]! >= 0) this.#pushCapture(from, rays[next]!);
      }
    }
  }

  /** Harshman IV, Pawn (b), special case: open to both opponents, while the crossed cell is vacant. */
  protected generateEnPassant(): void {
    const { pieces, tables, epTargets, turn, epPawns } = this;
    const { strikers, count } = tables;
    for (let seat = 0; seat < 3; seat++) {
      if (seat === turn || cellOf(epPawns, seat) === NONE) continue;
      const target = cellOf(epTargets, seat);
      if (pieces[target] !== 0) continue;
      for (let next = (turn * count + target) * 4, from = strikers[next]!; from >= 0; from = strikers[++next]!) {
        if (pieces[from] === ((turn << 3) | PAWN)) this.push(packMove(from, target, EN_PASSANT));
      }
    }
  }

  #pushCapture(from: number, to: number): void {
    const { pieces, turn } = this;
    const target = pieces[to]!;
    if (target === 0 || target >> 3 === turn) return;
    if ((target & 7) === KING) this.capturesKing = true;
    this.push(packMove(from, to, STEP));
  }

  #pawnMoves(from: number, noisyOnly: boolean): void {
    const { pieces, tables, turn, unmoved } = this;
    const { ahead, strikes, count } = tables;
    const at = (turn * count + from) * 4;
    for (let line = at; line < at + 4; line += 2) {
      const first = ahead[line]!;
      if (first < 0 || pieces[first] !== 0) continue;
      this.#pushPawnMove(from, first, noisyOnly);
      const second = ahead[line + 1]!;
      if (!noisyOnly && unmoved[from] !== 0 && second >= 0 && pieces[second] === 0)
        this.stack[this.top++] = from | (second << TO) | (DOUBLE_STEP << KIND);
    }
    for (let next = at, to = strikes[next]!; to >= 0; to = strikes[++next]!) {
      const target = pieces[to]!;
      if (target === 0 || target >> 3 === turn) continue;
      if ((target & 7) === KING) this.capturesKing = true;
      this.#pushPawnMove(from, to, false);
    }
  }

  /** A pawn's step or capture: a promotion on the home row of an opponent who is active as the move begins (Harshman V). */
  #pushPawnMove(from: number, to: number, noisyOnly: boolean): void {
    const { active, tables, turn } = this;
    const home = tables.home[to]!;
    if (home !== NONE && home !== turn && ((active >> home) & 1) === 1) this.#pushPromotions(from, to);
    else if (!noisyOnly) this.stack[this.top++] = from | (to << TO);
  }

  /** Rare, and so apart: its loop is longer than all of `#pushPawnMove`, and would keep that from being inlined. */
  #pushPromotions(from: number, to: number): void {
    for (const role of PROMOTED) this.push(packMove(from, to, PROMOTE | role));
  }
}
