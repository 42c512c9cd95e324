import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../src/engine/index.ts';
import type { AuthorMarks } from '../../../src/components/diagram/author-marks.ts';
import { readLine } from '../../../src/components/diagram/build.ts';
import { checkExercise } from '../../../src/components/lesson/check-exercise.ts';
import { readBoards, tasksOf } from '../../../scripts/courses/tasks.ts';

const where = { url: new URL('http://site/learn/all/'), locals: {} };

describe.each(RULESETS.map(({ id }) => id))('the lessons of %s', (id) => {
  const boards = readBoards(id);
  const faultsOf = (check: () => void): string[] => {
    try {
      check();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  };

  test('play legal moves only in their lines, and mark what is there', () => {
    const lines = boards.filter(({ kind }) => kind === 'Steps');
    expect(lines.length).toBeGreaterThan(5);
    const faults = lines.flatMap(({ at, position, values }) =>
      faultsOf(() =>
        readLine(where, position, String(values['moves']), values['start'] as string | undefined, values['marks'] as AuthorMarks),
      ).map((says) => `${at}: ${says}`),
    );
    expect(faults).toEqual([]);
  });

  test('ask for what can be solved', () => {
    const faults = tasksOf(boards).flatMap((task) =>
      faultsOf(() => {
        checkExercise(where, task.position, {
          id: task.id,
          goal: task.goal,
          wrong: task.wrong,
          replies: (task.values['replies'] ?? []) as readonly string[],
        });
      }).map((says) => `${task.at}: ${says}`),
    );
    expect(faults).toEqual([]);
  });
});
