import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';
import { findReachSteps, REACH_FROM } from '../../src/comparison/reach-steps.ts';

const stepsOf = (ruleset: string, role: 'rook' | 'bishop' | 'knight' | 'king'): ReadonlyMap<string, number> =>
  findReachSteps(findRuleset(ruleset)!, role).steps;

describe('a piece’s reach, step by step', () => {
  test('is as far as the engine lets it go, a file or rank a step', () => {
    const rook = stepsOf('meder', 'rook');
    expect([rook.get('b5N'), rook.get('b5B'), rook.get('b6N'), rook.get('b6B')]).toEqual([1, 1, 2, 2]);
    expect(rook.has('c5N')).toBe(false);
    expect(rook.has(REACH_FROM)).toBe(false);
  });

  test('ends at a piece’s column under Meder’s rules (3.1(c)), and goes on over it under Usenet’s', () => {
    expect([stepsOf('meder', 'rook').has('b7B'), stepsOf('usenet', 'rook').has('b7B')]).toEqual([false, true]);
  });

  test('goes straight down in one step where the rules know it, and not under Meder’s (3.1(d))', () => {
    expect([stepsOf('usenet', 'king').get('b4W'), stepsOf('meder', 'king').get('b4W')]).toEqual([1, undefined]);
  });

  test('a leap is one step, as far as it is', () => {
    expect(new Set(stepsOf('bartmess', 'knight').values())).toEqual(new Set([1]));
  });
});
