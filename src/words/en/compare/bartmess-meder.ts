import type { PairWords } from './pair-sentences.ts';
import { SHARED_DIFFERENCES } from './shared.ts';

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
      codes: ['blocked'],
      habit: {
        rules: ['2.3', '4.2'],
        title: 'A piece blocks its whole column, for lines and double steps.',
        says: 'Whatever its level, it stops a rook, queen or bishop there. You may still land or capture above or below it.',
      },
      chance: {
        rules: ['2.4'],
        title: 'A piece blocks its own square only: slip past, over or under.',
        says: 'A line goes on while one square of the column is free, and may change level at every step, up and down again; a double step too.',
      },
    },
    {
      allows: 'bartmess',
      show: 'turn',
      codes: ['no-rotation'],
      habit: {
        rules: ['6.6'],
        title: 'No board is turned; one with two aboard stays as it is.',
        says: 'To wait, move an empty board of yours, or one with a single rider.',
      },
      chance: SHARED_DIFFERENCES.boardTurns,
    },
    {
      allows: 'bartmess',
      show: 'board-across-main',
      codes: ['no-place', 'pin-taken', 'not-adjacent'],
      habit: {
        rules: ['6.3', '6.7'],
        title: 'Boards no longer step between QP2 and QP7, nor QP6 and QP11.',
        says: 'That is the front of one main board and the back of the next, on the king’s side too. A corner holds one board: none changes from over to under.',
      },
      chance: {
        rules: ['6.3'],
        title: 'Empty boards swap over and under, and two may share a corner.',
        says: 'They also go from over one main board to under the next, at its front or its back, and down again.',
      },
    },
    {
      allows: 'meder',
      show: 'king-screened',
      codes: ['leaves-check'],
      habit: {
        rules: ['2.5'],
        title: 'A piece above or below the line does not shield your king.',
        says: 'A line passes it while one square of the column is free. A piece put between stops a check only if no square of that column stays free.',
      },
      chance: {
        rules: ['2.3'],
        title: 'A piece above or below a line shields your king too.',
        says: 'Put one between, on any level, and the line no longer attacks the king. So a few moves are safe that expose it in Bartmess.',
      },
    },
    {
      allows: 'meder',
      show: 'ride-piece',
      codes: ['board-loaded', 'not-your-board'],
      habit: {
        rules: ['6.2', '6.1'],
        title: 'Nobody rides, and their boards are never yours to move.',
        says: 'Only an empty board goes to another place, and only your own two.',
      },
      chance: {
        rules: ['6.2'],
        title: 'A piece alone on a board rides it forward or across, theirs too.',
        says: 'Only the piece’s owner moves that board, and never back. It captures nothing, but may give check. Your empty boards go any way.',
      },
    },
    {
      allows: 'meder',
      show: 'line-gap',
      codes: ['gap', 'no-ground'],
      habit: {
        rules: ['2.8', '3.5'],
        title: 'A gap ends a line, and a knight needs a square on its way.',
        says: 'Where the next column has no square, every line stops. A knight goes one straight, then one aslant: the first of the two needs a square, occupied or not.',
      },
      chance: {
        rules: ['2.4', '3.5'],
        title: 'Rook and queen fly over gaps, and knights leap anything.',
        says: 'No square need lie under the way, from attack board to attack board.',
      },
    },
    {
      allows: 'meder',
      show: 'castling',
      codes: ['no-castling'],
      habit: { rules: ['5.1'], title: 'There is no castling.', says: 'King and rook have their own moves only.' },
      chance: {
        rules: ['5.1'],
        title: 'You may castle, but not as your first move.',
        says: 'King’s side: king d0KL and rook e0KL change places. Queen’s side: king to a0QL, rook from z0QL to d0KL. Not out of check or into it.',
      },
    },
  ],
};
