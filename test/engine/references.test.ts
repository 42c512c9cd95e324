import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_NUMBERS, type RuleKey } from '../../src/engine/trid/references.ts';
import { REFERENCES } from '../../src/engine/threeway/references.ts';
import type { TridRules } from '../../src/engine/trid/rules.ts';
import { bartmess } from '../../src/engine/trid/rulesets/bartmess.ts';
import { grant } from '../../src/engine/trid/rulesets/grant.ts';
import { meder } from '../../src/engine/trid/rulesets/meder.ts';
import { usenet } from '../../src/engine/trid/rulesets/usenet.ts';

const numberOf = (rules: TridRules, key: RuleKey): string => rules.references[key] ?? RULE_NUMBERS[key];

const CITED: readonly (readonly [string, readonly string[]])[] = [
  ...[bartmess, meder, grant, usenet].map(
    (rules) => [rules.id, (Object.keys(RULE_NUMBERS) as RuleKey[]).map((key) => numberOf(rules, key))] as const,
  ),
  ['harshman', Object.values(REFERENCES).map(([rule]) => rule)],
];

describe.each(CITED)('the reference of %s', (ruleset, cited) => {
  test('has every rule that a refusal cites', () => {
    const path = new URL(`../../src/content/docs/rules/${ruleset}.mdx`, import.meta.url);
    expect(existsSync(path)).toBe(true);
    const numbers = new Set([...readFileSync(path, 'utf8').matchAll(/<Rule\s+n="([\d.]+)"/g)].map(([, number]) => number));
    expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
