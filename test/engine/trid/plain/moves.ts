import { enPassantMove, doubleMove, pieceMove, promotions } from './play.ts';
import { columnAt, placeOf } from './position.ts';
import type { PlainPosition } from './position.ts';
import { forward, isEnemy, isPawn, isVacant, squaresOf } from './rules.ts';
import type { PlainRules, Step } from './rules.ts';

/** Where a piece goes, or the id of a move, and the position after it. */
export type Played = readonly [name: string, next: PlainPosition];

/** The ids of what all pieces of the side to move may do; a pawn on its last rank once for each piece it may become. */
export function pieceIds(position: PlainPosition, isLastRank: PlainRules['isLastRank'], movesFrom: (from: string) => Played[]): Played[] {
  return squaresOf(position, position.white).flatMap((from) =>
    movesFrom(from).flatMap(([to, next]): Played[] => {
      const isPromoted = isPawn(position, from) && isLastRank(position, to, position.white);
      return isPromoted ? promotions(`${from}-${to}`, next, to) : [[`${from}-${to}`, next]];
    }),
  );
}

/** On to every square it attacks that is vacant or holds an enemy. */
export function plainMoves(position: PlainPosition, from: string, attacked: readonly string[]): Played[] {
  return attacked
    .filter((to) => isVacant(position, to) || isEnemy(position, to, position.white))
    .map((to) => [to, pieceMove(position, from, to)]);
}

/** A pawn on to the enemies it attacks, and past the pawn that has just made a double step. */
export function pawnCaptures(position: PlainPosition, from: string, attacked: readonly string[], mayPass = true): Played[] {
  return attacked.flatMap((to): Played[] => {
    if (isEnemy(position, to, position.white)) return [[to, pieceMove(position, from, to)]];
    return mayPass && position.doubleStep?.targets.includes(to) ? [[to, enPassantMove(position, from, to)]] : [];
  });
}

/** Names of the squares a step away, whatever their boards. */
export function column(position: PlainPosition, square: string, [dx, dy]: Step): string[] {
  const { x, y } = placeOf(position, square);
  return columnAt(position, x + dx, y + dy).map(({ name }) => name);
}

/** Straight ahead from column to column, one step, or two past the squares that may be crossed. */
export function columnAdvances(position: PlainPosition, from: string, crossed: readonly string[]): Played[] {
  const ahead = forward(position.white);
  const vacant = (far: number): string[] => column(position, from, [0, far * ahead]).filter((square) => isVacant(position, square));
  const two = crossed.length > 0 ? vacant(2) : [];
  return [
    ...vacant(1).map((to): Played => [to, pieceMove(position, from, to)]),
    ...two.map((to): Played => [to, doubleMove(position, from, to, crossed)]),
  ];
}
