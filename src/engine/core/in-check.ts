import type { Position } from './position.ts';

/** Whether the player to move is in check. */
export const isInCheck = (position: Position): boolean => position.checks().some(({ player }) => player === position.turn);
