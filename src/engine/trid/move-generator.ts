import { checkRoom, NONE } from '../core/machine.ts';
import { pinBits, sizeOf, squareAt } from './column-bitboards.ts';
import { columnOf, COLUMN_COUNT, COLUMN_SIZE, columnSquares, FILE_COUNT, firstSquareOf, pinOf, SQUARE_COUNT } from './board.ts';
import { BLACK, EMPTY, UNMOVED, KING, KNIGHT, PAWN, QUEEN, ROLE_MASK, ROOK } from './cells.ts';
import {
  CASTLE_ATTACKED,
  CASTLE_BLOCKED,
  CASTLE_CHECKED,
  CASTLE_FIRST,
  CASTLE_KING_MOVED,
  CASTLE_OPEN,
  CASTLE_ROOK_MOVED,
  type CastleBar,
} from './tables.ts';
import { CASTLE, DOUBLE_STEP, EN_PASSANT, INVERT, kindOf, packMove, PROMOTE, ROTATE, STEP, toOf, TRANSFER } from './packed-move.ts';
import { besideKing } from './evaluation.ts';
import { aheadHigh, aheadLow, aimedHigh, aimedLow, HALF } from './attack-geometry.ts';
import { TridAttacks } from './attacks.ts';
import type { PackedPosition } from './state.ts';
import { boardLoadIndex, MAY_MOVE, MAY_ROTATE, REACHES_ALWAYS, type CastlePath, type Tables } from './tables.ts';

/** Where `to` begins in a packed move of the kind `STEP`, which is 0: `packMove` would cost `pushMoves` 4 % of nodes a second. */
const TO = 8;

/**
 * Generates the moves of the Tri-D family. Legal moves come out at once: checks and pins are found once a
 * position, and only kings, pinned pieces, en passant, board moves and answers to check are tried out.
 * How lines run from level to level is the subclass's matter.
 */
export abstract class TridMoveGenerator extends TridAttacks {
  readonly stack: Int32Array = new Int32Array(1 << 14);
  top = 0;
  /** Whether moves of the piece at hand must be tried out. */
  #mayExposeKing = false;
  #inCheck = false;
  /** The piece at hand is not the king, which is in check: it must go to a column where that can be answered. */
  #mustAnswerCheck = false;
  /** The piece at hand is the king. */
  #isKing = false;
  /** Moves are only counted: those that need no trial are added to `tally` without being written. */
  #counting = false;
  protected tally = 0;
  /** Squares pieces could go to are weighed and added to `tally`, more where they lie beside the other king. */
  protected isMobility = false;
  protected kingZone = 0;
  protected perSquare = 0;
  protected perNear = 0;
  readonly #inverts: boolean;
  /** Moves are kept whatever becomes of the mover's king. */
  #isPseudoLegal = false;
  /** Only captures and promotions are asked for; then the columns where the other side stands, as bits. */
  protected noisyOnly = false;
  #enemiesLow = 0;
  #enemiesHigh = 0;
  /** A pawn goes between an attack board and its main board diagonally only (Grant, The Pawn). */
  readonly pawnsGoAside: boolean = false;

  constructor(tables: Tables) {
    super(tables);
    this.#inverts = tables.rules.boards.invertsOnArrival;
  }

  override load(packed: PackedPosition): void {
    super.load(packed);
    this.top = 0;
  }

  /** Gives `pushMoves` every square the queen, rook, bishop, knight or king on `from` could go to. */
  protected abstract pieceMoves(from: number, role: number): void;
  /** Gives `pushPawnMoves` every square the pawn on `from` could go to; en passant is not among them. */
  protected abstract pawnMoves(from: number, seat: number): void;
  /** Whether the pawn on `from` may take the double-stepped pawn by moving to `to`, one of the squares named for it. */
  protected abstract mayCaptureEnPassant(from: number, to: number): boolean;
  /** Whether squares that come and go with an empty board can open or shut anybody's way. */
  protected abstract readonly boardsShut: boolean;
  /** All squares of a column are attacked by the same pieces from other columns, and by none from their own. */
  protected readonly levelsAlike: boolean = false;

