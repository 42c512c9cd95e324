import type { ChessWords } from './point.ts';

export const harshman: ChessWords = {
  set: 'Three armies of 25: a third bishop and sixteen pawns each. Knights and bishops have changed places, compared with chess. White moves first, then Gray, then Black: clockwise, to your left.',
  points: [
    {
      id: 'rook',
      refused: ['not-its-way rook'],
      added: [],
      rules: ['3.3', '3.2', '3.1'],
      title: 'A rook has six ways, across the faces.',
      says: 'Six faces, six ways. A queen has twelve, as rook and bishop together, and a king twelve steps.',
    },
    {
      id: 'bishop',
      refused: ['not-its-way bishop'],
      added: [],
      rules: ['3.4', '3.6'],
      title: 'A bishop has six ways, across the points.',
      says: 'It slips out between two cells, even if both are occupied, and stays on its colour: there are three colours and three bishops.',
    },
    {
      id: 'pawn',
      refused: ['pawn-straight'],
      added: [],
      rules: ['4.1', '4.3'],
      title: 'A pawn has two ways ahead and captures three.',
      says: 'It steps forward across a face, left or right, and captures forward across a point. Its first move may be two steps in one line.',
    },
    {
      id: 'knight',
      refused: ['not-its-way knight'],
      added: [],
      rules: ['3.5'],
      title: 'A knight has twelve leaps.',
      says: 'Two cells across faces, then one more outward. It jumps over whatever is between.',
    },
    {
      id: 'check',
      refused: ['leaves-check'],
      added: [],
      rules: ['6.1', '6.3'],
      title: 'A king can be captured.',
      says: 'Two opponents look at it, and the one who moves in between may help or not. The captured king’s owner is defeated.',
    },
    {
      id: 'declare',
      refused: [],
      added: [],
      rules: ['7.2', '7.5', '7.9'],
      title: 'Mate has to be declared.',
      says: 'Alone, if you can take the king on your next move whatever both others play; two together, if one of them can. Never at the start of your own turn: then you can only capture.',
    },
    {
      id: 'points',
      refused: [],
      added: [],
      rules: ['8.9', '8.4'],
      title: 'You play for points.',
      says: 'A defeat is worth 1, or ½ to each of two who give it together; surviving the defeat of another ½. Agree before: the game ends with the first defeat, or with the second.',
    },
  ],
  same: 'Castling, a pawn’s double step, en passant, promotion, and that you may not leave your own king to be captured while you can help it.',
  names:
    'A cell is a letter and a number: White’s king starts on e1, Gray’s on d10, Black’s on n11. The left-leaning file keeps its letter and a rank keeps its number. Moves are written with both cells: e2-i10.',
};
