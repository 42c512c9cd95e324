import { NONE } from '../core/machine.ts';
import { columnOf, COLUMN_COUNT, nextColumn, placeInColumn } from './board.ts';
import { BISHOP, BLACK, EMPTY, KING, KNIGHT, QUEEN, ROLE_MASK, ROOK } from './cells.ts';
import { TridMakeUnmake } from './make-unmake.ts';
import { aims, LINE_MASK, relation, SAME_COLUMN } from './attack-geometry.ts';
import type { CastlePath } from './tables.ts';

/** Who attacks what, and which moves could expose the mover's king. */
export abstract class TridAttacks extends TridMakeUnmake {
  /** Columns whose pieces may be pinned: those that hold the number of the present survey. */
  protected readonly pinLines: Int32Array = new Int32Array(COLUMN_COUNT);
  protected surveyNumber = 0;
  /** Columns in which a step of another piece than the king could answer the first check found: those that hold the number of the survey. */
  protected readonly checkLines: Int32Array = new Int32Array(COLUMN_COUNT);
  /** Some enemy piece lies so to the king that squares coming and going could let it through. */
  protected aimedAt = false;

  /** Whether the piece `cell`, standing on `from`, could capture on `to`; whose turn it is and pins do not matter. */
  abstract attacksFrom(from: number, cell: number, to: number): boolean;
  /** Marks every column from which a piece that leaves could open the slider's line to the king. */
  protected abstract markPinLine(slider: number, line: number, king: number): void;
  /** The same for a slider under or over the king, where somebody may go straight up and down. */
  protected markPinColumn(_king: number, _role: number): void {}

  /** The same for a knight at a leap from the king, that lacks the ground for it. */
  protected markLeap(_knight: number, _king: number): void {}
  /** Whether an empty board that comes to a pin, or pieces that leave it, could let somebody through to the king surveyed; false is certain. */
  protected letsThrough(_pin: number): boolean {
    return this.aimedAt;
  }

  inCheck(seat: number): boolean {
    return this.isAttacked(this.king[seat]!, 1 - seat);
  }

  /** Whether a piece of the seat could capture on the square. */
  isAttacked(square: number, by: number): boolean {
    const colour = by === 0 ? 0 : BLACK;
    const goal = columnOf[square]!;
    const size = this.listSize[by]!;
    for (let i = 0; i < size; i++) {
      const from = this.pieceAt(by, i);
      const bits = relation[columnOf[from]! * COLUMN_COUNT + goal]!;
      if (bits === 0) continue;
      const held = this.cell[from]!;
      if (held === EMPTY || (held & BLACK) !== colour) continue;
      const cell = this.#promotedCell(from, held);
      if ((bits & aims[cell & 15]!) === 0) continue;
      if (this.attacksFrom(from, cell, square)) return true;
    }
    return false;
  }

  /** Whether the piece on `from` could capture on the square, a waiting pawn counted as its ruleset does. */
  attacksSquare(from: number, square: number): boolean {
    return this.attacksFrom(from, this.#promotedCell(from, this.cell[from]!), square);
  }

  /** A pawn that becomes a queen with its owner's next turn already counts as one for the opponent (Grant, ruling). */
  #promotedCell(square: number, cell: number): number {
    return square === this.pending && !this.byChoice ? (cell & ~ROLE_MASK) | QUEEN : cell;
  }

  /** Finds whether the king is in check, and the columns in which pieces may be pinned. */
  protected findChecksAndPins(seat: number): boolean {
    const king = this.king[seat]!;
    const goal = columnOf[king]!;
    const by = 1 - seat;
    const size = this.listSize[by]!;
    let checked = false;
    this.aimedAt = false;
    this.surveyNumber++;
    for (let i = 0; i < size; i++) {
      const from = this.pieceAt(by, i);
      const bits = relation[columnOf[from]! * COLUMN_COUNT + goal]!;
      const cell = this.#promotedCell(from, this.cell[from]!);
      if ((bits & aims[cell & 15]!) === 0) continue;
      const role = cell & ROLE_MASK;
      this.aimedAt = true;
      if (this.attacksFrom(from, cell, king)) {
        if (!checked) this.#markCheckLine(columnOf[from]!, goal, bits, role);
        checked = true;
      } else if (role === QUEEN || role === ROOK || role === BISHOP) {
        const line = bits & LINE_MASK;
        if (line === 0) {
          if ((bits & SAME_COLUMN) !== 0) this.markPinColumn(king, role);
        } else this.markPinLine(from, line, king);
      } else if (role === KNIGHT) this.markLeap(from, king);
    }
    return checked;
  }

