import { describe, expect, test } from 'vitest';
import { readBoards, tasksOf } from '../../scripts/courses/tasks.ts';

describe('hints of lessons', () => {
  test.each(['bartmess', 'harshman', 'meder', 'usenet'])('stand on every task of the course: %s', (course) => {
    const tasks = tasksOf(readBoards(course));
    expect(tasks.length).toBeGreaterThan(100);
    expect(tasks.filter(({ values }) => values['hints'] === undefined).map(({ name }) => name)).toEqual([]);
  });
});
