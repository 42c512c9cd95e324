import type { Ending } from '../../engine/core/outcome.ts';
import type { Player } from '../../engine/core/piece.ts';
import { listNames, PLAYER_WORDS } from './names.ts';

/** A game against the machine: before it, while it is on, and after it. */
export const PLAY = {
  /** The door to a game. */
  door: {
    label: 'New game',
    title: 'Play the machine',
    rules: 'Rules',
    strength: 'How strong',
    fitting: (strength: string): string => `At my level: ${strength}`,
    follows: 'One step stronger after you win, one weaker after you lose.',
    side: 'I play',
    machinesSide: 'The machine plays',
    any: 'Either',
    anyOfThree: 'Any',
    who: 'Who plays',
    alone: 'I, against two machines that play for themselves',
    together: 'Two people and a machine',
    from: 'From',
    start: 'The start',
    here: 'The position on the board',
    play: 'Play',
    stop: 'Stop the machine',
    /** Where the position on the board cannot be played from. */
    byLink: 'The machine does not play in a game by link: leave that first, at “Table”.',
  },
  turn: {
    yours: 'Your move.',
    inCheck: 'You are in check.',
    out: 'You are out of the game.',
    machines: 'The machine is thinking.',
  },
  acts: {
    label: 'Your game',
    takeBack: 'Take back',
    offer: 'Offer a draw',
    resign: 'Resign',
    sure: 'Really resign?',
    /** For those who listen. */
    confirm: 'Press again to resign. Anything else goes on with the game.',
    closing: 'End the game',
    resigns: (player: Player): string => `${PLAYER_WORDS[player]} resigns`,
    agree: 'Both agree on a draw',
  },
  done: {
    takenBack: 'Taken back.',
    givingUp: 'You resign with each of your moves from now on. The third in a row counts.',
    goingOn: 'You no longer resign.',
    declined: 'The machine declines the draw: it is better.',
  },
  ended: {
    resigned: (loser: Player, winner: Player, you: Player | undefined): string =>
      `${loser === you ? 'You have' : `${PLAYER_WORDS[loser]} has`} resigned. ${PLAYER_WORDS[winner]} wins.`,
    agreed: 'A draw by agreement.',
    written: (result: string, winner: Player | undefined): string =>
      winner
        ? `${PLAYER_WORDS[winner]} wins, by the result of the record.`
        : `The record gives ${result.replaceAll('1/2', '½').replaceAll('-', '–')}.`,
  },
  after: {
    label: 'After the game',
    won: 'You have won.',
    lost: 'You have lost.',
    drawn: 'A draw.',
    again: 'Play again, sides changed',
    fromHere: 'From this position',
    stepBack: 'Step back to play on from a position of this game.',
    rule: (n: string): string => `Rule ${n}`,
    /** Why a game ends like that, where the line above does not say it. */
    why: {
      checkmate: 'Nothing saves the king from being captured.',
      stalemate: 'The player to move is not in check and has no legal move.',
    } as Readonly<Partial<Record<Ending, string>>>,
  },
  material: {
    label: 'Captured pieces',
    /** Whose captures stand in a row. */
    took: (player: Player, you: Player | undefined): string => (player === you ? 'You took' : `${PLAYER_WORDS[player]} took`),
    tookAll: (player: Player, you: Player | undefined, pieces: readonly string[]): string =>
      `${player === you ? 'You' : PLAYER_WORDS[player]} took ${listNames(pieces)}.`,
    piece: (owner: Player, role: string): string => `${PLAYER_WORDS[owner].toLowerCase()} ${role}`,
    count: (count: number, role: string): string => (count === 1 ? `a ${role}` : `${count} ${role}s`),
    even: 'Material is even.',
    ahead: (player: Player, you: Player | undefined, more: readonly string[], less: readonly string[]): string =>
      `${player === you ? 'You have' : `${PLAYER_WORDS[player]} has`} ${listNames(more)} more${less.length > 0 ? `, for ${listNames(less)}` : ''}.`,
  },
};
