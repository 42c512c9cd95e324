import { describe, expect, test } from 'vitest';
import {
  expect as take,
  findRuleset,
  mainLine,
  parseGoal,
  prove,
  proveLine,
  proveTree,
  refutationsOf,
  RULESETS,
  type Goal,
  type Position,
} from '../../../src/engine/index.ts';
import { samplePositions } from './samples.ts';

const read = (ruleset: string, text: string): Position => take(findRuleset(ruleset)!.parse(text));
const play = (position: Position, moves: string): Position => moves.split(' ').reduce((next, id) => take(next.play(id)), position);
const mateIn = (moves: number): Goal => ({ kind: 'mate', moves });

/** A pawn attacks the king on a lone attack board, which flees with it unless a second piece stands there (Meder 3.6). */
const FLEEING = read('meder', 'W:4/4/1BK1/4;N:1p2/3B/1RN1/P3;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL2:k1/2;kl@KL6:2/2 w - - - 0 47');
/** White's king's board is frozen by two pieces; once the rook has left, the pawn's board moves (Meder 3.6). */
const FROZEN = read('meder', 'W:4/1P1P/3K/4;N:4/3b/3k/4;B:4/4/4/Q3;QL@QL1:1P/R1;KL@KL1:1P/1R;ql@QL6:1q/1p;kl@KL6:1r/1p w - - - 0 36');

describe('mates', () => {
  test('one solution, several, none', () => {
    expect(take(prove(FLEEING, mateIn(2)))).toMatchObject({ verdict: 'true', length: 2, keys: ['a3N-a4ql'], complete: true });
    const several = play(FLEEING, 'a3N-a4ql z5ql-a6B');
    expect(take(prove(several, mateIn(1)))).toMatchObject({ verdict: 'true', length: 1, keys: ['b4N-a4N', 'b4N-a4W'] });
    expect(take(prove(FLEEING, mateIn(1)))).toMatchObject({ verdict: 'false', length: undefined, keys: [], complete: true });
  });

  test('counts a first move that mates later than another among those that work', () => {
    const position = read('meder', 'W:4/2B1/4/4;N:1Q2/4/4/4;B:4/4/4/4;QL@QL1:P1/R1;KL@KL1:1P/KR;ql@QL4:k1/2;kl@KL6:2/2 w - - - 0 55');
    expect(take(prove(position, mateIn(2))).keys).toEqual(['c3W-z6ql']);
    const { length, keys } = take(prove(position, mateIn(3)));
    expect(length).toBe(2);
    expect(keys).toContain('c3W-z6ql');
    expect(keys.length).toBeGreaterThan(1);
  });

  test('a mate that only a board move gives (Meder 3.6)', () => {
    const { line } = take(proveLine(FROZEN, mateIn(2)));
    expect(line[0]).toBe('e0KL-a0QL');
    expect(take(prove(play(FROZEN, line.slice(0, 2).join(' ')), mateIn(1))).keys).toEqual(['KL1-KL3']);
  });

  test('a defence that only a board move gives (Meder 3.6)', () => {
    expect(take(refutationsOf(FLEEING, mateIn(2), 'a3N-a4N'))).toEqual(['QL2-QL3']);
    expect(take(refutationsOf(FLEEING, mateIn(2), 'a3N-a4ql'))).toEqual([]);
    expect(refutationsOf(FLEEING, mateIn(2), 'a3N-a5N').ok).toBe(false);
  });

  test('a promotion on its own is not a move for the count (Meder 3.4(e))', () => {
    const pending = read('meder', 'W:k3/4/1P2/4;N:1bR1/4/4/2K1;B:3P/4/3r/4;QL@KL5:2/2;KL@KL1:2/2;ql@KL3:2/2;kl@KL4:2/2 w - - d8B 4 37');
    expect(take(prove(pending, mateIn(1))).keys).toEqual([]);
    const tree = take(proveTree(pending, { kind: 'gain', moves: 1, worth: 300 })).tree;
    const line = mainLine(tree);
    expect(line[0]).toMatch(/^d8B=/);
    expect(play(pending, line[0]!).turn).toBe('w');
    expect(play(pending, line.slice(0, 2).join(' ')).turn).toBe('b');
  });

  test('gives the whole tree: every reply once, every answer that mates', () => {
    const { tree } = take(proveTree(FLEEING, mateIn(2)));
    expect(tree).toEqual({
      play: ['a3N-a4ql'],
      then: { replies: [{ moves: ['z5ql-a6B', 'z5ql-a6N'], then: { play: ['b4N-a4N', 'b4N-a4W'] } }] },
    });
  });
});

