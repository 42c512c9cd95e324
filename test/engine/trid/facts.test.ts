import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../src/words/en/facts/questions.ts';
import { sayRuling } from '../../../src/words/rulings.ts';
import { sayFact } from '../../../src/words/facts.ts';
import { RULING_KINDS } from '../../../src/engine/core/ruleset.ts';
import { FACT_IDS, type Fact } from '../../../src/engine/index.ts';
import { PROBES } from './facts-probes.ts';
import { TRID } from './place.ts';

const factOf = (facts: readonly Fact[], id: string): Fact => {
  const fact = facts.find((each) => each.id === id);
  if (!fact) throw new Error(`no fact ${id}`);
  return fact;
};

describe.for(TRID.map((ruleset) => [ruleset.id, ruleset] as const))('facts of %s', ([, ruleset]) => {
  test('answer every question once, in the order of the comparison', () => {
    expect(ruleset.facts.map(({ id }) => id)).toEqual(FACT_IDS);
  });

  test.for(FACT_IDS)('%s: what is said is what the engine plays', (id) => {
    expect(factOf(ruleset.facts, id).value).toBe(PROBES[id](ruleset));
  });

  test('each has a section, a kind of ruling and one sentence', () => {
    for (const fact of ruleset.facts) {
      expect(fact.source, fact.id).not.toBe('');
      expect(RULING_KINDS, fact.id).toContain(fact.ruling);
      expect(sayFact(ruleset, fact.id), fact.id).toMatch(/^[A-Z].*\.$/);
      expect(sayFact(ruleset, fact.id).length, fact.id).toBeLessThan(170);
    }
  });
});

test('every question is a sentence that asks', () => {
  for (const id of FACT_IDS) expect(QUESTIONS[id]).toMatch(/^[A-Z].*\?$/);
});

test('the probes tell rulesets apart: a question all four answer alike must be one of these', () => {
  const alike = FACT_IDS.filter((id) => new Set(TRID.map((ruleset) => PROBES[id](ruleset))).size === 1);
  expect(alike).toEqual(['double-step', 'board-reach', 'carried-double-step', 'stalemate']);
});

describe.for(TRID.map((ruleset) => [ruleset.id, ruleset] as const))('rulings of %s', ([, ruleset]) => {
  test('have ids of their own, a section, and a reason', () => {
    const ids = ruleset.rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
    for (const ruling of ruleset.rulings) {
      expect(ruling.source, ruling.id).not.toBe('');
      expect(['counted', 'inferred', 'house'], ruling.id).toContain(ruling.ruling);
      const { says, why, instead } = sayRuling(ruleset.id, ruling.id);
      expect(says, ruling.id).toMatch(/^[A-Z].*\.$/);
      expect(why, ruling.id).toMatch(/^[A-Z].*\.$/);
      expect(instead !== undefined, ruling.id).toBe(ruling.isOpen);
    }
  });
});
