import { describe, expect, test } from 'vitest';
import { compareLessons, readPlace, type LessonPlace } from '../../src/content/course-parts.ts';

describe('the parts of a course', () => {
  test('come one after the other, each with its lessons in order', () => {
    const places: LessonPlace[] = [
      { part: 'play', order: 1 },
      { part: 'tonight', order: 2 },
      { part: 'rules', order: 1 },
      { part: 'tonight', order: 1 },
    ];
    expect(places.toSorted(compareLessons).map(({ part, order }) => `${part} ${order}`)).toEqual([
      'tonight 1',
      'tonight 2',
      'rules 1',
      'play 1',
    ]);
    expect(compareLessons({ part: 'rules', order: 3 }, { part: 'rules', order: 3 })).toBe(0);
  });

  test('are read from the head of a lesson; one without a place comes last', () => {
    expect(readPlace('---\ntitle: Pawns\npart: tonight\norder: 7\n---\n')).toEqual({ part: 'tonight', order: 7 });
    expect(readPlace('---\ntitle: Pawns\npart: someday\n---\n')).toEqual({ part: 'play', order: Infinity });
  });
});
