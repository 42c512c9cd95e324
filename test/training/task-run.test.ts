import { describe, expect, test } from 'vitest';
import { countDone, NO_PROGRESS } from '../../src/training/lesson-record.ts';
import { addressOf, markKnown, pickTest, readRun, type TaskRun } from '../../src/training/task-run.ts';

const RUN: TaskRun = {
  kind: 'mixed',
  tasks: [
    { lesson: 'pawns', screen: 'step' },
    { lesson: 'gaps', screen: 'no-landing' },
  ],
  at: 1,
  missed: 1,
};

describe('a run of tasks', () => {
  test('is in its address, and nowhere else', () => {
    const address = addressOf(RUN);
    expect(address).toBe('gaps/?run=mixed&of=pawns.step,gaps.no-landing&at=1&missed=1#no-landing');
    expect(readRun(address.slice(address.indexOf('?'), address.indexOf('#')))).toEqual(RUN);
  });

  test.for([
    '',
    '?run=none&of=pawns.step',
    '?run=mixed',
    '?run=mixed&of=pawns',
    '?run=mixed&of=pawns.step,<b>.x',
    '?run=mixed&of=pawns.step&at=1',
    '?run=mixed&of=pawns.step,pawns.past&at=0&missed=1',
    `?run=mixed&of=${Array.from({ length: 11 }, (_, at) => `pawns.s${at}`).join(',')}`,
  ])('is none: %s', (query) => {
    expect(readRun(query)).toBeUndefined();
  });
});

describe('the test of a lesson', () => {
  test('takes four of its screens, the last among them, or three; of fewer it makes none', () => {
    expect(pickTest(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toEqual(['b', 'd', 'f', 'h']);
    expect(pickTest(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'c', 'd', 'e']);
    expect(pickTest(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(pickTest(['a', 'b'])).toBeUndefined();
  });

  test('passed, marks every screen of the lesson as done', () => {
    const screens = { step: ['meder-pawn-step'], look: [], past: ['meder-pawn-past'] };
    const after = markKnown(NO_PROGRESS, 'meder/pawns', screens);
    expect(countDone(after, 'meder/pawns', screens)).toBe(3);
    expect(markKnown(after, 'meder/pawns', screens).lessons['meder/pawns']?.solved).toEqual(['meder-pawn-step', 'meder-pawn-past']);
  });
});