  generate(): number {
    checkRoom(this);
    const before = this.top;
    const seat = this.turn;
    if (this.pending !== NONE && this.byChoice) {
      for (let role = QUEEN; role <= KNIGHT; role++) this.push(packMove(this.pending, this.pending, PROMOTE, role));
      return this.top - before;
    }
    const checked = this.findChecksAndPins(seat);
    this.#inCheck = checked;
    const size = this.listSize[seat]!;
    if (this.noisyOnly) this.#markEnemies(1 - seat);
    for (let i = 0; i < size; i++) {
      const from = this.pieceAt(seat, i);
      const role = this.cell[from]! & ROLE_MASK;
      if (this.noisyOnly && !this.#mayBeNoisy(from)) continue;
      this.#isKing = role === KING;
      this.#mustAnswerCheck = checked && role !== KING;
      this.#mayExposeKing = checked || role === KING || (this.pinLines[columnOf[from]!] === this.surveyNumber && this.isPinned(from, seat));
      if (role === PAWN) this.pawnMoves(from, seat);
      else this.pieceMoves(from, role);
    }
    this.#mustAnswerCheck = this.#isKing = false;
    if (this.epPawn !== NONE) this.#generateEnPassant(seat);
    if (!checked && !this.noisyOnly) this.#generateCastling(seat);
    if (!this.noisyOnly || this.byChoice) this.#generateBoardMoves(seat);
    return this.top - before;
  }

  #markEnemies(seat: number): void {
    let low = 0;
    let high = 0;
    const size = this.listSize[seat]!;
    for (let i = 0; i < size; i++) {
      const column = columnOf[this.pieceAt(seat, i)]!;
      if (column < HALF) low |= 1 << column;
      else high |= 1 << (column - HALF);
    }
    this.#enemiesLow = low;
    this.#enemiesHigh = high;
  }

