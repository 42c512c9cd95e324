import { COUNTED_WORDS } from '#words/compare/counted.ts';
import { COMPARE_TABLE } from '#words/compare/table.ts';
import { expect, ROLE_LETTERS, type Role, type Ruleset } from '../../engine/index.ts';
import { listPieceMoves } from '../piece-moves.ts';
import { placePieces } from '../placing.ts';
import { CENTRE, count, isMovable, KINGS, yesOrNo } from './counting.ts';
import { signOf, type CountedAnswer, type RowRecord } from './row-record.ts';

const LINE_CODES = ['blocked', 'gap', 'levels'];
const CASTLING_CODES = ['no-castling', 'castling-first', 'castling-moved', 'castling-blocked', 'castling-check', 'castling-attacked'];
const LINE_PIECES = ['queen', 'rook', 'bishop'] as const;

/** How many squares a piece attacks from the middle of a board that holds two kings besides. */
function reachOf(ruleset: Ruleset, role: Role): CountedAnswer | undefined {
  if (!isMovable(ruleset)) {
    const { position, marks } = listPieceMoves(ruleset).find((one) => one.role === role)!;
    const from = marks.selected!;
    return count(position.attacks(from).length, COUNTED_WORDS.reachFrom(from));
  }
  const pieces = role === 'king' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: ROLE_LETTERS[role] };
  const position = expect(placePieces(ruleset, { pieces, turn: 'b' }));
  return count(position.attacks(CENTRE).length, COUNTED_WORDS.reachFrom(CENTRE));
}

/** Whether a piece attacks the square right below the middle one. */
function goesStraight(ruleset: Ruleset, role: Role): CountedAnswer | undefined {
  if (!isMovable(ruleset)) return undefined;
  const pieces = role === 'king' ? { [CENTRE]: 'K', d8B: 'k' } : { ...KINGS, [CENTRE]: ROLE_LETTERS[role] };
  const position = expect(placePieces(ruleset, { pieces, turn: 'b' }));
  return yesOrNo(position.attacks(CENTRE).includes('c4W'), COUNTED_WORDS.straightFrom);
}

/** The rows about lines, levels, pieces and castling. */
export const PIECE_ROWS: readonly RowRecord[] = [
  {
    id: 'column-block',
    group: 'lines',
    glance: (value) => signOf(value('column-block')),
    shows: { codes: ['blocked'] },
  },
  {
    id: 'gap-crossing',
    group: 'lines',
    glance: (value) => signOf(value('gap-crossing')),
    rules: { usenet: '2.4' },
    shows: { codes: ['gap'] },
  },
  {
    id: 'level-change',
    group: 'lines',
    glance: (value) => {
      const how = value('level-change');
      return how === undefined ? undefined : { sign: how.startsWith('to any') ? 'yes' : 'no', words: '' };
    },
    claims: { meder: 'meder-3.1a-choose-level' },
    shows: { codes: ['levels'], roles: LINE_PIECES },
  },
  {
    id: 'board-as-level',
    group: 'lines',
    claims: { usenet: 'usenet-ruling-next-level' },
    shows: { codes: ['levels', 'not-its-way'] },
  },
  {
    id: 'straight-up-down',
    group: 'lines',
    glance: (value) => {
      const who = value('straight-up-down');
      return who === undefined ? undefined : who === 'nobody' ? { sign: 'no', words: '' } : { sign: 'part', words: who };
    },
    shows: { codes: ['upright'] },
  },
  {
    id: 'king-levels',
    group: 'king',
    shows: { codes: ['levels'], roles: ['king'] },
  },
  {
    id: 'reach-king',
    group: 'king',
    isIdle: true,
    question: COUNTED_WORDS.reach('king'),
    count: (ruleset) => reachOf(ruleset, 'king'),
    shows: { codes: ['upright', 'levels'], roles: ['king'] },
  },
  {
    id: 'straight-king',
    group: 'king',
    question: COUNTED_WORDS.straight('king'),
    count: (ruleset) => goesStraight(ruleset, 'king'),
    shows: { codes: ['upright'], roles: ['king'] },
  },
  {
    id: 'reach-queen',
    group: 'queen',
    isIdle: true,
    question: COUNTED_WORDS.reach('queen'),
    count: (ruleset) => reachOf(ruleset, 'queen'),
    shows: { codes: [...LINE_CODES, 'upright'], roles: ['queen'] },
  },
  {
    id: 'straight-queen',
    group: 'queen',
    question: COUNTED_WORDS.straight('queen'),
    count: (ruleset) => goesStraight(ruleset, 'queen'),
    shows: { codes: ['upright'], roles: ['queen'] },
  },
  {
    id: 'reach-rook',
    group: 'rook',
    isIdle: true,
    question: COUNTED_WORDS.reach('rook'),
    count: (ruleset) => reachOf(ruleset, 'rook'),
    shows: { codes: [...LINE_CODES, 'upright'], roles: ['rook'] },
  },
  {
    id: 'straight-rook',
    group: 'rook',
    question: COUNTED_WORDS.straight('rook'),
    count: (ruleset) => goesStraight(ruleset, 'rook'),
    shows: { codes: ['upright'], roles: ['rook'] },
  },
  {
    id: 'reach-bishop',
    group: 'bishop',
    isIdle: true,
    question: COUNTED_WORDS.reach('bishop'),
    count: (ruleset) => reachOf(ruleset, 'bishop'),
    shows: { codes: [...LINE_CODES, 'upright'], roles: ['bishop'] },
  },
  {
    id: 'straight-bishop',
    group: 'bishop',
    question: COUNTED_WORDS.straight('bishop'),
    count: (ruleset) => goesStraight(ruleset, 'bishop'),
    shows: { codes: ['upright'], roles: ['bishop'] },
  },
  {
    id: 'knight-levels',
    group: 'knight',
    brief: 'knights',
    shows: { codes: ['levels'], roles: ['knight'] },
  },
  {
    id: 'knight-ground',
    group: 'knight',
    brief: 'knights',
    shows: { codes: ['no-ground'], roles: ['knight'] },
    unseen: { 'meder grant': COMPARE_TABLE.unseen.ground, 'grant usenet': COMPARE_TABLE.unseen.ground },
  },
  {
    id: 'reach-knight',
    group: 'knight',
    isIdle: true,
    question: COUNTED_WORDS.reach('knight'),
    count: (ruleset) => reachOf(ruleset, 'knight'),
    shows: { codes: ['no-ground', 'levels'], roles: ['knight'] },
  },
  {
    id: 'castling',
    group: 'castling',
    glance: (value) => {
      const how = value('castling');
      return how === undefined ? undefined : { sign: how === 'none' ? 'no' : 'yes', words: '' };
    },
    brief: 'castling',
    shows: { codes: CASTLING_CODES },
  },
  {
    id: 'castling-free',
    group: 'castling',
    brief: 'castling',
    claims: { meder: 'meder-3.5a-castling-between', grant: 'grant-castle-short', harshman: 'harshman-castle-vacant' },
    shows: { codes: ['castling-blocked'] },
  },
  {
    id: 'castling-moved',
    group: 'castling',
    brief: 'castling',
    claims: { meder: 'meder-3.5a-castling-carried', grant: 'grant-castle-unmoved', harshman: 'harshman-castle-unmoved' },
    shows: 'nowhere',
  },
  {
    id: 'castling-check',
    group: 'castling',
    brief: 'castling',
    claims: { meder: 'meder-3.5a-castling-in-check', grant: 'grant-castle-not-out-of-check', harshman: 'harshman-castle-check' },
  },
];
