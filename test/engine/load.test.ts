import { describe, expect, test } from 'vitest';
import { findRuleset, loadRuleset, RULESETS } from '../../src/engine/index.ts';

describe('loadRuleset', () => {
  test.for(RULESETS.map(({ id }) => id))('gives the very ruleset that findRuleset gives: %s', async (id) => {
    expect(await loadRuleset(id)).toBe(findRuleset(id));
  });

  test('gives nothing for other names', async () => {
    for (const id of ['', 'chess', 'toString', 'Meder']) expect(await loadRuleset(id)).toBeUndefined();
  });
});
