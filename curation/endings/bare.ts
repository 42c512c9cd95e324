import { BISHOP, KING, KNIGHT } from '../../src/engine/trid/cells.ts';
import { columnOf, shadeOf } from '../../src/engine/trid/board.ts';
import { fromOf, kindOf, STEP, toOf } from '../../src/engine/trid/packed-move.ts';
import type { TridMachine } from '../../src/engine/trid/machine.ts';
import { listSquares } from '../../src/engine/trid/fixed-board-tablebase.ts';
import { clearMachine } from './still.ts';

/** What a search through all placings of the four boards found: placings looked at, and mates met in them. */
export interface BareCount {
  readonly placings: number;
  /** Mates by king and one knight. */
  readonly knightMates: number;
  /** Kings so placed that every flight of one shade from a king on the other is taken: without them bishops of one shade cannot mate. */
  readonly shutFlights: number;
}

/** For each of the 64 places the set of places it reaches, as bits. */
interface Sets {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

function makeSets(lists: readonly (readonly number[])[]): Sets {
  const sets: Sets = { low: new Int32Array(lists.length), high: new Int32Array(lists.length) };
  lists.forEach((list, from) => {
    for (const to of list)
      if (to < 32) sets.low[from]! |= 1 << to;
      else sets.high[from]! |= 1 << (to - 32);
  });
  return sets;
}

const hasPlace = ({ low, high }: Sets, from: number, to: number): boolean =>
  ((to < 32 ? low[from]! >> to : high[from]! >> (to - 32)) & 1) === 1;

/** Every choice of four of some pins, in order. */
export function listPlacings(pins: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  const choose = (from: number, chosen: readonly string[]): void => {
    if (chosen.length === 4) found.push([...chosen]);
    else for (let i = from; i < pins.length; i++) choose(i + 1, [...chosen, pins[i]!]);
  };
  choose(0, []);
  return found;
}

/**
 * Looks for a mate by king and knight, and for kings that leave no flight of the other shade, in some placings of four boards.
 * Where no board moves there is no mate, and a board move can only give the defender more answers.
 */
export function countBare(ruleset: string, placings: readonly (readonly string[])[]): BareCount {
  const machines = placings[0] === undefined ? undefined : clearMachine(ruleset, placings[0]);
  let [knightMates, shutFlights] = [0, 0];
  for (const pins of placings) {
    stand(machines!, ruleset, pins);
    const squares = listSquares(machines!);
    const place = new Map(squares.map((square, index) => [square, index]));
    const setsOf = (cell: number): Sets => makeSets(squares.map((square) => reach(machines!, square, cell).map((to) => place.get(to)!)));
    const [guards, leaps] = [setsOf(KING), setsOf(KNIGHT)];
    const darks = makeSets([squares.map((_, index) => index).filter((index) => shadeOf(columnOf[squares[index]!]!) === 0)]);
    for (let bare = 0; bare < squares.length; bare++) {
      const attackers = squares.map((_, index) => index).filter((from) => hasPlace(leaps, from, bare));
      // The flights on squares of the other shade.
      const flip = hasPlace(darks, 0, bare) ? -1 : 0;
      for (let king = 0; king < squares.length; king++) {
        if (king === bare || hasPlace(guards, king, bare)) continue;
        const low = guards.low[bare]! & ~guards.low[king]!;
        const high = guards.high[bare]! & ~guards.high[king]!;
        if ((low & (darks.low[0]! ^ flip)) === 0 && (high & (darks.high[0]! ^ flip)) === 0) shutFlights++;
        for (const knight of attackers)
          if (knight !== king && (low & ~leaps.low[knight]!) === 0 && (high & ~leaps.high[knight]!) === 0) knightMates++;
      }
    }
  }
  return { placings: placings.length, knightMates, shutFlights };
}

/** Whether every step of a bishop keeps to the shade of its square, so that bishops of one shade never reach the other. */
export function keepsShade(ruleset: string, pins: readonly string[]): boolean {
  const machine = clearMachine(ruleset, pins);
  return listSquares(machine).every((from) =>
    reach(machine, from, BISHOP).every((to) => shadeOf(columnOf[from]!) === shadeOf(columnOf[to]!)),
  );
}

/** Puts the four boards of a machine with nobody aboard on other pins. */
function stand(machine: TridMachine, ruleset: string, pins: readonly string[]): void {
  const numbers = Array.from(clearMachine(ruleset, pins).boardPin);
  for (const pin of Array.from(machine.boardPin)) machine.takeBoard(pin);
  numbers.forEach((pin, board) => machine.standBoard(board, pin));
}

/** Where a piece alone on the boards could go. */
function reach(machine: TridMachine, from: number, cell: number): readonly number[] {
  machine.turn = 0;
  machine.put(from, cell);
  const before = machine.top;
  machine.generatePseudoLegal();
  const found: number[] = [];
  for (let i = before; i < machine.top; i++) {
    const code = machine.stack[i]!;
    if (kindOf(code) === STEP && fromOf(code) === from) found.push(toOf(code));
  }
  machine.top = before;
  machine.lift(from);
  return found;
}
