import { describe, expect, test } from 'vitest';
import {
  addToLesson,
  countDone,
  findNextLesson,
  lessonOf,
  mergeProgress,
  NO_PROGRESS,
  readProgress,
  type Progress,
} from '../../src/training/lesson-record.ts';
import { parseJson } from '../../src/platform/json.ts';

const screens = { one: [], two: ['try'], three: ['a', 'b'] };

describe('the record of progress', () => {
  test('takes what was seen and solved, once each, and where the reader is', () => {
    let progress: Progress = NO_PROGRESS;
    for (const done of [{ seen: 'one' }, { seen: 'two' }, { solved: 'try' }, { solved: 'try' }])
      progress = addToLesson(progress, 'meder/pins', done);
    expect(progress).toEqual({
      version: 1,
      lessons: { 'meder/pins': { seen: ['one', 'two'], solved: ['try'], at: 'two' } },
      last: 'meder/pins',
    });
    expect(addToLesson(progress, 'meder/pins', { solved: 'try' })).toBe(progress);
    expect(addToLesson(progress, 'not a lesson', { solved: 'try' })).toBe(progress);
  });

  test('counts a screen with exercises when all are solved, another when it was seen', () => {
    const seen = ['one', 'two', 'three'].reduce<Progress>((progress, id) => addToLesson(progress, 'meder/pins', { seen: id }), NO_PROGRESS);
    expect(countDone(seen, 'meder/pins', screens)).toBe(1);
    const half = addToLesson(seen, 'meder/pins', { solved: 'a' });
    expect(countDone(half, 'meder/pins', screens)).toBe(1);
    expect(countDone(addToLesson(half, 'meder/pins', { solved: 'b' }), 'meder/pins', screens)).toBe(2);
    expect(countDone(seen, 'grant/pins', screens)).toBe(0);
  });

  test('comes back as it was written', () => {
    const progress = addToLesson(addToLesson(NO_PROGRESS, 'grant/lines', { seen: 'up' }), 'meder/pins', { solved: 'try' });
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  test.for(['', 'null', '[]', '5', '{', '{"version":2,"lessons":{}}', '{"version":1}', '{"version":1,"lessons":[]}'])(
    'is none: %s',
    (text) => {
      expect(readProgress(parseJson(text))).toBeUndefined();
    },
  );

  test('leaves out what is broken and keeps the rest', () => {
    const text = JSON.stringify({
      version: 1,
      lessons: {
        'meder/pins': { seen: ['one', 5, 'one', '<b>', null], solved: 'try', at: { x: 1 } },
        'meder/none': null,
        '__proto__/x': { seen: ['one'] },
        constructor: { seen: ['one'] },
      },
      last: 'toString',
    });
    expect(readProgress(parseJson(text))).toEqual({ version: 1, lessons: { 'meder/pins': { seen: ['one'], solved: [] } } });
    expect(lessonOf(NO_PROGRESS, 'constructor')).toEqual({ seen: [], solved: [] });
  });

  test('of two devices becomes one that has everything of both', () => {
    const one = addToLesson(addToLesson(NO_PROGRESS, 'meder/pins', { seen: 'one' }), 'meder/pins', { solved: 'try' });
    const other = addToLesson(addToLesson(NO_PROGRESS, 'meder/pins', { seen: 'two' }), 'grant/lines', { seen: 'up' });
    expect(mergeProgress(one, other)).toEqual({
      version: 1,
      lessons: {
        'meder/pins': { seen: ['one', 'two'], solved: ['try'], at: 'two' },
        'grant/lines': { seen: ['up'], solved: [], at: 'up' },
      },
      last: 'grant/lines',
    });
  });

  describe('leads on', () => {
    const courses = { 'meder/a': { one: [], two: ['try'] }, 'meder/b': { one: [] }, 'meder/c': { one: [] }, 'grant/a': { one: [] } };
    const after = (...done: (readonly [lesson: string, what: { seen?: string; solved?: string }])[]): Progress =>
      done.reduce<Progress>((progress, [lesson, what]) => addToLesson(progress, lesson, what), NO_PROGRESS);

    test('nowhere where nothing was begun, or only what is not a lesson any more', () => {
      expect(findNextLesson(NO_PROGRESS, courses)).toBeUndefined();
      expect(findNextLesson(after(['meder/gone', { seen: 'one' }]), courses)).toBeUndefined();
      expect(findNextLesson(after(['meder/a', { seen: 'one' }], ['meder/gone', { seen: 'one' }]), courses)).toEqual({
        lesson: 'meder/a',
        at: 'one',
      });
    });

    test('to the screen that was in view in the lesson that was open last, if the lesson has it still', () => {
      expect(findNextLesson(after(['grant/a', {}], ['meder/a', { seen: 'one' }]), courses)).toEqual({ lesson: 'meder/a', at: 'one' });
      expect(findNextLesson(after(['meder/a', { seen: 'old' }]), courses)).toEqual({ lesson: 'meder/a' });
    });

    test('from a lesson that is done to the next of its course that is not, and nowhere when all are', () => {
      const first = [
        ['meder/a', { seen: 'one' }],
        ['meder/a', { solved: 'try' }],
      ] as const;
      expect(findNextLesson(after(...first), courses)).toEqual({ lesson: 'meder/b' });
      expect(findNextLesson(after(['meder/b', { seen: 'one' }], ...first), courses)).toEqual({ lesson: 'meder/c' });
      expect(findNextLesson(after(['meder/c', { seen: 'one' }]), courses)).toEqual({ lesson: 'meder/a' });
      expect(findNextLesson(after(['meder/b', { seen: 'one' }], ['meder/c', { seen: 'one' }], ...first), courses)).toBeUndefined();
    });
  });
});
