import { PINS_24, pinHeight } from './board.ts';
import type { PlainPin } from './board.ts';
import { column, columnAdvances, pawnCaptures, pieceIds, plainMoves } from './moves.ts';
import type { Played } from './moves.ts';
import { boardMove, rotation } from './play.ts';
import { pinOf, piecesOn } from './position.ts';
import type { PlainPosition } from './position.ts';
import { AROUND, LEAPS, boardsOf, directionsOf, forward, isAcross, isPawn, isVacant, pieceOn, rankFor, vacantPins } from './rules.ts';
import type { PlainRules, Step } from './rules.ts';
import { startOf } from './text.ts';

const START = 'W:4/4/PPPP/BQKB;N:4/4/4/4;B:bqkb/pppp/4/4;QL@QP1:NP/RP;KL@KP1:PN/PR;ql@QP12:rp/np;kl@KP12:pr/pn w * - - 0 1';

export const bartmess: PlainRules = {
  id: 'bartmess',
  ...startOf(START, PINS_24),
  rights: 'P',
  minorsDraw: 'one each',
  isLastRank,
  attacks,
  candidates,
};

function attacks(position: PlainPosition, square: string): string[] {
  const { white, role } = pieceOn(position, square);
  switch (role) {
    case 'K': // 6.1
      return AROUND.flatMap((step) => column(position, square, step));
    case 'N': // 6.5: the first, straight step needs a square
      return LEAPS.filter((leap) => column(position, square, half(leap)).length > 0).flatMap((leap) => column(position, square, leap));
    case 'P': // 6.6(b)
      return [-1, 1].flatMap((dx) => column(position, square, [dx, forward(white)]));
    default: // 6.2 to 6.4
      return directionsOf(role).flatMap((step) => line(position, square, step));
  }
}

/** The straight step of a knight's leap. */
function half([dx, dy]: Step): Step {
  return [Math.trunc(dx / 2), Math.trunc(dy / 2)];
}

/** 5.3: it may stop anywhere in a column and goes on where one square of it is vacant; no squares, no path. */
function line(position: PlainPosition, square: string, [dx, dy]: Step): string[] {
  const reached: string[] = [];
  for (let far = 1; ; far += 1) {
    const squares = column(position, square, [dx * far, dy * far]);
    reached.push(...squares);
    if (!squares.some((name) => isVacant(position, name))) return reached;
  }
}

function candidates(position: PlainPosition): Map<string, PlainPosition> {
  return new Map([...pieceIds(position, isLastRank, (from) => movesFrom(position, from)), ...boardMoves(position)]);
}

function movesFrom(position: PlainPosition, from: string): Played[] {
  const attacked = attacks(position, from);
  if (!isPawn(position, from)) return plainMoves(position, from, attacked);
  const between = column(position, from, [0, forward(position.white)]).filter((square) => isVacant(position, square));
  const crossed = position.unmoved.has(from) ? between : []; // 6.6(b)
  return [...columnAdvances(position, from, crossed), ...pawnCaptures(position, from, attacked)];
}

/** 5.1(b), (c): an occupied board rotates, an unoccupied one goes to an adjacent pin. */
function boardMoves(position: PlainPosition): Played[] {
  return boardsOf(position.white).flatMap((board): Played[] => {
    const pin = pinOf(position, board);
    if (piecesOn(position, board).length > 0) return [[`${pin.name}r`, rotation(position, board)]];
    const goals = vacantPins(position).filter((goal) => isAdjacent(pin, goal));
    return goals.map(({ name }) => [`${pin.name}-${name}`, boardMove(position, board, name)]);
  });
}

/** 6.6(d): the pawn's "final fixed-board rank", on whatever board. */
function isLastRank(position: PlainPosition, square: string, white: boolean): boolean {
  return rankFor(position, square, white) >= 8;
}

/** 7.1(a) to (e). */
function isAdjacent(from: PlainPin, to: PlainPin): boolean {
  if (from.side !== to.side) return isAcross(from, to);
  if (from.main === to.main) return (from.back === to.back) !== (from.over === to.over);
  const facing = Math.abs(from.main - to.main) === 1 && pinHeight(from) === pinHeight(to);
  return facing && from.over !== to.over;
}
