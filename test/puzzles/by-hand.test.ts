import { describe, expect, test } from 'vitest';
import { isAttackNode } from '../../src/engine/index.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { isQuestion } from '../../src/puzzles/task.ts';
import { correlateRanks } from '../../curation/grade/correlate.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { readNotes, type Note } from '../../curation/common/readings.ts';

const notes = readNotes();
const collection = new Map(readCollection().map((puzzle) => [puzzle.id, puzzle]));
const solved = notes.map((note) => ({ note, puzzle: collection.get(note.id)! }));

function isFound({ answer }: Note, { goal, solution, answer: right }: Puzzle): boolean {
  const all = right ?? (solution && isAttackNode(solution) ? solution.play : []);
  return isQuestion(goal) || goal.kind === 'saves'
    ? answer.toSorted().join() === all.toSorted().join()
    : answer.length === 1 && all.includes(answer[0]!);
}

/** How many were found of the easiest third by rating, the middle and the hardest; levels are of each kind by itself. */
const sharesFound = (): readonly number[] => {
  const ranked = solved.toSorted((one, other) => one.puzzle.rating - other.puzzle.rating);
  return [0, 1, 2].map((third) => {
    const some = ranked.slice(Math.floor((third * ranked.length) / 3), Math.floor(((third + 1) * ranked.length) / 3));
    return some.filter(({ note, puzzle }) => isFound(note, puzzle)).length / some.length;
  });
};

describe('puzzles solved by hand, blind', () => {
  test('are six of each level or more, of every ruleset, and still in the collection', () => {
    for (const level of LEVELS)
      expect(solved.filter(({ puzzle }) => puzzle.level === level).length, `level ${level}`).toBeGreaterThanOrEqual(6);
    expect(notes.filter(({ id }) => !collection.has(id))).toEqual([]);
    expect(new Set(solved.map(({ puzzle }) => puzzle.ruleset)).size).toBe(5);
    for (const { why } of notes) expect(why.endsWith('.')).toBe(true);
  });

  test('felt as hard as they are rated, by and large', () => {
    const felt = notes.map(({ level }) => level);
    expect(
      correlateRanks(
        felt,
        solved.map(({ puzzle }) => puzzle.rating),
      ),
    ).toBeGreaterThanOrEqual(0.7);
  });

  test('were found less often the higher they are rated', () => {
    const [easy = 0, middle = 0, hard = 0] = sharesFound();
    expect(easy).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(hard);
    expect(easy).toBeGreaterThan(hard + 0.3);
  });
});
