/** The board of the plain generator, written out from the tables of the specification ("The board all four share"). */

export const FILES = 'zabcde';
export const MAIN_BOARDS = ['W', 'N', 'B'] as const;
export const ATTACK_BOARDS = ['QL', 'KL', 'ql', 'kl'] as const;
/** Canonical order of the boards. */
export const BOARDS: readonly string[] = [...MAIN_BOARDS, ...ATTACK_BOARDS];

/** A square that exists. `x` counts files from z = 0, `y` is the rank. */
export interface Place {
  readonly name: string;
  readonly board: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Where an attack board can stand: a side, a corner of a main board, over or under it. */
export interface PlainPin {
  readonly name: string;
  readonly side: 'Q' | 'K';
  readonly number: number;
  /** 0 W, 1 N, 2 B. */
  readonly main: number;
  readonly back: boolean;
  readonly over: boolean;
}

/** Ranks 0-1, 4-5 / 2-3, 6-7 / 4-5, 8-9 for front and back corners of W, N, B. */
export function lowRank(pin: PlainPin): number {
  return pin.main * 2 + (pin.back ? 4 : 0);
}

export function pinHeight(pin: PlainPin): number {
  return pin.main * 2 + (pin.over ? 1 : -1);
}

/** The twenty-four pins of Bartmess 2.3: four to a main board and side, downward ones odd. */
export const PINS_24: ReadonlyMap<string, PlainPin> = new Map(
  (['Q', 'K'] as const).flatMap((side) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number): [string, PlainPin] => {
      const name = `${side}P${number}`;
      const main = Math.ceil(number / 4) - 1;
      return [name, { name, side, number, main, back: (number - 1) % 4 >= 2, over: number % 2 === 0 }];
    }),
  ),
);

/** The twelve positions of Meder 3.6 and E3: two to a main board and side. */
export const PINS_12: ReadonlyMap<string, PlainPin> = new Map(
  (['Q', 'K'] as const).flatMap((side) =>
    [1, 2, 3, 4, 5, 6].map((number): [string, PlainPin] => {
      const name = `${side}L${number}`;
      return [name, { name, side, number, main: Math.ceil(number / 2) - 1, back: number % 2 === 0, over: true }];
    }),
  ),
);

export function squareName(x: number, y: number, board: string): string {
  return `${FILES.charAt(x)}${y}${board}`;
}

/** The squares of a main board, highest rank first as position strings have them. */
export function mainPlaces(board: string): Place[] {
  const level = (MAIN_BOARDS as readonly string[]).indexOf(board);
  return rectangle(board, 1, level * 2 + 1, 4, level * 2);
}

/** The squares of an attack board on a pin, highest rank first. */
export function attackPlaces(board: string, pin: PlainPin): Place[] {
  return rectangle(board, pin.side === 'Q' ? 0 : 4, lowRank(pin), 2, pinHeight(pin));
}

function rectangle(board: string, left: number, low: number, size: number, height: number): Place[] {
  const places: Place[] = [];
  for (let y = low + size - 1; y >= low; y -= 1) {
    for (let x = left; x < left + size; x += 1) places.push({ name: squareName(x, y, board), board, x, y, height });
  }
  return places;
}
