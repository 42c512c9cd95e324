import type { PairWords } from './point.ts';
import { SHARED } from './shared.ts';

/** What Grant and the Usenet post disagree about. */
export const grantAndUsenet: PairWords = {
  sets: {
    grant:
      'The same men on the same boards, but the boards start at the far ends, over their corners: White’s at QP2 and KP2, Black’s at QP12 and KP12.',
    usenet:
      'The same men on the same boards, but the boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). White can check at once: watch the pawn beside your king.',
  },
  differences: [
    {
      allows: 'grant',
      show: 'board-apart',
      bites: ['levels'],
      habit: {
        rules: ['2.7', '4.1'],
        title: 'A board between keeps levels apart.',
        says: 'An attack board between two main boards makes them two steps apart, in the column you leave or enter. Pawns never go back a level: White’s climb, Black’s go down.',
      },
      chance: {
        rules: ['2.10'],
        title: 'Main boards next to each other are one step apart.',
        says: 'An attack board between them does not count. A pawn may step a level back too, down for White and up for Black.',
      },
    },
    {
      allows: 'grant',
      show: 'pawn-double-off',
      bites: ['not-its-way', 'nothing-to-capture', 'blocked pawn'],
      habit: {
        rules: ['4.1'],
        title: 'Pawns go straight, and aside only to capture.',
        says: 'Off an attack board too, one step or, as its first move, two.',
      },
      chance: SHARED.offAside,
    },
    {
      allows: 'grant',
      show: 'upright-bishop',
      bites: ['upright bishop', 'no-castling'],
      habit: {
        rules: ['2.5', '5.1'],
        title: 'Bishops stay on their diagonals, and nobody castles.',
        says: 'Straight up and down is the rook’s way now, and still the queen’s and the king’s.',
      },
      chance: {
        rules: ['2.5', '5.1'],
        title: 'Bishops go straight up and down, and you may castle.',
        says: 'King’s side: king to d1W, rook to c1W. Queen’s side: a1W and b1W, with a0QL vacant too. On vacant squares, not out of check or into it.',
      },
    },
    {
      allows: 'usenet',
      show: 'board-touch',
      bites: ['levels'],
      habit: {
        rules: ['2.10'],
        title: 'Attack boards touch only their own main board.',
        says: 'From one you step to the main board that carries it and back, to no other level, whatever lies right above or below.',
      },
      chance: {
        rules: ['2.8'],
        title: 'An attack board touches what lies next to it.',
        says: 'You step from it to the level right above or right below, whichever main board carries it.',
      },
    },
    {
      allows: 'usenet',
      show: 'pawn-off-up',
      bites: ['pawn-aside'],
      habit: SHARED.notStraightOff,
      chance: {
        rules: ['4.8'],
        title: 'Pawns walk straight off a board.',
        says: 'They capture diagonally as ever, and become what you choose, at once.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-board-between',
      bites: ['leaves-check', 'upright rook'],
      habit: {
        rules: ['2.10', '2.5'],
        title: 'No board shields your king from between.',
        says: 'An attack board between two levels keeps nobody away, and rooks no longer go straight up and down.',
      },
      chance: {
        rules: ['6.9', '2.5'],
        title: 'A board can shield your king.',
        says: 'Put between two levels, even empty, it keeps an attacker away. Rooks go straight up and down, though.',
      },
    },
    {
      allows: 'usenet',
      show: 'empty-board',
      bites: ['board-empty', 'not-your-board', 'not-adjacent', 'only-empty'],
      habit: {
        rules: ['6.2'],
        title: 'An empty board stays.',
        says: 'A board moves only while one pawn, and nobody else, is on it; then the pawn’s owner moves it, whosever the board is.',
      },
      chance: {
        rules: ['6.2'],
        title: 'Empty boards move.',
        says: 'Your own two, empty or with one pawn of yours: across, along, or to the same corner of the next main board, on the same face, and empty to another by the table. Theirs are never yours.',
      },
    },
  ],
};
