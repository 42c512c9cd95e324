import type { Move, Player, Position } from '../../engine/index.ts';

/** Whose king is declared mated, and by whom. */
export interface DeclaredKing {
  readonly king: Player;
  readonly by: readonly Player[];
}

/** Whether a move of a position takes the king of a player. */
export function capturesKing(position: Position, king: Player, { to }: Move): boolean {
  const piece = position.at(to);
  return piece?.role === 'king' && piece.owner === king;
}

/** What a declarer on move plays: the king is taken, or left to the partner who takes it next. Nothing where somebody else moves. */
export function findTaker(position: Position, { king, by }: DeclaredKing): Move | undefined {
  if (!by.includes(position.turn)) return undefined;
  const moves = position.moves();
  const leavesIt = (move: Move): boolean => {
    const after = position.after(move);
    return by.includes(after.turn) && after.moves().some((next) => capturesKing(after, king, next));
  };
  return moves.find((move) => capturesKing(position, king, move)) ?? moves.find(leavesIt);
}
