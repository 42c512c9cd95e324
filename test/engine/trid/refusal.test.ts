import { describe, expect, test } from 'vitest';
import { sayRefusal } from '../../../src/words/refusals.ts';
import { expect as must, type Position } from '../../../src/engine/index.ts';
import { play, rules, set } from './place.ts';

interface Case {
  readonly code: string;
  readonly ruleset: string;
  readonly pieces: string;
  readonly pins?: string;
  readonly rest?: string;
  /** A move first. */
  readonly after?: string;
  /** From and to: refused with the code, and a like one that is legal. */
  readonly bad: readonly [string, string];
  readonly good: readonly [string, string];
  /** Section of the source. */
  readonly source: string;
  /** What is to be pointed at. */
  readonly shows?: readonly string[];
}

const KINGS = 'Kc1W kc8B';
const HOME = 'Kd0KL Re0KL Rz0QL kc8B';
const CASES: readonly Case[] = [
  { code: 'no-piece', ruleset: 'meder', pieces: KINGS, bad: ['a2W', 'a3W'], good: ['c1W', 'c2W'], source: '1.1' },
  { code: 'not-yours', ruleset: 'meder', pieces: KINGS, bad: ['c8B', 'c7B'], good: ['c1W', 'c2W'], source: '1.1' },
  { code: 'no-square', ruleset: 'meder', pieces: `${KINGS} Ra4W`, bad: ['a4W', 'z4QL'], good: ['a4W', 'b4W'], source: '3.1(e)', shows: [] },
  {
    code: 'own-piece',
    ruleset: 'meder',
    pieces: `${KINGS} Ra4W Nb4W`,
    bad: ['a4W', 'b4W'],
    good: ['a4W', 'b4N'],
    source: '3.1(b)',
    shows: ['b4W'],
  },
  {
    code: 'leaves-check',
    ruleset: 'meder',
    pieces: 'Kc1W kd8B Nc3N rc6B',
    bad: ['c3N', 'a2W'],
    good: ['c1W', 'b1W'],
    source: '3.5(b)',
    shows: ['c6B'],
  },
  { code: 'upright', ruleset: 'meder', pieces: `${KINGS} Ra4W`, bad: ['a4W', 'a4N'], good: ['a4W', 'a5N'], source: '3.1(d)' },
  {
    code: 'levels',
    ruleset: 'usenet',
    pieces: 'Ka3W kc8B',
    pins: 'QP5 KP5 QP8 KP8',
    bad: ['a3W', 'a3N'],
    good: ['a3W', 'a3QL'],
    source: 'Rules',
    shows: ['a3N'],
  },
  {
    code: 'blocked',
    ruleset: 'usenet',
    pieces: `${KINGS} Ra3W Na3QL`,
    pins: 'QP5 KP5 QP8 KP8',
    bad: ['a3W', 'a3N'],
    good: ['a3W', 'a4W'],
    source: 'Rules',
    shows: ['a3QL'],
  },
  { code: 'upright', ruleset: 'grant', pieces: `${KINGS} Ra3W`, bad: ['a3W', 'a3N'], good: ['a3W', 'a4N'], source: 'General' },
  { code: 'not-its-way', ruleset: 'meder', pieces: `${KINGS} Ra4W`, bad: ['a4W', 'b5N'], good: ['a4W', 'b4N'], source: '3.2(b)' },
  {
    code: 'blocked',
    ruleset: 'meder',
    pieces: `${KINGS} Ra2W Na3N`,
    bad: ['a2W', 'a4W'],
    good: ['a2W', 'a3W'],
    source: '3.1(c)',
    shows: ['a3N'],
  },
  { code: 'gap', ruleset: 'bartmess', pieces: `${KINGS} Ra0QL`, bad: ['a0QL', 'd0KL'], good: ['a0QL', 'a1W'], source: '6' },
  { code: 'no-ground', ruleset: 'bartmess', pieces: 'Kd4W kc8B Na0QL', bad: ['a0QL', 'c1W'], good: ['a0QL', 'b2W'], source: '6.5' },
  { code: 'levels', ruleset: 'usenet', pieces: `${KINGS} Nb4W`, bad: ['b4W', 'c6B'], good: ['b4W', 'c6N'], source: 'Rules' },
  { code: 'levels', ruleset: 'grant', pieces: `${KINGS} Ra4W`, bad: ['a4W', 'a5B'], good: ['a4W', 'a5N'], source: 'General' },
  { code: 'pawn-back', ruleset: 'meder', pieces: `${KINGS} Pa4W`, bad: ['a4W', 'a3W'], good: ['a4W', 'a5N'], source: '3.4(a)' },
  {
    code: 'pawn-straight',
    ruleset: 'meder',
    pieces: `${KINGS} Pa3W na4W`,
    bad: ['a3W', 'a4W'],
    good: ['a3W', 'a4N'],
    source: '3.4(c)',
    shows: ['a4W'],
  },
  {
    code: 'blocked',
    ruleset: 'meder',
    pieces: `${KINGS} Pa2W na3N`,
    rest: 'w * - - 0 9',
    bad: ['a2W', 'a4W'],
    good: ['a2W', 'a3W'],
    source: '3.4(b)',
    shows: ['a3N'],
  },
  {
    code: 'nothing-to-capture',
    ruleset: 'meder',
    pieces: `${KINGS} Pa3W nb4N`,
    bad: ['a3W', 'b4W'],
    good: ['a3W', 'b4N'],
    source: '3.4(c)',
  },
  {
    code: 'double-moved',
    ruleset: 'meder',
    pieces: `${KINGS} Pa2W Pb2W`,
    rest: 'w b2W - - 0 9',
    bad: ['a2W', 'a4W'],
    good: ['b2W', 'b4W'],
    source: '3.4(b)',
  },
  {
    code: 'promote-first',
    ruleset: 'meder',
    pieces: 'Kc1W kc4N Pa8B',
    rest: 'b - - - 0 9',
    after: 'QL6-QL5',
    bad: ['c1W', 'c2W'],
    good: ['a8B', 'a8B'],
    source: '3.4(e)(iii)',
    shows: ['a8B'],
  },
  {
    code: 'castling-first',
    ruleset: 'meder',
    pieces: HOME,
    rest: 'w * - - 0 1',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'd1W'],
    source: '3.5(a)(ii)',
  },
  {
    code: 'castling-moved',
    ruleset: 'meder',
    pieces: HOME,
    rest: 'w d0KL,e0KL - - 0 9',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'e0KL'],
    source: '3.5(a)(ii)',
    shows: ['z0QL'],
  },
  {
    code: 'castling-moved',
    ruleset: 'meder',
    pieces: HOME,
    rest: 'w z0QL,e0KL - - 0 9',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'd1W'],
    source: '3.5(a)(ii)',
    shows: ['d0KL'],
  },
  {
    code: 'castling-blocked',
    ruleset: 'meder',
    pieces: `${HOME} na0QL`,
    rest: 'w * - - 0 9',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'e0KL'],
    source: '3.5(a)(ii)',
    shows: ['a0QL'],
  },
  {
    code: 'castling-check',
    ruleset: 'meder',
    pieces: `${HOME} rd5B`,
    rest: 'w * - - 0 9',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'e1KL'],
    source: '3.5(a)(ii)',
    shows: ['d5B'],
  },
  {
    code: 'castling-attacked',
    ruleset: 'meder',
    pieces: `${HOME} ra5B`,
    rest: 'w * - - 0 9',
    bad: ['d0KL', 'a0QL'],
    good: ['d0KL', 'e0KL'],
    source: '3.5(a)(ii)',
    shows: ['a5B'],
  },
  { code: 'no-board', ruleset: 'meder', pieces: KINGS, bad: ['QL2', 'QL3'], good: ['QL1', 'QL3'], source: '3.6', shows: ['QL2'] },
  { code: 'no-pin', ruleset: 'meder', pieces: KINGS, bad: ['QL1', 'a3W'], good: ['QL1', 'QL2'], source: '3.6' },
  { code: 'no-rotation', ruleset: 'meder', pieces: `${KINGS} Na0QL`, bad: ['QL1', 'QL1'], good: ['QL1', 'QL2'], source: '3.6' },
  { code: 'not-your-board', ruleset: 'meder', pieces: KINGS, bad: ['QL6', 'QL5'], good: ['QL1', 'QL2'], source: '3.6', shows: ['QL6'] },
  {
    code: 'board-crowded',
    ruleset: 'meder',
    pieces: `${KINGS} Na0QL Nz0QL`,
    bad: ['QL1', 'QL2'],
    good: ['KL1', 'KL2'],
    source: '3.6',
    shows: ['z0QL', 'a0QL'],
  },
  {
    code: 'board-loaded',
    ruleset: 'usenet',
    pieces: `${KINGS} Na2QL Pe2KL`,
    bad: ['QP5', 'QP7'],
    good: ['KP5', 'KP7'],
    source: 'Rules',
    shows: ['a2QL'],
  },
  {
    code: 'not-your-piece',
    ruleset: 'meder',
    pieces: 'Kd1W kc8B na0QL',
    bad: ['QL1', 'QL2'],
    good: ['KL1', 'KL2'],
    source: '3.6',
    shows: ['a0QL'],
  },
  {
    code: 'only-empty',
    ruleset: 'usenet',
    pieces: `${KINGS} Pa3QL Pe7KL`,
    pins: 'QP5 KP7 QP8 KP8',
    bad: ['QP5', 'QP2'],
    good: ['KP7', 'KP5'],
    source: 'Rules',
    shows: ['a3QL'],
  },
  {
    code: 'backward',
    ruleset: 'meder',
    pieces: `${KINGS} Na3QL`,
    pins: 'QP6 KP6 QP12 KP12',
    bad: ['QL3', 'QL1'],
    good: ['KL3', 'KL1'],
    source: '3.6',
  },
  { code: 'not-adjacent', ruleset: 'meder', pieces: KINGS, bad: ['QL1', 'QL4'], good: ['QL1', 'QL3'], source: '3.6', shows: ['QL4'] },
  { code: 'pin-taken', ruleset: 'meder', pieces: KINGS, bad: ['QL1', 'KL1'], good: ['QL1', 'QL2'], source: '3.6', shows: ['KL1'] },
];

