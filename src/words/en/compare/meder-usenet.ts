import type { PairWords } from './point.ts';
import { SETS, SHARED } from './shared.ts';

/** What Meder and the Usenet post disagree about. */
export const mederAndUsenet: PairWords = {
  sets: {
    meder:
      'The same pieces on the same boards, but the boards start at the far ends: White’s at QL1 and KL1, the front of White’s Board, Black’s at QL6 and KL6. Over and under a corner are one place.',
    usenet: SETS.usenetAlike,
  },
  differences: [
    {
      allows: 'meder',
      show: 'knight-levels',
      bites: ['levels'],
      habit: SHARED.levelByLevel,
      chance: {
        rules: ['2.7'],
        title: 'You choose the level.',
        says: 'Every step leads to any level, up or down: king, knight and pawn too, and a line on its way.',
      },
    },
    {
      allows: 'meder',
      show: 'king-screened',
      bites: ['leaves-check'],
      habit: SHARED.noScreen,
    },
    {
      allows: 'meder',
      show: 'ride-piece',
      bites: ['no-castling', 'not-adjacent', 'not-your-board', 'board-loaded'],
      habit: {
        rules: ['5.1', '6.2'],
        title: 'No castling, and only pawns ride.',
        says: 'You move your own two boards: empty, or with one pawn of yours. Over stays over, under stays under; an empty one may also change, by the table below.',
      },
      chance: {
        rules: ['6.2', '5.1'],
        title: 'Any single piece rides, and you may castle.',
        says: 'Alone on a board, whosever it is, your piece moves it. King’s side castling: d0KL and e0KL change places.',
      },
    },
    {
      allows: 'meder',
      show: 'line-gap',
      bites: ['gap'],
      habit: { rules: ['2.4'], title: 'A gap ends a line.', says: 'Rook, queen and bishop need a square for every step. Knights do not.' },
      chance: {
        rules: ['2.4'],
        title: 'Lines fly over gaps.',
        says: 'Rook and queen go on where no square is, and land beyond, from attack board to attack board.',
      },
    },
    {
      allows: 'usenet',
      show: 'line-past',
      bites: ['blocked'],
      habit: SHARED.wholeColumn,
      chance: {
        rules: ['2.3'],
        title: 'A piece blocks its own square only.',
        says: 'Lines pass above or below it, if the levels allow. So does a double step.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-far-knight',
      bites: ['leaves-check'],
      habit: SHARED.kingIsSeen,
    },
    {
      allows: 'usenet',
      show: 'upright-rook',
      bites: ['upright'],
      habit: SHARED.nobodyUpright,
      chance: {
        rules: ['2.5'],
        title: 'Straight up and down.',
        says: 'Rook, queen and king may go to the square right above or below; the bishop may not.',
      },
    },
    {
      allows: 'usenet',
      show: 'ride-back-own',
      bites: ['backward', 'pin-taken'],
      habit: {
        rules: ['6.5', '6.4'],
        title: 'A loaded board never goes back.',
        says: 'Forward as the owner of the piece aboard sees it, or across. A corner holds one board, not one over it and one under.',
      },
      chance: {
        rules: ['6.5', '1.2'],
        title: 'A pawn rides back as well.',
        says: 'And two boards may share a corner, one over it and one under it.',
      },
    },
  ],
};
