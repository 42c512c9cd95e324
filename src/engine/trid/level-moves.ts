import { columnOf, COLUMN_COUNT, nextColumn, placeInColumn } from './board.ts';
import { BISHOP, BLACK, KING, KNIGHT, PAWN, ROLE_MASK, ROOK } from './cells.ts';
import { TridMachine } from './machine.ts';
import { ADJACENT, BLACK_CAPTURES, KNIGHT_LEAP, leapColumns, LINE_MASK, relation, SAME_COLUMN, WHITE_CAPTURES } from './attack-geometry.ts';

/**
 * What the two rulesets share in which levels matter on the way: a line is swept column by column in one direction
 * of the plan, as the set of squares it can be on; the straight way up and down is a line of its own.
 */
export abstract class LevelMachine extends TridMachine {
  protected override readonly boardsShut = true;

  /** From a set of squares of a column to all squares of the next that one step reaches, vacant or not; `from` began the line. */
  protected abstract spread(reached: number, column: number, next: number, from: number): number;
  /** The squares of the set, and those straight over and under it that a line begun on `from` reaches from its vacant ones. */
  protected abstract climb(reached: number, column: number, from: number): number;
  /** Whether a role's diagonal lines may climb on their way (Grant, The Bishop). */
  protected abstract climbs(role: number): boolean;
  /** The squares one step away in a column: the king's, the pawn's and, after its leap, the knight's. */
  protected abstract stepInto(from: number, column: number): number;
  /** The squares of a column that a pawn captures on, one step diagonally ahead. */
  protected abstract pawnStepInto(from: number, column: number, seat: number): number;
  /** The squares of a leap's column that a knight reaches. */
  protected abstract leapInto(from: number, leap: number, column: number): number;

  protected isUpright(role: number): boolean {
    return ((this.tables.upright >> role) & 1) === 1;
  }

  override isLevelNear(from: number, to: number): boolean {
    return (this.stepInto(from, columnOf[to]!) & (1 << placeInColumn[to]!)) !== 0;
  }

  override attacksFrom(from: number, cell: number, to: number): boolean {
    const a = columnOf[from]!;
    const b = columnOf[to]!;
    const bits = relation[a * COLUMN_COUNT + b]!;
    const role = cell & ROLE_MASK;
    const goal = 1 << placeInColumn[to]!;
    if (role === PAWN) {
      const seat = (cell & BLACK) === 0 ? 0 : 1;
      return (bits & (seat === 0 ? WHITE_CAPTURES : BLACK_CAPTURES)) !== 0 && (this.pawnStepInto(from, b, seat) & goal) !== 0;
    }
    if (role === KNIGHT) {
      if ((bits & KNIGHT_LEAP) === 0) return false;
      let leap = a * 8;
      while (leapColumns[leap] !== b) leap++;
      return (this.leapInto(from, leap, b) & goal) !== 0;
    }
    if (role === KING) return (bits & (ADJACENT | SAME_COLUMN)) !== 0 && (this.stepInto(from, b) & goal) !== 0 && from !== to;
    if ((bits & SAME_COLUMN) !== 0)
      return this.isUpright(role) && from !== to && (this.climb(1 << placeInColumn[from]!, a, from) & goal) !== 0;
    const line = bits & LINE_MASK;
    if (line === 0 || (role === ROOK && line > 4) || (role === BISHOP && line < 5)) return false;
    return (this.#lineInto(from, a, b, line - 1, line > 4 && this.climbs(role)) & goal) !== 0;
  }

  /** The squares of a column ahead that a line comes to. */
  #lineInto(from: number, start: number, goal: number, direction: number, climbing: boolean): number {
    const step = direction * COLUMN_COUNT;
    let column = start;
    let reached = 1 << placeInColumn[from]!;
    if (climbing) reached = this.#goOn(this.climb(reached, column, from), column, reached);
    for (;;) {
      const next = nextColumn[step + column]!;
      let come = this.spread(reached, column, next, from);
      if (climbing) come = this.climb(come, next, from);
      if (next === goal) return come;
      reached = come & this.vacantIn(next);
      if (reached === 0) return 0;
      column = next;
    }
  }

  /** The squares a line goes on from: the vacant ones, and the one it began on. */
  #goOn(come: number, column: number, start: number): number {
    return (come & this.vacantIn(column)) | start;
  }

  protected override markPinLine(slider: number, line: number, king: number): void {
    const b = columnOf[king]!;
    const step = (line - 1) * COLUMN_COUNT;
    for (let column = columnOf[slider]!; column !== b; column = nextColumn[step + column]!) this.pinLines[column] = this.surveyNumber;
    this.pinLines[b] = this.surveyNumber;
  }

  protected override markPinColumn(king: number, role: number): void {
    if (this.isUpright(role)) this.pinLines[columnOf[king]!] = this.surveyNumber;
  }

  protected override pieceMoves(from: number, role: number): void {
    const start = columnOf[from]!;
    const own = this.turn * COLUMN_COUNT;
    if (role === KNIGHT) {
      for (let leap = start * 8; leap < start * 8 + 8 && leapColumns[leap]! >= 0; leap++) {
        const column = leapColumns[leap]!;
        if (this.noisyOnly ? this.held[COLUMN_COUNT - own + column] !== 0 : this.exists[column] !== 0)
          this.pushMoves(from, column, this.leapInto(from, leap, column) & ~this.held[own + column]!);
      }
      return;
    }
    if (role === KING) {
      this.pushMoves(from, start, this.stepInto(from, start) & ~this.held[own + start]!);
      for (let direction = 0; direction < 8; direction++) {
        const column = nextColumn[direction * COLUMN_COUNT + start]!;
        if (column >= 0) this.pushMoves(from, column, this.stepInto(from, column) & ~this.held[own + column]!);
      }
      return;
    }
    this.#lineMoves(from, start, role, own);
  }

  #lineMoves(from: number, start: number, role: number, own: number): void {
    const begin = 1 << placeInColumn[from]!;
    const upright = this.isUpright(role) ? this.climb(begin, start, from) : begin;
    if (upright !== begin) this.pushMoves(from, start, upright & ~this.held[own + start]!);
    const last = role === ROOK ? 3 : 7;
    for (let direction = role === BISHOP ? 4 : 0; direction <= last; direction++) {
      const climbing = direction > 3 && this.climbs(role);
      const step = direction * COLUMN_COUNT;
      if (this.noisyOnly && !this.isEnemyAhead(step + start)) continue;
      let reached = climbing ? this.#goOn(upright, start, begin) : begin;
      let column = start;
      while (reached !== 0) {
        const next = nextColumn[step + column]!;
        if (next < 0 || this.exists[next] === 0) break;
        let come = this.spread(reached, column, next, from);
        if (climbing) come = this.climb(come, next, from);
        const open = come & ~this.held[own + next]!;
        if (open === 0) break;
        this.pushMoves(from, next, open);
        reached = come & this.vacantIn(next);
        column = next;
      }
    }
  }
}
