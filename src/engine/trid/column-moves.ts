import { NONE } from '../core/machine.ts';
import { BIT_SETS, sizeOf } from './column-bitboards.ts';
import { columnOf, COLUMN_COUNT, COLUMN_SIZE, firstSquareOf, nextColumn } from './board.ts';
import { BISHOP, BLACK, UNMOVED, KING, KNIGHT, PAWN, ROLE_MASK, ROOK } from './cells.ts';
import { TridMachine } from './machine.ts';
import { DOUBLE_STEP, STEP } from './packed-move.ts';
import { ADJACENT, BLACK_CAPTURES, KNIGHT_LEAP, leapColumns, LINE_MASK, relation, WHITE_CAPTURES } from './attack-geometry.ts';
import type { Tables } from './tables.ts';

/** The column of the knight's first step, along the longer side of its leap: `[from * 60 + to]` (Bartmess 6.5). */
const firstStep = new Uint8Array(COLUMN_COUNT * COLUMN_COUNT);
for (let from = 0; from < COLUMN_COUNT; from++)
  for (let direction = 0; direction < 4; direction++) {
    const middle = nextColumn[direction * COLUMN_COUNT + from]!;
    if (middle < 0) continue;
    for (let diagonal = 4; diagonal < 8; diagonal++) {
      const to = nextColumn[diagonal * COLUMN_COUNT + middle]!;
      if (to >= 0 && (relation[from * COLUMN_COUNT + to]! & KNIGHT_LEAP) !== 0) firstStep[from * COLUMN_COUNT + to] = middle;
    }
  }

/**
 * Levels do not matter on the way: a line runs from column to column and may end on any square of a column it
 * reaches. The ruleset says which columns it may go on past.
 */
export class ColumnMachine extends TridMachine {
  /** `[squares * 64 + held]`, both as bits: 1 where a line goes on past such a column. */
  readonly #passes: Uint8Array = new Uint8Array(BIT_SETS * BIT_SETS);
  readonly #knightNeedsGround: boolean;
  /** The first column that shuts an enemy’s line to the king, or the ground its knight lacks: those that hold the number of the survey. */
  readonly #shutting: Int32Array = new Int32Array(COLUMN_COUNT);
  protected override readonly boardsShut: boolean;
  protected override readonly levelsAlike = true;

  constructor(tables: Tables) {
    super(tables);
    const { levels } = tables.rules;
    if (levels.kind !== 'columns') throw new Error(`${tables.rules.id} moves by levels`);
    this.#knightNeedsGround = levels.knightNeedsGround;
    this.boardsShut = !levels.passes(0, 0) || this.#knightNeedsGround;
    const row = (squares: number): Uint8Array => sizeOf.map((held) => (levels.passes(squares, held) ? 1 : 0));
    const rows = Array.from({ length: COLUMN_SIZE + 1 }, (_, size) => row(size));
    for (let squares = 0; squares < BIT_SETS; squares++) this.#passes.set(rows[sizeOf[squares]!]!, squares * BIT_SETS);
  }

