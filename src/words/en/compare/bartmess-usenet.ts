import type { PairWords } from './pair-sentences.ts';
import { QUEEN_CHECKS, SHARED_DIFFERENCES } from './shared.ts';

/** What Bartmess and the Usenet post disagree about. */
export const bartmessAndUsenet: PairWords = {
  sets: {
    bartmess:
      'The boards start at the far ends: White’s under the front of White’s Board (QP1, KP1), Black’s over the back of Black’s (QP12, KP12). King, queen and bishops are on White’s Board, rooks and knights on the attack boards.',
    usenet: `The boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). King and queen are on them, knights and bishops on White’s Board. ${QUEEN_CHECKS}`,
  },
  differences: [
    {
      allows: 'bartmess',
      show: 'line-levels',
      codes: ['levels', 'blocked'],
      habit: SHARED_DIFFERENCES.levelByLevel,
      chance: SHARED_DIFFERENCES.anyLevel,
    },
    {
      allows: 'bartmess',
      show: 'turn',
      codes: ['no-rotation'],
      habit: {
        rules: ['6.6', '6.2'],
        title: 'No board is turned; to wait, move an empty one.',
        says: 'A board with two pieces on it stays as it is.',
      },
      chance: SHARED_DIFFERENCES.boardTurns,
    },
    {
      allows: 'bartmess',
      show: 'board-faces',
      codes: ['not-adjacent'],
      habit: {
        rules: ['6.3'],
        title: 'A board keeps its face: over stays over, under stays under.',
        says: 'It goes across, to the other end of its main board, or to the same corner of the next. Only an empty one may swap over and under, by the table below.',
      },
      chance: {
        rules: ['6.3'],
        title: 'Empty boards swap over and under at one corner.',
        says: 'They also go from over one main board to under the next, at its front or its back, and down again.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-far-knight',
      codes: ['leaves-check'],
      habit: {
        rules: ['2.4'],
        title: 'Your king is attacked from any level, past other pieces too.',
        says: 'Knights, kings and lines reach any level, and a line slips past a piece while one square of the column is free.',
      },
      chance: {
        rules: ['2.7'],
        title: 'Your king is harder to reach: attackers come level by level.',
        says: 'A knight must be on the king’s level or the next. A line changes one level a step, and an attack board between two main boards is one level more.',
      },
    },
    {
      allows: 'usenet',
      show: 'ride-pawn',
      codes: ['board-loaded', 'not-adjacent'],
      habit: {
        rules: ['6.2'],
        title: 'Nobody rides: only an empty board leaves its place.',
        says: 'It goes by the table below: no longer from over one main board to over the next, or from under to under.',
      },
      chance: {
        rules: ['6.2'],
        title: 'Your pawn, alone on a board of yours, may ride it.',
        says: 'Across, to the other end of its main board, or to the same corner of the next. Back as well. With anybody else aboard a board stays.',
      },
    },
    {
      allows: 'usenet',
      show: 'upright-rook',
      codes: ['upright'],
      habit: {
        rules: ['2.9'],
        title: 'Nobody goes straight up or down.',
        says: 'No piece moves, captures or gives check within its own column.',
      },
      chance: {
        rules: ['2.5'],
        title: 'King, queen and rook go straight up and down, bishops never.',
        says: 'Rook and queen go on while the way is free, the king one level.',
      },
    },
    {
      allows: 'usenet',
      show: 'knight-ground',
      codes: ['no-ground'],
      habit: {
        rules: ['3.5'],
        title: 'A knight needs a square for its first step.',
        says: 'It may be occupied, but it must be there, on whatever level.',
      },
      chance: {
        rules: ['3.5'],
        title: 'A knight needs no square under its leap.',
        says: 'So it comes on and off attack boards over gaps.',
      },
    },
  ],
};
