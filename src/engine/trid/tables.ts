import { NONE } from '../core/machine.ts';
import { once } from '../core/once.ts';
import { ROLES } from '../core/piece.ts';
import {
  ATTACK_BOARDS,
  columnAt,
  columnOf,
  COLUMN_COUNT,
  fileOf,
  FILES,
  firstSquareOf,
  mainBoardOf,
  MAIN_BOARDS,
  MAIN_SQUARES,
  mainSquareAt,
  PIN_COUNT,
  pinOf,
  PINS,
  pinSquareAt,
  rankOf,
  SQUARE_COUNT,
  type PinPlace,
} from './board.ts';
import type { Reaching, Spot, TridRules } from './rules.ts';
import { makePieceSquareTable } from './piece-square.ts';

/** Compiled castling of one seat. */
export interface CastlePath {
  readonly id: string;
  readonly kingFrom: number;
  readonly kingTo: number;
  readonly rookFrom: number;
  readonly rookTo: number;
  readonly vacant: readonly number[];
}

const REACHES_NEVER = 0;
export const REACHES_ALWAYS = 1;
export const REACHES_UNCOVERED = 2;
const REACHING: Readonly<Record<Reaching, number>> = { never: REACHES_NEVER, always: REACHES_ALWAYS, uncovered: REACHES_UNCOVERED };

/** Everything a machine looks up, made once per ruleset from its record; nothing in it changes with a position. */
export interface Tables {
  readonly rules: TridRules;
  readonly pinNames: readonly (string | undefined)[];
  /** The pin of each attack board at the start. */
  readonly startPins: readonly number[];
  /** `[seat * 144 + square]` of pawns: when one that moves (is carried) there is at its end. */
  readonly reaches: Uint8Array;
  readonly reachesCarried: Uint8Array;
  /** Adjacent pins: `[empty ? 0 : 1 + seat][pin]`. */
  readonly adjacent: readonly (readonly (readonly number[])[])[];
  readonly castles: readonly (readonly CastlePath[])[];
  /** `[seat * 144 + square]`: bit set of roles whose start square it is, its attack board at its start pin. */
  readonly startRoles: Uint8Array;
  /** Bit set of roles whose first-move right is recorded; bits by role number. */
  readonly firstMoveRoles: number;
  /** The other face of a pin's corner. */
  readonly otherFace: Int8Array;
  /** The corner square of the main board over or under which a pin's board stands. */
  readonly cornerSquare: Int16Array;
  /** The pins of a main board's corner square, or `NONE` twice: `[square * 2 + i]`. */
  readonly cornerPins: Int8Array;
  readonly upright: number;
  /** What a load allows, by `loadIndex`: bits MAY_MOVE and MAY_ROTATE. */
  readonly boardPowers: Uint8Array;
  /** Worth of roles by number, in centipawns; 0 for none. */
  readonly worths: Int16Array;
  /** Worth of pieces where they stand: `[(cell without rights) << 8 | square]`. */
  readonly standings: () => Int16Array;
}

export const MAY_MOVE = 1;
export const MAY_ROTATE = 2;

export function boardLoadIndex(count: number, pawn: boolean, ownPiece: boolean, ownBoard: boolean): number {
  return (count > 1 ? 16 : count * 8) | (pawn ? 4 : 0) | (ownPiece ? 2 : 0) | (ownBoard ? 1 : 0);
}

function compilePowers(rules: TridRules): Uint8Array {
  const powers = new Uint8Array(24);
  for (const count of [0, 1, 2])
    for (const pawn of [false, true])
      for (const ownPiece of [false, true])
        for (const ownBoard of [false, true]) {
          const load = { count, pawn, ownPiece, ownBoard };
          powers[boardLoadIndex(count, pawn, ownPiece, ownBoard)] =
            (rules.boards.mayMove(load) ? MAY_MOVE : 0) | (rules.boards.mayRotate(load) ? MAY_ROTATE : 0);
        }
  return powers;
}

function spotOf(square: number, seat: number): Spot {
  const column = columnOf[square]!;
  const flip = seat === 1;
  return {
    file: fileOf(column),
    rank: flip ? 9 - rankOf(column) : rankOf(column),
    main: flip ? 2 - mainBoardOf[square]! : mainBoardOf[square]!,
    attack: square >= MAIN_SQUARES,
  };
}

function reachTable(reaches: (spot: Spot) => Reaching): Uint8Array {
  const table = new Uint8Array(2 * SQUARE_COUNT);
  for (let seat = 0; seat < 2; seat++)
    for (let square = 0; square < SQUARE_COUNT; square++) table[seat * SQUARE_COUNT + square] = REACHING[reaches(spotOf(square, seat))];
  return table;
}

/** A square by its canonical name, with every attack board at the pin given for it; `NONE` if there is none. */
export function findSquare(name: string, pins: ArrayLike<number>): number {
  const column = columnAt(FILES.indexOf(name.charAt(0)), /^\d$/.test(name.charAt(1)) ? Number(name.charAt(1)) : NONE);
  if (column < 0) return NONE;
  const main = (MAIN_BOARDS as readonly string[]).indexOf(name.slice(2));
  if (main >= 0) return mainSquareAt[main * COLUMN_COUNT + column]!;
  const board = (ATTACK_BOARDS as readonly string[]).indexOf(name.slice(2));
  return board >= 0 ? pinSquareAt[pins[board]! * COLUMN_COUNT + column]! : NONE;
}

/** The name of White's square as Black's mirrored one. */
function mirrorName(name: string): string {
  const board = name.slice(2);
  const mirrored = board === 'W' ? 'B' : board === 'B' ? 'W' : board === 'N' ? 'N' : board.toLowerCase();
  return `${name.charAt(0)}${9 - Number(name.charAt(1))}${mirrored}`;
}