  #isOpen(column: number): boolean {
    return this.#passes[this.exists[column]! * BIT_SETS + (this.held[column]! | this.held[COLUMN_COUNT + column]!)] === 1;
  }

  override attacksFrom(from: number, cell: number, to: number): boolean {
    const a = columnOf[from]!;
    const b = columnOf[to]!;
    const bits = relation[a * COLUMN_COUNT + b]!;
    const role = cell & ROLE_MASK;
    if (role === PAWN) return (bits & ((cell & BLACK) === 0 ? WHITE_CAPTURES : BLACK_CAPTURES)) !== 0;
    if (role === KNIGHT)
      return (bits & KNIGHT_LEAP) !== 0 && (!this.#knightNeedsGround || this.exists[firstStep[a * COLUMN_COUNT + b]!] !== 0);
    if (role === KING) return (bits & ADJACENT) !== 0;
    const line = bits & LINE_MASK;
    if (line === 0 || (role === ROOK && line > 4) || (role === BISHOP && line < 5)) return false;
    const step = (line - 1) * COLUMN_COUNT;
    for (let column = nextColumn[step + a]!; column !== b; column = nextColumn[step + column]!) if (!this.#isOpen(column)) return false;
    return true;
  }

  protected override markPinLine(slider: number, line: number, king: number): void {
    const b = columnOf[king]!;
    const step = (line - 1) * COLUMN_COUNT;
    let shut = NONE;
    for (let column = nextColumn[step + columnOf[slider]!]!; column !== b; column = nextColumn[step + column]!) {
      if (this.#isOpen(column)) continue;
      if (shut >= 0) return;
      shut = column;
      this.#shutting[shut] = this.surveyNumber;
    }
    if (shut >= 0) this.pinLines[shut] = this.surveyNumber;
  }

  protected override markLeap(knight: number, king: number): void {
    this.#shutting[firstStep[columnOf[knight]! * COLUMN_COUNT + columnOf[king]!]!] = this.surveyNumber;
  }

  protected override letsThrough(pin: number): boolean {
    const first = firstSquareOf(pin);
    for (let square = first; square < first + 4; square++) if (this.#shutting[columnOf[square]!] === this.surveyNumber) return true;
    return false;
  }

  protected override pieceMoves(from: number, role: number): void {
    const start = columnOf[from]!;
    const own = this.turn * COLUMN_COUNT;
    if (role === KNIGHT) {
      for (let i = start * 8; i < start * 8 + 8; i++) {
        const column = leapColumns[i]!;
        if (column < 0) return;
        if (!this.#knightNeedsGround || this.exists[firstStep[start * COLUMN_COUNT + column]!] !== 0)
          this.pushMoves(from, column, this.exists[column]! & ~this.held[own + column]!);
      }
      return;
    }
    const last = role === ROOK ? 3 : 7;
    for (let direction = role === BISHOP ? 4 : 0; direction <= last; direction++) {
      const step = direction * COLUMN_COUNT;
      if (this.noisyOnly && !this.isEnemyAhead(step + start)) continue;
      for (let column = nextColumn[step + start]!; column >= 0; column = nextColumn[step + column]!) {
        this.pushMoves(from, column, this.exists[column]! & ~this.held[own + column]!);
        if (role === KING || !this.#isOpen(column)) break;
      }
    }
  }

  protected override pawnMoves(from: number, seat: number): void {
    const start = columnOf[from]!;
    const ahead = (seat === 0 ? 0 : 2) * COLUMN_COUNT;
    const forward = nextColumn[ahead + start]!;
    if (forward >= 0) {
      this.pushPawnMoves(from, forward, this.vacantIn(forward), STEP);
      if ((this.cell[from]! & UNMOVED) !== 0 && this.exists[forward] !== 0 && this.#isOpen(forward)) {
        const further = nextColumn[ahead + forward]!;
        this.pushPawnMoves(from, further, this.vacantIn(further), DOUBLE_STEP);
      }
    }
    const enemy = (1 - seat) * COLUMN_COUNT;
    const left = nextColumn[(seat === 0 ? 7 : 6) * COLUMN_COUNT + start]!;
    const right = nextColumn[(seat === 0 ? 4 : 5) * COLUMN_COUNT + start]!;
    if (left >= 0) this.pushPawnMoves(from, left, this.held[enemy + left]!, STEP);
    if (right >= 0) this.pushPawnMoves(from, right, this.held[enemy + right]!, STEP);
  }

  protected override crossedTargets(from: number, _to: number, seat: number): number {
    return this.vacantIn(nextColumn[(seat === 0 ? 0 : 2) * COLUMN_COUNT + columnOf[from]!]!);
  }

  protected override mayCaptureEnPassant(): boolean {
    return true;
  }
}
