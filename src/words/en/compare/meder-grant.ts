import type { PairWords } from './pair-sentences.ts';
import { SHARED_DIFFERENCES } from './shared.ts';

/** What Meder and Grant disagree about. */
export const mederAndGrant: PairWords = {
  sets: {
    meder:
      'Every piece and every board stands where you know it; only the names differ: QP2 is the place QL1, KP2 is KL1, QP12 is QL6 and KP12 is KL6. Over and under a corner are one place.',
    grant:
      'Every piece and every board stands where you know it; only the names differ: QL1 is the place QP2, over its corner, KL1 is KP2, QL6 is QP12 and KL6 is KP12. Each corner has a second place, under it.',
  },
  differences: [
    {
      allows: 'meder',
      show: 'knight-levels',
      codes: ['levels', 'gap', 'no-ground'],
      habit: {
        rules: ['2.7', '2.4', '3.5'],
        title: 'One level a step, and every step needs a square.',
        says: 'King, knight and pawn change one level at most; rook, bishop and queen one at each step, among main boards all up or all down. The knight’s way needs squares too.',
      },
      chance: {
        rules: ['2.7', '2.4', '3.5'],
        title: 'You land on any level, and rooks and queens fly over gaps.',
        says: 'Knights leap whatever is missing.',
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
      show: 'pawn-off-straight',
      codes: ['pawn-aside'],
      habit: SHARED_DIFFERENCES.notStraightOff,
      chance: { rules: ['4.7'], title: 'Pawns walk straight off a board, onto any level.', says: 'The square ahead need only be vacant.' },
    },
    {
      allows: 'meder',
      show: 'empty-board',
      codes: ['board-empty', 'board-loaded', 'castling-blocked'],
      habit: {
        rules: ['6.2', '5.1'],
        title: 'Only a lone pawn moves a board; an empty one stays.',
        says: 'So does one with any other piece. Castling: king to d1W, rook to c1W; or king to a1W, rook to b1W, and a0QL must be vacant too.',
      },
      chance: {
        rules: ['6.2', '5.1'],
        title: 'Empty boards move, and any single piece rides.',
        says: 'An empty board moves for its owner, any way; one with any single piece for that piece’s owner, forward or across. King’s side castling needs no free square.',
      },
    },
    {
      allows: 'grant',
      show: 'line-past',
      codes: ['blocked'],
      habit: SHARED_DIFFERENCES.wholeColumn,
      chance: { rules: ['2.3'], title: 'A piece blocks its own square only.', says: 'Lines pass above or below it, if the levels allow.' },
    },
    {
      allows: 'grant',
      show: 'pawn-double-off',
      codes: ['not-its-way', 'nothing-to-capture', 'backward'],
      habit: {
        rules: ['4.1', '4.5'],
        title: 'Pawns go straight, and aside only to capture.',
        says: 'Off an attack board too. They become what you choose, at once, on the furthest rank of their file.',
      },
      chance: SHARED_DIFFERENCES.offAside,
    },
    {
      allows: 'grant',
      show: 'king-far-knight',
      codes: ['leaves-check'],
      habit: SHARED_DIFFERENCES.kingIsSeen,
    },
    {
      allows: 'grant',
      show: 'upright-bishop',
      codes: ['upright'],
      habit: SHARED_DIFFERENCES.nobodyUpright,
      chance: {
        rules: ['2.5', '2.11'],
        title: 'King, queen and bishop go straight up and down, rooks never.',
        says: 'The king goes one level. Bishop and queen go on while the way is free, and may mix such steps with diagonal ones.',
      },
    },
  ],
};