function compileCastles(rules: TridRules, startPins: readonly number[]): CastlePath[][] {
  return [0, 1].map((seat) => {
    const find = (name: string): number => findSquare(seat === 0 ? name : mirrorName(name), startPins);
    return rules.castles.map((castle) => ({
      id: castle.id,
      kingFrom: find(castle.king[0]),
      kingTo: find(castle.king[1]),
      rookFrom: find(castle.rook[0]),
      rookTo: find(castle.rook[1]),
      vacant: castle.vacant.map(find),
    }));
  });
}

function compileAdjacency(rules: TridRules, names: readonly (string | undefined)[]): number[][][] {
  const used = PINS.map((_, index) => index).filter((index) => names[index] !== undefined);
  const forward = (from: PinPlace, to: PinPlace, seat: number): number => (seat === 1 ? from.rank - to.rank : to.rank - from.rank);
  return [0, 1, 2].map((load) =>
    PINS.map((from, index) =>
      names[index] === undefined
        ? []
        : used.filter(
            (to) => to !== index && rules.boards.adjacent(from, PINS[to]!, load === 0, load === 0 ? 0 : forward(from, PINS[to]!, load - 1)),
          ),
    ),
  );
}

function compileStart(rules: TridRules, names: readonly (string | undefined)[]): { startPins: number[]; startRoles: Uint8Array } {
  const boards = rules.start.split(' ')[0]!.split(';');
  const startPins = boards.slice(3).map((board) => names.indexOf(board.slice(3, board.indexOf(':'))));
  const startRoles = new Uint8Array(2 * SQUARE_COUNT);
  boards.forEach((board, index) => {
    const rows = board
      .slice(board.indexOf(':') + 1)
      .split('/')
      .reverse();
    const first = index < 3 ? index * 16 : firstSquareOf(startPins[index - 3]!);
    const width = index < 3 ? 4 : 2;
    rows.forEach((row, y) => {
      const cells = [...row].flatMap((letter) => (/\d/.test(letter) ? Array<string>(Number(letter)).fill('') : [letter]));
      cells.forEach((letter, x) => {
        if (letter === '') return;
        const seat = letter === letter.toUpperCase() ? 0 : 1;
        const role = 'KQRBNP'.indexOf(letter.toUpperCase()) + 1;
        startRoles[seat * SQUARE_COUNT + first + y * width + x]! |= 1 << role;
      });
    });
  });
  return { startPins, startRoles };
}

/** Compiles a ruleset's record. */
export function makeTables(rules: TridRules): Tables {
  const pinNames = PINS.map((pin) => rules.pinName(pin));
  const { startPins, startRoles } = compileStart(rules, pinNames);
  const cornerSquare = new Int16Array(PIN_COUNT);
  const cornerPins = new Int8Array(SQUARE_COUNT * 2).fill(NONE);
  const otherFace = new Int8Array(PIN_COUNT);
  PINS.forEach((pin, index) => {
    otherFace[index] = pin.over ? index - 1 : index + 1;
    for (let offset = 0; offset < 4; offset++) {
      const corner = mainSquareAt[pin.mainIndex * COLUMN_COUNT + columnOf[firstSquareOf(index) + offset]!]!;
      if (corner < 0) continue;
      cornerSquare[index] = corner;
      cornerPins[corner * 2 + (pin.over ? 1 : 0)] = index;
    }
  });
  const bits = (roles: readonly (typeof ROLES)[number][]): number => roles.reduce((sum, role) => sum | (1 << (ROLES.indexOf(role) + 1)), 0);
  const worths = Int16Array.from([0, ...ROLES.map((role) => rules.values[role]), 0]);
  return {
    rules,
    pinNames,
    startPins,
    startRoles,
    reaches: reachTable((spot) => rules.reaches(spot)),
    reachesCarried: reachTable((spot) => rules.reachesCarried(spot)),
    adjacent: compileAdjacency(rules, pinNames),
    castles: compileCastles(rules, startPins),
    firstMoveRoles: bits(rules.firstMoveRoles),
    otherFace,
    cornerSquare,
    cornerPins,
    upright: bits(rules.upright),
    boardPowers: compilePowers(rules),
    worths,
    standings: once(() => makePieceSquareTable(worths)),
  };
}

/** The canonical name of a square; for an attack board's, as the board of that number. */
export function nameSquare(square: number, board: number): string {
  const column = columnOf[square]!;
  const id = square < MAIN_SQUARES ? MAIN_BOARDS[mainBoardOf[square]!]! : ATTACK_BOARDS[board]!;
  return `${FILES.charAt(fileOf(column))}${rankOf(column)}${id}`;
}

/** The canonical name of a square that exists: its attack board is the one at its pin. */
export function squareName(square: number, pinBoard: ArrayLike<number>): string {
  const pin = pinOf[square]!;
  return nameSquare(square, pin < 0 ? NONE : pinBoard[pin]!);
}

/** What forbids a castling, in the order in which it is asked; numbers, for the generator asks at every node. */
export const CASTLE_OPEN = 0;
/** It would be the first move of the game (Meder 3.5(a)(ii)(1)[a]). */
export const CASTLE_FIRST = 1;
export const CASTLE_KING_MOVED = 2;
export const CASTLE_ROOK_MOVED = 3;
export const CASTLE_BLOCKED = 4;
export const CASTLE_CHECKED = 5;
export const CASTLE_ATTACKED = 6;
export type CastleBar =
  | typeof CASTLE_OPEN
  | typeof CASTLE_FIRST
  | typeof CASTLE_KING_MOVED
  | typeof CASTLE_ROOK_MOVED
  | typeof CASTLE_BLOCKED
  | typeof CASTLE_CHECKED
  | typeof CASTLE_ATTACKED;
