import { describe, expect, test } from 'vitest';
import { askTask, nameGoal, nameKind } from '../../../src/training/goal-names.ts';
import { expect as take } from '../../../src/engine/index.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { lengthOf } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../curation/common/read-collection.ts';

const collection = readCollection();
const ask = (puzzle: Puzzle): string => askTask(take(positionOf(puzzle)), puzzle);

describe('the words of a puzzle', () => {
  test('say whose check matters where another king is in check too, but not where that check is what saves the king (Harshman VIII, Surviving)', () => {
    const saves = collection.filter(({ goal }) => goal.kind === 'saves');
    const kingOf = ({ goal }: Puzzle): unknown => 'against' in goal && 'king' in goal.against && goal.against.king;
    const others = (puzzle: Puzzle): number =>
      take(positionOf(puzzle))
        .checks()
        .filter(({ player }) => player !== kingOf(puzzle)).length;
    const [several, one] = [saves.filter((puzzle) => others(puzzle) > 0), saves.filter((puzzle) => others(puzzle) === 0)];
    expect(Math.min(several.length, one.length)).toBeGreaterThan(0);
    const isKeptByThem = (puzzle: Puzzle): boolean => {
      const position = take(positionOf(puzzle));
      const saves = puzzle.solution && 'play' in puzzle.solution ? puzzle.solution.play : [];
      return saves.some((id) =>
        take(position.play(id))
          .checks()
          .some(({ player }) => player === kingOf(puzzle)),
      );
    };
    const [kept, free] = [several.filter(isKeptByThem), several.filter((puzzle) => !isKeptByThem(puzzle))];
    expect(Math.min(kept.length, free.length)).toBeGreaterThan(0);
    for (const puzzle of free) expect(ask(puzzle)).toMatch(/keeps the king\. Only that check matters here: .+ may stay in check\.$/);
    for (const puzzle of kept) expect(ask(puzzle), puzzle.id).toMatch(/keeps the king\.$/);
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
