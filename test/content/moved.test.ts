import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listMoved } from '../../src/content/moved-links.ts';
import { listTags } from '../../src/content/tags.ts';
import { readProgress } from '../../src/training/lesson-record.ts';
import { MOVED_SCREENS } from '../../src/training/moved-screens.ts';
import { MOVED_TASKS } from '../../src/training/moved-tasks.ts';

const readIds = (lesson: string, tag: string): readonly string[] => {
  const path = `src/content/docs/learn/${lesson}.mdx`;
  const tags = existsSync(path) ? listTags(readFileSync(path, 'utf8')) : [];
  return tags.flatMap(({ name, has }) => (name === tag ? [has.get('id') ?? ''] : []));
};

describe('screens that moved', () => {
  test('are gone from their lesson, and lead to a screen that is there', () => {
    const faults = Object.keys(MOVED_SCREENS).flatMap((lesson) =>
      listMoved(lesson).flatMap(({ id, to }) => {
        const [, now = '', screen = ''] = /^\/learn\/(.+)\/#(.+)$/.exec(to) ?? [];
        return [
          ...(readIds(lesson, 'Screen').includes(id) ? [`${lesson} still has ${id}`] : []),
          ...(readIds(now, 'Screen').includes(screen) ? [] : [`${to} is not there`]),
        ];
      }),
    );
    expect(faults).toEqual([]);
    expect(listMoved('meder/board')).toEqual([]);
  });

  test('take their tasks along', () => {
    const faults = Object.entries(MOVED_TASKS).flatMap(([course, tasks]) =>
      Object.entries(tasks).flatMap(([task, [from, to]]) => [
        ...(readIds(`${course}/${from}`, 'Exercise').includes(task) ? [`${from} still has ${task}`] : []),
        ...(readIds(`${course}/${to}`, 'Exercise').includes(task) ? [] : [`${to} has no ${task}`]),
      ]),
    );
    expect(faults).toEqual([]);
  });
});

describe('marks of tasks that moved', () => {
  const card = { due: '2026-01-02T00:00:00.000Z', stability: 1, difficulty: 5, elapsed_days: 0, scheduled_days: 1, learning_steps: 0, reps: 1, lapses: 0, state: 2, last_review: '2026-01-01T00:00:00.000Z' }; // prettier-ignore

  test('count where the task is now', () => {
    const before = {
      version: 1,
      lessons: { 'meder/pawns': { seen: ['race'], solved: ['meder-pawn-race', 'meder-pawn-step'], at: 'race' } },
      last: 'meder/pawns',
      cards: { 'meder/gaps#meder-gaps-who': card },
    };
    const progress = readProgress(before);
    expect(progress?.lessons['meder/small-game']).toEqual({ seen: ['race'], solved: ['meder-pawn-race'] });
    expect(progress?.lessons['meder/pawns']).toEqual(before.lessons['meder/pawns']);
    expect(progress?.lessons['meder/long-lines']).toBeUndefined();
    expect(progress?.cards?.['meder/long-lines#meder-gaps-who']).toBeDefined();
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  test('a screen without a task stays seen where it is now, and no other is seen', () => {
    const before = { version: 1, lessons: { 'meder/set-up': { seen: ['real-set', 'army'], solved: [] } } };
    const progress = readProgress(before);
    expect(progress?.lessons['meder/more-boards']).toEqual({ seen: ['real-set'], solved: [] });
    expect(readIds('meder/more-boards', 'Exercise')).not.toContain('real-set');
    expect(Object.keys(progress?.lessons ?? {})).toEqual(['meder/set-up', 'meder/more-boards']);
  });
});
