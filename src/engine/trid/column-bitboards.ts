import { COLUMN_COUNT, COLUMN_SIZE, columnSize, columnSquares, heightOf, mainBoardOf, MAIN_SQUARES, PIN_COUNT, pinOf } from './board.ts';

/** Sets of squares of one column as bits: bit i is the i-th square from below, `columnSquares[column * 6 + i]`. */
export const BIT_SETS = 1 << COLUMN_SIZE;

/** How many squares a set has. */
export const sizeOf = new Uint8Array(BIT_SETS);
for (let bits = 1; bits < BIT_SETS; bits++) sizeOf[bits] = sizeOf[bits >> 1]! + (bits & 1);

/** Only the lowest (highest) square of a set. */
export const lowestOf = new Uint8Array(BIT_SETS);
export const highestOf = new Uint8Array(BIT_SETS);
for (let bits = 1; bits < BIT_SETS; bits++) {
  lowestOf[bits] = bits & -bits;
  highestOf[bits] = 1 << (31 - Math.clz32(bits));
}

/** The square of a column that a bit stands for. */
export const squareAt = (column: number, bit: number): number => columnSquares[column * COLUMN_SIZE + 31 - Math.clz32(bit)]!;

/** The place of a set's lowest square. */
export const lowestPlace = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Squares of main board m in a column, one bit at most: `[column * 3 + m]`; and those of pins fixed to m. */
export const mainBit = new Uint8Array(COLUMN_COUNT * 3);
export const hangingBits = new Uint8Array(COLUMN_COUNT * 3);
/** The square of a pin in a column, one bit at most: `[column * 24 + pin]`. */
export const pinBit = new Uint8Array(COLUMN_COUNT * PIN_COUNT);
/** All squares of pins in a column. */
export const pinBits = new Uint8Array(COLUMN_COUNT);

/** Heights run from -1 to 5; as an index, from 0. */
export const HEIGHTS = 7;
/** Squares of a column at a height; up to 2 over it; up to 2 under it: `[column * 7 + height + 1]`. */
export const levelBits = new Uint8Array(COLUMN_COUNT * HEIGHTS);
export const upperBits = new Uint8Array(COLUMN_COUNT * HEIGHTS);
export const lowerBits = new Uint8Array(COLUMN_COUNT * HEIGHTS);
/** Squares of a column exactly 1 over or under a height, by the same index. */
export const overBits = new Uint8Array(COLUMN_COUNT * HEIGHTS);
export const underBits = new Uint8Array(COLUMN_COUNT * HEIGHTS);

for (let column = 0; column < COLUMN_COUNT; column++)
  for (let place = 0; place < columnSize[column]!; place++) {
    const square = columnSquares[column * COLUMN_SIZE + place]!;
    const bit = 1 << place;
    if (square < MAIN_SQUARES) mainBit[column * 3 + mainBoardOf[square]!] = bit;
    else {
      hangingBits[column * 3 + mainBoardOf[square]!]! |= bit;
      pinBit[column * PIN_COUNT + pinOf[square]!] = bit;
      pinBits[column]! |= bit;
    }
    for (let index = 0; index < HEIGHTS; index++) {
      const over = heightOf[square]! - (index - 1);
      if (over === 0) levelBits[column * HEIGHTS + index]! |= bit;
      else if (over > 0 && over <= 2) upperBits[column * HEIGHTS + index]! |= bit;
      else if (over < 0 && over >= -2) lowerBits[column * HEIGHTS + index]! |= bit;
      if (over === 1) overBits[column * HEIGHTS + index]! |= bit;
      else if (over === -1) underBits[column * HEIGHTS + index]! |= bit;
    }
  }
