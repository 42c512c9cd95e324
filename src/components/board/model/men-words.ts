import { PLAYER_NAMES, ROLES, type Player } from '../../../engine/core/piece.ts';
import type { Standing } from './sight.ts';

/** What is told of a position: who stands where, whose turn it is, who is still in the game. */
export interface ToldPosition extends Pick<Standing, 'turn' | 'active' | 'squares' | 'boards'> {
  readonly players: readonly Player[];
  readonly isOver?: boolean;
}

/** A position in words, for those who do not see the picture. */
export function describeMen({ turn, players, active, squares, boards, isOver = false }: ToldPosition): string {
  const sides = players.map((player) => {
    const own = squares.filter((square) => square.piece?.owner === player);
    const groups = ROLES.flatMap((role) => {
      const places = own.filter((square) => square.piece?.role === role).map((square) => square.name);
      if (places.length === 0) return [];
      return [`${role}${places.length > 1 ? 's' : ''} ${places.join(', ')}`];
    });
    return `${PLAYER_NAMES[player]}${active.includes(player) ? '' : ', defeated'}: ${groups.join('; ')}.`;
  });
  const stand = boards.length > 0 ? ` Attack boards: ${boards.map((board) => `${board.id} on ${board.pin}`).join(', ')}.` : '';
  return `${isOver ? 'The game is over.' : `${PLAYER_NAMES[turn]} to move.`} ${sides.join(' ')}${stand}`;
}
