import { describe, expect, test } from 'vitest';
import figures from '../../../src/components/compare/data/games.json';
import { makeSuits, MEASURES, rankSuits } from '../../../src/components/compare/model/suits.ts';
import { RULESETS } from '../../../src/engine/index.ts';

const suits = makeSuits(RULESETS, figures);

describe('which rules suit us', () => {
  test('every ruleset has been measured over at least 200 games', () => {
    expect(suits.map(({ id }) => id)).toEqual(RULESETS.map(({ id }) => id));
    for (const { games } of Object.values(figures)) expect(games).toBeGreaterThanOrEqual(200);
  });

  test('more of a measure leads to the ruleset that has most of it, less to the one that has least', () => {
    const two = suits.filter(({ players }) => players === 2);
    for (const { id } of MEASURES) {
      const values = two.map((suit) => suit.values[id]!);
      expect(rankSuits(suits, 2, { [id]: 'more' })[0]!.values[id]).toBe(Math.max(...values));
      expect(rankSuits(suits, 2, { [id]: 'less' })[0]!.values[id]).toBe(Math.min(...values));
    }
  });

  test('three players have one ruleset, whatever else is wished', () => {
    expect(rankSuits(suits, 3, { plies: 'less' }).map(({ id }) => id)).toEqual(
      RULESETS.filter(({ players }) => players.length === 3).map(({ id }) => id),
    );
  });
});
