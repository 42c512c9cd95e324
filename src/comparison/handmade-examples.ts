import type { Show } from '#words/compare/pair-sentences.ts';
import { MIDDLE } from './placing.ts';
import type { ExampleMove } from './example-move.ts';

/** Kings and a pawn each, so that nothing but the try is in question. */
const CALM = { c1W: 'K', c8B: 'k', d7B: 'p' };
const CORNER = { side: 'queen', main: 'W', corner: 'front' } as const;

/** Positions in which two rulesets disagree about one move, made so that nothing else is to be seen. */
export const HANDMADE_EXAMPLES = {
  'line-past': { of: 'meder', pieces: { ...CALM, b2W: 'R', b3N: 'p' }, from: 'b2W', to: 'b4W' },
  'line-gap': { of: 'meder', pieces: { ...CALM, a2W: 'P', z1QL: 'R' }, from: 'z1QL', to: 'z8ql' },
  'line-levels': { of: 'bartmess', pieces: { ...CALM, d2W: 'P', b4W: 'R' }, from: 'b4W', to: 'b5B' },
  'king-screened': { of: 'meder', pieces: { ...CALM, d2W: 'P', b3N: 'N', b6N: 'r' }, from: 'c1W', to: 'b1W' },
  'king-far-knight': { of: 'grant', pieces: { c3W: 'K', d2W: 'P', b6B: 'n', c8B: 'k', d7B: 'p' }, from: 'c3W', to: 'c4W' },
  'pawn-double-off': { of: 'grant', pieces: { ...CALM, d2W: 'P', a1QL: 'P' }, rights: ['a1QL'], from: 'a1QL', to: 'b3W' },
  turn: { of: 'bartmess', pieces: { ...CALM, d2W: 'P', z1QL: 'N', a0QL: 'P' }, from: 'QP1', to: 'QP1' },
  'ride-piece': {
    of: 'bartmess',
    pieces: { ...CALM, d2W: 'P', z1QL: 'N' },
    boards: { QL: { ...CORNER, over: true } },
    from: 'QP2',
    to: 'QP4',
  },
  'ride-pawn': { of: 'bartmess', pieces: { ...CALM, z1QL: 'P' }, boards: { QL: { ...CORNER, over: true } }, from: 'QP2', to: 'QP4' },
  'ride-back-own': { of: 'usenet', pieces: { ...CALM, z3QL: 'P' }, boards: { QL: { ...MIDDLE, over: false } }, from: 'QP5', to: 'QP1' },
  'pawn-off-up': {
    of: 'usenet',
    pieces: { ...CALM, d2W: 'P', a3QL: 'P' },
    boards: { QL: { ...MIDDLE, over: false } },
    from: 'a3QL',
    to: 'a4N',
  },
  'board-apart': {
    of: 'usenet',
    pieces: { ...CALM, d2W: 'P', b3W: 'R' },
    boards: { QL: { ...MIDDLE, over: false } },
    from: 'b3W',
    to: 'a3N',
  },
  'board-touch': {
    of: 'usenet',
    pieces: { a3QL: 'K', d2W: 'P', c8B: 'k', d7B: 'p' },
    boards: { QL: { ...MIDDLE, over: false } },
    from: 'a3QL',
    to: 'b4W',
  },
  'king-board-between': {
    of: 'usenet',
    pieces: { b2W: 'K', d2W: 'P', a4N: 'r', c8B: 'k', d7B: 'p' },
    boards: { QL: { ...MIDDLE, over: false } },
    from: 'b2W',
    to: 'a3W',
  },
  'empty-board-middle': {
    of: 'usenet',
    pieces: { ...CALM, d2W: 'P' },
    boards: { QL: { ...MIDDLE, over: false } },
    from: 'QP5',
    to: 'QP7',
  },
  'empty-board': { of: 'meder', pieces: { ...CALM, d2W: 'P' }, from: 'QL1', to: 'QL2' },
  'knight-ground': { of: 'meder', pieces: { ...CALM, d2W: 'P', z1QL: 'N' }, from: 'z1QL', to: 'a3W' },
  castling: {
    of: 'meder',
    pieces: { b2W: 'P', d2W: 'P', d0KL: 'K', e0KL: 'R', c8B: 'k', d7B: 'p' },
    rights: ['d0KL', 'e0KL'],
    from: 'd0KL',
    to: 'O-O',
  },
  'upright-bishop': { of: 'grant', pieces: { ...CALM, d2W: 'P', b4W: 'B' }, from: 'b4W', to: 'b4N' },
  'upright-rook': { of: 'usenet', pieces: { ...CALM, d2W: 'P', b4W: 'R' }, from: 'b4W', to: 'b4N' },
  'knight-levels': { of: 'meder', pieces: { ...CALM, d2W: 'P', c4W: 'N' }, from: 'c4W', to: 'b6B' },
  'pawn-off-straight': { of: 'meder', pieces: { ...CALM, d2W: 'P', a1QL: 'P' }, from: 'a1QL', to: 'a2W' },
  'pawn-off-aside': { of: 'grant', pieces: { ...CALM, d2W: 'P', a1QL: 'P' }, from: 'a1QL', to: 'b2W' },
  'board-across-main': { of: 'bartmess', pieces: { ...CALM, d2W: 'P' }, boards: { QL: { ...CORNER, over: true } }, from: 'QP2', to: 'QP7' },
  'board-faces': { of: 'bartmess', pieces: { ...CALM, d2W: 'P' }, boards: { QL: { ...MIDDLE, over: false } }, from: 'QP5', to: 'QP6' },
} satisfies Readonly<Record<Show, ExampleMove>>;
