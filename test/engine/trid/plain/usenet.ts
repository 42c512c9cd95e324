import { PINS_24 } from './board.ts';
import type { Place, PlainPin } from './board.ts';
import { pawnCaptures, pieceIds, plainMoves } from './moves.ts';
import type { Played } from './moves.ts';
import { boardMove, doubleMove, pieceMove, promotions } from './play.ts';
import { columnAt, pinOf, piecesOn, placeOf } from './position.ts';
import type { PlainPosition } from './position.ts';
import { AROUND, LEAPS, boardsOf, directionsOf, forward, isPawn, isVacant, pieceOn, rankFor, squaresOf, vacantPins } from './rules.ts';
import type { PlainRules, Step } from './rules.ts';
import { startOf } from './text.ts';

const START = 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP5:PP/RQ;KL@KP5:PP/KR;ql@QP8:rq/pp;kl@KP8:kr/pp w * - - 0 1';

export const usenet: PlainRules = {
  id: 'usenet',
  ...startOf(START, PINS_24),
  rights: 'P',
  minorsDraw: 'any number',
  isLastRank,
  attacks,
  candidates,
};

/** No step at all: straight up or down. */
const UPRIGHT: Step = [0, 0];

/** Change of level: -1 down, 0 none, 1 up. */
type Change = -1 | 0 | 1;
const CHANGES: readonly Change[] = [0, 1, -1];

/**
 * The square a step away in a column, on the same height or one level up or down: at most 2 off, with no square between the
 * two heights in the column left or the one entered.
 */
function stepTo(position: PlainPosition, from: Place, [dx, dy]: Step, change: Change): Place | undefined {
  const squares = columnAt(position, from.x + dx, from.y + dy);
  if (change === 0) return squares.find((place) => place.height === from.height);
  const beyond = squares.filter((place) => (place.height - from.height) * change > 0);
  const next = beyond.sort((a, b) => (a.height - b.height) * change)[0];
  if (next === undefined || Math.abs(next.height - from.height) > 2) return undefined;
  const between = columnAt(position, from.x, from.y).some(
    ({ height }) => (height - from.height) * change > 0 && (next.height - height) * change > 0,
  );
  return between ? undefined : next;
}

function attacks(position: PlainPosition, square: string): string[] {
  const { white, role } = pieceOn(position, square);
  const from = placeOf(position, square);
  const reached = new Set<string>();
  const step = (direction: Step, changes = CHANGES): void => {
    for (const change of changes) {
      const to = stepTo(position, from, direction, change);
      if (to !== undefined) reached.add(to.name);
    }
  };
  if (role === 'K') for (const direction of [...AROUND, UPRIGHT]) step(direction, direction === UPRIGHT ? [1, -1] : CHANGES);
  else if (role === 'N') for (const leap of LEAPS) step(leap);
  else if (role === 'P') for (const dx of [-1, 1]) step([dx, forward(white)], [0, forward(white)]);
  else {
    for (const direction of directionsOf(role)) for (const way of [1, -1] as const) walk(position, from, direction, [0, way], reached);
    if (role !== 'B') for (const way of [1, -1] as const) walk(position, from, UPRIGHT, [way], reached);
  }
  return [...reached];
}
/** Goes on from square to square, each step with one of the changes allowed, until something stands in the way. */
function walk(position: PlainPosition, from: Place, direction: Step, changes: readonly Change[], reached: Set<string>): void {
  for (const change of changes) {
    const to = stepTo(position, from, direction, change);
    if (to === undefined) continue;
    reached.add(to.name);
    if (isVacant(position, to.name)) walk(position, to, direction, changes, reached);
  }
}

function candidates(position: PlainPosition): Map<string, PlainPosition> {
  return new Map([...pieceIds(position, isLastRank, (from) => movesFrom(position, from)), ...boardMoves(position)]);
}

function movesFrom(position: PlainPosition, from: string): Played[] {
  const attacked = attacks(position, from);
  if (!isPawn(position, from)) return plainMoves(position, from, attacked);
  return [...pawnAdvances(position, from), ...pawnCaptures(position, from, attacked)];
}

function isLastRank(position: PlainPosition, square: string, white: boolean): boolean {
  return rankFor(position, square, white) >= 8;
}

/** Forward, or forward and up (Black: down), one step or two at first. */
function pawnAdvances(position: PlainPosition, from: string): Played[] {
  const ahead = forward(position.white);
  const steps = (place: Place): Place[] =>
    ([0, ahead] as const)
      .flatMap((change) => stepTo(position, place, [0, ahead], change) ?? [])
      .filter(({ name }) => isVacant(position, name));
  const one = steps(placeOf(position, from));
  const two = position.unmoved.has(from) ? [...new Set(one.flatMap(steps).map(({ name }) => name))] : [];
  const crossed = (to: string): string[] => one.filter((place) => steps(place).some(({ name }) => name === to)).map(({ name }) => name);
  return [
    ...one.map(({ name }): Played => [name, pieceMove(position, from, name)]),
    ...two.map((to): Played => [to, doubleMove(position, from, to, crossed(to))]),
  ];
}

/** An own board, empty or with a single own pawn on it, goes to an adjacent pin; an empty one may invert instead. */
function boardMoves(position: PlainPosition): Played[] {
  return boardsOf(position.white).flatMap((board) => {
    const [pawn, ...more] = piecesOn(position, board);
    const isMovable = pawn === undefined || (pawn.role === 'P' && pawn.white === position.white && more.length === 0);
    const from = pinOf(position, board);
    const goals = vacantPins(position).filter((to) => isAdjacent(from, to) || (pawn === undefined && isInverse(from, to)));
    return isMovable ? goals.flatMap((to) => carried(`${from.name}-${to.name}`, boardMove(position, board, to.name), position.white)) : [];
  });
}

/** A pawn that a board has carried to its last ranks promotes; the id names the square it has come to. */
function carried(id: string, next: PlainPosition, white: boolean): Played[] {
  const arrived = squaresOf(next, white).find((square) => isPawn(next, square) && isLastRank(next, square, white));
  return arrived === undefined ? [[id, next]] : promotions(`${id},${arrived}`, next, arrived);
}

/** One of side, corner and main board changes (by one); the face stays. */
function isAdjacent(from: PlainPin, to: PlainPin): boolean {
  const changes = Number(from.side !== to.side) + Number(from.back !== to.back) + Math.abs(from.main - to.main);
  return from.over === to.over && changes === 1;
}

/** Over a corner of one main board, under the same corner of the next one up. */
function isInverse(from: PlainPin, to: PlainPin): boolean {
  const isUp = (low: PlainPin, high: PlainPin): boolean => low.over && !high.over && high.main === low.main + 1;
  return from.side === to.side && from.back === to.back && (isUp(from, to) || isUp(to, from));
}
