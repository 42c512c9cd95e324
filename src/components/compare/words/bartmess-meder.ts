import type { PairWords } from './point.ts';
import { SHARED } from './shared.ts';

/** What Bartmess and Meder disagree about. */
export const bartmessAndMeder: PairWords = {
  sets: {
    bartmess:
      'King, queen and bishops begin on White’s Board, rooks and knights on the attack boards. A corner has two pins, one over and one under it: White’s boards start under theirs (QP1, KP1), Black’s over theirs (QP12, KP12).',
    meder:
      'King and queen begin on the attack boards, knights and bishops on White’s Board. Over and under a corner are one place here: QL1 to QL6 and KL1 to KL6, counted from White’s end.',
  },
  differences: [
    {
      allows: 'bartmess',
      show: 'line-past',
      bites: ['blocked'],
      habit: {
        rules: ['2.3'],
        title: 'A piece blocks its whole column.',
        says: 'Anybody, on any level of it, stops a rook, queen or bishop there, and a pawn’s double step. No slipping past.',
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
        says: 'Your waiting move is gone. A board with two or more men on it stays as it is.',
      },
      chance: SHARED.boardTurns,
    },
    {
      allows: 'bartmess',
      show: 'board-across-main',
      bites: ['no-place', 'pin-taken', 'not-adjacent'],
      habit: {
        rules: ['6.3'],
        title: 'Boards have other neighbours.',
        says: 'Along the side as the table below has it, or straight across: from QL1 to QL2, QL3 or KL1. A corner holds one board.',
      },
      chance: {
        rules: ['6.3'],
        title: 'Empty boards have other ways.',
        says: 'Over or under the same corner, and from the top of one main board to the bottom of the next, at either end. Two boards may share a corner.',
      },
    },
    {
      allows: 'meder',
      show: 'king-screened',
      bites: ['leaves-check'],
      habit: {
        rules: ['2.5'],
        title: 'A column does not shield your king.',
        says: 'A line passes above or below a man while one square of the column is free. To stop a check you must fill them all.',
      },
      chance: {
        rules: ['2.3'],
        title: 'Your king hides behind a column.',
        says: 'A man above or below the line shields him too, so many moves are safe that would expose him in Bartmess.',
      },
    },
    {
      allows: 'meder',
      show: 'ride-piece',
      bites: ['board-loaded', 'not-your-board'],
      habit: {
        rules: ['6.2', '6.1'],
        title: 'Nobody rides, and their boards are theirs.',
        says: 'Only an empty board goes to another pin, and only one of your own two, whoever is on the others.',
      },
      chance: {
        rules: ['6.2'],
        title: 'A single man may ride.',
        says: 'One man alone on a board, of any kind, moves it, whosever it is: forward as he sees it or straight across, never back. An empty one moves for its owner, any way.',
      },
    },
    {
      allows: 'meder',
      show: 'line-gap',
      bites: ['gap', 'no-ground'],
      habit: {
        rules: ['2.8', '3.5'],
        title: 'A gap ends a line.',
        says: 'Where the next column has no square, every line stops. A knight’s first step needs a square, occupied or not.',
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
        title: 'You may castle.',
        says: 'King’s side: d0KL and e0KL change places. Queen’s side: king to a0QL, rook to d0KL. Not as your first move, nor out of check or into it.',
      },
    },
  ],
};
