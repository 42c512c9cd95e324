import { describe, expect, test } from 'vitest';
import { askTask, explainGoal, nameGoal, nameKind } from '../../../src/components/puzzle/words.ts';
import { expect as take } from '../../../src/engine/index.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { isQuestion, lengthOf, TASK_KINDS } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../tools/common/read.ts';

const collection = readCollection();
const ask = (puzzle: Puzzle): string => askTask(take(positionOf(puzzle)), puzzle);

describe('the words of a puzzle', () => {
  test.each(TASK_KINDS.filter((kind) => collection.some(({ goal }) => goal.kind === kind)))(
    'say why the solution of “%s” is one',
    (kind) => {
      for (const { goal } of collection.filter((puzzle) => puzzle.goal.kind === kind)) {
        const says = explainGoal(goal);
        if (isQuestion(goal)) expect(says).toBeUndefined();
        else expect(says).toMatch(/^[A-Z].+\.$/);
        expect((says ?? '').split(' ').length).toBeLessThanOrEqual(20);
      }
    },
  );

  test('name who can take whose king (Harshman VIII)', () => {
    expect(explainGoal({ kind: 'declaration', moves: 1, king: 'b', by: ['w'] })).toBe(
      'White can take Black’s king next turn, whatever the others play.',
    );
    expect(explainGoal({ kind: 'declaration', moves: 1, king: 'b', by: ['g', 'w'] })).toBe(
      'Whatever Black plays, Gray or White can take the king.',
    );
  });

  test('say whose check matters where another king is in check too, and nothing of it where none is', () => {
    const saves = collection.filter(({ goal }) => goal.kind === 'saves');
    const kingOf = ({ goal }: Puzzle): unknown => 'against' in goal && 'king' in goal.against && goal.against.king;
    const others = (puzzle: Puzzle): number =>
      take(positionOf(puzzle))
        .checks()
        .filter(({ player }) => player !== kingOf(puzzle)).length;
    const [several, one] = [saves.filter((puzzle) => others(puzzle) > 0), saves.filter((puzzle) => others(puzzle) === 0)];
    expect(Math.min(several.length, one.length)).toBeGreaterThan(0);
    for (const puzzle of several) expect(ask(puzzle)).toMatch(/keeps the king\. Only that check matters here: .+ may stay in check\.$/);
    for (const puzzle of one) expect(ask(puzzle)).toMatch(/keeps the king\.$/);
  });

  test('say in how many moves the mate comes that is to be stopped', () => {
    const stop = (moves: number): Puzzle =>
      collection.find(({ goal }) => goal.kind === 'defence' && goal.against.kind === 'mate' && goal.against.moves === moves)!;
    expect(ask(stop(2))).toBe('Stop the mate in two: find the only move.');
    expect(ask(stop(1))).toBe('Stop the mate: find the only move.');
  });

  test('are those of the filter too, and no two tasks share them', () => {
    const kinds = new Map(collection.map(({ goal }) => [`${goal.kind}-${lengthOf(goal)}`, goal]));
    for (const goal of kinds.values()) expect(nameKind({ kind: goal.kind, moves: lengthOf(goal) })).toBe(nameGoal(goal));
    expect(new Set([...kinds.values()].map(nameGoal)).size).toBe(kinds.size);
  });
});
