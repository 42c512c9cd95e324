import type { PairWords } from './pair-sentences.ts';
import { SETS, SHARED } from './shared.ts';

/** What Grant and the Usenet post disagree about. */
export const grantAndUsenet: PairWords = {
  sets: {
    grant:
      'Each board carries the same pieces, but the attack boards start at the far ends, over their corners: White’s at QP2 and KP2, Black’s at QP12 and KP12.',
    usenet: SETS.usenetAlike,
  },
  differences: [
    {
      allows: 'grant',
      show: 'board-apart',
      bites: ['levels'],
      habit: {
        rules: ['2.7', '4.1'],
        title: 'A board between keeps levels apart.',
        says: 'It counts in the column you leave and in the one you enter: no rook goes from b3W to a3N past QL at QP5. White’s pawns step and capture level or up, never down; Black’s never up.',
      },
      chance: {
        rules: ['2.10'],
        title: 'Main boards next to each other are one step apart.',
        says: 'An attack board between them does not count. White’s pawns may go a level down too, Black’s a level up.',
      },
    },
    {
      allows: 'grant',
      show: 'pawn-double-off',
      bites: ['not-its-way', 'nothing-to-capture', 'blocked pawn'],
      habit: {
        rules: ['4.1', '4.4', '4.5'],
        title: 'Pawns go straight, and aside only to capture.',
        says: 'Off an attack board too. En passant you capture on a square the double step could have crossed, not only from beside it. Rank 8 or 9 promotes, on any board.',
      },
      chance: SHARED.offAside,
    },
    {
      allows: 'grant',
      show: 'upright-bishop',
      bites: ['upright bishop', 'no-castling'],
      habit: {
        rules: ['2.5', '5.1'],
        title: 'Nobody castles, and no bishop goes straight up or down.',
        says: 'The king goes one level, rook and queen go on: a rook may attack your king from right above. A piece that lands on an empty board no longer turns it over.',
      },
      chance: {
        rules: ['2.5', '5.1'],
        title: 'Bishops go straight up and down, and you may castle.',
        says: 'To vacant squares: king to d1W and rook to c1W, or king to a1W and rook to b1W, with a0QL vacant too. Not out of check or into it.',
      },
    },
    {
      allows: 'usenet',
      show: 'board-touch',
      bites: ['levels', 'blocked bishop', 'blocked rook', 'blocked queen'],
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
        rules: ['4.8', '4.5'],
        title: 'Pawns walk straight off a board.',
        says: 'They capture diagonally as ever. On rank 8 or 9 a pawn becomes a queen, rook, bishop or knight, at once.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-board-between',
      bites: ['leaves-check', 'upright rook'],
      habit: {
        rules: ['2.10', '2.5'],
        title: 'No attack board shields your king.',
        says: 'An attack board between two levels keeps nobody away, and rooks no longer go straight up and down.',
      },
      chance: {
        rules: ['6.9'],
        title: 'A board can shield your king.',
        says: 'Put between two main boards, even empty, it sets an attacker one level further off.',
      },
    },
    {
      allows: 'usenet',
      show: 'empty-board-middle',
      bites: ['board-empty', 'not-your-board', 'not-adjacent', 'only-empty'],
      habit: {
        rules: ['6.2'],
        title: 'An empty board stays.',
        says: 'A board moves only while one pawn, and nobody else, is on it; then the pawn’s owner moves it, whosever the board is.',
      },
      chance: {
        rules: ['6.2'],
        title: 'Empty boards move.',
        says: 'Your own two, never theirs, empty or with one pawn of yours: across, along, or to the same corner of the next main board. Over stays over; only an empty one may change, as from QP2 to QP5.',
      },
    },
  ],
};
