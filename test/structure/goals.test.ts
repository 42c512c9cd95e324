import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXERCISE_KINDS, parseExerciseGoal } from '../../src/training/exercises/parse-goal.ts';
import { isTask } from '../../src/puzzles/format.ts';
import { TASK_KINDS } from '../../src/puzzles/task.ts';
import { ROOT } from './imports.ts';

/** Where a pawn's change into a piece is asked for by its effect, however it is spelled; what it becomes may be read, and its type named. */
const findPromotions = (text: string): readonly string[] => text.match(/(?<!kind: )'become'(?!\s*(?:&&\s*effect\.role|\?))/g) ?? [];

describe('a kind of goal has one meaning', () => {
  test('exercises and puzzles share the kinds the prover judges in both, and no other', () => {
    expect(EXERCISE_KINDS.filter((kind) => (TASK_KINDS as readonly string[]).includes(kind))).toEqual(['mate', 'declaration']);
    expect(EXERCISE_KINDS.length).toBe(new Set(EXERCISE_KINDS).size);
  });

  test('what is shared is read alike, fields and all', () => {
    for (const goal of [
      { kind: 'mate', moves: 2 },
      { kind: 'declaration', moves: 1, king: 'g', by: ['w'] },
      { kind: 'mate', moves: 0 },
      { kind: 'mate', moves: 2, within: 3 },
      { kind: 'declaration', moves: 1, king: 'g', by: ['g'] },
    ])
      expect(parseExerciseGoal(goal).ok, JSON.stringify(goal)).toBe(isTask(goal));
  });

  test('what promotes is said in one place', () => {
    const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    const found = files
      .filter((file) => !/^engine\/(trid|threeway)\//.test(file))
      .filter((file) => findPromotions(readFileSync(`${ROOT}src/${file}`, 'utf8')).length > 0);
    expect(found).toEqual(['engine/core/move.ts']);
  });

  test('and a second place would be found', () => {
    for (const text of [
      "effects.some(({ kind }) => kind === 'become')",
      "switch (effect.kind) { case 'become': return true; }",
      "if (effect.kind !== 'become') continue;",
      "['become', 'remove'].includes(effect.kind)",
    ])
      expect(findPromotions(text), text).toHaveLength(1);
    expect(findPromotions("{ readonly kind: 'become'; readonly square: string }")).toHaveLength(0);
    expect(findPromotions("effects.flatMap((effect) => (effect.kind === 'become' ? [effect.role] : []))")).toHaveLength(0);
  });
});
