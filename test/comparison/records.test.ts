import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../src/comparison/rows.ts';
import { ROW_RECORDS } from '../../src/comparison/rows/row-records.ts';
import { findRuleset, RULESETS } from '../../src/engine/index.ts';
import { REFERENCES } from './references.ts';

const IDS = RULESETS.map(({ id }) => id);

describe('the records of the table’s rows', () => {
  test('stand once each, and name rulesets and claims that are there', () => {
    const ids = ROW_RECORDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const said = (ruleset: string): readonly string[] => Object.values(REFERENCES[ruleset]!).flatMap(({ claims }) => claims);
    for (const { id, claims = {} } of ROW_RECORDS)
      for (const [ruleset, claim] of Object.entries(claims)) expect(said(ruleset), `${id} ${ruleset}`).toContain(claim);
  });

  test('name a claim only where the first claim of the fact leads to another rule', () => {
    const needless = ROW_RECORDS.flatMap(({ id, claims = {}, count }) =>
      Object.entries(claims).flatMap(([ruleset, claim]) => {
        const fact = count ? undefined : findRuleset(ruleset)!.facts.find((one) => one.id === id);
        return fact?.claims[0] === claim ? [`${id} ${ruleset}`] : [];
      }),
    );
    expect(needless).toEqual([]);
  });

  test('name a rule by its number only where no claim leads there', () => {
    const byNumber = ROW_RECORDS.flatMap(({ id, rules = {} }) => Object.entries(rules).map(([ruleset, rule]) => ({ id, ruleset, rule })));
    expect(byNumber.length).toBeGreaterThan(0);
    for (const { id, ruleset, rule } of byNumber) {
      const { claims } = REFERENCES[ruleset]![rule]!;
      const leads = claims.filter((claim) => {
        const rules = Object.entries(REFERENCES[ruleset]!).filter(([, one]) => one.claims.includes(claim));
        return rules.every(([number, one]) => number === rule || one.claims.length > claims.length);
      });
      expect(leads, `${id} ${ruleset}: rule ${rule}`).toEqual([]);
    }
  });
});

describe('the rule that answers a row', () => {
  const one = (claims: readonly string[]) => ({ claims });

  test('says the first claim of the ruleset’s fact, and of several rules the one that says least besides', () => {
    const heads = { meder: { '2.1': one(['meder-3.1c-column-block', 'meder-2.7-array']), '2.3': one(['meder-3.1c-column-block']) } };
    expect(ruleOf({ id: 'column-block' }, 'meder', heads)).toBe('2.3');
    expect(ruleOf({ id: 'column-block' }, 'meder', { meder: { '2.1': heads.meder['2.1'] } })).toBe('2.1');
  });

  test('or the claim that the row names instead; none where no rule says it', () => {
    const heads = { meder: { '2.2': one(['meder-3.1a-flat-moves']), '2.7': one(['meder-3.1a-choose-level']) } };
    expect(ruleOf({ id: 'level-change' }, 'meder', heads)).toBe('2.7');
    expect(ruleOf({ id: 'level-change' }, 'meder', { meder: {} })).toBeUndefined();
    expect(IDS.map((id) => ruleOf({ id: 'evening' }, id, REFERENCES))).toEqual(IDS.map(() => undefined));
  });
});
