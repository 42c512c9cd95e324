import { describe, expect, test } from 'vitest';
import { sayGame } from '../../../src/words/games.ts';
import { expect as must, RULESETS } from '../../../src/engine/index.ts';

describe.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('the games of %s', ([, ruleset]) => {
  test('can be played to their last step from the start, and have names of their own', () => {
    expect(ruleset.games.length).toBeGreaterThan(0);
    expect(new Set(ruleset.games.map(({ id }) => sayGame(ruleset.id, id))).size).toBe(ruleset.games.length);
    for (const { steps } of ruleset.games) {
      const last = steps.reduce((position, id) => must(position.play(id)), must(ruleset.parse(ruleset.start)));
      expect(last.number).toBeGreaterThan(2);
    }
  });
});

test('options that change the game have no games of the usual one', () => {
  const hex = RULESETS.find(({ family }) => family === 'threeway')!;
  expect(must(hex.configure({ board: '8-9' })).games).toEqual([]);
  expect(must(hex.configure({})).games.length).toBe(2);
});
