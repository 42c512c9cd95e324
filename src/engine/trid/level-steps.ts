import {
  BIT_SETS,
  HEIGHTS,
  highestOf,
  levelBits,
  lowerBits,
  lowestOf,
  overBits,
  lowestPlace,
  underBits,
  upperBits,
} from './column-bitboards.ts';
import { COLUMN_COUNT, COLUMN_SIZE, columnSize, columnSquares, heightOf } from './board.ts';

/** Which changes of level a step may make: none and either way, none and up, none and down. */
export const ANY_WAY = 0;
export const UPWARD = 1;
export const DOWNWARD = 2;

/** The height of a square of a column, as an index from 0, by its bit: `[column * 64 + bit]`. */
export const heightOfBit = new Uint8Array(COLUMN_COUNT * BIT_SETS);
/**
 * Whether a square is exactly one over (1) or under (2) a height in a column with these squares: a step from that height
 * then goes no further than there (Usenet, one level apart). `[(column * 64 + squares) * 7 + height]`.
 */
export const nearBits = new Uint8Array(COLUMN_COUNT * BIT_SETS * HEIGHTS);
/** The squares of a column that one step comes to: `[(((way * 4 + near) * 60 + column) * 7 + height) * 64 + squares]`. */
export const stepBits = new Uint8Array(3 * 4 * COLUMN_COUNT * HEIGHTS * BIT_SETS);

let isFilled = false;

/** Fills these tables, once: that takes long, and most rulesets never look into them. */
export function fillSteps(): void {
  if (isFilled) return;
  isFilled = true;
  for (let column = 0; column < COLUMN_COUNT; column++) fillColumn(column);
}

/** How far apart two ways lie in `stepBits`. */
const WAY = 4 * COLUMN_COUNT * HEIGHTS * BIT_SETS;

function fillColumn(column: number): void {
  for (let place = 0; place < columnSize[column]!; place++)
    heightOfBit[column * BIT_SETS + (1 << place)] = heightOf[columnSquares[column * COLUMN_SIZE + lowestPlace(1 << place)]!]! + 1;
  // A column has no more squares than it has: most have two or three, and few sets.
  const sets = 1 << columnSize[column]!;
  for (let squares = 0; squares < sets; squares++)
    for (let height = 0; height < HEIGHTS; height++) {
      const index = column * HEIGHTS + height;
      nearBits[(column * BIT_SETS + squares) * HEIGHTS + height] =
        ((squares & overBits[index]!) !== 0 ? 1 : 0) | ((squares & underBits[index]!) !== 0 ? 2 : 0);
      const level = squares & levelBits[index]!;
      for (let near = 0; near < 4; near++) {
        const up = lowestOf[squares & ((near & 1) !== 0 ? overBits : upperBits)[index]!]!;
        const down = highestOf[squares & ((near & 2) !== 0 ? underBits : lowerBits)[index]!]!;
        const at = ((near * COLUMN_COUNT + column) * HEIGHTS + height) * BIT_SETS + squares;
        stepBits[ANY_WAY * WAY + at] = level | up | down;
        stepBits[UPWARD * WAY + at] = level | up;
        stepBits[DOWNWARD * WAY + at] = level | down;
      }
    }
}
