import type { Player } from '../../engine/core/piece.ts';
import type { Rich } from '../rich.ts';
import { namePlayers } from './acts.ts';
import { countWord, PLAYER_WORDS } from './names.ts';

/** What people need who play one another: a game by link, clocks, a board that goes round. */
export const SHARED_GAMES = {
  label: 'Table',
  title: 'At the table',
  mail: {
    title: 'Play a friend by link',
    about:
      'Play for the side to move, and send the link. Whoever opens it sees your move, answers and sends the next one. Nobody needs an account, and each browser keeps its games.',
    begin: 'Begin a game by link',
    goOn: 'Go on by link from here',
    stop: 'Go on as a board of my own',
    games: 'Your games by link',
    game: (rules: string, steps: number): string => `${rules}, ${steps} ${steps === 1 ? 'move' : 'moves'}`,
    /** How the game stands for the one who sees it. */
    first: (turn: Player): string => `A game by link. Play ${PLAYER_WORDS[turn]}’s move, then send the link.`,
    played: (player: Player, move: string): string => `${PLAYER_WORDS[player]} has played ${move}.`,
    acted: (act: string): string => `${act}.`,
    yours: (turn: Player): string => `It is your turn: you are ${PLAYER_WORDS[turn]}.`,
    whose: (turn: Player): string => `It is ${PLAYER_WORDS[turn]}’s turn. If that is you, play; then send the link.`,
    toSend: (to: readonly Player[]): string => `Now send the link to ${namePlayers(to)}.`,
    waits: (turn: Player, seats: readonly Player[]): string =>
      `You are ${namePlayers(seats)}. The board waits for ${PLAYER_WORDS[turn]}’s link.`,
    isOver: 'The game is over.',
    resigned: (player: Player): string => `${PLAYER_WORDS[player]} resigns.`,
    agreed: (player: Player): string => `${PLAYER_WORDS[player]} accepts the draw.`,
    sendEnd: 'Send the link, so that the other side learns of it.',
    /** A draw that is offered with the latest move: to whoever may accept it, to whoever offers it, and to others. */
    offered: (by: Player): string => `${PLAYER_WORDS[by]} offers a draw. Accept it, or play on.`,
    offering: 'A draw is offered with this move.',
    offer: 'Offer a draw with it',
    withdraw: 'Offer no draw',
    accept: 'Accept the draw',
    shared: 'Sent.',
    copied: 'The link is copied: paste it into a message.',
    send: 'Send this',
    again: 'Send it again',
    takeBack: 'Take it back',
    sitDown: (player: Player): string => `Play ${PLAYER_WORDS[player]} here too`,
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
        `it is said to be ${PLAYER_WORDS[found]}’s turn, but after ${count === 0 ? 'no move' : count === 1 ? 'its one move' : `its ${count} moves`} it is ${PLAYER_WORDS[expected]}’s; a move was lost or added`,
      otherMove: (found: string, expected: string): string =>
        `found ${found}, expected ${expected}, as it was played. The board shows the game as you have it.`,
      otherRules: 'the game began with others. The board shows the game as you have it.',
      /** What to do about a link that cannot be read. */
      again: (message: string): string => `${message.replace(/\.$/, '')}. Ask for the link to be sent again.`,
      otherStart: 'the game began with another. The board shows the game as you have it.',
    },
  },
  clock: {
    title: 'Clocks',
    label: 'The clocks',
    about:
      'The rules know no clock: the board says whose time is over, and you decide what that means. Clocks belong to this tab. They run on while it is loaded again, and end when it is closed.',
    byLink: 'A game by link has no clocks.',
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
    left: (player: Player, seconds: number): string =>
      `${PLAYER_WORDS[player]} has ${seconds === 60 ? 'a minute' : `${seconds} seconds`} left.`,
    isOver: (player: Player): string => `${PLAYER_WORDS[player]}’s time is over.`,
    has: (player: Player, time: string): string => `${PLAYER_WORDS[player]} has ${time}`,
    unlike: (found: string, minutes: number, seconds: number): string =>
      `found “${found}”, expected minutes up to ${minutes}, and for each move up to ${seconds} seconds`,
  },
  passing: {
    title: 'On one device',
    about: 'Where one device goes round, the board can turn to whoever moves. It then shows nobody where a piece may go.',
    hints: 'Show where a piece may go, and the list of legal moves',
    choices: { off: 'The board stays as it is', turn: 'It turns after each move', ask: 'It turns when it is handed over' },
    handTo: (player: Player): string => `Hand the board to ${PLAYER_WORDS[player]}.`,
    take: (player: Player): string => `${PLAYER_WORDS[player]} has it`,
  },
  paper: {
    title: 'On paper',
    game: 'The score sheet of this game',
    empty: 'An empty score sheet',
    card: 'The card of the rules',
    crumb: 'Score sheet',
    heading: (rules: string): string => `${rules}: score sheet`,
    summary: (rules: string): string =>
      `A sheet of A4 to write down a game of ${rules}, empty or filled with one, in each notation of the rules.`,
    notation: 'How moves are written',
    notations: {
      usual: 'With the names on the boards',
      rules: 'As the source writes them',
      pictures: 'With pictures of the pieces',
      squares: 'From square to square',
      relative: 'From each player’s own side',
    },
    asIn: 'As in',
    move: 'Move',
    round: 'Round',
    fields: { event: 'Event', place: 'Place, date', result: 'Result' },
    continued: (page: number, pages: number): string => `Sheet ${page} of ${pages}`,
    said: (number: number, words: string): string => `${number}: ${words}`,
    points: (player: Player, points: string): string => `${PLAYER_WORDS[player]} ${points}`,
    from: (position: string): string => `From the position ${position}`,
    fault: (words: string): string => `Not all of the game in the address can be written down. ${words}`,
    fill: <T>(board: T): Rich<T> => [
      'One side of A4, to write on. To have it filled, play or open a game on the ',
      board,
      ' and choose “Table”, then “The score sheet of this game”.',
    ],
    lost: 'The rules could not be fetched; load the page again to try once more.',
  },
};
