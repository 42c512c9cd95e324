import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../../src/engine/index.ts';
import { FORM_IDS } from '../../../src/game/reader/form.ts';
import { FORMS, recogniseForeign } from '../../../src/game/reader/forms/index.ts';

describe('foreign forms', () => {
  test('have names and rulesets that are known, each name once', () => {
    for (const { id, rulesets } of FORMS) {
      expect(FORM_IDS).toContain(id);
      for (const ruleset of rulesets) expect(findRuleset(ruleset), `${id}: ${ruleset}`).toBeDefined();
    }
    expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  });

  test('take no game of ours for another', () => {
    expect(recogniseForeign('1. b4N b5B 2. c3W a6N')).toBeUndefined();
  });
});