describe('other goals of two players', () => {
  test('the only defence, a board move (Meder 3.6)', () => {
    const attacked = play(FLEEING, 'a3N-a4N');
    const goal: Goal = { kind: 'defence', against: { kind: 'mate', moves: 1 } };
    expect(take(prove(attacked, goal))).toMatchObject({ verdict: 'true', keys: ['QL2-QL3'] });
    const [wrong] = attacked.moves().filter((move) => move.id !== 'QL2-QL3');
    expect(take(refutationsOf(attacked, goal, wrong!.id)).length).toBeGreaterThan(0);
    expect(take(prove(play(FLEEING, 'a3N-a4ql'), goal))).toMatchObject({ verdict: 'false', keys: [] });
  });

  test('a promotion forced, by the board that carries the pawn (Grant, Queening a Pawn)', () => {
    const position = read('grant', 'W:p3/4/3K/4;N:4/4/4/4;B:4/4/4/1k2;QL@QP6:2/2;KL@KP6:R1/2;ql@QP8:2/2;kl@QP3:P1/2 w - - - 0 40');
    expect(take(prove(position, { kind: 'promotion', moves: 2 }))).toMatchObject({ verdict: 'true', length: 2, keys: ['QP3-QP7'] });
    expect(take(prove(position, { kind: 'promotion', moves: 1 })).verdict).toBe('false');
  });

  test('a game saved by stalemate', () => {
    const position = read('bartmess', 'W:4/4/1R2/4;N:4/4/4/4;B:K3/p3/4/4;QL@KP11:2/2;KL@KP10:2/2;ql@QP12:2/1k;kl@KP12:2/2 w - - - 0 40');
    const { keys } = take(prove(position, { kind: 'stalemate', moves: 1 }));
    expect(keys).toEqual(['b2W-a2W']);
    expect(play(position, keys[0]!).status()).toBe('stalemate');
  });

  test('a piece won and kept, not one that is taken back', () => {
    const position = read('bartmess', 'W:b3/4/4/4;N:4/K3/4/4;B:4/1R2/3k/4;QL@QP9:2/2;KL@KP12:2/2;ql@QP8:2/2;kl@QP11:2/2 w - - - 0 40');
    expect(take(prove(position, { kind: 'gain', moves: 1, worth: 300 })).keys).toEqual(['a5N-a4W']);
    expect(take(prove(position, { kind: 'gain', moves: 2, worth: 400 })).verdict).toBe('false');
  });
});

describe('three players (Harshman VIII)', () => {
  const start = read('harshman', findRuleset('harshman')!.start);

  test('a mate two players can declare jointly at ply 5', () => {
    const position = play(start, 'e2-i10 c7-d7 l6-k5 i10-m12');
    const goal: Goal = { kind: 'declaration', moves: 1, king: 'b', by: ['w', 'g'] };
    const { keys } = take(prove(position, goal));
    expect(keys).toEqual(['b8-c7']);
    expect(
      play(position, 'b8-c7')
        .acts()
        .map((act) => act.id),
    ).toContain('mate:wg>b');
    expect(take(refutationsOf(position, goal, 'a6-a4')).length).toBeGreaterThan(0);
  });

  test('a mate one player can declare at ply 7, and every move after which that player can', () => {
    const position = play(start, 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4');
    const { keys } = take(prove(position, { kind: 'declaration', moves: 1, king: 'g', by: ['w'] }));
    const declarable = position.moves().filter((move) =>
      position
        .after(move)
        .acts()
        .some((act) => act.id === 'mate:w>g'),
    );
    expect(keys).toContain('d6-b7');
    expect(keys).toEqual(declarable.map((move) => move.id));
  });

  test('a king captured in two is the declaration of one, carried out', () => {
    const position = play(start, 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4');
    expect(take(prove(position, { kind: 'capture', moves: 1, king: 'g', by: ['w'] })).verdict).toBe('false');
    const { keys, length } = take(prove(position, { kind: 'capture', moves: 2, king: 'g', by: ['w'] }));
    expect(length).toBe(2);
    expect(keys).toContain('d6-b7');
  });

  test('a goal that does not fit the players is refused', () => {
    expect(prove(start, mateIn(1))).toMatchObject({ ok: false, fault: { field: 'goal' } });
    expect(prove(start, { kind: 'capture', moves: 1, king: 'w', by: ['w'] })).toMatchObject({ ok: false, fault: { field: 'by' } });
    expect(prove(FLEEING, { kind: 'capture', moves: 1, king: 'b', by: ['w'] })).toMatchObject({ ok: false, fault: { field: 'goal' } });
  });
});

describe('goals in one word', () => {
  test.each([
    ['mate', { kind: 'mate', moves: 2 }],
    ['win', { kind: 'win', moves: 2 }],
    ['hold', { kind: 'hold', moves: 2 }],
    ['gain:500', { kind: 'gain', moves: 2, worth: 500 }],
    ['mate:wg>b', { kind: 'declaration', moves: 2, king: 'b', by: ['w', 'g'] }],
    ['capture:w>b', { kind: 'capture', moves: 2, king: 'b', by: ['w'] }],
    ['defence:mate', { kind: 'defence', against: { kind: 'mate', moves: 2 } }],
  ])('%s', (text, goal) => expect(take(parseGoal(text, 2))).toEqual(goal));

  test.each(['', 'won', 'gain:0', 'capture:w>x', 'defence:'])('“%s” is none', (text) => expect(parseGoal(text, 2).ok).toBe(false));
});

describe('limits', () => {
  test('nodes that run out give “not settled”, never a wrong word', () => {
    for (const nodes of [1, 10, 100, 1000]) {
      const proof = take(prove(FROZEN, mateIn(2), { nodes }));
      expect(proof.complete).toBe(false);
      expect(proof.verdict).toBe(proof.keys.length > 0 ? 'true' : 'open');
      expect(['e0KL-a0QL']).toEqual(expect.arrayContaining([...proof.keys]));
    }
    expect(proveTree(FROZEN, mateIn(2), { nodes: 100 })).toMatchObject({ ok: false, fault: { code: 'unknown', field: 'limit' } });
  });

  test('a stop that is asked for ends it', () => {
    expect(take(prove(FROZEN, mateIn(4), { stop: () => true }))).toMatchObject({ verdict: 'open', complete: false });
  });

  test.each(RULESETS.filter((ruleset) => ruleset.players.length === 2))('a table changes nothing but the work: $id', (ruleset) => {
    for (const position of samplePositions(ruleset, 12, 3)) {
      const plain = take(prove(position, mateIn(2)));
      const kept = take(prove(position, mateIn(2), { table: true }));
      expect([kept.verdict, kept.length, kept.keys], position.text()).toEqual([plain.verdict, plain.length, plain.keys]);
    }
  });
});
