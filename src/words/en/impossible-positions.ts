import type { NeverWords } from '../impossible-positions.ts';
import { PLAYERS } from './names.ts';

/** Why no game can reach a position. */
export const NEVER: NeverWords = {
  surplus: ({ player, more, gone }) => `${PLAYERS[player]} has ${more} pieces more than at first, and ${gone} pawns less`,
  unmade: ({ player, role, more }) => `${PLAYERS[player]} has ${more} ${role} more than at first, and no pawn becomes one`,
  caged: ({ player, square }) => `${PLAYERS[player]}’s bishop on ${square} cannot have got there past pawns that never moved`,
};
