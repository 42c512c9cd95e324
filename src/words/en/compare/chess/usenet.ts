import { QUEEN_CHECKS } from '../shared.ts';
import type { ChessWords } from './point.ts';

export const usenet: ChessWords = {
  set: `King and queen start on the small attack boards at the middle, each beside a rook; knights and bishops stand on White’s Board. ${QUEEN_CHECKS}`,
  points: [
    {
      id: 'level',
      refused: ['levels king', 'levels queen', 'levels rook', 'levels bishop', 'levels knight'],
      added: [],
      rules: ['2.7', '2.9'],
      title: 'One level a step, and only up or only down.',
      says: 'A small board between two main boards is a level of its own. King and knight change by one level at most, a line by one a step, never both ways.',
    },
    {
      id: 'pawn',
      refused: ['levels pawn'],
      added: ['beside pawn', 'double pawn'],
      rules: ['4.1', '4.2'],
      title: 'White’s pawns only climb, Black’s only go down.',
      says: 'A step stays on its level or goes to the next. A piece above or below does not stop it.',
    },
    {
      id: 'past',
      refused: ['blocked'],
      added: ['past'],
      rules: ['2.3'],
      title: 'Lines go past a piece, above or below.',
      says: 'A piece blocks its own square only.',
    },
    {
      id: 'above',
      refused: [],
      added: ['beside king', 'beside queen', 'beside rook', 'beside bishop', 'beside knight'],
      rules: ['2.2', '2.3'],
      title: 'Two pieces can share a column.',
      says: 'You may come to stand above or below a piece, yours or theirs. You capture only on its very square.',
    },
    {
      id: 'upright',
      refused: ['upright'],
      added: ['upright'],
      rules: ['2.5', '3.3'],
      title: 'Rook and queen go straight up and down.',
      says: 'The king too, one level; bishop, knight and pawn never.',
    },
    {
      id: 'board',
      refused: ['not-your-board'],
      added: ['board', 'ride'],
      rules: ['6.1', '6.2', '6.3'],
      title: 'You move your own small boards, empty or with one pawn.',
      says: 'The pawn must be yours. It is a whole turn, one pin further, back too.',
    },
    {
      id: 'check',
      refused: ['leaves-check', 'no-castling'],
      added: ['guarded'],
      isAboutChecks: true,
      rules: ['7.1', '5.1'],
      title: 'Look up before you move your king, and never castle.',
      says: 'The king is attacked over and under the pieces that shield it, from other levels. There is no castling to hide behind.',
    },
  ],
  same: 'Two steps for a pawn’s first move, captures of pawns, en passant, promotion by choice, check and mate.',
  names:
    'A square is file, rank and board: b3N is on the Neutral Board, the middle one; W is White’s and B Black’s; QL, KL are White’s small boards, ql, kl Black’s. QP1 to QP12 and KP1 to KP12 are the pins they stand on, odd numbers under a corner. The post writes KN for the knight and C for the rook, its castle.',
};
