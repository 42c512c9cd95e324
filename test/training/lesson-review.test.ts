import { describe, expect, test } from 'vitest';
import { answerTask } from '../../src/training/lesson-cards.ts';
import { mergeProgress, NO_PROGRESS, readProgress, type Progress } from '../../src/training/lesson-record.ts';
import { listDueTasks, listRound, listWeak } from '../../src/training/lesson-review.ts';

const COURSE = { 'meder/pawns': { step: ['a'], double: ['b'] }, 'meder/check': { what: ['c'], look: [] } };
const NOW = new Date('2026-11-26T10:00:00Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
const miss = (progress: Progress, lesson: string, task: string, now = NOW): Progress => answerTask(progress, lesson, task, 0, now);

describe('a missed task of a lesson', () => {
  test('comes back after days, not at once, and later each time it is found', () => {
    const missed = miss(NO_PROGRESS, 'meder/pawns', 'a');
    expect(listDueTasks(missed, COURSE, NOW)).toEqual([]);
    expect(listDueTasks(missed, COURSE, later(1.1))).toEqual([{ lesson: 'meder/pawns', screen: 'step', task: 'a' }]);
    const found = answerTask(missed, 'meder/pawns', 'a', 1, later(1.1));
    expect(listDueTasks(found, COURSE, later(1.2))).toEqual([]);
    expect(listDueTasks(found, COURSE, later(60))).toHaveLength(1);
  });

  test('is not a task that was found at once, nor one that is found again before its time', () => {
    expect(answerTask(NO_PROGRESS, 'meder/pawns', 'a', 1, NOW)).toBe(NO_PROGRESS);
    const missed = miss(NO_PROGRESS, 'meder/pawns', 'a');
    expect(answerTask(missed, 'meder/pawns', 'a', 1, NOW)).toBe(missed);
  });

  test('is read from what is stored without what is broken, and merged with that of another device', () => {
    const missed = miss(NO_PROGRESS, 'meder/pawns', 'a');
    expect(readProgress(JSON.parse(JSON.stringify(missed)))).toEqual(missed);
    const broken = { ...missed, cards: { ...missed.cards, 'meder/pawns#b': { due: 'never' }, '<x>#y': missed.cards!['meder/pawns#a'] } };
    expect(readProgress(JSON.parse(JSON.stringify(broken)))).toEqual(missed);
    const other = miss(NO_PROGRESS, 'meder/check', 'c');
    expect(Object.keys(mergeProgress(missed, other).cards ?? {})).toEqual(['meder/pawns#a', 'meder/check#c']);
    const again = miss(missed, 'meder/pawns', 'a', later(2));
    for (const merged of [mergeProgress(missed, again), mergeProgress(again, missed)])
      expect(merged.cards?.['meder/pawns#a']).toEqual(again.cards?.['meder/pawns#a']);
  });
});

describe('a missed board of a drill', () => {
  const DRILLS = { 'meder/pawns': 6 };

  test('comes back with the tasks of the lesson, and leads to the page of the drill', () => {
    const missed = miss(NO_PROGRESS, 'meder/pawns', 'meder-pawns-drill-2');
    expect(listDueTasks(missed, COURSE, NOW, DRILLS)).toEqual([]);
    const board = { lesson: 'meder/pawns', screen: 'board-2', task: 'meder-pawns-drill-2', isDrill: true };
    expect(listDueTasks(missed, COURSE, later(1.1), DRILLS)).toEqual([board]);
    expect(listRound(missed, COURSE, NOW, DRILLS)).toEqual([board]);
    expect(listWeak(missed, COURSE, DRILLS)).toEqual([{ lesson: 'meder/pawns', missed: 1 }]);
  });

  test('is none where the lesson has no such board', () => {
    const missed = miss(NO_PROGRESS, 'meder/pawns', 'meder-pawns-drill-7');
    expect(listDueTasks(missed, COURSE, later(1.1), DRILLS)).toEqual([]);
    expect(listDueTasks(miss(NO_PROGRESS, 'meder/check', 'meder-check-drill-1'), COURSE, later(1.1), DRILLS)).toEqual([]);
  });
});

describe('a mixed round', () => {
  test('has what is due first, then what was missed, then what was solved; nothing of what was not done', () => {
    const solved: Progress = { version: 1, lessons: { 'meder/pawns': { seen: [], solved: ['b'] } } };
    expect(listRound(NO_PROGRESS, COURSE, NOW)).toEqual([]);
    const early = miss(solved, 'meder/check', 'c');
    const both = miss(early, 'meder/pawns', 'a', later(1));
    expect(listRound(both, COURSE, later(1.1)).map(({ task }) => task)).toEqual(['c', 'a', 'b']);
    expect(listWeak(both, COURSE)).toEqual([
      { lesson: 'meder/pawns', missed: 1 },
      { lesson: 'meder/check', missed: 1 },
    ]);
    expect(listWeak(solved, COURSE)).toEqual([]);
  });
});
