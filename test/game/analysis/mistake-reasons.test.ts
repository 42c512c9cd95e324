import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { findMistakeReason, type MistakeReason } from '../../../src/game/analysis/mistake-reasons.ts';

/** Why a move is bad: its position, the line that answers it, the line that was better. */
interface Case {
  readonly ruleset: string;
  readonly position: string;
  readonly played: string;
  readonly refutation: readonly string[];
  readonly best: readonly string[];
  readonly matedIn?: number;
  readonly missedMate?: number;
  readonly isProved?: boolean;
}

function reasonOf({ ruleset, position, played, ...rest }: Case): MistakeReason | undefined {
  const before = must(findRuleset(ruleset)!.parse(position));
  const move = before.moves().find(({ id }) => id === played);
  if (!move) throw new Error(`${played} is not a legal move`);
  return findMistakeReason({ before, played: move, ...rest });
}

const PINNED: Case = {
  ruleset: 'grant',
  position:
    'W:P1q1/4/2PP/1NBK;N:2p1/P2p/4/2P1;B:1bb1/4/2n1/3n;QL@QP2:2/2;KL@KP2:2/R1;ql@QP12:r1/pp;kl@KP12:kr/1p b d2W,z8ql,a8ql,z9ql,e8kl,d9kl,e9kl - - 0 20',
  played: 'd5B-c7B',
  refutation: ['d2W-d3W', 'c4W-d5B', 'd0KL-d5B'],
  best: ['c4W-a4W', 'd2W-d4W'],
};
const FORKED: Case = {
  ruleset: 'usenet',
  position: 'W:p3/4/1P2/4;N:1P2/2B1/2N1/4;B:4/1k2/3p/p3;QL@KP1:PK/2;KL@KP5:r1/2;ql@QP8:r1/pp;kl@KP8:2/1p b * - - 0 35',
  played: 'b7B-c8B',
  refutation: ['c4N-b6B', 'c8B-d8B', 'b6B-z7ql'],
  best: ['b7B-a6B', 'c5N-b4W'],
};
const QUEEN_HANGS: Case = {
  ruleset: 'grant',
  position: 'W:P2N/4/1P1P/1BBN;N:2p1/4/4/2P1;B:1bbn/p2p/2Q1/1p1n;QL@QP2:PP/R1;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/1p b * - - 1 7',
  played: 'a7B-a6B',
  refutation: ['c6B-c2W', 'a9ql-a1QL', 'z0QL-a0QL'],
  best: ['d8B-c6B', 'b2W-b4W'],
};
const PROMOTES: Case = {
  ruleset: 'usenet',
  position:
    'W:P3/4/BPP1/N1BN;N:4/4/4/4;B:n1bn/pppp/4/P3;QL@QP5:P1/2;KL@KP5:PP/KR;ql@QP8:2/pp;kl@KP8:kr/pp b b2W,c2W,a7B,b7B,c7B,d7B,z3QL,d3KL,z6ql,a6ql,d6kl,e6kl - - 0 6',
  played: 'd7kl-d6B',
  refutation: ['QP5-QP7', 'e7kl-d7kl', 'd3KL-d5N', 'e6kl-d5N', 'QP7-QP11,z9QL=Q'],
  best: ['a8B-b6N', 'd1W-c3W', 'd6kl-d4W'],
};
const BOARD_LEFT: Case = {
  ruleset: 'meder',
  position: 'W:2R1/4/4/2BR;N:4/b1N1/PP2/4;B:n1k1/2N1/2Pp/4;QL@QL4:1P/1p;KL@KL1:1P/QK;ql@QL6:r1/p1;kl@KL6:r1/1p w e1KL,z8ql,e8kl - - 0 46',
  played: 'a7QL-a8ql',
  refutation: ['QL4-KL4'],
  best: [],
};

