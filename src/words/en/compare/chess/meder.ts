import type { ChessWords } from './point.ts';

export const meder: ChessWords = {
  set: 'King and queen start on the small attack boards, each beside a rook; knights and bishops stand on White’s Board, the lowest of three. Seen from above there are six files, z and a to e, and ten ranks, 0 to 9.',
  points: [
    {
      id: 'above',
      refused: ['upright'],
      added: ['beside king', 'beside queen', 'beside rook', 'beside bishop', 'beside knight'],
      rules: ['2.2', '2.5', '2.7'],
      title: 'Two pieces can share a column: you choose the level.',
      says: 'You may come to stand above or below a piece, yours or theirs. You capture only on its very square, and nobody goes straight up or down.',
    },
    {
      id: 'pawn',
      refused: ['blocked pawn'],
      added: ['beside pawn', 'double pawn'],
      rules: ['4.7', '4.2'],
      title: 'A pawn steps above or below a piece.',
      says: 'Only the square it steps to must be vacant. For two steps the whole column between must be empty.',
    },
    {
      id: 'ride',
      refused: [],
      added: ['ride'],
      rules: ['6.1', '6.2', '6.5'],
      title: 'A single piece moves the board it stands on, forward or across.',
      says: 'That is a whole turn, one step as it sees forward, whosever board it is. It captures nothing. Two or more pieces hold a board where it is.',
    },
    {
      id: 'board',
      refused: [],
      added: ['board'],
      rules: ['6.1', '6.3'],
      title: 'Your empty boards move too, in any direction.',
      says: 'One step: to the other corner of the same main board, to the next main board, or straight across. This too is a whole turn.',
    },
    {
      id: 'gap',
      refused: ['leaves-check'],
      added: ['gap'],
      isAboutChecks: true,
      rules: ['2.4', '2.9'],
      title: 'Rooks and queens fly over gaps.',
      says: 'Where no square is, a file or rank goes on beyond, from attack board to attack board: there your king is attacked too. Knights leap whatever is missing.',
    },
    {
      id: 'castling',
      refused: [],
      added: ['castling'],
      rules: ['5.1', '5.2'],
      title: 'Castling on the king’s side swaps king and rook.',
      says: 'Queen’s side: the king goes to a0, the rook to d0. Not as your first move; the boards must not have moved.',
    },
    {
      id: 'promotion',
      refused: [],
      added: [],
      rules: ['4.5', '4.6'],
      title: 'A pawn is promoted on rank 8 or 9, as its file says.',
      says: 'On b and c rank 8, on z and e rank 9. On a and d rank 9 while a board is over that corner: below it, on rank 8, the pawn waits.',
    },
  ],
  same: 'Seen from above it is chess: all lines and leaps, a piece that stops a line whatever its level, captures of pawns, en passant, promotion by choice, check and mate.',
  names:
    'A square is file, rank and board: b3N is on the Neutral Board, the middle one; W is White’s and B Black’s. A small board keeps its letters wherever it stands: a0QL is on White’s queen’s side board. QL1 to QL6 and KL1 to KL6 are the places. Moves are written as in chess: Nb3N, a4N, 0-0.',
};
