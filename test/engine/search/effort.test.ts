import { expect, test } from 'vitest';
import { RULESETS } from '../../../src/engine/index.ts';
import { Search } from '../../../src/engine/search/alphabeta.ts';
import { playRandomly } from './games.ts';

/**
 * Positions looked at in ten positions of random games, to a fixed depth: what the order of moves (killers, counts of cuts, captures that lose
 * last) and the leaving out of losing captures are worth. Nothing else shows them: without them the search finds the same, and looks longer.
 */
const BUDGETS: Readonly<Record<string, number>> = { bartmess: 46_442, meder: 20_044, grant: 56_397, usenet: 30_188, harshman: 239_577 };

test.each(RULESETS)('$id: looks at no more than it did', (ruleset) => {
  const positions = playRandomly(ruleset, 2, 60, 5)
    .filter((position) => position.status() === 'playing')
    .slice(-10);
  expect(positions.length).toBe(10);
  let looked = 0;
  for (const position of positions) {
    const search = new Search(position.machine());
    search.rank(4, 0);
    looked += search.nodes;
  }
  expect(looked).toBeLessThanOrEqual(BUDGETS[ruleset.id]!);
});
