import { NONE, UNCOUNTED, type GameMachine } from '../core/machine.ts';
import { columnOf, COLUMN_COUNT } from './board.ts';
import { BLACK, EMPTY, KING, PAWN, ROLE_MASK, VOID } from './cells.ts';
import { hashState } from './hash.ts';
import { makeMoveId } from './ids.ts';
import { isDead } from './dead-material.ts';
import { judgeKings, MATING, PawnFiles, EVALUATION_WEIGHTS } from './evaluation.ts';
import { TridMoveGenerator } from './move-generator.ts';
import {
  DOUBLE_STEP,
  EN_PASSANT,
  extraOf,
  fromOf,
  INVERT,
  kindOf,
  packMove,
  PASS,
  promotedOf,
  ROTATE,
  STEP,
  toOf,
  TRANSFER,
} from './packed-move.ts';
import { FIFTY_PLIES } from './rules.ts';
import { boardLoadIndex, MAY_MOVE, type Tables } from './tables.ts';

/** What a search asks of a Tri-D position besides its moves: what they capture, what the pieces are worth, hashes and ids. */
export abstract class TridMachine extends TridMoveGenerator implements GameMachine {
  readonly seats = 2;
  readonly active = 3;
  readonly quietLimit: number;
  readonly #pawns: PawnFiles = new PawnFiles();

  constructor(tables: Tables) {
    super(tables);
    this.quietLimit = tables.rules.draws.fifty ? FIFTY_PLIES : Infinity;
  }

  generateNoisy(): number {
    const before = this.top;
    this.noisyOnly = true;
    this.generate();
    this.noisyOnly = false;
    let kept = before;
    for (let i = before; i < this.top; i++) if (this.isNoisy(this.stack[i]!)) this.stack[kept++] = this.stack[i]!;
    this.top = kept;
    return kept - before;
  }

  isDead(): boolean {
    return isDead(this, this.tables.rules.draws.material);
  }

  /** Boards and their pins make far too many positions to count. */
  ending(): number {
    return UNCOUNTED;
  }

  material(seat: number): number {
    const { worths } = this.tables;
    let sum = 0;
    for (let i = 0; i < this.listSize[seat]!; i++) sum += worths[this.cell[this.pieceAt(seat, i)]! & ROLE_MASK]!;
    return sum;
  }

  pieceSquareScore(seat: number): number {
    const standings = this.tables.standings();
    const size = this.listSize[seat]!;
    let sum = 0;
    for (let i = 0; i < size; i++) {
      const square = this.pieceAt(seat, i);
      sum += standings[((this.cell[square]! & (BLACK | ROLE_MASK)) << 8) | square]!;
    }
    return sum;
  }

  pieceSquareChange(code: number): number {
    const kind = kindOf(code);
    if (kind === PASS) return 0;
    if (kind === TRANSFER || kind === ROTATE) return this.pinPieces[fromOf(code)] === 0 && extraOf(code) < 0 ? 0 : NaN;
    if ((kind !== STEP && kind !== DOUBLE_STEP) || (!this.byChoice && this.pending >= 0)) return NaN;
    const standings = this.tables.standings();
    const from = fromOf(code);
    const to = toOf(code);
    const mover = this.cell[from]! & (BLACK | ROLE_MASK);
    const role = promotedOf(code);
    const landed = role === 0 ? mover : (mover & BLACK) | role;
    const gain =
      standings[(landed << 8) | to]! - standings[(mover << 8) | from]! + standings[((this.cell[to]! & (BLACK | ROLE_MASK)) << 8) | to]!;
    return (mover & BLACK) === 0 ? gain : -gain;
  }

  isBare(): boolean {
    return this.listSize[0] === 1 || this.listSize[1] === 1;
  }

