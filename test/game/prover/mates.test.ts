import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { matesIn, longestDefence } from '../../../src/game/prover/mates.ts';

const meder = findRuleset('meder')!;
/** Mate in two by b5N-b8B; QL6-QL4 and QL6-QL5 are the only replies. */
const mate = must(meder.parse('W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1'));

describe('mates the prover looks for', () => {
  test('the fewest moves that force mate, and nothing in fewer', () => {
    expect(must(matesIn(mate, 3))).toBe(2);
    expect(must(matesIn(mate, 1))).toBeUndefined();
    expect(must(matesIn(mate, 0))).toBeUndefined();
  });

  test('the stiffest reply is one that is not mated, where there is one', () => {
    const after = must(mate.play('e8kl-d8B'));
    const reply = must(longestDefence(after, 1))!;
    expect(must(matesIn(after.after(reply), 1))).toBeUndefined();
  });

  test('a limit that comes first is told as such, and is not an answer', () => {
    const limits = { nodes: 1 };
    expect(matesIn(mate, 3, limits)).toMatchObject({ ok: false, fault: { code: 'unknown', field: 'limit' } });
    expect(longestDefence(must(mate.play('e8kl-d8B')), 2, limits)).toMatchObject({ ok: false, fault: { field: 'limit' } });
  });
});
