import { describe, expect, test } from 'vitest';
import { countDone, NO_PROGRESS } from '../../src/training/lesson-record.ts';
import {
  addressOfTaskRound,
  markKnown,
  pickTest,
  readTaskRound,
  type AskingScreen,
  type TaskRound,
} from '../../src/training/task-round.ts';

const RUN: TaskRound = {
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
    const address = addressOfTaskRound(RUN);
    expect(address).toBe('gaps/?run=mixed&of=pawns.step,gaps.no-landing&at=1&missed=1#no-landing');
    expect(readTaskRound(address.slice(address.indexOf('?'), address.indexOf('#')))).toEqual(RUN);
  });

  test('may have a board of a drill', () => {
    const run: TaskRound = { kind: 'mixed', tasks: [{ lesson: 'drill/pawns', screen: 'board-2' }], at: 0, missed: 0 };
    const address = addressOfTaskRound(run);
    expect(address).toBe('drill/pawns/?run=mixed&of=drill/pawns.board-2&at=0&missed=0#board-2');
    expect(readTaskRound(address.slice(address.indexOf('?'), address.indexOf('#')))).toEqual(run);
    expect(readTaskRound('?run=mixed&of=other/pawns.board-2&at=0&missed=0')).toBeUndefined();
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
    expect(readTaskRound(query)).toBeUndefined();
  });
});

describe('the test of a lesson', () => {
  const ask = (screens: string, kind = 'moves'): readonly AskingScreen[] => [...screens].map((screen) => ({ screen, kind }));

  test('takes more than half of its screens, the last among them; of fewer than three it makes none', () => {
    expect(pickTest(ask('abcdefgh'))).toEqual(['b', 'c', 'e', 'f', 'h']);
    expect(pickTest(ask('abcde'))).toEqual(['a', 'c', 'd', 'e']);
    expect(pickTest(ask('abc'))).toEqual(['a', 'b', 'c']);
    expect(pickTest(ask('ab'))).toBeUndefined();
    expect(pickTest(ask('abcdefghijklmnopqrstuvwxyz'))).toHaveLength(10);
  });

  test('asks every kind of task that the lesson has', () => {
    const lesson = ask('abcdefgh').map((one) => (one.screen === 'd' ? { ...one, kind: 'play' } : one));
    expect(pickTest(lesson)).toEqual(['b', 'c', 'd', 'e', 'f', 'h']);
    expect(pickTest(lesson.filter(({ screen }) => screen !== 'd'))).not.toContain('d');
  });

  test('passed, marks every screen of the lesson as done', () => {
    const screens = { step: ['meder-pawn-step'], look: [], past: ['meder-pawn-past'] };
    const after = markKnown(NO_PROGRESS, 'meder/pawns', screens);
    expect(countDone(after, 'meder/pawns', screens)).toBe(3);
    expect(markKnown(after, 'meder/pawns', screens).lessons['meder/pawns']?.solved).toEqual(['meder-pawn-step', 'meder-pawn-past']);
  });
});
