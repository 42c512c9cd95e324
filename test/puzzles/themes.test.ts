import { describe, expect, test } from 'vitest';
import { motifsOf } from '../../src/puzzles/motifs/motifs.ts';
import { themesOf } from '../../src/puzzles/themes.ts';
import { studyOf } from '../../tools/grade/regrade.ts';
import { readCollection } from '../../tools/common/read.ts';

const collection = readCollection();

describe('motifs of the collection', () => {
  // With many men of three players every reply of both others is asked for. `npm run puzzles:verify` computes them all.
  test('stand with a puzzle as they are computed, and so does every other theme: one in three of each kind', { timeout: 300_000 }, () => {
    const byKind = collection.toSorted((one, other) => (one.goal.kind < other.goal.kind ? -1 : one.goal.kind > other.goal.kind ? 1 : 0));
    const some = byKind.filter((_, index) => index % 3 === collection.length % 3);
    const told = some.map(({ id, themes }) => [id, themes]);
    expect(some.map((puzzle) => [puzzle.id, themesOf(studyOf(puzzle), puzzle.tries)])).toEqual(told);
    expect(new Set(some.map(({ goal }) => goal.kind))).toEqual(new Set(collection.map(({ goal }) => goal.kind)));
  });

  test('are none of a question, and of a helpmate, in which nobody defends', () => {
    const others = collection.filter(({ goal }) =>
      ['legal', 'squares', 'pins', 'checks', 'declarations', 'helpmate', 'saves'].includes(goal.kind),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(others.flatMap((puzzle) => motifsOf(studyOf(puzzle), puzzle.tries))).toEqual([]);
  });
});