  positionalScore(seat: number): number {
    const { worths } = this.tables;
    const { turn } = this;
    let [whitePower, blackPower] = [0, 0];
    let sum = 0;
    this.#pawns.clear();
    this.perNear = this.tables.rules.nearKing;
    this.isMobility = true;
    for (let side = 0; side < 2; side++) {
      this.turn = side;
      this.tally = 0;
      this.kingZone = columnOf[this.king[1 - side]!]! * COLUMN_COUNT;
      let power = 0;
      const size = this.listSize[side]!;
      for (let i = 0; i < size; i++) {
        const from = this.pieceAt(side, i);
        const role = this.cell[from]! & ROLE_MASK;
        if (role === KING) continue;
        if (role === PAWN) {
          this.#pawns.add(side, columnOf[from]!);
          continue;
        }
        power += worths[role]!;
        this.perSquare = EVALUATION_WEIGHTS.square[role]!;
        this.pieceMoves(from, role);
      }
      this.tally += this.#boardMobility(side);
      if (side === 0) [whitePower, sum] = [power, this.tally];
      else [blackPower, sum] = [power, sum - this.tally];
    }
    this.isMobility = false;
    this.turn = turn;
    sum += this.#pawns.judge(EVALUATION_WEIGHTS.passed) + judgeKings(this, EVALUATION_WEIGHTS, whitePower, blackPower);
    if (this.listSize[1] === 1 && whitePower >= MATING) sum -= EVALUATION_WEIGHTS.kingMove * this.#countKingMoves(1);
    if (this.listSize[0] === 1 && blackPower >= MATING) sum += EVALUATION_WEIGHTS.kingMove * this.#countKingMoves(0);
    return seat === 0 ? sum : -sum;
  }

  /** Where a seat’s king could go. */
  #countKingMoves(seat: number): number {
    const { turn, top } = this;
    this.turn = seat;
    this.generate();
    let moves = 0;
    for (let i = top; i < this.top; i++) if (kindOf(this.stack[i]!) === STEP && fromOf(this.stack[i]!) === this.king[seat]!) moves++;
    this.top = top;
    this.turn = turn;
    return moves;
  }

  /** What the boards a seat may move are worth to it, by the pins they may go to. */
  #boardMobility(seat: number): number {
    const { adjacent, boardPowers } = this.tables;
    let sum = 0;
    for (let board = 0; board < 4; board++) {
      const pin = this.boardPin[board]!;
      const count = this.pinPieces[pin]!;
      if (count > 1) continue;
      const single = count === 1 ? this.onlyPieceOn(pin) : EMPTY;
      const ownPiece = count === 1 && ((single >> 3) & 1) === seat;
      const powers = boardPowers[boardLoadIndex(count, (single & ROLE_MASK) === PAWN, ownPiece, board >> 1 === seat)]!;
      if ((powers & MAY_MOVE) === 0) continue;
      sum += EVALUATION_WEIGHTS.board;
      const targets = adjacent[count === 0 ? 0 : 1 + seat]![pin]!;
      for (let i = 0; i < targets.length; i++) if (this.pinBoard[targets[i]!]! < 0) sum += EVALUATION_WEIGHTS.pin;
    }
    return sum;
  }

  captureValue(code: number): number {
    const { worths } = this.tables;
    const kind = kindOf(code);
    const promoted = promotedOf(code);
    const gain = promoted === 0 ? 0 : worths[promoted]! - worths[PAWN]!;
    if (kind === EN_PASSANT) return gain + worths[PAWN]!;
    return kind === STEP || kind === INVERT ? gain + worths[this.cell[toOf(code)]! & ROLE_MASK]! : gain;
  }

  attackerValue(code: number): number {
    const kind = kindOf(code);
    if (kind !== STEP && kind !== EN_PASSANT && kind !== INVERT && kind !== DOUBLE_STEP) return 0;
    return this.tables.worths[this.cell[fromOf(code)]! & ROLE_MASK]!;
  }

  mayCheck(code: number): boolean {
    const kind = kindOf(code);
    if (kind === TRANSFER || kind === ROTATE) return this.pinPieces[fromOf(code)] !== 0;
    if (kind !== STEP && kind !== DOUBLE_STEP) return true;
    return this.givesCheck(fromOf(code), toOf(code), this.turn) || this.mayDiscoverCheck(fromOf(code), this.turn);
  }

  isDefended(code: number): boolean {
    return this.isAttacked(toOf(code), 1 - this.turn);
  }

  isBoardMove(code: number): boolean {
    return kindOf(code) === TRANSFER || kindOf(code) === ROTATE;
  }

  nullMove(): number {
    return this.byChoice && this.pending !== NONE ? NONE : packMove(0, 0, PASS);
  }

  isNoisy(code: number): boolean {
    const kind = kindOf(code);
    if (promotedOf(code) !== 0 || kind === EN_PASSANT) return true;
    return (kind === STEP || kind === INVERT) && this.cell[toOf(code)] !== EMPTY && this.cell[toOf(code)] !== VOID;
  }

  id(code: number): string {
    return makeMoveId(this, this.tables, code);
  }

  hash(): number {
    return hashState(this);
  }
}
