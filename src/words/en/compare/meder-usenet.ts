import type { PairWords } from './pair-sentences.ts';
import { SETS, SHARED_DIFFERENCES } from './shared.ts';

/** What Meder and the Usenet post disagree about. */
export const mederAndUsenet: PairWords = {
  sets: {
    meder:
      'Each board carries the same pieces, but the attack boards start at the far ends: White’s at QL1 and KL1, the front of White’s Board, Black’s at QL6 and KL6. Over and under a corner are one place.',
    usenet: SETS.usenetAlike,
  },
  differences: [
    {
      allows: 'meder',
      show: 'knight-levels',
      codes: ['levels'],
      habit: SHARED_DIFFERENCES.levelByLevel,
      chance: {
        rules: ['2.7', '3.1', '3.5', '4.1'],
        title: 'Every step leads to any level, up or down.',
        says: 'So for king, knight and pawn, and at each step of a rook, queen or bishop.',
      },
    },
    {
      allows: 'meder',
      show: 'king-screened',
      codes: ['leaves-check'],
      habit: SHARED_DIFFERENCES.noScreen,
    },
    {
      allows: 'meder',
      show: 'ride-piece',
      codes: ['no-castling', 'not-adjacent', 'not-your-board', 'board-loaded'],
      habit: {
        rules: ['5.1', '6.2'],
        title: 'No castling, and only a pawn rides, on a board of its owner.',
        says: 'You move your own two boards: empty, or with one pawn of yours. Over stays over, under stays under; only an empty one may change that.',
      },
      chance: {
        rules: ['6.2', '5.1'],
        title: 'Any single piece rides, and you may castle.',
        says: 'Alone aboard, your piece moves any board. Castling: king d0KL and rook e0KL swap, or king to a0QL, rook to d0KL; not as your first move, nor out of check or into it.',
      },
    },
    {
      allows: 'meder',
      show: 'line-gap',
      codes: ['gap'],
      habit: {
        rules: ['2.4'],
        title: 'A gap ends a line; a knight leaps it.',
        says: 'Rook, queen and bishop need a square for every step.',
      },
      chance: {
        rules: ['2.4'],
        title: 'Rook and queen fly over gaps.',
        says: 'Along a file or rank they go on where no square is, and land beyond, from attack board to attack board.',
      },
    },
    {
      allows: 'usenet',
      show: 'line-past',
      codes: ['blocked'],
      habit: SHARED_DIFFERENCES.wholeColumn,
      chance: {
        rules: ['2.3'],
        title: 'A piece blocks its own square only.',
        says: 'Lines pass above or below it, if the levels allow. So does a double step.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-far-knight',
      codes: ['leaves-check'],
      habit: SHARED_DIFFERENCES.kingIsSeen,
    },
    {
      allows: 'usenet',
      show: 'upright-rook',
      codes: ['upright'],
      habit: SHARED_DIFFERENCES.nobodyUpright,
      chance: {
        rules: ['2.5'],
        title: 'King, queen and rook go straight up and down, bishops never.',
        says: 'Rook and queen go on while the way is free, the king one level.',
      },
    },
    {
      allows: 'usenet',
      show: 'ride-back-own',
      codes: ['backward', 'pin-taken'],
      habit: {
        rules: ['6.5', '6.4'],
        title: 'A loaded board never goes back, and a corner holds one board.',
        says: 'Forward is as the owner of the piece aboard sees it. Over and under a corner are one place.',
      },
      chance: {
        rules: ['6.5', '1.2'],
        title: 'A pawn rides back as well, and two boards may share a corner.',
        says: 'One is then over it, the other under it.',
      },
    },
  ],
};
