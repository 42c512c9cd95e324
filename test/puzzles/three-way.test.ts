import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readCollection } from '../../tools/common/read.ts';

const own = readCollection().filter(({ ruleset }) => ruleset === 'harshman');
const count = (is: (puzzle: Puzzle) => boolean): number => own.filter(is).length;
const declared = (moves: number, by: number): number =>
  count(({ goal }) => goal.kind === 'declaration' && goal.moves === moves && goal.by.length === by);

describe('the collection of Three-way Chess', () => {
  test('has of every kind what was asked for', () => {
    expect(declared(1, 1)).toBeGreaterThanOrEqual(25);
    expect(declared(1, 2)).toBeGreaterThanOrEqual(25);
    expect(declared(2, 1)).toBeGreaterThanOrEqual(8);
    expect(count(({ goal }) => goal.kind === 'declarations')).toBeGreaterThanOrEqual(15);
    expect(count(({ goal }) => goal.kind === 'legal' || goal.kind === 'squares')).toBeGreaterThanOrEqual(20);
    expect(count(({ goal }) => goal.kind === 'capture')).toBeGreaterThanOrEqual(15);
    expect(count(({ goal }) => goal.kind === 'saves')).toBeGreaterThanOrEqual(12);
  });

  test('turns in at least forty on what only three players have', () => {
    expect(
      count(({ themes }) => ['joint', 'two-enemies', 'defeated-men'].some((theme) => themes.includes(theme as never))),
    ).toBeGreaterThanOrEqual(40);
  });

  test('has some that were chosen, each with a sentence that says why', () => {
    const chosen = own.filter(({ source }) => source.kind === 'chosen');
    expect(chosen.length).toBeGreaterThanOrEqual(5);
    for (const { says } of chosen) expect(says).toMatch(/\w{3}.*\.$/);
  });

  test('calls nothing a sacrifice because a king may take and be taken', () => {
    const solved = own.filter(({ goal, solution }) => goal.kind === 'capture' && solution);
    expect(solved.length).toBeGreaterThan(0);
    expect(solved.filter(({ themes }) => themes.includes('sacrifice')).length).toBeLessThan(solved.length / 4);
  });

  test('rates a declaration in two above the declarations at once', () => {
    const mean = (moves: number): number => {
      const all = own.flatMap(({ goal, rating }) => (goal.kind === 'declaration' && goal.moves === moves ? [rating] : []));
      return all.reduce((sum, one) => sum + one, 0) / all.length;
    };
    expect(mean(2)).toBeGreaterThan(mean(1) + 200);
  });
});
