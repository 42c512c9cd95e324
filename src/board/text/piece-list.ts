import { ROLES, type Player } from '../../engine/core/piece.ts';
import { STATES } from '#words/states.ts';
import type { BoardSnapshot } from '../scene/render-options.ts';

/** The description of a position: which pieces stand where, whose turn it is, who is still in the game. */
export interface DescribedPosition extends Pick<BoardSnapshot, 'turn' | 'active' | 'squares' | 'boards'> {
  readonly players: readonly Player[];
  readonly isOver?: boolean;
}

/** A position in words, for those who do not see the picture. */
export function describePieces({ turn, players, active, squares, boards, isOver = false }: DescribedPosition): string {
  const sides = players.map((player) => {
    const own = squares.filter((square) => square.piece?.owner === player);
    const groups = ROLES.flatMap((role) => {
      const places = own.filter((square) => square.piece?.role === role).map((square) => square.name);
      return places.length === 0 ? [] : [STATES.group(role, places)];
    });
    return STATES.side(player, active.includes(player), groups);
  });
  return [isOver ? STATES.over : STATES.toMove(turn), ...sides, ...(boards.length > 0 ? [STATES.boards(boards)] : [])].join(' ');
}
