import { DRAWN, UNCOUNTED } from '../core/machine.ts';
import { eachOnce } from '../core/once.ts';
import { SEATS } from './board.ts';
import { countSeats } from './packed-position.ts';
import { PawnEnding } from './pawn-ending.ts';
import { KING, PAWN } from './pieces.ts';
import { LIST, type ThreewayState } from './state.ts';
import { TABLES } from './tables.ts';

/** The endings are counted on the usual board. */
const BOARD = '8-7';

const PAIRS = SEATS.flatMap((seat) => SEATS.filter((enemy) => enemy !== seat).map((enemy) => `${seat}${enemy}` as const));
const PAWN_ENDINGS = eachOnce(PAIRS, (pair) => new PawnEnding(TABLES[BOARD], Number(pair[0]), Number(pair[1])));

/**
 * The seat that wins king and one piece against a bare king by force, with two players and none of the third’s pieces left, or `DRAWN`; `UNCOUNTED` for
 * everything else, and for a pawn that may still make a double step. What is claimed counts for nothing (Harshman IV and VIII).
 */
export function judgeEnding(state: ThreewayState): number {
  const { active, kings, lists, options, pieces, sizes, turn, unmoved } = state;
  if (options.board !== BOARD || options.mate !== 'last') return UNCOUNTED;
  const seats = SEATS.filter((seat) => (active >> seat) & 1);
  const gone = SEATS.find((seat) => !seats.includes(seat));
  if (gone === undefined || sizes[gone]! > 0) return UNCOUNTED;
  if (countSeats(active) < 2) return seats[0]!;
  const strong = seats.find((seat) => sizes[seat]! > 1) ?? seats[0]!;
  const weak = seats.find((seat) => seat !== strong)!;
  if (sizes[weak]! > 1 || sizes[strong]! > 2) return UNCOUNTED;
  if (sizes[strong] === 1) return DRAWN;
  const [king, bare] = [kings[strong]!, kings[weak]!];
  const [first, second] = [lists[strong * LIST]!, lists[strong * LIST + 1]!];
  const at = (pieces[first]! & 7) === KING ? second : first;
  const piece = pieces[at]! & 7;
  const ending = PAWN_ENDINGS[`${strong}${weak}`];
  if (piece === PAWN && unmoved[at] === 1) return UNCOUNTED;
  const isWon = piece === PAWN ? ending.isWon(king, at, bare, turn === weak) : ending.beats(king, piece, at, bare, turn === weak);
  return isWon ? strong : DRAWN;
}
