import { HEIGHTS, highestOf, levelBits, lowerBits, lowestOf, overBits, underBits, upperBits } from './bits.ts';
import { columnOf, COLUMN_COUNT, COLUMN_SIZE, columnSquares, heightOf, nextColumn, placeInColumn } from './board.ts';
import { FRESH } from './cells.ts';
import { LevelMachine } from './lines.ts';
import { DOUBLE_STEP, STEP } from './packing.ts';

/**
 * Usenet: every board is a level at its height. One level up is at most 2 higher, with no square between the two heights
 * in the column that is left or in the one that is entered: an attack board between two main boards makes two levels of
 * one, on either side, so that a step can always be taken back [house]. Changes go one way in a move.
 */
export class HeightMachine extends LevelMachine {
  /** The squares of a column on the level, one up and one down, of a height. */
  private level(column: number, height: number): number {
    return this.exists[column]! & levelBits[column * HEIGHTS + height + 1]!;
  }

  /** The square of a column one level over a height, coming from column `left`. */
  private above(column: number, height: number, left: number): number {
    const index = height + 1;
    const near = (this.exists[left]! & overBits[left * HEIGHTS + index]!) !== 0;
    return lowestOf[this.exists[column]! & (near ? overBits : upperBits)[column * HEIGHTS + index]!]!;
  }

  private below(column: number, height: number, left: number): number {
    const index = height + 1;
    const near = (this.exists[left]! & underBits[left * HEIGHTS + index]!) !== 0;
    return highestOf[this.exists[column]! & (near ? underBits : lowerBits)[column * HEIGHTS + index]!]!;
  }

  protected override spread(reached: number, column: number, next: number, from: number): number {
    const origin = heightOf[from]!;
    let come = 0;
    const squares = this.exists[next]!;
    const left = this.exists[column]!;
    for (let rest = reached; rest !== 0; rest &= rest - 1) {
      const height = heightOf[columnSquares[column * COLUMN_SIZE + 31 - Math.clz32(rest & -rest)]!]!;
      const index = next * HEIGHTS + height + 1;
      const leaving = column * HEIGHTS + height + 1;
      come |= squares & levelBits[index]!;
      if (height >= origin) come |= lowestOf[squares & ((left & overBits[leaving]!) !== 0 ? overBits : upperBits)[index]!]!;
      if (height <= origin) come |= highestOf[squares & ((left & underBits[leaving]!) !== 0 ? underBits : lowerBits)[index]!]!;
    }
    return come;
  }

  protected override climb(reached: number, column: number, from: number): number {
    const vacant = this.vacantIn(column);
    let come = reached;
    for (let up = this.above(column, heightOf[from]!, column); up !== 0; up = this.above(column, this.heightIn(column, up), column)) {
      come |= up;
      if ((up & vacant) === 0) break;
    }
    for (
      let down = this.below(column, heightOf[from]!, column);
      down !== 0;
      down = this.below(column, this.heightIn(column, down), column)
    ) {
      come |= down;
      if ((down & vacant) === 0) break;
    }
    return come;
  }

  private heightIn(column: number, bit: number): number {
    return heightOf[columnSquares[column * COLUMN_SIZE + 31 - Math.clz32(bit)]!]!;
  }

  /** A line is straight up and down or along the plan, never both. */
  protected override climbs(): boolean {
    return false;
  }

  protected override stepInto(from: number, column: number): number {
    const height = heightOf[from]!;
    const left = columnOf[from]!;
    const come = this.above(column, height, left) | this.below(column, height, left);
    return column === left ? come : come | this.level(column, height);
  }

  protected override leapInto(from: number, _leap: number, column: number): number {
    return this.stepInto(from, column);
  }

  /** White's pawns go up, Black's down, or stay on their level. */
  protected override pawnStepInto(from: number, column: number, seat: number): number {
    const height = heightOf[from]!;
    const left = columnOf[from]!;
    return this.level(column, height) | (seat === 0 ? this.above(column, height, left) : this.below(column, height, left));
  }

  protected override advance(from: number, seat: number): void {
    const start = columnOf[from]!;
    const ahead = (seat === 0 ? 0 : 2) * COLUMN_COUNT;
    const forward = nextColumn[ahead + start]!;
    if (forward >= 0) {
      const one = this.pawnStepInto(from, forward, seat) & this.vacantIn(forward);
      this.landPawn(from, forward, one, STEP);
      if ((this.cell[from]! & FRESH) !== 0) {
        const further = nextColumn[ahead + forward]!;
        let two = 0;
        for (let rest = one, place = 0; rest !== 0; rest >>= 1, place++)
          if ((rest & 1) !== 0) two |= this.pawnStepInto(columnSquares[forward * COLUMN_SIZE + place]!, further, seat);
        this.landPawn(from, further, two & this.vacantIn(further), DOUBLE_STEP);
      }
    }
    const enemy = (1 - seat) * COLUMN_COUNT;
    const left = nextColumn[(seat === 0 ? 7 : 6) * COLUMN_COUNT + start]!;
    const right = nextColumn[(seat === 0 ? 4 : 5) * COLUMN_COUNT + start]!;
    if (left >= 0) this.landPawn(from, left, this.pawnStepInto(from, left, seat) & this.held[enemy + left]!, STEP);
    if (right >= 0) this.landPawn(from, right, this.pawnStepInto(from, right, seat) & this.held[enemy + right]!, STEP);
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

  protected override mayTakePassing(): boolean {
    return true;
  }
}
