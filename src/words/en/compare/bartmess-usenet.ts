import type { PairWords } from './pair-sentences.ts';
import { QUEEN_CHECKS, SHARED } from './shared.ts';

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
      bites: ['levels', 'blocked'],
      habit: SHARED.levelByLevel,
      chance: SHARED.anyLevel,
    },
    {
      allows: 'bartmess',
      show: 'turn',
      bites: ['no-rotation'],
      habit: { rules: ['6.6'], title: 'No board is turned.', says: 'To wait, move an empty board instead.' },
      chance: SHARED.boardTurns,
    },
    {
      allows: 'bartmess',
      show: 'board-faces',
      bites: ['not-adjacent'],
      habit: {
        rules: ['6.3'],
        title: 'Over stays over, under stays under.',
        says: 'A board goes across, to the other end of its main board, or to the same corner of the next. Only an empty one may swap over and under, by the table below.',
      },
      chance: {
        rules: ['6.3'],
        title: 'Empty boards swap over and under.',
        says: 'At the same corner, or from over one main board to under the next, at its front or its back, and down again.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-far-knight',
      bites: ['leaves-check'],
      habit: {
        rules: ['2.4'],
        title: 'Your king is attacked from everywhere.',
        says: 'Knights, kings and lines reach any level, and a line slips past a piece while one square of the column is free.',
      },
      chance: {
        rules: ['2.7'],
        title: 'Your king is harder to reach.',
        says: 'A knight must be on his level or the next. A line changes one level a step, and an attack board between two main boards is one level more.',
      },
    },
    {
      allows: 'usenet',
      show: 'ride-pawn',
      bites: ['board-loaded', 'not-adjacent'],
      habit: {
        rules: ['6.2'],
        title: 'Nobody rides, and boards have other neighbours.',
        says: 'A board with anybody on it stays at its place. An empty one goes by the table below: no longer from over one main board to over the next, or from under to under.',
      },
      chance: {
        rules: ['6.2'],
        title: 'A pawn may ride.',
        says: 'Your own board moves empty, or with one pawn of yours and nobody else: across, to the other end, or to the same corner of the next main board. Back as well.',
      },
    },
    {
      allows: 'usenet',
      show: 'upright-rook',
      bites: ['upright'],
      habit: {
        rules: ['2.9'],
        title: 'Nobody goes straight up or down.',
        says: 'No piece moves, captures or gives check within its own column.',
      },
      chance: {
        rules: ['2.5'],
        title: 'King, queen and rook go straight up and down.',
        says: 'Rook and queen go on while the way is free, the king one level; the bishop may not.',
      },
    },
    {
      allows: 'usenet',
      show: 'knight-ground',
      bites: ['no-ground'],
      habit: {
        rules: ['3.5'],
        title: 'Knights need a square for their first step.',
        says: 'It may be occupied, but it must be there, on whatever level.',
      },
      chance: {
        rules: ['3.5'],
        title: 'Knights leap gaps.',
        says: 'No square need lie under the way, so they come on and off attack boards.',
      },
    },
  ],
};
