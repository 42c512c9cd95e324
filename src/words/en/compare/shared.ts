import type { Telling } from './pair-sentences.ts';

/** What of Usenet’s start is a danger from the first move on. */
export const QUEEN_CHECKS =
  'White’s queen can check on the first move: on a4W, a4N, d5N or d5B, or by taking the pawn on e6kl, beside Black’s king.';

/** Sentences about a set that are the same for several rulesets the reader may know. */
export const SETS = {
  usenetAlike: `Each board carries the same pieces, but the attack boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). ${QUEEN_CHECKS}`,
} as const;

/** Sentences about tonight's ruleset that are the same for several rulesets the reader may know. */
export const SHARED_DIFFERENCES = {
  boardTurns: {
    rules: ['6.6'],
    title: 'You may turn a loaded board of yours half round.',
    says: 'It stays at its place, and all aboard go along: who stood on z0 stands on a1. A move like any other, good to wait with.',
  },
  anyLevel: {
    rules: ['2.4'],
    title: 'Any level at every step, up and down again.',
    says: 'King, knight and pawn land on any level. A line passes a column while one of its squares is free.',
  },
  notStraightOff: {
    rules: ['4.9'],
    title: 'Pawns go on and off a board diagonally, never straight ahead.',
    says: 'That is between an attack board and the main board that carries it, with or without a capture.',
  },
  offAside: {
    rules: ['4.10'],
    title: 'Pawns step off a board diagonally, without a capture.',
    says: 'From a board that has not moved a first move may go one step more, straight ahead, and jump over a pawn of yours between.',
  },
  levelByLevel: {
    rules: ['2.7', '2.9', '3.1', '3.5', '4.1'],
    title: 'One level a step, and only up or only down.',
    says: 'King, knight and pawn change one level at most. An attack board between is a level too. White’s pawns never go down a level, Black’s never up.',
  },
  wholeColumn: {
    rules: ['2.3', '4.2'],
    title: 'A piece blocks its whole column, for lines and double steps.',
    says: 'Whatever its level, it stops a rook, queen or bishop there. You may still land or capture above or below it.',
  },
  noScreen: {
    rules: ['2.3', '2.4', '3.5'],
    title: 'A piece above or below the line does not shield your king.',
    says: 'The line passes it. But no line attacks the king across a gap, and no knight from more than one level away.',
  },
  kingIsSeen: {
    rules: ['2.4', '3.5', '3.1', '2.3'],
    title: 'Your king is attacked over gaps and from any level.',
    says: 'Rooks and queens cross gaps, knights and kings reach any level. On the other hand a piece above or below a line shields the king.',
  },
  nobodyUpright: {
    rules: ['2.5'],
    title: 'Nobody goes straight up or down.',
    says: 'No piece moves or captures within its own column.',
  },
} satisfies Readonly<Record<string, Telling>>;
