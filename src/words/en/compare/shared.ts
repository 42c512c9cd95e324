import type { Telling } from './pair-sentences.ts';

/** What of Usenet’s start is a danger from the first move on. */
export const QUEEN_CHECKS =
  'White’s queen can check on the first move: on a4W, a4N, d5N or d5B, or by taking the pawn on e6kl, beside Black’s king.';

/** Sentences about a set that are the same for several rulesets the reader may know. */
export const SETS = {
  usenetAlike: `Each board carries the same pieces, but the attack boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). ${QUEEN_CHECKS}`,
} as const;

/** Sentences about tonight's ruleset that are the same for several rulesets the reader may know. */
export const SHARED = {
  boardTurns: {
    rules: ['6.6'],
    title: 'A loaded board may be turned.',
    says: 'Half round at its place with all who are on it, if the board is yours: who stood on z0 stands on a1. A move like any other, good to wait with.',
  },
  anyLevel: {
    rules: ['2.4'],
    title: 'Any level at every step.',
    says: 'King, knight and pawn land on any level. A line goes up and down again as it likes, and passes a column while one of its squares is free.',
  },
  notStraightOff: {
    rules: ['4.9'],
    title: 'No pawn leaves a board straight ahead.',
    says: 'Between an attack board and the main board that carries it a pawn goes only diagonally forward.',
  },
  offAside: {
    rules: ['4.10'],
    title: 'Pawns step off diagonally, without a capture.',
    says: 'From a board that has not moved a first move may go one step more, straight ahead. If a pawn of yours stands on the square between, yours jumps over it.',
  },
  levelByLevel: {
    rules: ['2.7', '2.9', '3.1', '3.5', '4.1'],
    title: 'Level by level, and one way.',
    says: 'King, knight and pawn change one level at most, a line one a step, all up or all down. An attack board between counts too. White’s pawns never go down a level, Black’s never up.',
  },
  wholeColumn: {
    rules: ['2.3', '4.2'],
    title: 'A piece blocks its whole column.',
    says: 'Whatever its level, it stops a rook, queen or bishop there, and a pawn’s double step. You may still land or capture above or below it.',
  },
  noScreen: {
    rules: ['2.3', '2.4', '3.5'],
    title: 'A column does not shield your king.',
    says: 'A line passes above or below a piece. But no line attacks him across a gap, and no knight from more than one level away.',
  },
  kingIsSeen: {
    rules: ['2.4', '3.5', '3.1', '2.3'],
    title: 'Your king is seen from further off.',
    says: 'Rook lines cross gaps, and knights and kings reach any level. On the other hand a piece above or below the line shields him.',
  },
  nobodyUpright: {
    rules: ['2.5'],
    title: 'Nobody goes straight up or down.',
    says: 'No piece moves or captures within its own column.',
  },
} satisfies Readonly<Record<string, Telling>>;
