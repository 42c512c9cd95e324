import type { ChessWords } from './point.ts';

export const grant: ChessWords = {
  set: 'King and queen start on the small attack boards, each beside a rook; knights and bishops stand on White’s Board, the lowest of three. Seen from above there are six files, z and a to e, and ten ranks, 0 to 9.',
  points: [
    {
      id: 'pawn',
      refused: ['pawn-aside'],
      added: ['pawn-aside', 'double pawn'],
      rules: ['4.9', '4.10'],
      title: 'Pawns leave a small board aslant, never straight ahead.',
      says: 'One step diagonally forward, with or without a capture. From a board that has not moved, a first move may go one more, straight on.',
    },
    {
      id: 'past',
      refused: ['blocked'],
      added: ['past'],
      rules: ['2.3', '2.13'],
      title: 'Lines go past a piece, above or below.',
      says: 'A piece blocks its own square only. In the middle most columns have two squares, and one piece does not close them.',
    },
    {
      id: 'level',
      refused: ['levels'],
      added: ['beside king', 'beside queen', 'beside rook', 'beside bishop', 'beside knight', 'beside pawn'],
      rules: ['2.7', '3.5', '4.1'],
      title: 'One level a step, and only up or only down.',
      says: 'You may land above or below a piece, but king, knight and pawn change by one level at most, and a line does not turn back. You capture only on the very square.',
    },
    {
      id: 'upright',
      refused: ['upright'],
      added: ['upright'],
      rules: ['2.5'],
      title: 'King, queen and bishop go straight up or down.',
      says: 'Rook, knight and pawn do not: they must reach another file or rank.',
    },
    {
      id: 'castling',
      refused: [],
      added: ['castling'],
      rules: ['5.1', '5.2'],
      title: 'Castling brings both down from their board.',
      says: 'King’s side: king to d1W, rook to c1W. Queen’s side: king to a1W, rook to b1W. The squares named must be vacant.',
    },
    {
      id: 'promotion',
      refused: [],
      added: [],
      rules: ['4.5', '4.6'],
      title: 'A pawn becomes a queen, and only a turn later.',
      says: 'On rank 8 of Black’s Board, or rank 9. During the reply it is still a pawn, and can be captured.',
    },
    {
      id: 'board',
      refused: [],
      added: ['board', 'ride'],
      rules: ['6.1', '6.2'],
      title: 'A pawn alone on a small board may move it.',
      says: 'That is a whole turn, one pin further, back too, whosever board it is. No other board moves, and an empty one neither.',
    },
  ],
  same: 'Seen from above the lines and leaps of chess, two steps for a pawn’s first move, check and mate.',
  names:
    'A square is file, rank and board: b3N is on the Neutral Board, the middle one; W is White’s and B Black’s. QP1 to QP12 and KP1 to KP12 are the pins of small boards, two at a corner: under it and over it. On this site a square aboard has the board’s name, a0QL.',
};
