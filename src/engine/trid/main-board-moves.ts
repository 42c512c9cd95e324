import { NONE } from '../core/machine.ts';
import { once } from '../core/once.ts';
import { hangingBits, mainBit, pinBit, pinBits, squareAt } from './column-bitboards.ts';
import { columnOf, COLUMN_COUNT, mainBoardOf, nextColumn, PIN_COUNT, pinOf, placeInColumn, SQUARE_COUNT } from './board.ts';
import { UNMOVED, PAWN, QUEEN, BISHOP } from './cells.ts';
import { LevelMachine } from './level-moves.ts';
import { DOUBLE_STEP, STEP } from './packed-move.ts';
import { ADJACENT, leapColumns, LINE_MASK, relation } from './attack-geometry.ts';
import type { Tables } from './tables.ts';

/** `[leap * 4]` over `leapColumns`: the two columns a knight passes, with its long steps first and with its short step first. */
const leapWays = new Int8Array(COLUMN_COUNT * 8 * 4).fill(NONE);
function fillLeaps(): void {
  const step = (direction: number, column: number): number => (column < 0 ? NONE : nextColumn[direction * COLUMN_COUNT + column]!);
  for (let leap = 0; leap < COLUMN_COUNT * 8; leap++) {
    const to = leapColumns[leap]!;
    for (let long = 0; long < 4 && to >= 0; long++)
      for (const short of [(long + 1) % 4, (long + 3) % 4]) {
        const from = leap >> 3;
        const one = step(long, from);
        const two = step(long, one);
        const side = step(short, from);
        if (step(short, two) === to) leapWays.set([one, two, side, step(long, side)], leap * 4);
      }
  }
}

/** The squares of any column on the level of a square and on the levels next to it: `[square * 60 + column]`. */
const levelsBeside = new Uint8Array(SQUARE_COUNT * COLUMN_COUNT);
function fillLevels(): void {
  const onMain = (column: number, main: number): number => (main >= 0 && main < 3 ? mainBit[column * 3 + main]! : 0);
  for (let square = 0; square < SQUARE_COUNT; square++)
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const main = mainBoardOf[square]!;
      const pin = pinOf[square]!;
      const bits =
        pin >= 0
          ? pinBit[column * PIN_COUNT + pin]! | onMain(column, main)
          : onMain(column, main - 1) | onMain(column, main) | onMain(column, main + 1) | hangingBits[column * 3 + main]!;
      levelsBeside[square * COLUMN_COUNT + column] = column === columnOf[square] ? bits & ~(1 << placeInColumn[square]!) : bits;
    }
}

/** Where a line goes on from a main board: having changed levels upwards, not at all, or downwards. */
const UPWARDS = 0;
const LEVEL = 1;
const DOWNWARDS = 2;
/** The squares of any column on which a line goes on from main board m: `[(column * 3 + m) * 3 + way]`. */
const mainsOnward = new Uint8Array(COLUMN_COUNT * 9);
function fillMains(): void {
  for (let column = 0; column < COLUMN_COUNT; column++)
    for (let main = 0; main < 3; main++) {
      const base = (column * 3 + main) * 3;
      const here = mainBit[column * 3 + main]! | hangingBits[column * 3 + main]!;
      const up = main < 2 ? mainBit[column * 3 + main + 1]! : 0;
      const down = main > 0 ? mainBit[column * 3 + main - 1]! : 0;
      mainsOnward[base + UPWARDS] = here | up;
      mainsOnward[base + LEVEL] = here | up | down;
      mainsOnward[base + DOWNWARDS] = here | down;
    }
}

/** Fills these tables, once: only one ruleset looks into them. */
const fillTables = once(() => {
  fillLeaps();
  fillLevels();
  fillMains();
  return true;
});

/**
 * Grant: W, N and B are stacked; an attack board is a level of its own that hangs on its main board alone. In one
 * move no level is entered twice, and changes among the main boards go one way. A piece blocks only its square.
 */
export class MainBoardMachine extends LevelMachine {
  override readonly pawnsGoAside = true;

  constructor(tables: Tables) {
    super(tables);
    fillTables();
  }

