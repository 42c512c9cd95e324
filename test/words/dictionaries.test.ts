import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { FACTS } from '../../src/words/en/facts.ts';
import { RULINGS } from '../../src/words/en/rulings.ts';
import { sayFact } from '../../src/words/facts.ts';
import { sayRuling } from '../../src/words/rulings.ts';

const keysOf = (words: object): readonly string[] => Object.keys(words).toSorted();
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id).toSorted();

describe.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('the words of %s', ([id, ruleset]) => {
  const of = id as keyof typeof FACTS;

  test('say each of its facts and rulings, and no other', () => {
    expect(keysOf(FACTS[of])).toEqual(idsOf(ruleset.facts));
    expect(keysOf(RULINGS[of])).toEqual(idsOf(ruleset.rulings));
  });

  test('name a rejected reading exactly where the rules leave one', () => {
    for (const { id: ruling, isOpen } of ruleset.rulings) expect(sayRuling(id, ruling).instead !== undefined, ruling).toBe(isOpen);
  });
});

test('what was agreed on before a three-way game is in the sentence (Harshman VIII, footnote 6)', () => {
  const rules = RULESETS.find(({ id }) => id === 'harshman')!;
  const automatic = rules.configure({ automatic: 'on' });
  expect(automatic.ok && sayFact(automatic.value, 'checkmate')).not.toBe(sayFact(rules, 'checkmate'));
  expect(automatic.ok && sayFact(automatic.value, 'players')).toBe(sayFact(rules, 'players'));
});

test('a name that is no fact or ruling is a mistake of ours', () => {
  expect(() => sayFact(RULESETS[0]!, 'colour')).toThrow('nothing is said');
  expect(() => sayRuling('meder', 'colour')).toThrow('nothing is said');
});
