import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES, RULESETS } from '../../../src/engine/index.ts';
import { runThreeway } from './threeway.ts';
import { runTrid } from './trid.ts';

/** Each ruleset by itself; `npm run refusals -- --pairs 1000000` asks about more. */
const PAIRS = 30_000;

describe('every id is legal or refused for the cause that is there', () => {
  const seen = new Set<string>();

  test.each(RULESETS)('$id: every pair of squares and pins, every other kind of id', (ruleset) => {
    const { pairs, codes, faults } = (ruleset.family === 'trid' ? runTrid : runThreeway)(ruleset, 7, PAIRS);
    for (const code of codes.keys()) seen.add(code);
    expect(faults).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  });

  test('gives no code that is not in the list, and most of the list', () => {
    expect([...seen].filter((code) => !(code in REFUSAL_CODES))).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
  });
});
