import type { ChessWords } from './point.ts';

export const bartmess: ChessWords = {
  set: 'From left to right the pieces stand as in chess, except that rooks and knights are on the small attack boards, under the corners. Seen from above there are six files, z and a to e, and ten ranks, 0 to 9.',
  points: [
    {
      id: 'past',
      refused: ['blocked'],
      added: ['past'],
      rules: ['2.4', '2.5'],
      title: 'Lines slip past a piece.',
      says: 'A piece blocks its own square only. At every step of a line you choose the level, up and down again, so it goes on while one square of the column is free.',
    },
    {
      id: 'above',
      refused: ['upright'],
      added: ['beside king', 'beside queen', 'beside rook', 'beside bishop', 'beside knight'],
      rules: ['2.3', '2.9'],
      title: 'Two pieces can share a column.',
      says: 'You may come to stand above or below a piece, yours or theirs. You capture only on its very square, and nobody goes straight up or down.',
    },
    {
      id: 'board',
      refused: [],
      added: ['board', 'ride'],
      rules: ['2.2', '6.2', '6.6'],
      title: 'Attack boards move when empty, and turn when loaded.',
      says: 'It is a whole turn. An empty board of yours goes to a neighbouring pin. One with pieces on it is turned half round where it is, and all aboard go along.',
    },
    {
      id: 'pawn',
      refused: [],
      added: ['beside pawn', 'double pawn'],
      rules: ['4.1', '4.15'],
      title: 'A pawn steps above or below a piece.',
      says: 'Only the square it steps to must be vacant; for two steps one square of the column between must be free.',
    },
    {
      id: 'knight',
      refused: ['no-ground knight'],
      added: [],
      rules: ['3.5'],
      title: 'A knight needs a square under its leap.',
      says: 'One step straight, then one aslant: where no square is at the first step, that way is closed. So no knight can move at the start.',
    },
    {
      id: 'check',
      refused: ['leaves-check'],
      added: [],
      isAboutChecks: true,
      rules: ['7.13', '2.4'],
      title: 'A piece put between need not shield your king.',
      says: 'The line goes past it, above or below. A check is stopped only where no square of the column stays free.',
    },
    {
      id: 'castling',
      refused: ['no-castling'],
      added: [],
      rules: ['5.1'],
      title: 'There is no castling.',
      says: 'The king has its one step, to any level of a neighbouring column, and no other move.',
    },
  ],
  same: 'All lines and leaps seen from above, two steps for a pawn’s first move, captures of pawns, en passant, promotion by choice, check and mate.',
  names:
    'A square is file, rank and board: b3N is on the Neutral Board, the middle one; W is White’s and B Black’s; QL, KL are White’s small boards, ql, kl Black’s. QP1 to QP12 and KP1 to KP12 are the pins they stand on, odd numbers under a corner. Bartmess himself calls our files a to f and our ranks 1 to 10.',
};
