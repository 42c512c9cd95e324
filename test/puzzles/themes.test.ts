import { describe, expect, test } from 'vitest';
import { motifsOf } from '../../src/puzzles/proof/motifs/find-motifs.ts';
import type { ProofNode } from '../../src/engine/index.ts';
import { hasVariations, themesOf } from '../../src/puzzles/proof/find-themes.ts';
import { solvedTaskOf } from '../../curation/grade/regrade.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const collection = readCollection();

describe('motifs of the collection', () => {
  // With many pieces of three players every reply of both others is examined. `npm run puzzles:verify` computes them all.
  test('stand with a puzzle as they are computed, and so does every other theme: one in three of each kind', { timeout: 300_000 }, () => {
    const byKind = collection.toSorted((one, other) => (one.goal.kind < other.goal.kind ? -1 : one.goal.kind > other.goal.kind ? 1 : 0));
    const some = byKind.filter((_, index) => index % 3 === collection.length % 3);
    const told = some.map(({ id, themes }) => [id, themes]);
    expect(some.map((puzzle) => [puzzle.id, themesOf(solvedTaskOf(puzzle), puzzle.tries)])).toEqual(told);
    expect(new Set(some.map(({ goal }) => goal.kind))).toEqual(new Set(collection.map(({ goal }) => goal.kind)));
  });

  test('are none of a question, and of a helpmate, in which nobody defends', () => {
    const others = collection.filter(({ goal }) =>
      ['legal', 'squares', 'pins', 'checks', 'declarations', 'helpmate', 'saves'].includes(goal.kind),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(others.flatMap((puzzle) => motifsOf(solvedTaskOf(puzzle), puzzle.tries))).toEqual([]);
  });
});

describe('several variations', () => {
  const answer = (id: string) => ({ play: [id] });
  const replies = (...thens: readonly { play: string[] }[]) => ({
    play: ['key'],
    then: { replies: thens.map((then, index) => ({ moves: [`reply-${index}`], then })) },
  });

  test('are three different answers to replies to one move, each the only one', () => {
    expect(hasVariations(replies(answer('a'), answer('b'), answer('c')))).toBe(true);
    expect(hasVariations(replies(answer('a'), answer('b'), answer('b')))).toBe(false);
    expect(hasVariations(replies(answer('a'), answer('b'), { play: ['c', 'd'] }))).toBe(false);
  });

  test('are not the moves of one line, nor anything where all play together', () => {
    const line = ['a', 'b', 'c', 'd'].reduceRight<object | undefined>(
      (then, id) => ({ play: [id], ...(then && { then: { replies: [{ moves: ['r'], then }] } }) }),
      undefined,
    );
    expect(hasVariations(line as ProofNode)).toBe(false);
    for (const { goal, themes, solution, id } of collection)
      if (themes.includes('variations'))
        expect([id, goal.kind === 'proofgame' || goal.kind === 'helpmate', hasVariations(solution)]).toEqual([id, false, true]);
  });
});
