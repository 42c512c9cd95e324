import { describe, expect, test } from 'vitest';
import {
  chooseMove,
  expect as take,
  findMate,
  findRuleset,
  FORMER_STRENGTHS,
  RULESETS,
  STRENGTHS,
  type Position,
} from '../../../src/engine/index.ts';
import { countWins } from './baseline-players.ts';
import { makeRandom } from '../../../curation/common/random.ts';

const beginner = STRENGTHS[0]!;

describe('the opponent', () => {
  test.each(RULESETS)(
    'wins against a random mover: $id',
    (ruleset) => expect(countWins(ruleset, beginner, 'random', 1, 5)).toBe(1),
    300_000,
  );

  test('plays the same from the same numbers, at every strength a legal move', () => {
    const meder = findRuleset('meder')!;
    const start = take(meder.parse(meder.start));
    for (const strength of STRENGTHS) {
      const move = chooseMove(start, { ...strength, nodes: 3000 }, makeRandom(1));
      expect(start.moves().map(({ id }) => id)).toContain(move);
      expect(chooseMove(start, { ...strength, nodes: 3000 }, makeRandom(1))).toBe(move);
    }
  });

  test('takes a mate in one', () => {
    const text = 'W:4/4/1BK1/4;N:1p2/3B/1RN1/P3;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL2:k1/2;kl@KL6:2/2 w - - - 0 47';
    const before = take(findRuleset('meder')!.parse(text));
    const position = ['a3N-a4ql', 'z5ql-a6B'].reduce((next, id) => take(next.play(id)), before);
    expect(take(findMate(position, 1)).mate).toBe(true);
    for (const strength of [...STRENGTHS.filter(({ overlooks }) => !overlooks), ...FORMER_STRENGTHS])
      expect(take(position.play(chooseMove(position, strength, makeRandom(1)))).status(), strength.name).toBe('checkmate');
    // Strengths that overlook moves overlook this one now and then, and the weakest more often.
    const shares = STRENGTHS.map((strength) => {
      const chosen = Array.from({ length: 60 }, (_, seed) => chooseMove(position, { ...strength, nodes: 2000 }, makeRandom(seed)));
      return chosen.filter((id) => take(position.play(id)).status() === 'checkmate').length;
    });
    expect(shares[0]).toBeLessThan(60);
    expect(shares[0]).toBeGreaterThan(20);
    expect(shares.at(-1)).toBe(60);
  });

  test('finds a mate in three when it is strong, and not before', () => {
    const text = 'W:4/4/4/2K1;N:4/4/2R1/4;B:k3/4/4/4;QL@KL5:1Q/2;KL@QL5:2/2;ql@KL6:2/2;kl@QL4:2/2 w - - - 0 40';
    const position = take(findRuleset('meder')!.parse(text));
    expect(take(findMate(position, 3)).keys).toEqual(['e5QL-c7B']);
    for (const strength of FORMER_STRENGTHS)
      expect(chooseMove(position, strength, makeRandom(1)) === 'e5QL-c7B', strength.name).toBe(strength.name === 'strong');
    expect(chooseMove(position, STRENGTHS.at(-1)!, makeRandom(1))).toBe('e5QL-c7B');
  });

  test('ahead, it takes another move than the one that repeats the position a third time (Bartmess 11.4), and only then', () => {
    const bartmess = findRuleset('bartmess')!;
    const text = 'W:4/4/4/2K1;N:R3/4/4/4;B:2k1/4/4/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP6:2/2;kl@KP6:2/2 w - - - 0 90';
    // It is told of no earlier position, so that only the status of the position after its move can keep it from the draw.
    const choose = (position: Position): string => chooseMove(position, FORMER_STRENGTHS[0]!, () => 0);
    const before = take(bartmess.parse(text));
    const again = 'a6N-a8B';
    expect(choose(before)).toBe(again);
    const after = take(bartmess.parse(take(before.play(again)).text()));
    const round = ['c8B-b7B', 'a8B-a6N', 'b7B-c8B'];
    const play = (moves: readonly string[]): Position => moves.reduce((position, id) => take(position.play(id)), after);
    expect(choose(play(round))).toBe(again);
    const third = play([...round, again, ...round]);
    expect(take(third.play(again)).status()).toBe('draw:threefold');
    const other = choose(third);
    expect(other).not.toBe(again);
    expect(take(third.play(other)).status()).toBe('playing');
  });

  test('a stored name of an older build is still a strength', () => {
    const names = STRENGTHS.map(({ name }) => name);
    expect(names.length).toBe(8);
    for (const { name } of FORMER_STRENGTHS) expect(names).toContain(name);
  });

  test('a position without moves is a mistake', () => {
    const text = 'W:4/2p1/2k1/4;N:4/1N2/4/4;B:K2r/2P1/3q/2bb;QL@QP3:2/2;KL@KP4:2/2;ql@QP4:2/2;kl@KP12:2/2 w - - - 11 46';
    expect(() => chooseMove(take(findRuleset('bartmess')!.parse(text)), beginner, makeRandom(1))).toThrow(/no move/);
  });
});
