import type { Tonight } from './point.ts';

/** Who knows Bartmess and plays Grant. */
export const bartmessToGrant: Tonight = {
  set: 'King and queen begin on the attack boards, knights and bishops on White’s Board. All four boards start over their corners: White’s at QP2 and KP2, Black’s at QP12 and KP12.',
  habits: [
    {
      title: 'Boards neither turn nor move empty.',
      says: 'A board moves only while one pawn, and nobody else, is on it. It never turns in place.',
      bites: ['no-rotation', 'board-empty'],
      rule: '6.2',
      show: 'turn',
    },
    {
      title: 'Level by level, and one way.',
      says: 'King, knight and pawn change by one level at most. A line changes by one at a step and, among the main boards, only up or only down: nobody dodges over a piece and comes down again.',
      bites: ['levels', 'blocked'],
      rule: '2.7',
      show: 'line-weave',
    },
    {
      title: 'No pawn leaves a board straight ahead.',
      says: 'Between an attack board and the main board that carries it a pawn goes only diagonally forward.',
      bites: ['pawn-aside'],
      rule: '4.9',
      show: 'pawn-off-straight',
    },
  ],
  chances: [
    {
      title: 'Pawns step off aside, without a capture.',
      says: 'On its first move a pawn may go one step more, straight ahead, even over a pawn of your own.',
      bites: ['nothing-to-capture', 'not-its-way'],
      rule: '4.10',
      show: 'pawn-off-aside',
    },
    {
      title: 'Straight up and down.',
      says: 'Bishop, queen and king may go to the square right above or below; rook and knight may not. A knight walks its L either leg first.',
      bites: ['upright', 'no-ground'],
      rule: '2.5',
      show: 'upright-bishop',
    },
    {
      title: 'Your king is further off, and may castle.',
      says: 'A knight reaches him from his own level or the next, a line by one level a step. On vacant squares, king to d1W and rook to c1W; or to a1W and b1W, with a0QL vacant too.',
      bites: ['leaves-check', 'no-castling'],
      rule: '5.1',
      show: 'king-far-knight',
    },
    {
      title: 'A pawn drives its board.',
      says: 'Alone aboard, it moves the board, whosever that is: across, along, or to the nearest corner of the next main board, back as well. Over stays over, under stays under.',
      bites: ['board-loaded', 'not-your-board'],
      rule: '6.1',
      show: 'ride-pawn',
    },
  ],
};

/** Who knows Grant and plays Bartmess. */
export const grantToBartmess: Tonight = {
  set: 'King, queen and bishops begin on White’s Board, rooks and knights on the attack boards. White’s boards hang under their corners (QP1, KP1), Black’s stand over theirs (QP12, KP12).',
  habits: [
    {
      title: 'Pawns go straight, and aside only to capture.',
      says: 'Off an attack board too: straight ahead onto the next square, one step or, as its first move, two.',
      bites: ['not-its-way', 'nothing-to-capture'],
      rule: '4.7',
      show: 'pawn-off-aside',
    },
    {
      title: 'Nobody goes straight up or down.',
      says: 'No piece moves, captures or gives check within its own column.',
      bites: ['upright'],
      rule: '2.9',
      show: 'upright-bishop',
    },
    {
      title: 'Your king is attacked from everywhere, and cannot castle.',
      says: 'Knights, kings and lines reach any level. A knight’s first step needs a square, though.',
      bites: ['leaves-check', 'no-castling', 'no-ground'],
      rule: '2.7',
      show: 'king-far-knight',
    },
    {
      title: 'No pawn drives a board.',
      says: 'A loaded board stays at its pin, and the other player’s boards are never yours to move.',
      bites: ['board-loaded', 'not-your-board'],
      rule: '6.2',
      show: 'ride-pawn',
    },
  ],
  chances: [
    {
      title: 'Empty boards travel, loaded ones turn.',
      says: 'Your own empty board goes to an adjacent pin, by the table below. One of yours with men on it may be turned half round.',
      bites: ['no-rotation', 'board-empty'],
      rule: '6.3',
      show: 'turn',
    },
    {
      title: 'Any level at every step.',
      says: 'King, knight and pawn land on any level. A line goes up and down again as it likes, so it slips past while one square of the column is free.',
      bites: ['levels', 'blocked'],
      rule: '2.4',
      show: 'line-weave',
    },
    {
      title: 'Pawns walk straight off a board.',
      says: 'The square ahead need only be vacant. Rank 8 promotes on every board, at once, and to whatever you choose.',
      bites: ['pawn-aside'],
      rule: '4.7',
      show: 'pawn-off-straight',
    },
  ],
};
