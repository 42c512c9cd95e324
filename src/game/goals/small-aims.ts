import { captureOf, movesBoardToo, promotes, type Move, type Position } from '../../engine/index.ts';
import type { SmallAim } from './playout-goal.ts';

/** Whether a move of the player on move reaches a small aim. */
export function reachesAim(aim: SmallAim, before: Position, move: Move, after: Position): boolean {
  switch (aim) {
    case 'castle':
      return move.kind === 'castling';
    case 'clear-board':
      return before.boards.some(({ id }) => countAboard(before, id) > 0 && countAboard(after, id) === 0);
    case 'move-board':
      return move.kind === 'board' || movesBoardToo(move);
    case 'ride':
      return move.effects.some((effect) => effect.kind === 'go' && effect.carried === true);
    case 'check':
      return checksBy(before, after).length > 0;
    case 'level-check':
      return changesLevel(before, move, after) && checksBy(before, after).some(({ by }) => by.includes(move.to));
    case 'capture':
      return captureOf(move) !== undefined;
    case 'level-capture':
      return captureOf(move) !== undefined && changesLevel(before, move, after);
    case 'promote':
      return promotes(move, before.turn);
    case 'take-king':
      return captureOf(move)?.piece.role === 'king';
    case 'double-check':
      return new Set(checksBy(before, after).map(({ player }) => player)).size > 1;
  }
}

const countAboard = ({ squares }: Position, board: string): number =>
  squares.filter((square) => square.board === board && square.piece).length;

/** Checks of others’ kings by pieces of whoever was on move. */
function checksBy({ turn }: Position, after: Position): ReturnType<Position['checks']> {
  return after.checks().filter(({ player, by }) => player !== turn && by.some((square) => after.at(square)?.owner === turn));
}

function changesLevel(before: Position, move: Move, after: Position): boolean {
  const heightIn = ({ squares }: Position, name: string): number | undefined => squares.find((square) => square.name === name)?.height;
  return move.kind === 'piece' && heightIn(before, move.from) !== heightIn(after, move.to);
}