  /** Whether an enemy stands where the piece would attack it on an empty board, or the piece is a pawn close to its end. */
  #mayBeNoisy(from: number): boolean {
    const cell = this.cell[from]! & (BLACK | ROLE_MASK);
    const column = columnOf[from]!;
    const at = cell * COLUMN_COUNT + column;
    if ((aimedLow[at]! & this.#enemiesLow) !== 0 || (aimedHigh[at]! & this.#enemiesHigh) !== 0) return true;
    return this.byChoice && (cell === PAWN ? column >= COLUMN_COUNT - 4 * FILE_COUNT : cell === (PAWN | BLACK) && column < 4 * FILE_COUNT);
  }

  /** Whether a pawn's step to a column, or its double step over it, may promote it at once. */
  protected isNearEnd(column: number): boolean {
    return this.byChoice && (column < 3 * FILE_COUNT || column >= COLUMN_COUNT - 3 * FILE_COUNT);
  }

  /** Whether an enemy stands anywhere ahead: `direction * 60 + column`. */
  protected isEnemyAhead(line: number): boolean {
    return (aheadLow[line]! & this.#enemiesLow) !== 0 || (aheadHigh[line]! & this.#enemiesHigh) !== 0;
  }

  /** Pushes every move by the way pieces and boards move, even one that leaves the mover's king to be taken; no castling. */
  generatePseudoLegal(): number {
    checkRoom(this);
    const before = this.top;
    if (this.pending !== NONE && this.byChoice) return this.generate();
    this.#isPseudoLegal = true;
    this.#mayExposeKing = false;
    const seat = this.turn;
    for (let i = 0; i < this.listSize[seat]!; i++) {
      const from = this.pieceAt(seat, i);
      const role = this.cell[from]! & ROLE_MASK;
      if (role === PAWN) this.pawnMoves(from, seat);
      else this.pieceMoves(from, role);
    }
    if (this.epPawn !== NONE) this.#generateEnPassant(seat);
    this.#generateBoardMoves(seat);
    this.#isPseudoLegal = false;
    return this.top - before;
  }

  count(): number {
    const before = this.top;
    this.#counting = true;
    this.tally = 0;
    const tried = this.generate();
    this.#counting = false;
    this.top = before;
    return tried + this.tally;
  }

  protected push(code: number): void {
    this.stack[this.top++] = code;
  }

  /** Those of a column's squares that a piece of the other player stands on. */
  #taken(column: number, squares: number): number {
    return squares & this.held[(1 - this.turn) * COLUMN_COUNT + column]!;
  }

  /** The piece at hand could land on these squares of a column: they are kept as far as they are legal. */
  protected pushMoves(from: number, column: number, squares: number): void {
    if (squares === 0) return;
    if (this.isMobility) {
      this.tally += sizeOf[squares]! * (besideKing[this.kingZone + column] === 0 ? this.perSquare : this.perSquare + this.perNear);
      return;
    }
    const inverts = this.#inverts && (squares & pinBits[column]!) !== 0;
    if (this.#mayExposeKing && !inverts) {
      if (this.#mustAnswerCheck && this.checkLines[column] !== this.surveyNumber) return;
      if (this.#isKing && this.levelsAlike) return this.#pushKingMoves(from, column, squares);
    }
    if (this.#counting && !this.#mayExposeKing && !inverts) {
      this.tally += sizeOf[squares]!;
      return;
    }
    for (let rest = this.noisyOnly ? this.#taken(column, squares) : squares; rest !== 0; rest &= rest - 1) {
      const to = squareAt(column, rest & -rest);
      if (!this.#mayExposeKing || this.isSafe(from, to)) this.stack[this.top++] = from | (to << TO);
      if (inverts) this.#pushInversion(from, to);
    }
  }

  /** The king's steps where levels are alike: in a column all vacant squares are safe or none is, and then who stands there can be taken. */
  #pushKingMoves(from: number, column: number, squares: number): void {
    const taken = this.#taken(column, squares);
    const vacant = squares & ~taken;
    const safe = vacant !== 0 && (!this.noisyOnly || taken !== 0) && this.isSafe(from, squareAt(column, vacant & -vacant));
    for (let rest = this.noisyOnly ? taken : squares; rest !== 0; rest &= rest - 1) {
      const to = squareAt(column, rest & -rest);
      if (safe || ((rest & -rest & taken) !== 0 && this.isSafe(from, to))) this.stack[this.top++] = from | (to << TO);
    }
  }

  /** The same for a pawn, with its promotion. */
  protected pushPawnMoves(from: number, column: number, squares: number, kind: number): void {
    if (squares === 0) return;
    const inverts = this.#inverts && (squares & pinBits[column]!) !== 0;
    if (this.#mustAnswerCheck && !inverts && this.checkLines[column] !== this.surveyNumber) return;
    const ending = this.byChoice && (column < 2 * FILE_COUNT || column >= COLUMN_COUNT - 2 * FILE_COUNT);
    if (this.#counting && !this.#mayExposeKing && !inverts && !ending) {
      this.tally += sizeOf[squares]!;
      return;
    }
    for (let rest = this.noisyOnly && !ending ? this.#taken(column, squares) : squares; rest !== 0; rest &= rest - 1) {
      const to = squareAt(column, rest & -rest);
      if (!this.#mayExposeKing || this.isSafe(from, to)) {
        if (ending && this.isAtEnd(to, this.turn)) for (let role = QUEEN; role <= KNIGHT; role++) this.push(packMove(from, to, STEP, role));
        else this.push(packMove(from, to, kind));
      }
      if (inverts) this.#pushInversion(from, to);
    }
  }

  /** Pushes the move if it leaves the mover's king safe; by making it. */
  protected pushIfSafe(code: number): void {
    if (this.#isPseudoLegal) {
      this.push(code);
      return;
    }
    const seat = this.turn;
    this.make(code);
    const safe = !this.isAttacked(this.king[seat]!, 1 - seat) && this.isSafeFromWaitingPawn(seat);
    this.unmake();
    if (safe) this.push(code);
  }

  /** Whether the piece on `from` goes to `to` by its own move, the king's safety left aside. */
  couldGo(from: number, to: number): boolean {
    const before = this.top;
    const cell = this.cell[from]!;
    this.#mayExposeKing = false;
    this.#isPseudoLegal = true;
    if ((cell & ROLE_MASK) === PAWN) this.pawnMoves(from, (cell & BLACK) === 0 ? 0 : 1);
    else this.pieceMoves(from, cell & ROLE_MASK);
    this.#isPseudoLegal = false;
    let found = false;
    for (let i = before; i < this.top; i++) if (toOf(this.stack[i]!) === to) found = true;
    this.top = before;
    return found;
  }

  /** Whether a knight's change of level from one square to the other is small enough, its way left aside. */
  isLevelNear(_from: number, _to: number): boolean {
    return true;
  }

  /** Where the pawn on `from`, whose owner is on move, could be taken after a double step to `to`; `NONE` if it has none there. */
  doubleStepTargets(from: number, to: number): number {
    const before = this.top;
    this.#mayExposeKing = false;
    this.pawnMoves(from, this.turn);
    let targets = NONE;
    for (let i = before; i < this.top; i++) {
      const code = this.stack[i]!;
      if (toOf(code) === to && kindOf(code) === DOUBLE_STEP) targets = this.crossedTargets(from, to, this.turn);
    }
    this.top = before;
    return targets;
  }

  #generateEnPassant(seat: number): void {
    const crossed = this.crossedColumn();
    for (let place = 0; this.epTargets >> place !== 0; place++) {
      if (((this.epTargets >> place) & 1) === 0) continue;
      const to = columnSquares[crossed * COLUMN_SIZE + place]!;
      for (let i = 0; i < this.listSize[seat]!; i++) {
        const from = this.pieceAt(seat, i);
        const cell = this.cell[from]!;
        if ((cell & ROLE_MASK) !== PAWN || !this.attacksFrom(from, cell, to) || !this.mayCaptureEnPassant(from, to)) continue;
        if (this.byChoice && this.isAtEnd(to, seat))
          for (let role = QUEEN; role <= KNIGHT; role++) this.pushIfSafe(packMove(from, to, EN_PASSANT, role));
        else this.pushIfSafe(packMove(from, to, EN_PASSANT));
      }
    }
  }

  #generateCastling(seat: number): void {
    const paths = this.tables.castles[seat]!;
    if ((this.cell[this.king[seat]!]! & UNMOVED) === 0) return;
    for (let i = 0; i < paths.length; i++) if (this.castleBar(paths[i]!, seat, false) === CASTLE_OPEN) this.push(packMove(i, i, CASTLE));
  }

  /** The first thing that forbids a castling of the seat on move, of which it is known whether it is in check. */
  castleBar(path: CastlePath, seat: number, checked: boolean): CastleBar {
    const colour = seat === 0 ? 0 : BLACK;
    if (this.tables.rules.noCastlingOnMoveOne && this.number === 1) return CASTLE_FIRST;
    if (this.cell[path.kingFrom] !== (KING | UNMOVED | colour)) return CASTLE_KING_MOVED;
    if (this.cell[path.rookFrom] !== (ROOK | UNMOVED | colour)) return CASTLE_ROOK_MOVED;
    for (let k = 0; k < path.vacant.length; k++) if (this.cell[path.vacant[k]!] !== EMPTY) return CASTLE_BLOCKED;
    if (checked) return CASTLE_CHECKED;
    return this.isSafeCastle(path, seat) ? CASTLE_OPEN : CASTLE_ATTACKED;
  }

  #generateBoardMoves(seat: number): void {
    const { adjacent, boardPowers } = this.tables;
    for (let board = 0; board < 4; board++) {
      const pin = this.boardPin[board]!;
      const count = this.pinPieces[pin]!;
      const single = count === 1 ? this.onlyPieceOn(pin) : EMPTY;
      const ownPiece = count === 1 && ((single >> 3) & 1) === seat;
      const powers = boardPowers[boardLoadIndex(count, (single & ROLE_MASK) === PAWN, ownPiece, board >> 1 === seat)]!;
      if ((powers & MAY_ROTATE) !== 0 && !this.noisyOnly) this.#pushRotation(pin, seat);
      if ((powers & MAY_MOVE) === 0) continue;
      const targets = adjacent[count === 0 ? 0 : 1 + seat]![pin]!;
      for (let i = 0; i < targets.length; i++) if (this.pinBoard[targets[i]!]! < 0) this.#pushTransfer(pin, targets[i]!, seat);
    }
  }

  #pushRotation(pin: number, seat: number): void {
    const code = packMove(pin, pin, ROTATE);
    const stays = !this.#inCheck && pinOf[this.king[seat]!] !== pin && !this.letsThrough(pin) && this.#carriesOnly(pin, seat);
    if (stays) this.push(code);
    else this.pushIfSafe(code);
  }

