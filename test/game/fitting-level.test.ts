import { describe, expect, test } from 'vitest';
import { STRENGTHS } from '../../src/engine/index.ts';
import { followResult, strengthOf, type MatchedStrengths } from '../../src/game/matched-strength.ts';

const two = { ruleset: 'meder', players: ['w', 'b'], you: 'w' } as const;
const after = (levels: MatchedStrengths, strength: string, result: string): string =>
  strengthOf(followResult(levels, { ...two, strength, result }), 'meder');

describe('the level that fits', () => {
  test('begins low, and where what is kept names no strength', () => {
    expect([strengthOf({}, 'meder'), strengthOf({ meder: 'divine' }, 'meder')]).toEqual(['beginner', 'beginner']);
    expect(strengthOf({ grant: 'club' }, 'grant')).toBe('club');
  });

  test('goes a step up after a win and a step down after a loss, and stays after a draw or without a result', () => {
    const at = { meder: 'regular' };
    expect(after(at, 'regular', '1-0')).toBe('club');
    expect(after(at, 'regular', '0-1')).toBe('casual');
    expect(after(at, 'regular', '1/2-1/2')).toBe('regular');
    expect(after(at, 'regular', '*')).toBe('regular');
  });

  test('shows nothing by beating somebody weaker or losing to somebody stronger', () => {
    const at = { meder: 'regular' };
    expect([after(at, 'newcomer', '1-0'), after(at, 'master', '0-1')]).toEqual(['regular', 'regular']);
    expect([after(at, 'master', '1-0'), after(at, 'newcomer', '0-1')]).toEqual(['club', 'casual']);
  });

  test('ends with the strongest and the weakest, and counts each ruleset by itself', () => {
    const [weakest, strongest] = [STRENGTHS[0]!.name, STRENGTHS.at(-1)!.name];
    expect([after({ meder: strongest }, strongest, '1-0'), after({ meder: weakest }, weakest, '0-1')]).toEqual([strongest, weakest]);
    const levels = followResult({ grant: 'club' }, { ...two, strength: 'beginner', result: '1-0' });
    expect(levels).toEqual({ grant: 'club', meder: 'casual' });
  });

  test('of three players only a whole point is a win', () => {
    const three = { ruleset: 'harshman', players: ['w', 'g', 'b'], you: 'g', strength: 'beginner' } as const;
    expect(strengthOf(followResult({}, { ...three, result: '0-1-0' }), 'harshman')).toBe('casual');
    expect(strengthOf(followResult({}, { ...three, result: '1/2-3/2-0' }), 'harshman')).toBe('casual');
    expect(strengthOf(followResult({}, { ...three, result: '2/3-2/3-2/3' }), 'harshman')).toBe('beginner');
    expect(strengthOf(followResult({}, { ...three, result: '1/2-1/2-0' }), 'harshman')).toBe('beginner');
    expect(strengthOf(followResult({}, { ...three, result: '1/2-0-1/2' }), 'harshman')).toBe('newcomer');
  });
});
