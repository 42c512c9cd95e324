import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReference } from '../../scripts/check/claims.ts';
import { labelOf } from '../../src/claims/labels.ts';
import { makeRows, ruleOf } from '../../src/comparison/rows.ts';
import { RULESETS, type Fact } from '../../src/engine/index.ts';
import { REFERENCES } from '../comparison/references.ts';

const ROWS = makeRows(RULESETS, {});

/** What is wrong between the facts of a ruleset and the rules that cells of the comparison lead to; and how many lead somewhere. */
function compare({ id: ruleset, facts }: (typeof RULESETS)[number]): { readonly linked: number; readonly faults: readonly string[] } {
  const file = new URL(`../../src/content/docs/rules/${ruleset}.mdx`, import.meta.url);
  const rules = readReference(readFileSync(file, 'utf8'), `rules/${ruleset}`, `${ruleset}.mdx`).namings;
  let linked = 0;
  const faults = facts.flatMap((fact) => {
    const row = ROWS.find(({ id }) => id === fact.id);
    const number = row && ruleOf(row, ruleset, REFERENCES);
    if (number === undefined) return [];
    linked++;
    const rule = rules.find(({ address }) => address.endsWith(`#r-${number}`));
    if (!rule) return [`${fact.id} leads to rule ${number}, which is not there`];
    if (!fact.claims.some((claim) => rule.claims.includes(claim)))
      return [`${fact.id} leads to rule ${number}, which says none of its claims`];
    const { kind } = labelOf(rule.claims);
    return kind === fact.ruling ? [] : [`${fact.id} is ${fact.ruling}, and the rule ${number} is ${kind}`];
  });
  return { linked, faults };
}

describe('a cell of the comparison and the rule it leads to say the same thing, under the same label', () => {
  test.each(RULESETS)('$id', (ruleset) => {
    expect(compare(ruleset).faults).toEqual([]);
  });

  test('which is found where they do not', () => {
    const [ruleset] = RULESETS;
    const [known] = ruleset!.facts.filter(({ id }) => id === 'column-block');
    const faults = (changed: Partial<Pick<Fact, 'ruling' | 'claims'>>) =>
      compare({ ...ruleset!, facts: [{ ...known!, ...changed }] }).faults;
    expect(compare(ruleset!).linked).toBeGreaterThan(20);
    expect(faults({ ruling: 'house' })).toEqual(['column-block is house, and the rule 2.4 is text']);
    expect(faults({ claims: ['bartmess-3.1-army'] })).toEqual(['column-block leads to rule 2.4, which says none of its claims']);
  });
});
