import { describe, expect, test } from 'vitest';
import { captureOf, GOAL_KINDS, RULESETS, type Position } from '../../../src/engine/index.ts';
import { checkExercise } from '../../../src/components/lesson/check-exercise.ts';
import type { ExerciseGoal } from '../../../src/training/exercises/exercise-goals.ts';
import { judgeLine } from '../../../src/training/exercises/judge-exercise.ts';
import { parseExerciseGoal } from '../../../src/training/exercises/parse-goal.ts';
import { readBoards, tasksOf, type LessonTask } from '../../../scripts/courses/tasks.ts';

const FOUND: readonly LessonTask[] = RULESETS.flatMap(({ id }) => tasksOf(readBoards(id)));

/** The moves that solve a goal at once. */
const answersOf = (goal: ExerciseGoal, start: Position): readonly string[] =>
  start
    .moves()
    .filter((move) => judgeLine(goal as never, { start, moves: [move], positions: [start, start.after(move)] }).state === 'done')
    .map(({ id }) => id);

describe('every exercise of every lesson', () => {
  test('is found, and has a goal that is read whole', () => {
    expect(FOUND.length).toBeGreaterThan(350);
    expect(FOUND.flatMap(({ name, goal }) => (parseExerciseGoal(goal).ok ? [] : [name]))).toEqual([]);
  });

  test('has a goal that the prover means in the same way where it has one of the name', () => {
    const shared = new Set(FOUND.map(({ goal }) => goal.kind).filter((kind) => (GOAL_KINDS as readonly string[]).includes(kind)));
    expect([...shared].sort()).toEqual(['declaration', 'mate']);
  });

  const asked = FOUND.filter(({ goal }) => goal.kind === 'play' && (goal.moves === 'capture' || goal.moves === 'promotion'));
  test('that asks for a capture or a promotion has the moves that make one as its answers, and other moves as wrong ones', () => {
    expect(asked.length).toBeGreaterThan(40);
    for (const { name, goal, position } of asked) {
      if (goal.kind !== 'play' || (goal.within ?? 1) > 1) continue;
      const made = position.moves().filter((move) => {
        const after = position.after(move);
        if (goal.moves === 'capture') {
          const taken = captureOf(move);
          return goal.square === undefined ? taken !== undefined : taken?.square === goal.square && position.at(goal.square) !== undefined;
        }
        // A pawn less and no piece less: one has become another piece; or it will with every reply.
        const pawns = (at: Position): number =>
          at.squares.filter(({ piece }) => piece?.role === 'pawn' && piece.owner === position.turn).length;
        const replies = after.turn === position.turn ? [] : after.moves();
        return (
          pawns(after) < pawns(position) || (replies.length > 0 && replies.every((reply) => pawns(after.after(reply)) < pawns(position)))
        );
      });
      const answers = answersOf(goal, position);
      expect([name, answers]).toEqual([name, made.map(({ id }) => id)]);
      expect(answers.length, name).toBeGreaterThan(0);
      expect(answers.length, name).toBeLessThan(position.moves().length);
    }
  });

  test('can be solved, as the build checks it', () => {
    const where = { url: new URL('http://site/learn/all/'), locals: {} };
    for (const { name, goal, position } of FOUND.filter(({ goal }) => goal.kind === 'play'))
      expect(() => checkExercise(where as never, position, { id: name, goal }), name).not.toThrow();
  });
});

describe('a goal that is written wrongly', () => {
  const fault = (goal: unknown): string => {
    const read = parseExerciseGoal(goal);
    return read.ok ? '' : read.fault.field;
  };

  test('is refused by the name of what is wrong', () => {
    expect(fault({ kind: 'capture', square: 'a1W', within: 1 })).toBe('goal');
    expect(fault({ kind: 'play', moves: 'queen' })).toBe('goal moves');
    expect(fault({ kind: 'play', moves: 'capture', on: 'a1W' })).toBe('goal on');
    expect(fault({ kind: 'reach', square: 'a1W' })).toBe('goal within');
    expect(fault({ kind: 'mate', moves: 0 })).toBe('goal');
    expect(fault({ kind: 'declaration', moves: 1, king: 'g', by: ['g'] })).toBe('goal');
    expect(fault({ kind: 'toString' })).toBe('goal');
  });

  test('and what is written as it should be is taken', () => {
    expect(fault({ kind: 'play', moves: 'capture', square: 'a1W' })).toBe('');
    expect(fault({ kind: 'declaration', moves: 1, king: 'g', by: ['w'] })).toBe('');
    expect(fault({ kind: 'escape' })).toBe('');
  });
});
