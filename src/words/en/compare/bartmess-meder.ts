import type { PairWords } from './pair-sentences.ts';
import { SHARED } from './shared.ts';

/** What Bartmess and Meder disagree about. */
export const bartmessAndMeder: PairWords = {
  sets: {
    bartmess:
      'King, queen and bishops begin on White’s Board, rooks and knights on the attack boards. A corner has two places, one over and one under it: White’s boards start under theirs (QP1, KP1), Black’s over theirs (QP12, KP12).',
    meder:
      'King and queen begin on the attack boards, knights and bishops on White’s Board. Over and under a corner are one place here: QL1 to QL6 and KL1 to KL6, two to each main board, White’s first.',
  },
  differences: [
    {
      allows: 'bartmess',
      show: 'line-past',
      bites: ['blocked'],
      habit: {
        rules: ['2.3', '4.2'],
        title: 'A piece blocks its whole column.',
        says: 'Whatever its level, it stops a rook, queen or bishop there, and a pawn’s double step. You may still land or capture above or below it.',
      },
      chance: {
        rules: ['2.4'],
        title: 'Slip past, over or under.',
        says: 'A piece blocks its own square only. A line goes on while one square of the column is free, and may change level at every step, up and down again; a double step too.',
      },
    },
    {
      allows: 'bartmess',
      show: 'turn',
      bites: ['no-rotation'],
      habit: {
        rules: ['6.6'],
        title: 'No board is turned.',
        says: 'A board with two or more pieces on it stays as it is. To wait, move an empty board of yours, or one with a single rider.',
      },
      chance: SHARED.boardTurns,
    },
    {
      allows: 'bartmess',
      show: 'board-across-main',
      bites: ['no-place', 'pin-taken', 'not-adjacent'],
      habit: {
        rules: ['6.3', '6.7'],
        title: 'The long step of a board is gone.',
        says: 'From the front of a board it no longer goes to the back of the next one above (QP2 to QP7, QP6 to QP11). A corner holds one board: nothing changes from over to under.',
      },
      chance: {
        rules: ['6.3'],
        title: 'Empty boards have other ways.',
        says: 'Over or under the same corner, and from over one main board to under the next, at its front or its back, and down again. Two boards may share a corner.',
      },
    },
    {
      allows: 'meder',
      show: 'king-screened',
      bites: ['leaves-check'],
      habit: {
        rules: ['2.5'],
        title: 'A column does not shield your king.',
        says: 'A line passes above or below a piece while one square of the column is free. A piece put between stops a check only if no square of that column stays free.',
      },
      chance: {
        rules: ['2.3'],
        title: 'Your king hides behind a column.',
        says: 'A piece above or below the line shields him too: many moves are safe that expose him in Bartmess.',
      },
    },
    {
      allows: 'meder',
      show: 'ride-piece',
      bites: ['board-loaded', 'not-your-board'],
      habit: {
        rules: ['6.2', '6.1'],
        title: 'Nobody rides, and their boards are theirs.',
        says: 'Only an empty board goes to another place, and only your own two: your opponent’s are never yours to move, whoever is on them.',
      },
      chance: {
        rules: ['6.2'],
        title: 'A single piece rides, forward or across.',
        says: 'The one piece on a board commands it, even on a board of theirs: only its owner moves it, never back. It captures nothing, but may give check. Your empty boards go any way.',
      },
    },
    {
      allows: 'meder',
      show: 'line-gap',
      bites: ['gap', 'no-ground'],
      habit: {
        rules: ['2.8', '3.5'],
        title: 'A gap ends a line.',
        says: 'Where the next column has no square, every line stops. A knight goes one straight, then one aslant: the first of the two needs a square, occupied or not.',
      },
      chance: {
        rules: ['2.4', '3.5'],
        title: 'Nothing need lie under the way.',
        says: 'Rook and queen fly over gaps, from attack board to attack board. Knights leap whatever is missing between.',
      },
    },
    {
      allows: 'meder',
      show: 'castling',
      bites: ['no-castling'],
      habit: { rules: ['5.1'], title: 'There is no castling.', says: 'King and rook have their own moves only.' },
      chance: {
        rules: ['5.1'],
        title: 'You may castle, but not as your first move.',
        says: 'King’s side: king d0KL and rook e0KL change places. Queen’s side: king to a0QL, rook from z0QL to d0KL. Not out of check or into it.',
      },
    },
  ],
};
