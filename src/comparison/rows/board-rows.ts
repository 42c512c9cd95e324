import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { COMPARE_TABLE } from '#words/compare/table.ts';
import { expect, type Piece, type Position, type Ruleset } from '../../engine/index.ts';
import { NO_PLACE } from '../mined-examples.ts';
import { MIDDLE, pinAt, placePieces, type Corner, type Placing } from '../placing.ts';
import { isMovable } from './counting.ts';
import { LOAD_CODES, signOf, type CountedAnswer, type RowRecord } from './row-record.ts';

/** Two armies in miniature, so that no question is decided by bare kings. */
export const BASE = { c1W: 'K', d2W: 'P', c8B: 'k', d7B: 'p' };

/** Whether White may move the attack board at the front of the middle board, with this aboard. */
function movesBoard(ruleset: Ruleset, board: string, aboard: Readonly<Record<string, string>>): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const pieces = { ...(Object.values(aboard).includes('K') ? { d2W: 'P', c8B: 'k', d7B: 'p' } : BASE), ...aboard };
  const away: Corner = { side: 'queen', main: 'W', corner: 'front' };
  const placing: Placing = { pieces, boards: board === 'QL' ? { QL: MIDDLE } : { QL: away, [board]: MIDDLE } };
  const position = expect(placePieces(ruleset, placing));
  const pin = pinAt(ruleset, MIDDLE).name;
  const moves = position.moves().filter((move) => move.kind === 'board' && move.from === pin);
  const turns = moves.length > 0 && moves.every((move) => move.to === pin);
  return {
    value: moves.length === 0 ? COUNTED_WORDS.no : turns ? COUNTED_WORDS.onlyTurns : COUNTED_WORDS.yes,
    says: COUNTED_WORDS.boardAt(pin),
  };
}

const NEARBY: Readonly<Record<'empty' | 'pawn', readonly Piece[]>> = { empty: [], pawn: [{ owner: 'w', role: 'pawn' }] };

/** Where a board of White's may go from a pin, all others being vacant; turning it where it is does not count. */
const neighboursOf = (ruleset: Ruleset, pin: string, load: keyof typeof NEARBY): readonly string[] =>
  ruleset.reach(pin, { owner: 'w', mover: 'w', pieces: NEARBY[load] }).filter((name) => name !== pin);

/** To how many pins an empty board of White's may go, from the pin with the fewest and from the pin with the most. */
function boardReach(ruleset: Ruleset): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const counts = ruleset.pins.map(({ name }) => neighboursOf(ruleset, name, 'empty').length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const value = most === 0 ? COUNTED_WORDS.waysNone : COUNTED_WORDS.ways(least, most);
  return { value, says: COUNTED_WORDS.waysSays };
}

/** The neighbours of one pin by name: the front corner of the middle board, on the queen's side, from below where faces are distinguished. */
function neighboursFromMiddle(ruleset: Ruleset, load: keyof typeof NEARBY): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const { name } = pinAt(ruleset, { ...MIDDLE, over: false });
  const found = neighboursOf(ruleset, name, load);
  return {
    value: found.length === 0 ? COUNTED_WORDS.nowhere(name) : COUNTED_WORDS.somewhere(name, found),
    says: COUNTED_WORDS.middle(name),
  };
}

const turnsOver = ({ ruleset }: Position, move: string): boolean => {
  const [start, goal] = move.split('-').map((name) => ruleset.pins.find((pin) => pin.name === name));
  return start !== undefined && goal !== undefined && start.over !== goal.over;
};

