import type { NeverWords } from '../impossible-positions.ts';
import { PLAYER_WORDS } from './names.ts';

/** Why no game can reach a position. */
export const NEVER: NeverWords = {
  surplus: ({ player, more, gone }) => `${PLAYER_WORDS[player]} has ${more} pieces more than at first, and ${gone} pawns less`,
  unmade: ({ player, role, more }) => `${PLAYER_WORDS[player]} has ${more} ${role} more than at first, and no pawn becomes one`,
  caged: ({ player, square }) => `${PLAYER_WORDS[player]}’s bishop on ${square} cannot have got there past pawns that never moved`,
};
