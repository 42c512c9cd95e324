import type { PairWords } from './pair-sentences.ts';
import { SHARED_DIFFERENCES } from './shared.ts';

/** What Bartmess and Grant disagree about. */
export const bartmessAndGrant: PairWords = {
  sets: {
    bartmess:
      'King, queen and bishops begin on White’s Board, rooks and knights on the attack boards. White’s boards hang under their corners (QP1, KP1), Black’s stand over theirs (QP12, KP12).',
    grant:
      'King and queen begin on the attack boards, knights and bishops on White’s Board. All four boards start over their corners: White’s at QP2 and KP2, Black’s at QP12 and KP12.',
  },
  differences: [
    {
      allows: 'bartmess',
      show: 'turn',
      codes: ['no-rotation', 'board-empty'],
      habit: {
        rules: ['6.2', '6.6'],
        title: 'A board moves only with one lone pawn aboard; none turns.',
        says: 'An empty one stays where it is, and so does one with any other piece on it.',
      },
      chance: {
        rules: ['6.3', '6.6'],
        title: 'Your empty boards travel, your loaded ones turn half round.',
        says: 'An empty one goes to an adjacent place, by the table below. A loaded one turns where it is, whoever’s pieces are on it.',
      },
    },
    {
      allows: 'bartmess',
      show: 'line-levels',
      codes: ['levels', 'blocked'],
      habit: {
        rules: ['2.7', '3.1', '3.5', '4.1', '2.10'],
        title: 'One level a step, and among main boards only up or only down.',
        says: 'King, knight and pawn change one level at most. Nobody dodges over a piece and comes down again. An attack board touches only its own main board.',
      },
      chance: SHARED_DIFFERENCES.anyLevel,
    },
    {
      allows: 'bartmess',
      show: 'pawn-off-straight',
      codes: ['pawn-aside'],
      habit: SHARED_DIFFERENCES.notStraightOff,
      chance: {
        rules: ['4.7', '4.6'],
        title: 'Pawns walk straight off a board, and become what you choose.',
        says: 'The square ahead need only be vacant. Rank 8 promotes on every board, at once.',
      },
    },
    {
      allows: 'grant',
      show: 'pawn-off-aside',
      codes: ['not-its-way', 'nothing-to-capture'],
      habit: {
        rules: ['4.7'],
        title: 'Pawns go straight, and aside only to capture.',
        says: 'Off an attack board too: straight ahead onto the next square, one step or, as its first move, two.',
      },
      chance: SHARED_DIFFERENCES.offAside,
    },
    {
      allows: 'grant',
      show: 'upright-bishop',
      codes: ['upright', 'no-ground'],
      habit: {
        rules: ['2.9', '3.5'],
        title: 'Nobody goes straight up or down.',
        says: 'No piece moves, captures or gives check within its own column. A knight goes one straight, then one aslant: the first of the two needs a square.',
      },
      chance: {
        rules: ['2.5', '3.2', '3.8'],
        title: 'King, queen and bishop go straight up and down, rooks never.',
        says: 'The king goes one level. Bishop and queen go on while the way is free, and may mix in diagonal steps. A knight walks its L on squares, either leg first.',
      },
    },
    {
      allows: 'grant',
      show: 'king-far-knight',
      codes: ['leaves-check', 'no-castling'],
      habit: {
        rules: ['2.7', '5.1'],
        title: 'Your king is attacked from any level, and cannot castle.',
        says: 'Knights, kings and lines reach it from above and below, past other pieces too.',
      },
      chance: {
        rules: ['3.5', '5.1'],
        title: 'You may castle, king to d1W or a1W; it is harder to reach.',
        says: 'The rook goes to c1W or b1W, on the queen’s side with a0QL vacant too; not out of check or into it. Knights attack one level away at most.',
      },
    },
    {
      allows: 'grant',
      show: 'ride-pawn',
      codes: ['board-loaded', 'not-your-board'],
      habit: {
        rules: ['6.2'],
        title: 'No pawn drives a board, and theirs are never yours to move.',
        says: 'A loaded board stays at its place; it can only be turned.',
      },
      chance: {
        rules: ['6.1', '6.9'],
        title: 'Your pawn, alone aboard, moves its board, whosever that is.',
        says: 'Across, along, or to a neighbouring corner of the next main board, forward or back. Over stays over, under stays under.',
      },
    },
  ],
};
