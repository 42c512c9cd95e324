import type { Player } from '../../engine/core/piece.ts';
import { listNames, PLAYER_WORDS } from './names.ts';

type Players = readonly Player[];
interface By {
  readonly by: Players;
}

/** `White`, `White and Gray`, `White, Gray and Black`. */
export const namePlayers = (players: Players): string => listNames(players.map((player) => PLAYER_WORDS[player]));

/** What is declared, claimed and agreed on: as it is offered to the players, and as it is reported afterwards, without a full stop. */
export const ACTS = {
  done: {
    fifty: (): string => 'A draw is claimed for fifty moves without a capture or a pawn move',
    threefold: (): string => 'A draw is claimed for threefold repetition',
    declaration: ({ by, loser }: By & { readonly loser: Player }): string =>
      `${namePlayers(by)} ${by.length === 1 ? 'declares' : 'declare'} ${PLAYER_WORDS[loser]} mated${by.length === 1 ? '' : ' together'}`,
    resignation: ({ by }: By): string => `${namePlayers(by)} declares resignation`,
    draw: ({ by }: By): string => `${namePlayers(by)} agree on a draw`,
    cede: ({ by }: By): string => `${namePlayers(by)} cede the game to the third player`,
    continuation: ({ by }: By): string => `${namePlayers(by)} asks to play on against the third player`,
  },
  offered: {
    fifty: (): string => 'Claim a draw: fifty moves each without a capture or a pawn’s move',
    threefold: (): string => 'Claim a draw: the same position for the third time',
    declaration: ({ by, loser }: By & { readonly loser: Player }): string =>
      `Declare checkmate: ${namePlayers(by)}${by.length > 1 ? ' together' : ''} over ${PLAYER_WORDS[loser]}`,
    resignation: ({ by, isFinal }: By & { readonly isFinal: boolean }): string =>
      isFinal ? `Resign: ${namePlayers(by)} leaves the game` : `Declare resignation: ${namePlayers(by)} (the third time in a row counts)`,
    draw: ({ by }: By): string => `Agree on a draw: ${namePlayers(by)}`,
    cede: ({ by, to }: By & { readonly to: Players }): string => `Cede the game: ${namePlayers(by)} to ${namePlayers(to)}`,
    continuation: ({ by, against }: By & { readonly against: Players }): string =>
      `Play on: ${namePlayers(by)} alone against ${namePlayers(against)}`,
  },
  /** What a player has in the end. */
  points: (player: Player, share: string): string => `${PLAYER_WORDS[player]} ${share}`,
};
