import { expect, test } from 'vitest';
import { expect as must, RULESETS } from '../../../src/engine/index.ts';
import { findLongestNames } from '../../../src/components/lesson/exercise-spec.ts';

test('no place of the ruleset asked for has a longer name than those that room is kept for', () => {
  for (const ruleset of RULESETS) {
    const position = must(ruleset.parse(ruleset.start));
    for (const isOfPins of [true, false]) {
      const all = isOfPins ? ruleset.pins.map(({ name }) => name) : position.squares.map(({ name }) => name);
      const found = findLongestNames(position, isOfPins, 4);
      expect(found).toHaveLength(Math.min(4, all.length));
      expect(
        all.filter((name) => name.length > (found[0]?.length ?? 0)),
        ruleset.id,
      ).toEqual([]);
      expect(all).toEqual(expect.arrayContaining([...found]));
    }
  }
});

test('pins of one ruleset are longer than those of another', () => {
  const lengths = RULESETS.map((ruleset) => findLongestNames(must(ruleset.parse(ruleset.start)), true, 1)[0]?.length ?? 0);
  expect(new Set(lengths).size).toBeGreaterThan(1);
});
