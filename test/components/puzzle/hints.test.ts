import { describe, expect, it } from 'vitest';
import { longestSaid } from '../../../src/components/puzzle/hints.ts';
import { REFUSAL } from '../../../src/components/diagram/said.ts';

describe('the room under a puzzle', () => {
  it('is that of a refusal, unless a hint or the sentence at the end is longer', () => {
    expect(longestSaid({}, [{ says: 'Short.' }])).toBe(REFUSAL);
    const long = `${REFUSAL} And more.`;
    expect(longestSaid({}, [{ says: long }])).toBe(long);
    expect(longestSaid({ says: long }, [])).toContain(long);
  });
});
