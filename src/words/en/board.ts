import type { Piece, Player } from '../../engine/core/piece.ts';
import { describePiece, PLAYER_WORDS } from './names.ts';

/** What a live board says to those who do not see it, and what it asks. */
export const BOARD = {
  nearest: (player: Player): string => `${PLAYER_WORDS[player]}’s side is nearest.`,
  whole: 'the board',
  /** The main boards, beside their letter. */
  main: { W: 'White’s Board', N: 'Neutral', B: 'Black’s Board' },
  /** An attack board by the pin it stands on. */
  attackBoard: (board: string, pin: string): string => `attack board ${board} on ${pin}`,
  aloneBoard: (board: string): string => `attack board ${board}`,
  pin: (name: string): string => `pin ${name}`,
  free: 'free',
  empty: 'empty',
  piece: describePiece,
  defeated: (piece: Piece): string => `${describePiece(piece)}, defeated`,
  /** What is to be known of a place, for the reader's hand. */
  place: { picked: 'picked up', target: 'may go here', chosen: 'chosen', right: 'right', wrong: 'wrong', marked: 'marked' },
  /** Which pin an attack board stands on, where boards stand over and hang under corners. */
  onPin: (pin: string, isOver: boolean): string => `${pin} ${isOver ? 'over' : 'under'}`,
  pins: 'Pins',
  pickedUp: (what: string, reach: string): string => `${what} picked up. ${reach}`.trimEnd(),
  /** Where what is picked up may go; `stays` of a board that turns, or a pawn that is promoted. */
  reach: (goes: readonly string[], stays: 'board' | 'pawn' | undefined): string => {
    const ways = [
      ...(stays ? [stays === 'board' ? 'turn where it stands' : 'be promoted where it stands'] : []),
      ...(goes.length > 0 ? [`go to ${goes.join(', ')}`] : []),
    ];
    return ways.length === 0 ? 'It has no move.' : `It may ${ways.join(' or ')}.`;
  },
  noLines: 'No lines.',
  /** The lines through a cell, each by its ends. */
  lines: (
    cell: string,
    ends: Readonly<Record<'rank' | 'file' | 'rightFile' | 'diagonal', readonly (readonly [string, string])[]>>,
  ): string => {
    const list = (pairs: readonly (readonly [string, string])[]): string => pairs.map(([one, other]) => `${one} to ${other}`).join(', ');
    const [file, rank] = [cell.charAt(0), cell.slice(1)];
    return `${cell}: rank ${rank}, ${list(ends.rank)}; file ${file}, ${list(ends.file)}; leaning right, ${list(ends.rightFile)}; diagonals ${list(ends.diagonal)}.`;
  },
  choice: {
    promote: 'Promote to',
    which: 'Which move?',
    castle: 'castle',
    kingAlone: 'move the king alone',
    turnOver: 'turn the board over',
    leave: 'leave the board as it is',
  },
  /** Moves of the other players, in their order: `Black replies Kd4.` */
  replies: (replies: readonly { readonly player: Player; readonly name: string }[]): string =>
    `${replies.map(({ player, name }, at) => `${PLAYER_WORDS[player]} ${at === 0 ? 'replies ' : ''}${name}`).join(', ')}.`,
  /** How a reply gets out of check. */
  escape: {
    king: (square: string): string => `The king escapes to ${square}.`,
    captured: 'It captures what gave check.',
    met: 'The check is gone after it.',
  },
};
