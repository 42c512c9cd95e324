import type { ChessWords } from './point.ts';

export const harshman: ChessWords = {
  set: 'Three armies of 25 on 147 hexagons: a third bishop and sixteen pawns each. Knights and bishops have changed places, compared with chess. White moves first, then Gray, then Black: clockwise, to your left.',
  points: [
    {
      id: 'rook',
      refused: ['not-its-way rook'],
      added: [],
      rules: ['3.3', '3.2', '3.1'],
      title: 'A rook goes across the six faces, a queen twelve ways, a king one step.',
      says: 'The faces of a cell lead six ways. A queen moves as rook and bishop together, and a king one step of a queen, to twelve cells.',
    },
    {
      id: 'bishop',
      refused: ['not-its-way bishop'],
      added: [],
      rules: ['3.4', '3.6'],
      title: 'A bishop goes across the six points, between two cells.',
      says: 'It slips through even if both are occupied, and stays on its colour: there are three colours and three bishops.',
    },
    {
      id: 'pawn',
      refused: ['pawn-straight'],
      added: [],
      rules: ['4.1', '4.3'],
      title: 'A pawn steps two ways ahead and captures three ways.',
      says: 'It steps forward across a face, left or right, and captures forward across a point. Its first move may be two steps in one line.',
    },
    {
      id: 'knight',
      refused: ['not-its-way knight'],
      added: [],
      rules: ['3.5'],
      title: 'A knight has twelve leaps: two cells across faces, one outward.',
      says: 'Two cells in one line, then one more across a neighbouring face. It jumps over whatever is between.',
    },
    {
      id: 'check',
      refused: ['leaves-check'],
      added: [],
      rules: ['6.1', '6.3'],
      title: 'A king can be captured: its owner is defeated.',
      says: 'Two opponents look at it, and the one who moves in between may help or not.',
    },
    {
      id: 'declare',
      refused: [],
      added: [],
      rules: ['7.2', '7.5', '7.9', '7.10'],
      title: 'Mate is declared, by one player or by two.',
      says: 'Alone, if you can take the king next, whatever both others play; together, if one of you can. Not on your own turn, nor of a king that you could have taken in your last one.',
    },
    {
      id: 'points',
      refused: [],
      added: [],
      rules: ['8.9', '8.4'],
      title: 'You play for points: 1 for defeating a king, ½ for surviving.',
      says: 'Two who mate a king together have ½ each for it, and ½ for surviving. Agree before: the game ends with the first defeat, or with the second.',
    },
  ],
  same: 'Castling, a pawn’s double step, en passant (by either opponent, until you have moved again), promotion by choice, and that you may not leave your own king to be captured while you can help it.',
  names:
    'A cell is a letter and a number: White’s king starts on e1, Gray’s on d10, Black’s on n11. The left-leaning file keeps its letter and a rank keeps its number. Moves are written with both cells: e2-i10.',
};
