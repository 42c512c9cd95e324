import type { PairWords } from './pair-sentences.ts';
import { SETS, SHARED_DIFFERENCES } from './shared.ts';

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
      codes: ['levels'],
      habit: {
        rules: ['2.7', '4.1'],
        title: 'With an attack board between, two levels are two steps apart.',
        says: 'So no rook goes from b3W to a3N past QL at QP5. White’s pawns step and capture level or up, never down; Black’s never up.',
      },
      chance: {
        rules: ['2.10'],
        title: 'Neighbouring main boards are one step apart, whatever is between.',
        says: 'An attack board there does not count. White’s pawns may go a level down too, Black’s a level up.',
      },
    },
    {
      allows: 'grant',
      show: 'pawn-double-off',
      codes: ['not-its-way', 'nothing-to-capture', 'blocked pawn'],
      habit: {
        rules: ['4.1', '4.4', '4.5'],
        title: 'Pawns go straight, and aside only to capture.',
        says: 'Off an attack board too. En passant you capture on a square the double step could have crossed, not only from beside it. Rank 8 or 9 promotes, on any board.',
      },
      chance: SHARED_DIFFERENCES.offAside,
    },
    {
      allows: 'grant',
      show: 'upright-bishop',
      codes: ['upright bishop', 'no-castling'],
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
      codes: ['levels', 'blocked bishop', 'blocked rook', 'blocked queen'],
      habit: {
        rules: ['2.10'],
        title: 'An attack board touches only the main board that carries it.',
        says: 'From one you step to that board and back, to no other level, whatever lies right above or below.',
      },
      chance: {
        rules: ['2.8'],
        title: 'From an attack board you step to the level right above or below.',
        says: 'It touches what lies next to it, whichever main board carries it.',
      },
    },
    {
      allows: 'usenet',
      show: 'pawn-off-up',
      codes: ['pawn-aside'],
      habit: SHARED_DIFFERENCES.notStraightOff,
      chance: {
        rules: ['4.8', '4.5'],
        title: 'Pawns walk straight off a board, and become what you choose.',
        says: 'They capture diagonally as ever. On rank 8 or 9 a pawn becomes a queen, rook, bishop or knight, at once.',
      },
    },
    {
      allows: 'usenet',
      show: 'king-board-between',
      codes: ['leaves-check', 'upright rook'],
      habit: {
        rules: ['2.10', '2.5'],
        title: 'An attack board between does not shield your king.',
        says: 'It keeps nobody away. Rooks no longer go straight up and down.',
      },
      chance: {
        rules: ['6.9'],
        title: 'An attack board put between can shield your king.',
        says: 'Between two main boards, even empty, it sets an attacker one level further off.',
      },
    },
    {
      allows: 'usenet',
      show: 'empty-board-middle',
      codes: ['board-empty', 'not-your-board', 'not-adjacent', 'only-empty'],
      habit: {
        rules: ['6.2'],
        title: 'A board moves only with one lone pawn aboard; an empty one stays.',
        says: 'The pawn’s owner moves it, whosever the board is.',
      },
      chance: {
        rules: ['6.2'],
        title: 'You move your own two boards, empty or with one pawn of yours.',
        says: 'Never theirs: across, along, or to the same corner of the next main board. Over stays over; only an empty one may change, as from QP2 to QP5.',
      },
    },
  ],
};
