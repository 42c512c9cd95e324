import { COMPARE_TABLE } from '#words/compare/table.ts';
import type { Position } from '../../engine/index.ts';
import { promotionOutcome, movesFromTo } from '../move-effects.ts';
import { LOAD_CODES, type RowRecord } from './row-record.ts';

const isDoubleStep = (position: Position, move: string): boolean => {
  const [from, to] = move.split('-').map((name) => position.squares.find((square) => square.name === name));
  return from !== undefined && to !== undefined && Math.abs(from.rank - to.rank) === 2;
};

/** The rows about pawns. */
export const PAWN_ROWS: readonly RowRecord[] = [
  {
    id: 'pawn-levels',
    group: 'pawns',
    brief: 'pawns',
    shows: { codes: ['levels', 'not-its-way'], roles: ['pawn'] },
  },
  {
    id: 'pawn-off-board',
    group: 'pawns',
    brief: 'pawns',
    shows: { codes: ['pawn-aside'], roles: ['pawn'] },
  },
  {
    id: 'double-step',
    group: 'pawns',
    brief: 'pawns',
    claims: { bartmess: 'bartmess-6.6b-double-past' },
    shows: { codes: ['blocked', 'not-its-way', 'pawn-aside', 'levels', 'double-moved'], roles: ['pawn'], does: isDoubleStep },
  },
  {
    id: 'carried-double-step',
    group: 'pawns',
    brief: 'pawns',
  },
  {
    id: 'pawn-step',
    group: 'pawns',
    claims: { bartmess: 'bartmess-6.6a-forward', meder: 'meder-3.4a-step', grant: 'grant-pawn-forward', usenet: 'usenet-pawn-white-up' },
    shows: 'nowhere',
  },
  {
    id: 'pawn-capture',
    group: 'pawns',
    claims: {
      bartmess: 'bartmess-6.6b-captures',
      meder: 'meder-3.4c-capture',
      grant: 'grant-pawn-capture',
      usenet: 'usenet-ruling-pawn-capture',
    },
  },
  {
    id: 'en-passant',
    group: 'en-passant',
    brief: 'pawns',
    claims: { bartmess: 'bartmess-6.6c-vacant', grant: 'grant-ep-same-level' },
    shows: {
      codes: ['not-in-passing', 'nothing-to-capture', 'levels', 'not-its-way'],
      roles: ['pawn'],
      does: (legal, move) => movesFromTo(legal, move).some(({ enPassant }) => enPassant),
    },
  },
  {
    id: 'en-passant-until',
    group: 'en-passant',
    claims: {
      bartmess: 'bartmess-6.6c-at-once',
      meder: 'meder-3.4d-en-passant-at-once',
      grant: 'grant-ep-basic',
      usenet: 'usenet-ep-basic',
      harshman: 'harshman-ep',
    },
  },
  {
    id: 'promotion-where',
    group: 'promotion',
    brief: 'promotion',
    claims: { bartmess: 'bartmess-6.6d-attack-board-rank' },
    shows: { codes: ['promotes'], by: 'piece' },
    unseen: { 'bartmess usenet': COMPARE_TABLE.unseen.pastRank },
  },
  {
    id: 'promotion-to',
    group: 'promotion',
    glance: (value) => {
      const role = value('promotion-to');
      return role === undefined
        ? undefined
        : role === 'queen'
          ? { sign: 'no', words: COMPARE_TABLE.glance.queen }
          : { sign: 'yes', words: '' };
    },
    brief: 'promotion',
    claims: { harshman: 'harshman-promotion-not-king' },
    shows: { codes: ['promotes-now'], by: 'piece' },
  },
  {
    id: 'promotion-when',
    group: 'promotion',
    brief: 'promotion',
    claims: { meder: 'meder-3.4e3-waiting', harshman: 'harshman-promotion-compulsory' },
    shows: { codes: ['promotes-now'], by: 'piece' },
    unseen: { 'bartmess meder': COMPARE_TABLE.unseen.waitsBartmess, 'meder usenet': COMPARE_TABLE.unseen.waitsUsenet },
  },
  {
    id: 'carried-promotion',
    group: 'promotion',
    brief: 'promotion',
    claims: { grant: 'grant-queen-carried-waits' },
    shows: {
      codes: ['promotes', 'promotes-now', 'backward', ...LOAD_CODES],
      by: 'board',
      does: (legal, move) => promotionOutcome(legal, move) !== 'stays',
    },
  },
  {
    id: 'promotion-compulsory',
    group: 'promotion',
    claims: {
      bartmess: 'bartmess-6.6d-promotion',
      meder: 'meder-3.4e1-promotion',
      grant: 'grant-queen-last-rank',
      usenet: 'usenet-ruling-promotion',
    },
  },
];