  /** Whoever gives check is taken where it stands, or its line is shut in a column from there to the king’s. */
  #markCheckLine(checker: number, king: number, bits: number, role: number): void {
    this.checkLines[checker] = this.surveyNumber;
    const line = bits & LINE_MASK;
    if (line === 0 || (role !== QUEEN && role !== ROOK && role !== BISHOP)) return;
    const step = (line - 1) * COLUMN_COUNT;
    for (let column = checker; column !== king; column = nextColumn[step + column]!) this.checkLines[column] = this.surveyNumber;
    this.checkLines[king] = this.surveyNumber;
  }

  /** Whether the king could be taken if the piece were not there: only then must its moves be tried one by one. */
  protected isPinned(square: number, seat: number): boolean {
    const cell = this.cell[square]!;
    const held = seat * COLUMN_COUNT + columnOf[square]!;
    const before = this.held[held]!;
    this.cell[square] = EMPTY;
    this.held[held] = before & ~(1 << placeInColumn[square]!);
    const pinned = this.isAttacked(this.king[seat]!, 1 - seat);
    this.held[held] = before;
    this.cell[square] = cell;
    return pinned;
  }

  /** Whether the mover's king is out of danger once the piece on `from` stands on `to`; a look, not a move. */
  protected isSafe(from: number, to: number): boolean {
    const { cell, held } = this;
    const mover = cell[from]!;
    const taken = cell[to]!;
    const seat = (mover & BLACK) === 0 ? 0 : 1;
    const own = seat * COLUMN_COUNT;
    const leaving = own + columnOf[from]!;
    const coming = own + columnOf[to]!;
    const other = COLUMN_COUNT - own + columnOf[to]!;
    const heldLeaving = held[leaving]!;
    const heldOther = held[other]!;
    const bit = 1 << placeInColumn[to]!;
    cell[from] = EMPTY;
    cell[to] = mover;
    held[leaving] = heldLeaving & ~(1 << placeInColumn[from]!);
    const heldComing = held[coming]!;
    held[coming] = heldComing | bit;
    held[other] = heldOther & ~bit;
    const safe = !this.isAttacked((mover & ROLE_MASK) === KING ? to : this.king[seat]!, 1 - seat);
    held[other] = heldOther;
    held[coming] = heldComing;
    held[leaving] = heldLeaving;
    cell[from] = mover;
    cell[to] = taken;
    return safe;
  }

  /** Whether the seat's piece on `from`, once it stands on `to`, could take the other king; a look, not a move. */
  protected givesCheck(from: number, to: number, seat: number): boolean {
    const { cell, held } = this;
    const king = this.king[1 - seat]!;
    const mover = cell[from]!;
    if ((relation[columnOf[to]! * COLUMN_COUNT + columnOf[king]!]! & aims[mover & (BLACK | ROLE_MASK)]!) === 0) return false;
    const own = seat * COLUMN_COUNT;
    const leaving = own + columnOf[from]!;
    const coming = own + columnOf[to]!;
    const heldLeaving = held[leaving]!;
    held[leaving] = heldLeaving & ~(1 << placeInColumn[from]!);
    const heldComing = held[coming]!;
    held[coming] = heldComing | (1 << placeInColumn[to]!);
    const givesCheck = this.attacksFrom(to, mover, king);
    held[coming] = heldComing;
    held[leaving] = heldLeaving;
    return givesCheck;
  }

  /** Whether a piece of the seat stands behind the one on `from` on a line to the other king; what else is between is left aside. */
  protected mayDiscoverCheck(from: number, seat: number): boolean {
    const column = columnOf[from]!;
    const bits = relation[column * COLUMN_COUNT + columnOf[this.king[1 - seat]!]!]!;
    if ((bits & SAME_COLUMN) !== 0) return true;
    const line = bits & LINE_MASK;
    if (line === 0) return false;
    const size = this.listSize[seat]!;
    for (let i = 0; i < size; i++) {
      const behind = this.pieceAt(seat, i);
      const role = this.cell[behind]! & ROLE_MASK;
      if (behind === from || (role !== QUEEN && role !== ROOK && role !== BISHOP)) continue;
      const back = relation[columnOf[behind]! * COLUMN_COUNT + column]!;
      if ((back & LINE_MASK) === line ? (back & aims[this.cell[behind]! & (BLACK | ROLE_MASK)]!) !== 0 : (back & SAME_COLUMN) !== 0)
        return true;
    }
    return false;
  }

  protected isSafeCastle(path: CastlePath, seat: number): boolean {
    const { kingFrom, kingTo, rookFrom, rookTo } = path;
    const king = this.cell[kingFrom]!;
    const rook = this.cell[rookFrom]!;
    this.shiftPair(kingFrom, kingTo, king, rookFrom, rookTo, rook);
    const safe = !this.isAttacked(kingTo, 1 - seat);
    this.shiftPair(kingTo, kingFrom, king, rookTo, rookFrom, rook);
    return safe;
  }

  /** No choice of promotion of the opponent's pawn, which a board move has uncovered, may attack the king (Meder 3.4(e)(iii)). */
  protected isSafeFromWaitingPawn(seat: number): boolean {
    if (this.pending === NONE || !this.byChoice) return true;
    const pawn = this.cell[this.pending]!;
    const colour = pawn & BLACK;
    const king = this.king[seat]!;
    return !this.attacksFrom(this.pending, colour | QUEEN, king) && !this.attacksFrom(this.pending, colour | KNIGHT, king);
  }
}
