import { describe, expect, test } from 'vitest';
import { describeFault } from '../../src/game/describe-fault.ts';

const say = (field: string, message = 'wrong'): string => describeFault({ code: 'malformed', field, message });

describe('a fault', () => {
  test('is told by what it is about, in words', () => {
    expect(say('rules')).toBe('The rules: wrong');
    expect(say('position, placement')).toBe('The position (placement): wrong');
    expect(say('move 1')).toBe('Move 1: wrong');
  });

  test('of a worker that cannot run says what to do', () => {
    expect(say('worker', 'the opponent could not run here')).toMatch(/^The machine could not be loaded.*Load the page again/);
  });
});
