import type { Tonight } from './point.ts';

/** Who knows Grant and plays the Usenet post. */
export const grantToUsenet: Tonight = {
  set: 'The same men on the same boards, but the boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). White can check at once: watch the pawn beside your king.',
  habits: [
    {
      title: 'A board between keeps levels apart.',
      says: 'An attack board between two main boards makes them two steps apart, in the column you leave or enter. Pawns never go back a level: White’s climb, Black’s go down.',
      bites: ['levels'],
      rule: '2.7',
      show: 'board-apart',
    },
    {
      title: 'Pawns go straight, and aside only to capture.',
      says: 'Off an attack board too, one step or, as its first move, two.',
      bites: ['not-its-way', 'nothing-to-capture'],
      rule: '4.1',
      show: 'pawn-double-off',
    },
    {
      title: 'Bishops stay on their diagonals, and nobody castles.',
      says: 'Straight up and down is the rook’s way now, and still the queen’s and the king’s.',
      bites: ['upright bishop', 'no-castling'],
      rule: '2.5',
      show: 'upright-bishop',
    },
  ],
  chances: [
    {
      title: 'An attack board touches what lies next to it.',
      says: 'You step from it to the level right above or right below, whichever main board carries it.',
      bites: ['levels'],
      rule: '2.7',
      show: 'board-touch',
    },
    {
      title: 'Pawns walk straight off a board.',
      says: 'They capture diagonally as ever, and become what you choose, at once.',
      bites: ['pawn-aside'],
      rule: '4.8',
      show: 'pawn-off-up',
    },
    {
      title: 'A board can shield your king.',
      says: 'Put between two levels, even empty, it keeps an attacker away. Rooks go straight up and down, though.',
      bites: ['leaves-check', 'upright rook'],
      rule: '6.9',
      show: 'king-board-between',
    },
    {
      title: 'Empty boards move.',
      says: 'Your own two, empty or with one pawn of yours: across, along, or to the same corner of the next main board, on the same face, and empty to another by the table. Theirs are never yours.',
      bites: ['board-empty', 'not-adjacent', 'only-empty', 'not-your-board'],
      rule: '6.2',
      show: 'empty-board',
    },
  ],
};

/** Who knows the Usenet post and plays Grant. */
export const usenetToGrant: Tonight = {
  set: 'The same men on the same boards, but the boards start at the far ends, over their corners: White’s at QP2 and KP2, Black’s at QP12 and KP12.',
  habits: [
    {
      title: 'Attack boards touch only their own main board.',
      says: 'From one you step to the main board that carries it and back, to no other level, whatever lies right above or below.',
      bites: ['levels'],
      rule: '2.10',
      show: 'board-touch',
    },
    {
      title: 'No pawn leaves a board straight ahead.',
      says: 'Between an attack board and the main board that carries it a pawn goes only diagonally forward.',
      bites: ['pawn-aside'],
      rule: '4.9',
      show: 'pawn-off-up',
    },
    {
      title: 'No board shields your king from between.',
      says: 'An attack board between two levels keeps nobody away, and rooks no longer go straight up and down.',
      bites: ['leaves-check', 'upright rook'],
      rule: '2.10',
      show: 'king-board-between',
    },
    {
      title: 'An empty board stays.',
      says: 'A board moves only while one pawn, and nobody else, is on it; then the pawn’s owner moves it, whosever the board is.',
      bites: ['board-empty', 'not-your-board'],
      rule: '6.2',
      show: 'empty-board',
    },
  ],
  chances: [
    {
      title: 'Main boards next to each other are one step apart.',
      says: 'An attack board between them does not count. A pawn may step a level back too, down for White and up for Black.',
      bites: ['levels'],
      rule: '2.10',
      show: 'board-apart',
    },
    {
      title: 'Pawns step off aside, without a capture.',
      says: 'On its first move a pawn may go one step more, straight ahead, even over a pawn of your own.',
      bites: ['not-its-way', 'nothing-to-capture', 'blocked pawn'],
      rule: '4.10',
      show: 'pawn-double-off',
    },
    {
      title: 'Bishops go straight up and down, and you may castle.',
      says: 'King’s side: king to d1W, rook to c1W. Queen’s side: a1W and b1W, with a0QL vacant too. On vacant squares, not out of check or into it.',
      bites: ['upright bishop', 'no-castling'],
      rule: '2.5',
      show: 'upright-bishop',
    },
  ],
};