function positionOf({ ruleset, pieces, pins, rest, after }: Case): Position {
  const position = set(rules(ruleset), { pieces, ...(pins && { pins }), ...(rest && { rest }) });
  return after ? play(position, after) : position;
}

describe('each code, with its section and what it points at, beside a like move that is legal', () => {
  test.for(CASES.map((each) => [each.code, `${each.ruleset} ${each.bad.join('-')}`, each] as const))('%s: %s', ([, , each]) => {
    const position = positionOf(each);
    const refused = position.refuse(...each.bad);
    expect(refused).toMatchObject({ code: each.code, source: each.source });
    if (each.shows) expect(refused!.shows).toEqual(each.shows);
    expect(sayRefusal(refused!)).toMatch(/^\S+ .*\.$/);
    expect(position.refuse(...each.good)).toBeUndefined();
  });

  test('the other player’s piece bars a board by whose board it is (Meder 3.6), or by what may be aboard (Usenet)', () => {
    const meder = positionOf({
      code: 'not-your-piece',
      ruleset: 'meder',
      pieces: 'Kd1W kc8B na0QL',
      bad: ['QL1', 'QL2'],
      good: ['KL1', 'KL2'],
      source: '3.6',
    });
    expect(meder.refuse('QL1', 'QL2')).toMatchObject({ rule: '6.1' });
    const usenet = positionOf({
      code: 'not-your-piece',
      ruleset: 'usenet',
      pieces: `${KINGS} pe3KL`,
      bad: ['KP5', 'KP7'],
      good: ['QP5', 'QP7'],
      source: 'Rules',
    });
    expect(usenet.refuse('KP5', 'KP7')).toMatchObject({ code: 'not-your-piece', rule: '6.2' });
  });

  test('a board move that would open the king to capture shows from where', () => {
    const shield = set(rules('meder'), { pieces: 'Ka1W kc8B Na4QL qa8B', pins: 'QP4 KP2 QP10 KP12' });
    expect(shield.refuse('QL2', 'KL2')).toMatchObject({ code: 'leaves-check', source: '3.5(b)', shows: ['a8B'] });
    expect(shield.refuse('QL2', 'QL4')).toBeUndefined();
  });

  /** What the reading of 2026 found wrong, each once more. */
  const FOUND: readonly (readonly [string, string, string, string, string])[] = [
    [
      'Grant: the rook’s board has left, so its square has no name now',
      'grant',
      'W:4/4/PPPP/2BN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP3:1P/1Q;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w d0KL,e0KL - - 0 5',
      'O-O-O',
      'castling-moved',
    ],
    [
      'Bartmess: a loaded board of one’s own may be turned, but not here, in check',
      'bartmess',
      'W:4/4/4/4;N:4/4/4/4;B:4/4/4/k2q;QL@QP1:2/2;KL@KP1:1K/N1;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9',
      'KP1r',
      'leaves-check',
    ],
    [
      'Bartmess: an empty board of one’s own is not turned',
      'bartmess',
      'W:4/4/4/K3;N:4/4/4/4;B:3k/4/4/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9',
      'QP1r',
      'board-empty',
    ],
    [
      'Bartmess: the other player’s board is not turned',
      'bartmess',
      'W:4/4/4/K3;N:4/4/4/4;B:3k/4/4/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/1n;kl@KP12:2/2 w - - - 0 9',
      'QP12r',
      'not-your-board',
    ],
    [
      'Bartmess: a moved pawn has no double step, whatever is in between',
      'bartmess',
      'W:4/4/4/K3;N:4/1n2/1P2/4;B:3k/4/4/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9',
      'b4N-b6B',
      'double-moved',
    ],
    [
      'Usenet: en passant that exposes the king',
      'usenet',
      'W:P3/4/4/K3;N:1k2/4/1p2/1R2;B:4/4/4/4;QL@QP6:2/2;KL@KP5:2/2;ql@QP8:2/2;kl@KP8:2/2 b - a4W:a3W - 0 9',
      'b4N-a3W',
      'leaves-check',
    ],
    [
      'Grant: an empty board of one’s own does not move, because it is empty',
      'grant',
      'W:4/4/4/K3;N:4/4/4/4;B:3k/4/4/4;QL@QP4:2/2;KL@KP2:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9',
      'QP4-QP6',
      'board-empty',
    ],
    [
      'Grant: an unmoved pawn leaves its attack board diagonally',
      'grant',
      'W:4/4/4/2K1;N:4/4/4/4;B:3k/4/4/4;QL@QP2:1P/2;KL@KP2:2/2;ql@QP12:2/2;kl@KP12:2/2 w * - - 0 9',
      'a1QL-a3W',
      'pawn-aside',
    ],
  ];

  test.for(FOUND)('%s', ([, ruleset, text, id, code]) => {
    const position = must(rules(ruleset).parse(text));
    expect(must(position.explainId(id))).toMatchObject({ legal: false, code });
  });
});