/** The rows about attack boards. */
export const BOARD_ROWS: readonly RowRecord[] = [
  {
    id: 'board-mover',
    group: 'boards',
    claims: { bartmess: 'bartmess-5.1b-not-the-others' },
    shows: { codes: LOAD_CODES, loads: ['enemy', 'guest', 'guest-pawn', 'foreign'] },
  },
  {
    id: 'board-load',
    group: 'boards',
    glance: (value) => {
      const [knight, pawn] = [value('load-knight'), value('load-pawn')];
      if (knight === undefined) return undefined;
      if (knight === 'yes') return { sign: 'yes', words: COMPARE_TABLE.glance.anyPiece };
      return pawn === 'yes' ? { sign: 'part', words: COMPARE_TABLE.glance.onePawn } : { sign: 'no', words: '' };
    },
    shows: { codes: LOAD_CODES },
  },
  {
    id: 'board-reach',
    group: 'boards',
    isIdle: true,
    claims: { usenet: 'usenet-ruling-adjacency' },
  },
  {
    id: 'board-forward-only',
    group: 'boards',
    claims: { bartmess: 'bartmess-7.1-backward' },
    shows: { codes: ['backward'] },
    unseen: {
      'bartmess meder': COMPARE_TABLE.unseen.stays,
      'bartmess grant': COMPARE_TABLE.unseen.stays,
      'bartmess usenet': COMPARE_TABLE.unseen.stays,
    },
  },
  {
    id: 'board-rotation',
    group: 'boards',
    glance: (value) => signOf(value('board-rotation')),
    brief: 'boards',
    claims: { grant: 'grant-invert-not-a-move' },
    shows: { codes: ['no-rotation'] },
  },
  {
    id: 'board-inversion',
    group: 'boards',
    brief: 'boards',
    claims: { bartmess: 'bartmess-ruling-facing-pins' },
    shows: [
      { codes: ['no-inversion', 'only-empty', 'not-adjacent', 'board-empty', NO_PLACE], by: 'board', does: turnsOver },
      { codes: ['inverts'] },
    ],
    unseen: { 'meder usenet': COMPARE_TABLE.unseen.turnedOver },
  },
  {
    id: 'board-vacant',
    group: 'boards',
    claims: {
      bartmess: 'bartmess-7.1-vacant',
      meder: 'meder-3.6-vacant',
      grant: 'grant-boards-vacant-pin',
      usenet: 'usenet-ruling-vacant-pin',
    },
  },
  {
    id: 'shared-corner',
    group: 'boards',
    brief: 'boards',
    claims: {
      bartmess: 'bartmess-7.1-two-at-a-corner',
      meder: 'meder-3.6-vacant',
      grant: 'grant-invert-purpose',
      usenet: 'usenet-board-all-corners',
    },
    shows: { codes: ['pin-taken'], by: 'board' },
  },
  {
    id: 'load-empty',
    group: 'boards',
    glance: (value) => signOf(value('load-empty')),
    question: COUNTED_WORDS.questions['load-empty'],
    count: (ruleset) => movesBoard(ruleset, 'QL', {}),
    shows: { codes: LOAD_CODES, loads: ['empty'] },
  },
  {
    id: 'load-pawn',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-pawn'],
    count: (ruleset) => movesBoard(ruleset, 'QL', { a3QL: 'P' }),
    shows: { codes: LOAD_CODES, loads: ['pawn'] },
  },
  {
    id: 'load-knight',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-knight'],
    count: (ruleset) => movesBoard(ruleset, 'QL', { a3QL: 'N' }),
    shows: { codes: LOAD_CODES, loads: ['knight'] },
  },
  {
    id: 'load-king',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-king'],
    count: (ruleset) => movesBoard(ruleset, 'QL', { a2QL: 'K' }),
    shows: { codes: LOAD_CODES, loads: ['king'] },
  },
  {
    id: 'load-enemy',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-enemy'],
    count: (ruleset) => movesBoard(ruleset, 'QL', { z2QL: 'n' }),
    shows: { codes: LOAD_CODES, loads: ['enemy'] },
  },
  {
    id: 'load-two',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-two'],
    count: (ruleset) => movesBoard(ruleset, 'QL', { a3QL: 'P', z3QL: 'N' }),
    shows: { codes: LOAD_CODES, loads: ['two'] },
  },
  {
    id: 'load-foreign',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-foreign'],
    count: (ruleset) => movesBoard(ruleset, 'ql', {}),
  },
  {
    id: 'load-guest-pawn',
    group: 'boards',
    glance: (value) => {
      const [guest, pawn] = [value('load-guest'), value('load-guest-pawn')];
      if (guest === 'yes') return { sign: 'yes', words: COMPARE_TABLE.glance.onlyPiece };
      return pawn === 'yes' ? { sign: 'part', words: COMPARE_TABLE.glance.guestPawn } : signOf(pawn);
    },
    question: COUNTED_WORDS.questions['load-guest-pawn'],
    count: (ruleset) => movesBoard(ruleset, 'ql', { a3ql: 'P' }),
    shows: { codes: LOAD_CODES, loads: ['guest-pawn'] },
  },
  {
    id: 'load-guest',
    group: 'boards',
    question: COUNTED_WORDS.questions['load-guest'],
    count: (ruleset) => movesBoard(ruleset, 'ql', { a3ql: 'N' }),
    shows: { codes: LOAD_CODES, loads: ['guest'] },
  },
  {
    id: 'board-ways',
    group: 'boards',
    question: COUNTED_WORDS.questions['board-ways'],
    count: boardReach,
    shows: { codes: ['not-adjacent', 'board-empty', 'only-empty'], loads: ['empty'] },
  },
  {
    id: 'board-neighbours',
    group: 'boards',
    question: COUNTED_WORDS.questions['board-neighbours'],
    count: (ruleset) => neighboursFromMiddle(ruleset, 'empty'),
    shows: { codes: ['not-adjacent', 'board-empty', 'only-empty', NO_PLACE], loads: ['empty'] },
  },
  {
    id: 'board-neighbours-pawn',
    group: 'boards',
    question: COUNTED_WORDS.questions['board-neighbours-pawn'],
    count: (ruleset) => neighboursFromMiddle(ruleset, 'pawn'),
    shows: { codes: ['not-adjacent', 'board-loaded', 'only-empty', 'backward', NO_PLACE], loads: ['pawn'] },
  },
];
