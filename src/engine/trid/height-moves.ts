import { BIT_SETS, HEIGHTS, highestOf, lowerBits, lowestOf, upperBits } from './column-bitboards.ts';
import { columnOf, COLUMN_COUNT, COLUMN_SIZE, columnSquares, heightOf, nextColumn, placeInColumn } from './board.ts';
import { UNMOVED } from './cells.ts';
import { LevelMachine } from './level-moves.ts';
import { DOUBLE_STEP, STEP } from './packed-move.ts';
import { ANY_WAY, DOWNWARD, fillSteps, heightOfBit, nearBits, stepBits, UPWARD } from './level-steps.ts';
import type { Tables } from './tables.ts';

/**
 * Usenet: every board is a level at its height. One level up is at most 2 higher, with no square between the two heights
 * in the column that is left or in the one that is entered: an attack board between two main boards makes two levels of
 * one, on either side, so that a step can always be taken back [house]. Changes go one way in a move.
 */
export class HeightMachine extends LevelMachine {
  constructor(tables: Tables) {
    super(tables);
    fillSteps();
  }

  /** The square of a column next over a height, in that very column; and next under it. */
  #above(column: number, height: number): number {
    return lowestOf[this.exists[column]! & upperBits[column * HEIGHTS + height + 1]!]!;
  }

  #below(column: number, height: number): number {
    return highestOf[this.exists[column]! & lowerBits[column * HEIGHTS + height + 1]!]!;
  }

  /** The squares of a column that one step from another comes to. */
  #step(from: number, column: number, way: number): number {
    const left = columnOf[from]!;
    const height = heightOf[from]! + 1;
    const near = nearBits[(left * BIT_SETS + this.exists[left]!) * HEIGHTS + height]!;
    return stepBits[(((way * 4 + near) * COLUMN_COUNT + column) * HEIGHTS + height) * BIT_SETS + this.exists[column]!]!;
  }

  protected override spread(reached: number, column: number, next: number, from: number): number {
    const origin = heightOf[from]! + 1;
    const squares = this.exists[next]!;
    const leaving = (column * BIT_SETS + this.exists[column]!) * HEIGHTS;
    let come = 0;
    for (let rest = reached; rest !== 0; rest &= rest - 1) {
      const height = heightOfBit[column * BIT_SETS + (rest & -rest)]!;
      const way = height > origin ? UPWARD : height < origin ? DOWNWARD : ANY_WAY;
      come |= stepBits[(((way * 4 + nearBits[leaving + height]!) * COLUMN_COUNT + next) * HEIGHTS + height) * BIT_SETS + squares]!;
    }
    return come;
  }

  protected override climb(reached: number, column: number, from: number): number {
    const vacant = this.vacantIn(column);
    let come = reached;
    for (let up = this.#above(column, heightOf[from]!); up !== 0; up = this.#above(column, this.#heightIn(column, up))) {
      come |= up;
      if ((up & vacant) === 0) break;
    }
    for (let down = this.#below(column, heightOf[from]!); down !== 0; down = this.#below(column, this.#heightIn(column, down))) {
      come |= down;
      if ((down & vacant) === 0) break;
    }
    return come;
  }

  #heightIn(column: number, bit: number): number {
    return heightOf[columnSquares[column * COLUMN_SIZE + 31 - Math.clz32(bit)]!]!;
  }

  /** A line is straight up and down or along the plan, never both. */
  protected override climbs(): boolean {
    return false;
  }

  protected override stepInto(from: number, column: number): number {
    const come = this.#step(from, column, ANY_WAY);
    return column === columnOf[from] ? come & ~(1 << placeInColumn[from]!) : come;
  }

  protected override leapInto(from: number, _leap: number, column: number): number {
    return this.stepInto(from, column);
  }

  /** White's pawns go up, Black's down, or stay on their level. */
  protected override pawnStepInto(from: number, column: number, seat: number): number {
    return this.#step(from, column, seat === 0 ? UPWARD : DOWNWARD);
  }

  protected override pawnMoves(from: number, seat: number): void {
    const start = columnOf[from]!;
    const ahead = (seat === 0 ? 0 : 2) * COLUMN_COUNT;
    const forward = nextColumn[ahead + start]!;
    if (forward >= 0 && (!this.noisyOnly || this.isNearEnd(forward))) {
      const one = this.pawnStepInto(from, forward, seat) & this.vacantIn(forward);
      this.pushPawnMoves(from, forward, one, STEP);
      if ((this.cell[from]! & UNMOVED) !== 0) {
        const further = nextColumn[ahead + forward]!;
        let two = 0;
        for (let rest = one, place = 0; rest !== 0; rest >>= 1, place++)
          if ((rest & 1) !== 0) two |= this.pawnStepInto(columnSquares[forward * COLUMN_SIZE + place]!, further, seat);
        this.pushPawnMoves(from, further, two & this.vacantIn(further), DOUBLE_STEP);
      }
    }
    const enemy = (1 - seat) * COLUMN_COUNT;
    const left = nextColumn[(seat === 0 ? 7 : 6) * COLUMN_COUNT + start]!;
    const right = nextColumn[(seat === 0 ? 4 : 5) * COLUMN_COUNT + start]!;
    if (left >= 0 && this.held[enemy + left] !== 0)
      this.pushPawnMoves(from, left, this.pawnStepInto(from, left, seat) & this.held[enemy + left]!, STEP);
    if (right >= 0 && this.held[enemy + right] !== 0)
      this.pushPawnMoves(from, right, this.pawnStepInto(from, right, seat) & this.held[enemy + right]!, STEP);
  }

  /** The squares by which the double step could have gone. */
  protected override crossedTargets(from: number, to: number, seat: number): number {
    const forward = nextColumn[(seat === 0 ? 0 : 2) * COLUMN_COUNT + columnOf[from]!]!;
    const goal = 1 << placeInColumn[to]!;
    let targets = this.pawnStepInto(from, forward, seat) & this.vacantIn(forward);
    for (let place = 0; targets >> place !== 0; place++) {
      const one = columnSquares[forward * COLUMN_SIZE + place]!;
      if ((this.pawnStepInto(one, columnOf[to]!, seat) & goal) === 0) targets &= ~(1 << place);
    }
    return targets;
  }

  protected override mayCaptureEnPassant(): boolean {
    return true;
  }
}
