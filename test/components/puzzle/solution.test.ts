import { describe, expect, test } from 'vitest';
import { findTreeNode, goalAfter, listKeyMoves, listMainMoves } from '../../../src/components/puzzle/solution.ts';
import type { ProofNode } from '../../../src/engine/index.ts';

const second = { play: ['a2-a3', 'a2-a5'] };
const tree: ProofNode = {
  play: ['a1-a2'],
  then: {
    replies: [
      { moves: ['b1-b2', 'b1-b3'], then: second },
      { moves: ['b1-b4'], then: { play: ['a2-a4'] } },
    ],
  },
};

describe('a place in a written solution', () => {
  test('is found by the moves before it, whichever reply was given', () => {
    expect(findTreeNode(tree, [])).toEqual({ node: tree, isFree: false });
    expect(findTreeNode(tree, ['a1-a2', 'b1-b3'])).toEqual({ node: second, isFree: false });
    expect(findTreeNode(tree, ['a1-a2', 'b1-b4', 'a2-a4'])).toEqual({ node: undefined, isFree: false });
  });

  test('is off the tree after a move it does not go on from', () => {
    expect(findTreeNode(tree, ['a1-a9'])).toEqual({ node: undefined, isFree: true });
    expect(findTreeNode(tree, ['a1-a2', 'b1-b2', 'a2-a5'])).toEqual({ node: undefined, isFree: true });
  });

  test('has a main line and first moves, none where nothing is written', () => {
    expect(listMainMoves(tree)).toEqual(['a1-a2', 'b1-b2', 'a2-a3']);
    expect(listMainMoves(undefined)).toEqual([]);
    expect(listKeyMoves(second)).toEqual(['a2-a3', 'a2-a5']);
    expect(listKeyMoves({ replies: [] })).toEqual([]);
  });
});

describe('the goal after some moves', () => {
  test('has as many fewer', () => {
    expect(goalAfter({ kind: 'mate', moves: 3 }, 1)).toEqual({ kind: 'mate', moves: 2 });
  });

  test('stays the same for a defence, and a set of saving moves is one', () => {
    const against = { kind: 'mate', moves: 1 } as const;
    expect(goalAfter({ kind: 'defence', against }, 1)).toEqual({ kind: 'defence', against });
    expect(goalAfter({ kind: 'saves', against }, 0)).toEqual({ kind: 'defence', against });
  });

  test('is nothing the prover knows where it is measured from the start, or is not a goal', () => {
    expect(goalAfter({ kind: 'gain', moves: 2, worth: 250 }, 0)).toEqual({ kind: 'gain', moves: 2, worth: 250 });
    expect(goalAfter({ kind: 'gain', moves: 2, worth: 250 }, 1)).toBeUndefined();
    expect(goalAfter({ kind: 'helpmate', moves: 2 }, 0)).toBeUndefined();
    expect(goalAfter({ kind: 'declarations' }, 0)).toBeUndefined();
  });
});
