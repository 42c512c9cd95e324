import type { Ending } from '../../engine/core/outcome.ts';
import type { Player, Role } from '../../engine/core/piece.ts';
import { namePlayers } from './acts.ts';
import { PLAYER_WORDS } from './names.ts';

/** How a game has ended. */
const ENDINGS: Readonly<Record<Ending, string>> = {
  checkmate: 'Checkmate.',
  stalemate: 'Stalemate.',
  'draw:material': 'A draw: what is left cannot mate.',
  'draw:dead': 'A draw: only kings are left.',
  'draw:threefold': 'A draw: the same position for the third time.',
  'draw:fifty': 'A draw: fifty moves each without a capture or a pawn’s move.',
  'draw:agreed': 'A draw by agreement.',
  'over:capture': 'The game is over: a king has been captured.',
  'over:resignation': 'The game is over by resignation.',
  'over:ceded': 'The game is over: two players have ceded it to the third.',
  'over:first-mate': 'The game is over: somebody is defeated, and a First Mate game ends with that.',
  'over:last-mate': 'The game is over: one player is left.',
};

/** How a game stands, and a position for those who do not see its picture. */
export const STATES = {
  endings: ENDINGS,
  over: 'The game is over.',
  toMove: (player: Player): string => `${PLAYER_WORDS[player]} to move.`,
  inCheck: (player: Player): string => `${PLAYER_WORDS[player]} is in check.`,
  out: (players: readonly Player[]): string => `${namePlayers(players)} is out of the game.`,
  wins: (player: Player): string => `${PLAYER_WORDS[player]} wins.`,
  drawn: 'A draw.',
  /** `pawns a2W, b2W` */
  group: (role: Role, squares: readonly string[]): string => `${role}${squares.length > 1 ? 's' : ''} ${squares.join(', ')}`,
  side: (player: Player, isActive: boolean, groups: readonly string[]): string =>
    `${PLAYER_WORDS[player]}${isActive ? '' : ', defeated'}: ${groups.join('; ')}.`,
  boards: (boards: readonly { readonly id: string; readonly pin: string }[]): string =>
    `Attack boards: ${boards.map(({ id, pin }) => `${id} on ${pin}`).join(', ')}.`,
};
