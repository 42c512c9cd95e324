import type { Player } from '../../engine/core/piece.ts';
import type { DeclarationWords } from '../declarations.ts';
import { listNames, PLAYER_WORDS } from './names.ts';

const either = (by: readonly Player[], or: string): string => by.map((player) => PLAYER_WORDS[player]).join(` ${or} `);

/** What an examined declaration of mate comes to. */
export const DECLARATIONS: DeclarationWords = {
  over: () => 'The game is over.',
  automatic: () => 'With automatic checkmate there are no declarations: a player whom nothing saves is defeated as the turn begins.',
  'not-playing': () => 'Only players who are still in the game declare, and only against one who is too.',
  'own-turn': () => 'At the start of your own turn you cannot declare, only capture the king.',
  'two-players': () => 'A joint declaration takes three players.',
  'let-stand': () => 'A player who could have captured this king in the latest turn, and spared it, must move again before declaring.',
  stronger: ({ player }) => `${PLAYER_WORDS[player]} can declare alone, so there is nothing to declare together.`,
  holds: ({ by, loser, ways }) =>
    by.length === 2
      ? `Whatever ${PLAYER_WORDS[loser]} plays, ${either(by, 'or')} can capture the king on the next move, with the other’s help.`
      : `In ${ways === 1 ? 'the only way' : `all ${ways} ways`} play can go on, ${either(by, 'or')} can capture ${PLAYER_WORDS[loser]}’s king when the turn comes round.`,
  refuted: ({ by, loser, moves }) => {
    if (moves.length === 0) return `${either(by, 'or')} could not capture ${PLAYER_WORDS[loser]}’s king now.`;
    const nobody = by.length === 2 ? `neither ${either(by, 'nor')} can` : `${either(by, 'or')} cannot`;
    return `After ${listNames(moves)}, ${nobody} capture ${PLAYER_WORDS[loser]}’s king.`;
  },
};
