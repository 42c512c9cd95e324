import type { Player } from '../../engine/core/piece.ts';
import { namePlayers } from './acts.ts';
import { countWord, PLAYERS } from './names.ts';

/** What people need who play one another: a game by link, clocks, a board that goes round. */
export const TABLE = {
  label: 'Table',
  title: 'At the table',
  mail: {
    title: 'Play a friend by link',
    about: 'You move and send a link; whoever opens it sees your move, answers and sends the next one. Nobody needs an account.',
    begin: 'Begin a game by link',
    goOn: 'Go on by link from here',
    stop: 'Go on as a board of my own',
    games: 'Your games by link',
    game: (rules: string, steps: number): string => `${rules}, ${steps} ${steps === 1 ? 'move' : 'moves'}`,
    /** How the game stands for the one who sees it. */
    first: (turn: Player): string => `A game by link. Play ${PLAYERS[turn]}’s move, then send the link.`,
    played: (player: Player, move: string): string => `${PLAYERS[player]} has played ${move}.`,
    acted: (act: string): string => `${act}.`,
    yours: (turn: Player): string => `It is your turn: you are ${PLAYERS[turn]}.`,
    whose: (turn: Player): string => `It is ${PLAYERS[turn]}’s turn. If that is you, play; then send the link.`,
    toSend: (to: readonly Player[]): string => `Now send the link to ${namePlayers(to)}.`,
    waits: (turn: Player, seats: readonly Player[]): string =>
      `You are ${namePlayers(seats)}. The board waits for ${PLAYERS[turn]}’s link.`,
    isOver: 'The game is over.',
    shared: 'Sent.',
    copied: 'The link is copied: paste it into a message.',
    send: 'Send this',
    again: 'Send it again',
    takeBack: 'Take it back',
    sitDown: (player: Player): string => `Play ${PLAYERS[player]} here too`,
    latest: 'To the latest move',
    message: (rules: string, status: string): string => `${rules}: ${status}`,
    byAll: 'What several must agree on, ask them before you press it.',
    noMachine: 'The machine does not play in a game by link.',
    older: (count: number): string =>
      `This link is older than your game, which is ${count > 1 ? `${countWord(count)} moves` : 'a move'} further on. The board shows your game.`,
    faults: {
      unlike: (found: string, example: string): string =>
        `found “${found}”, expected the name of the game and whose turn it is, as in ${example}`,
      turn: (found: Player, expected: Player, count: number): string =>
        `it is said to be ${PLAYERS[found]}’s turn, but after ${count === 0 ? 'no move' : count === 1 ? 'its one move' : `its ${count} moves`} it is ${PLAYERS[expected]}’s; a move was lost or added`,
      otherMove: (found: string, expected: string): string =>
        `found ${found}, expected ${expected}, as it was played. The board shows the game as you have it`,
      otherRules: 'the game began with others. The board shows the game as you have it',
      otherStart: 'the game began with another. The board shows the game as you have it',
    },
  },
  clock: {
    title: 'Clocks',
    label: 'The clocks',
    about: 'The rules know no clock: the board says whose time is over, and you decide what that means.',
    minutes: 'Minutes each',
    bonus: 'For each move',
    bonuses: { none: 'nothing more', increment: 'seconds added after it', delay: 'seconds before time runs' },
    seconds: 'Seconds',
    set: 'Set the clocks',
    away: 'Take the clocks away',
    start: 'Start the clocks',
    stop: 'Stop the clocks',
    goOn: 'Let the clocks run',
    delay: (seconds: number): string => `delay ${seconds}`,
    /** For those who listen. */
    left: (player: Player, seconds: number): string => `${PLAYERS[player]} has ${seconds === 60 ? 'a minute' : `${seconds} seconds`} left.`,
    isOver: (player: Player): string => `${PLAYERS[player]}’s time is over.`,
    has: (player: Player, time: string): string => `${PLAYERS[player]} has ${time}`,
    unlike: (found: string, minutes: number, seconds: number): string =>
      `found “${found}”, expected minutes up to ${minutes}, and for each move up to ${seconds} seconds`,
  },
  passing: {
    title: 'On one device',
    about: 'The board turns to whoever moves, and the list of legal moves is put away.',
    choices: { off: 'The board stays as it is', turn: 'It turns after each move', ask: 'It turns when it is handed over' },
    handTo: (player: Player): string => `Hand the board to ${PLAYERS[player]}.`,
    take: (player: Player): string => `${PLAYERS[player]} has it`,
  },
};