describe('why a move was bad', () => {
  test('allows mate, proved or seen, before anything else', () => {
    expect(reasonOf({ ...FORKED, matedIn: 3 })).toEqual({ kind: 'mated', moves: 3, isProved: false });
    expect(reasonOf({ ...FORKED, matedIn: 2, isProved: true })).toMatchObject({ kind: 'mated', isProved: true });
    expect(reasonOf({ ...FORKED, missedMate: 1, isProved: true })).toEqual({ kind: 'missedMate', moves: 1, isProved: true });
  });

  test('opens a line to the king: the knight that leaves was between (Grant, checks through levels)', () => {
    expect(reasonOf(PINNED)).toEqual({ kind: 'line', from: 'd5B', by: 'rook', at: 'd0KL', king: 'd9kl' });
  });

  test('opens no line where the same check comes with the piece in its place, or the reply gives none', () => {
    expect(reasonOf({ ...PINNED, refutation: ['d2W-d4W'], played: 'c4W-a4W' })?.kind).not.toBe('line');
    expect(reasonOf(FORKED)?.kind).not.toBe('line');
  });

  test('allows a fork of the king and a rook, which is then lost; no fork where nothing is lost', () => {
    expect(reasonOf(FORKED)).toEqual({
      ...{ kind: 'fork', by: 'knight', at: 'b6B' },
      targets: [
        { role: 'king', square: 'c8B' },
        { role: 'rook', square: 'z7ql' },
      ],
    });
    expect(reasonOf({ ...FORKED, refutation: ['c4N-b6B', 'c8B-d8B'] })).toBeUndefined();
  });

  test('misses the queen that stood to be taken; with the same capture played there is nothing to miss', () => {
    expect(reasonOf(QUEEN_HANGS)).toEqual({ kind: 'missedCapture', piece: { owner: 'w', role: 'queen' }, square: 'c6B', level: false });
    expect(reasonOf({ ...QUEEN_HANGS, played: 'd8B-c6B', refutation: ['b2W-b4W'] })).toBeUndefined();
  });

  test('lets a pawn ride to its promotion; not where it would be promoted after the best move as well', () => {
    expect(reasonOf(PROMOTES)).toEqual({ kind: 'promotion', square: 'z9QL' });
    const always = ['a8B-b6N', 'QP5-QP7', 'b6N-a8B', 'QP7-QP11,z9QL=Q'];
    expect(reasonOf({ ...PROMOTES, best: always })?.kind).not.toBe('promotion');
  });

  test('gives a board away that its last piece leaves (Meder 3.6); not one where it was moved by nobody', () => {
    expect(reasonOf(BOARD_LEFT)).toEqual({ kind: 'board', board: 'QL', to: 'KL4' });
    expect(reasonOf({ ...BOARD_LEFT, refutation: ['c8B-b8B'] })?.kind).not.toBe('board');
  });

  test('hangs the piece that is taken by the reply', () => {
    const hung: Case = { ...QUEEN_HANGS, played: 'a7B-a6B', refutation: ['c6B-c8B'], best: ['b5B-b4N'] };
    const found = reasonOf(hung);
    expect(found).toMatchObject({ kind: 'hangs', piece: { owner: 'b', role: 'bishop' }, square: 'c8B', by: 'queen', moved: false });
  });

  test('hangs also where the better line was searched no further than a capture that is taken back; not what is lost anyway', () => {
    const played = { ruleset: 'usenet', played: 'a2QL-e6kl', refutation: ['e7kl-e6kl', 'b1W-a2QL'] };
    const start = findRuleset('usenet')!.begin();
    const position = ['d1W-c3N', 'a8B-b6N'].reduce((now, id) => must(now.play(id)), start).text();
    for (const best of [['c3N-d5B'], ['c3N-d5B', 'a7ql-a2QL'], ['c3N-d5B', 'a7ql-a2QL', 'b1W-a2QL']])
      expect(reasonOf({ ...played, position, best })).toMatchObject({ kind: 'hangs', square: 'e6kl', moved: true });
    // What is lost after the better move too is not this move's fault.
    expect(reasonOf({ ...played, position, best: ['c3N-d5B', 'a7ql-a2QL', 'd2KL-d1W'] })?.kind).not.toBe('hangs');
  });
});
