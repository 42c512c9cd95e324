import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { GAMES_OF as figures } from '../../src/comparison/game-figures.ts';
import { INSIGHTS } from '../../src/comparison/insights.ts';
import { chanceOfMeasure, makeProfiles, MEASURES } from '../../src/comparison/measures.ts';
import { recommend, rankProfiles, reasonsFor } from '../../src/comparison/recommender.ts';
import { RULESETS } from '../../src/engine/index.ts';

const suits = makeProfiles(RULESETS, figures);
const WISHES = ['more', 'less', undefined] as const;

/** Every way of answering all questions. */
const ALL = MEASURES.reduce<Record<string, 'more' | 'less' | undefined>[]>(
  (some, { id }) => some.flatMap((one) => WISHES.map((wish) => ({ ...one, [id]: wish }))),
  [{}],
);

describe('which rules suit us', () => {
  test('every ruleset has been measured over at least 200 games, the same as on “What wins here?”', () => {
    expect(suits.map(({ id }) => id)).toEqual(RULESETS.map(({ id }) => id));
    for (const { id } of RULESETS) {
      const { games, plies, drawn } = figures[id]!;
      expect(games).toBeGreaterThanOrEqual(200);
      expect([plies, drawn]).toEqual([INSIGHTS[id]!.plies, INSIGHTS[id]!.drawn]);
    }
  });

  test('more of a measure leads to the ruleset that has most of it, less to the one that has least', () => {
    const two = suits.filter(({ players }) => players === 2);
    for (const { id, isInverse } of MEASURES) {
      const values = two.map((suit) => suit.values[id]!);
      const [most, least] = isInverse ? [Math.min(...values), Math.max(...values)] : [Math.max(...values), Math.min(...values)];
      expect(rankProfiles(suits, 2, { [id]: 'more' })[0]!.values[id]).toBe(most);
      expect(rankProfiles(suits, 2, { [id]: 'less' })[0]!.values[id]).toBe(least);
    }
  });

  test('a wish weighs the same for every measure: those for as many players span from 0 to 1', () => {
    const two = suits.filter(({ players }) => players === 2);
    for (const { id } of MEASURES) {
      const shares = two.map((suit) => suit.shares[id]!);
      expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 1]);
    }
  });

  test('what chance may have changed is told of what was counted, and of nothing else', () => {
    expect(chanceOfMeasure('short', figures['meder']!)).toBe(INSIGHTS['meder']!.plies.error);
    expect(chanceOfMeasure('boards', figures['harshman']!)).toBe(0);
    expect(chanceOfMeasure('open', figures['meder']!)).toBe(0);
    // Bartmess and Meder are as long as each other, as far as is known: neither is the longest.
    const [one, other] = ['bartmess', 'meder'].map((id) => figures[id]!.plies);
    expect(Math.abs(one!.value - other!.value)).toBeLessThan(one!.error);
  });

  test('nothing wished gives no advice; three players have one ruleset, whatever else is wished', () => {
    expect(recommend(suits, 2, {})).toBeUndefined();
    expect(recommend(suits, 2, { short: undefined })).toBeUndefined();
    expect(recommend(suits, 3, {})?.best.id).toBe('harshman');
    expect(recommend(suits, 3, { short: 'more' })?.second).toBeUndefined();
  });

  test('in all ways of answering, reasons are only such as speak for the choice, and a second is named', () => {
    for (const answers of ALL) {
      const advice = recommend(suits, 2, answers);
      if (Object.values(answers).every((wish) => wish === undefined)) continue;
      expect(advice?.second).toBeDefined();
      for (const [id, wish] of Object.entries(answers)) {
        const share = advice!.best.shares[id]!;
        const speaks = wish !== undefined && (wish === 'more' ? share : 1 - share) >= 0.5;
        expect(reasonsFor(advice!.best, answers).includes(advice!.best.reasons[id]!)).toBe(speaks);
      }
    }
  });

  test('the page “Which rules are for me?” has its wishes from here, and says nothing else of length or open points', () => {
    const text = readFileSync(new URL('../../src/content/docs/which.mdx', import.meta.url), 'utf8');
    expect(text).toContain('<Wishes />');
    expect(text).not.toMatch(/most questions|most freedom|short games|answers most/i);
  });
});