  /** The square of a column on a level: that of a main board, or of the attack board at a pin; as a bit. */
  #onLevel(column: number, main: number, pin: number): number {
    return this.exists[column]! & (pin < 0 ? mainBit[column * 3 + main]! : pinBit[column * PIN_COUNT + pin]!);
  }

  protected override stepInto(from: number, column: number): number {
    return this.exists[column]! & levelsBeside[from * COLUMN_COUNT + column]!;
  }

  protected override pawnStepInto(from: number, column: number): number {
    return this.stepInto(from, column);
  }

  protected override climbs(role: number): boolean {
    return role === QUEEN || role === BISHOP;
  }

  protected override spread(reached: number, column: number, next: number, from: number): number {
    const origin = mainBoardOf[from]!;
    const start = pinOf[from]!;
    let come = 0;
    for (let main = 0; main < 3; main++)
      if ((reached & mainBit[column * 3 + main]!) !== 0)
        come |= mainsOnward[(next * 3 + main) * 3 + (main > origin ? UPWARDS : main < origin ? DOWNWARDS : LEVEL)]!;
    if (start >= 0) come &= ~pinBit[next * PIN_COUNT + start]!;
    if ((reached & pinBits[column]!) !== 0)
      for (let board = 0; board < 4; board++) {
        const pin = this.boardPin[board]!;
        if ((reached & pinBit[column * PIN_COUNT + pin]!) === 0) continue;
        come |= pinBit[next * PIN_COUNT + pin]!;
        if (pin === start) come |= mainBit[next * 3 + origin]!;
      }
    return come & this.exists[next]!;
  }

  protected override climb(reached: number, column: number, from: number): number {
    if (this.exists[column] === reached) return reached;
    const origin = mainBoardOf[from]!;
    const start = pinOf[from]!;
    const vacant = this.vacantIn(column) | (column === columnOf[from] ? 1 << placeInColumn[from]! : 0);
    const base = column * 3;
    let come = reached;
    if (start >= 0 && (reached & vacant & pinBit[column * PIN_COUNT + start]!) !== 0) come |= mainBit[base + origin]!;
    for (let main = origin; main < 2; main++) if ((come & vacant & mainBit[base + main]!) !== 0) come |= mainBit[base + main + 1]!;
    for (let main = origin; main > 0; main--) if ((come & vacant & mainBit[base + main]!) !== 0) come |= mainBit[base + main - 1]!;
    let hanging = 0;
    for (let main = 0; main < 3; main++) if ((come & vacant & mainBit[base + main]!) !== 0) hanging |= hangingBits[base + main]!;
    if (start >= 0) hanging &= ~pinBit[column * PIN_COUNT + start]!;
    return (come | hanging) & this.exists[column]!;
  }

  /** Three steps with at most one change of level, over squares that exist (Grant, The Knight). */
  protected override leapInto(from: number, leap: number, column: number): number {
    let come = 0;
    for (let rest = this.stepInto(from, column), bit = 1; rest !== 0; rest &= ~bit, bit <<= 1)
      if ((rest & bit) !== 0 && this.#hasGround(from, leap, column, bit)) come |= bit;
    return come;
  }

  #hasGround(from: number, leap: number, column: number, bit: number): boolean {
    const main = mainBoardOf[from]!;
    const pin = pinOf[from]!;
    const goalPin = (bit & pinBits[column]!) === 0 ? NONE : this.#pinAt(column, bit);
    const goalMain = goalPin >= 0 ? main : this.#mainAt(column, bit);
    for (let way = leap * 4; way < leap * 4 + 4; way += 2) {
      const one = leapWays[way]!;
      const two = leapWays[way + 1]!;
      if (one < 0 || two < 0) continue;
      const oneHere = this.#onLevel(one, main, pin) !== 0;
      const twoThere = this.#onLevel(two, goalMain, goalPin) !== 0;
      if (oneHere && (twoThere || this.#onLevel(two, main, pin) !== 0)) return true;
      if (twoThere && this.#onLevel(one, goalMain, goalPin) !== 0) return true;
    }
    return false;
  }

  #pinAt(column: number, bit: number): number {
    for (let board = 0; board < 4; board++) if (pinBit[column * PIN_COUNT + this.boardPin[board]!] === bit) return this.boardPin[board]!;
    throw new Error('no attack board offers the square');
  }

  #mainAt(column: number, bit: number): number {
    return mainBit[column * 3] === bit ? 0 : mainBit[column * 3 + 1] === bit ? 1 : 2;
  }

  protected override pawnMoves(from: number, seat: number): void {
    const start = columnOf[from]!;
    const pin = pinOf[from]!;
    const ahead = (seat === 0 ? 0 : 2) * COLUMN_COUNT;
    const forward = nextColumn[ahead + start]!;
    const unmoved = (this.cell[from]! & UNMOVED) !== 0;
    if (forward >= 0 && !this.noisyOnly) {
      const vacant = this.stepInto(from, forward) & this.vacantIn(forward);
      const one = pin >= 0 ? vacant & pinBit[forward * PIN_COUNT + pin]! : vacant & ~pinBits[forward]!;
      this.pushPawnMoves(from, forward, one, STEP);
      if (unmoved && pin < 0) {
        const further = nextColumn[ahead + forward]!;
        this.pushPawnMoves(
          from,
          further,
          this.spread(one, forward, further, from) & this.vacantIn(further) & ~pinBits[further]!,
          DOUBLE_STEP,
        );
      }
    }
    for (let side = 0; side < 2; side++) {
      const aside = nextColumn[(seat === 0 ? (side === 0 ? 7 : 4) : side === 0 ? 6 : 5) * COLUMN_COUNT + start]!;
      if (aside < 0 || (this.noisyOnly && this.held[(1 - seat) * COLUMN_COUNT + aside] === 0)) continue;
      const next = this.stepInto(from, aside);
      const between = pin >= 0 ? ~pinBits[aside]! : pinBits[aside]!;
      this.pushPawnMoves(from, aside, next & (this.held[(1 - seat) * COLUMN_COUNT + aside]! | (this.vacantIn(aside) & between)), STEP);
      if (unmoved && pin >= 0 && !this.noisyOnly) this.#leaveBoard(from, aside, nextColumn[ahead + aside]!, seat);
    }
  }

  /** The first move of an attack board's pawn: diagonally onto the host, over a pawn of its own if need be, and one ahead. */
  #leaveBoard(from: number, aside: number, ahead: number, seat: number): void {
    const host = mainBoardOf[from]!;
    const bit = this.exists[aside]! & mainBit[aside * 3 + host]!;
    if (bit === 0 || ahead < 0) return;
    const jumped = (this.held[seat * COLUMN_COUNT + aside]! & bit) !== 0 && this.#isPawn(aside, bit);
    if ((this.vacantIn(aside) & bit) === 0 && !jumped) return;
    const base = ahead * 3;
    const mains = mainBit[base + host]! | (host > 0 ? mainBit[base + host - 1]! : 0) | (host < 2 ? mainBit[base + host + 1]! : 0);
    this.pushPawnMoves(from, ahead, mains & this.vacantIn(ahead), DOUBLE_STEP);
  }

  #isPawn(column: number, bit: number): boolean {
    return (this.cell[squareAt(column, bit)]! & 7) === PAWN;
  }

  /** The vacant squares by which the double step could have gone; none when a pawn was jumped over (Grant, The Pawn). */
  protected override crossedTargets(from: number, to: number, seat: number): number {
    const behind = nextColumn[(seat === 0 ? 2 : 0) * COLUMN_COUNT + columnOf[to]!]!;
    const origin = mainBoardOf[from]!;
    const vacant = this.vacantIn(behind) & this.stepInto(from, behind) & ~pinBits[behind]!;
    if (pinOf[from]! >= 0) return vacant & mainBit[behind * 3 + origin]!;
    const goal = mainBoardOf[to]!;
    let ways = mainBit[behind * 3 + goal]!;
    if (goal > origin) ways |= mainBit[behind * 3 + goal - 1]!;
    if (goal < origin) ways |= mainBit[behind * 3 + goal + 1]!;
    return vacant & ways;
  }

  /** Only a pawn directly beside the double-stepped one, on its level (Grant, The Pawn). */
  protected override mayCaptureEnPassant(from: number, _to: number): boolean {
    const bits = relation[columnOf[from]! * COLUMN_COUNT + columnOf[this.epPawn]!]!;
    const line = bits & LINE_MASK;
    return (bits & ADJACENT) !== 0 && (line === 2 || line === 4) && pinOf[from]! < 0 && mainBoardOf[from] === mainBoardOf[this.epPawn];
  }
}
