import { describe, expect, test } from 'vitest';
import { countDefences, followDefence } from '../../../src/components/puzzle/follow-defence.ts';
import type { ProofNode } from '../../../src/engine/index.ts';

const tree: ProofNode = {
  play: ['a1-a2'],
  then: {
    replies: [
      { moves: ['b1-b2', 'b1-b3'], then: { play: ['a2-a3'] } },
      { moves: ['b1-b4'], then: { play: ['a2-a4'] } },
    ],
  },
};

describe('other defences to try', () => {
  test('are those met in different ways, the stiffest first', () => {
    expect(countDefences(tree)).toBe(2);
    expect(followDefence(tree, 1)).toEqual({ key: 'a1-a2', reply: 'b1-b4', then: { play: ['a2-a4'] } });
  });

  test('are none after a single move, and none beyond the last', () => {
    expect(countDefences({ play: ['a1-a2'] })).toBe(0);
    expect(countDefences(undefined)).toBe(0);
    expect(followDefence(tree, 2)).toBeUndefined();
  });
});