  /** Whether nobody but the seat's pieces stands on an attack board. */
  #carriesOnly(pin: number, seat: number): boolean {
    const first = firstSquareOf(pin);
    for (let square = first; square < first + 4; square++) {
      const cell = this.cell[square]!;
      if (cell !== EMPTY && ((cell >> 3) & 1) !== seat) return false;
    }
    return true;
  }

  protected onlyPieceOn(pin: number): number {
    const first = firstSquareOf(pin);
    return this.cell[first]! || this.cell[first + 1]! || this.cell[first + 2]! || this.cell[first + 3]!;
  }

  /** A board move, with the promotion of the mover's pawn that it brings to its end or uncovers. */
  #pushTransfer(pin: number, target: number, seat: number): void {
    const pawn = this.byChoice ? this.#promotedByTransfer(pin, target, seat) : NONE;
    if (pawn === NONE) {
      if (this.noisyOnly) return;
      if (this.#isHarmless(pin, target, seat)) this.push(packMove(pin, target, TRANSFER));
      else this.pushIfSafe(packMove(pin, target, TRANSFER));
    } else for (let role = QUEEN; role <= KNIGHT; role++) this.pushIfSafe(packMove(pin, target, TRANSFER, role, pawn));
  }

  /** A board move that cannot expose the mover's king: the king stays, and nothing on the board changes which pieces attack it. */
  #isHarmless(pin: number, target: number, seat: number): boolean {
    if (this.#inCheck || pinOf[this.king[seat]!] === pin || this.waitsUnder(pin, 1 - seat, target) !== NONE) return false;
    const empty = this.pinPieces[pin] === 0;
    return empty
      ? !this.boardsShut || !this.letsThrough(target)
      : !this.aimedAt && (this.onlyPieceOn(pin) & BLACK) === (seat === 0 ? 0 : BLACK);
  }

  /** The square, after the board move, on which a pawn of the seat must promote; or `NONE`. */
  #promotedByTransfer(pin: number, target: number, seat: number): number {
    const pawn = PAWN | (seat === 0 ? 0 : BLACK);
    for (let offset = 0; offset < 4; offset++) {
      const to = firstSquareOf(target) + offset;
      if (
        (this.cell[firstSquareOf(pin) + offset]! & ~UNMOVED) === pawn &&
        this.tables.reachesCarried[seat * SQUARE_COUNT + to] === REACHES_ALWAYS
      )
        return to;
    }
    return this.waitsUnder(pin, seat, target);
  }

  /** The move that has just been pushed may also turn over the empty board it lands on (Grant, The Attack Boards). */
  #pushInversion(from: number, to: number): void {
    const pin = pinOf[to]!;
    if (pin < 0 || this.pinPieces[pin] !== 0 || this.pinBoard[this.tables.otherFace[pin]!]! >= 0) return;
    this.pushIfSafe(packMove(from, to, INVERT));
  }
}
