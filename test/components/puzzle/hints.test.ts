import { describe, expect, it } from 'vitest';
import { longestSaid } from '../../../src/components/puzzle/hints.ts';
import { REFUSAL } from '../../../src/components/diagram/said.ts';

describe('the room under a puzzle', () => {
  it('is that of a refusal, unless a hint or the sentence at the end is longer', () => {
    const goal = { kind: 'mate', moves: 2 } as const;
    expect(longestSaid({ goal }, [{ says: 'Short.' }])).toBe(REFUSAL);
    const long = `${REFUSAL} And more.`;
    expect(longestSaid({ goal }, [{ says: long }])).toBe(long);
    expect(longestSaid({ goal, says: long }, [])).toContain(long);
    // Of a declaration that does not hold more is said.
    expect(longestSaid({ goal: { kind: 'declarations' } }, []).length).toBeGreaterThan(REFUSAL.length);
  });
});
