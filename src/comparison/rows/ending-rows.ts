import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { expect, type Ruleset } from '../../engine/index.ts';
import { placePieces } from '../placing.ts';
import { isMovable, KINGS } from './counting.ts';
import type { CountedAnswer, RowRecord } from './row-record.ts';

/** Whether a game with just these pieces is drawn at once. */
function deadWith(ruleset: Ruleset, pieces: Readonly<Record<string, string>>): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const position = expect(placePieces(ruleset, { pieces: { ...KINGS, ...pieces } }));
  return {
    value: position.status() === 'draw:material' ? COUNTED_WORDS.yes : COUNTED_WORDS.notDead,
    says: COUNTED_WORDS.dead,
  };
}

/** The rows about check, the end of a game and draws. */
export const ENDING_ROWS: readonly RowRecord[] = [
  {
    id: 'stalemate',
    group: 'check',
    brief: 'draws',
  },
  {
    id: 'board-check',
    group: 'check',
    brief: 'boards',
    claims: {
      bartmess: 'bartmess-10.2-board-parries',
      meder: 'meder-3.5b-escape-by-board',
      grant: 'grant-ruling-checkmate',
      usenet: 'usenet-ruling-board-check',
    },
    shows: 'nowhere',
  },
  {
    id: 'king-capture',
    group: 'check',
    claims: {
      bartmess: 'bartmess-10.2-mate',
      meder: 'meder-1.2-checkmate',
      grant: 'grant-ruling-checkmate',
      usenet: 'usenet-ruling-checkmate',
    },
  },
  {
    id: 'king-protection',
    group: 'check',
    claims: {
      bartmess: 'bartmess-10.1-own-king',
      meder: 'meder-3.5b-own-king',
      usenet: 'usenet-ruling-rung-pinned',
      harshman: 'harshman-protect-out-of-check',
    },
    rules: { grant: '7.2' },
  },
  {
    id: 'checkmate',
    group: 'check',
    claims: {
      bartmess: 'bartmess-11.1-mate-wins',
      meder: 'meder-5.1a-mate-ends',
      grant: 'grant-ruling-checkmate',
      usenet: 'usenet-ruling-checkmate',
    },
  },
  {
    id: 'end',
    group: 'points',
    claims: {
      bartmess: 'bartmess-11.1-mate-wins',
      meder: 'meder-5.1a-mate-ends',
      grant: 'grant-ruling-checkmate',
      usenet: 'usenet-ruling-checkmate',
      harshman: 'harshman-ruling-defaults',
    },
  },
  {
    id: 'resignation',
    group: 'points',
  },
  {
    id: 'repetition',
    group: 'draws',
    brief: 'draws',
    shows: 'nowhere',
  },
  {
    id: 'fifty-moves',
    group: 'draws',
    brief: 'draws',
    shows: 'nowhere',
  },
  {
    id: 'dead-positions',
    group: 'draws',
    brief: 'draws',
    shows: { codes: ['draws'] },
  },
  {
    id: 'same-position',
    group: 'draws',
    brief: 'draws',
    claims: {
      bartmess: 'bartmess-ruling-same-position',
      meder: 'meder-ruling-same-position',
      grant: 'grant-ruling-same-position',
      usenet: 'usenet-ruling-same-position',
      harshman: 'harshman-draw-fide',
    },
    shows: 'nowhere',
  },
  {
    id: 'ride-clock',
    group: 'draws',
    brief: 'draws',
    claims: { meder: 'meder-ruling-carried-pawn-count', grant: 'grant-ruling-clock-board', usenet: 'usenet-ruling-clock-board' },
    shows: 'nowhere',
  },
  {
    id: 'dead-knight',
    group: 'draws',
    question: COUNTED_WORDS.questions['dead-knight'],
    count: (ruleset) => deadWith(ruleset, { b4N: 'N' }),
    claims: { harshman: 'harshman-draw-dead-only-kings' },
    shows: { codes: ['draws'] },
  },
  {
    id: 'dead-bishop',
    group: 'draws',
    question: COUNTED_WORDS.questions['dead-bishop'],
    count: (ruleset) => deadWith(ruleset, { b4N: 'B' }),
    claims: { harshman: 'harshman-draw-dead-only-kings' },
    shows: { codes: ['draws'] },
  },
  {
    id: 'dead-bishops',
    group: 'draws',
    question: COUNTED_WORDS.questions['dead-bishops'],
    count: (ruleset) => deadWith(ruleset, { b4N: 'B', b6B: 'b' }),
    claims: { harshman: 'harshman-draw-dead-only-kings' },
    shows: { codes: ['draws'] },
  },
  {
    id: 'dead-knights',
    group: 'draws',
    question: COUNTED_WORDS.questions['dead-knights'],
    count: (ruleset) => deadWith(ruleset, { b4N: 'N', c4N: 'N' }),
    claims: { harshman: 'harshman-draw-dead-only-kings' },
  },
];