describe('castling asked of the king and the rook', () => {
  const opened = (ruleset: string): Position => must(rules(ruleset).parse(rules(ruleset).start));
  const bar = (position: Position, king: string, rook: string): string | undefined => position.refuseCastling(king, rook)?.code;

  test('is barred as the first move (Meder 3.5(a)(1)[a]), to both sides', () => {
    expect([bar(opened('meder'), 'd0KL', 'e0KL'), bar(opened('meder'), 'd0KL', 'z0QL')]).toEqual(['castling-first', 'castling-first']);
  });

  test('is barred by what stands between (Grant, Casteling), and by nothing where it is legal', () => {
    expect(bar(opened('grant'), 'd0KL', 'z0QL')).toBe('castling-blocked');
    const free = set(rules('meder'), { pieces: HOME, rest: 'w * - - 0 9' });
    expect(free.moves().some(({ kind }) => kind === 'castling')).toBe(true);
    expect(bar(free, 'd0KL', 'e0KL')).toBeUndefined();
    expect(bar(free, 'd0KL', 'z0QL')).toBeUndefined();
  });

  test('is unknown to some rules (Bartmess 6.1): said of king and rook where they began, and nowhere else', () => {
    expect([bar(opened('bartmess'), 'c1W', 'e0KL'), bar(opened('usenet'), 'd2KL', 'z2QL')]).toEqual(['no-castling', 'no-castling']);
    expect(bar(set(rules('bartmess'), { pieces: 'Kc1W Re0KL Ra4W kc8B' }), 'c1W', 'a4W')).toBeUndefined();
  });

  test('is not a question of another piece, nor of the other player', () => {
    const start = opened('meder');
    const pawn = start.squares.find(({ piece }) => piece?.role === 'pawn' && piece.owner === 'w')!.name;
    expect([bar(start, 'd0KL', pawn), bar(start, 'd9kl', 'e9kl'), bar(start, 'e0KL', 'd0KL')]).toEqual([undefined, undefined, undefined]);
  });
});
