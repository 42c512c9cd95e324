import { describe, expect, test } from 'vitest';
import { readCalibrations } from '../../../curation/match/calibrate.ts';
import { compareChances, compareTop, fitSlope, lossOf, resampleSlope, tell, type Seen } from '../../../curation/match/slope.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { chanceOf, RULESETS } from '../../../src/engine/index.ts';
import { GRADES, gradeOf } from '../../../src/game/analysis/grades.ts';

const random = makeRandom(7);
/** Games whose results follow a slope: each of one value and its chance. */
const GAMES: readonly (readonly Seen[])[] = Array.from({ length: 3000 }, () => {
  const value = Math.round((random() - 0.5) * 1600);
  return [{ value, points: random() < tell(0.004, value) ? 1 : 0 }];
});

describe('a slope', () => {
  test('is found again in games that follow it, within what chance may change', () => {
    const slope = fitSlope(GAMES.flat());
    const drawn = resampleSlope(GAMES, 40, makeRandom(1));
    expect(drawn[0]! < 0.004 && 0.004 < drawn.at(-1)!).toBe(true);
    expect(slope).toBeGreaterThan(drawn[0]!);
    for (const other of [slope / 2, slope * 2]) expect(lossOf(other, GAMES.flat())).toBeGreaterThan(lossOf(slope, GAMES.flat()));
  });

  test('tells what is scored, and one that is too steep tells too much', () => {
    for (const { told, scored } of compareChances(0.004, GAMES.flat())) expect(Math.abs(told - scored)).toBeLessThan(0.06);
    const steep = compareChances(0.012, GAMES.flat());
    expect(steep.slice(1, 4).every(({ told, scored }) => told > scored)).toBe(true);
  });
});

describe('the top of the range', () => {
  test('is borne out by games that follow the slope, and not by a slope that is too steep', () => {
    const right = compareTop(0.004, GAMES, 0.9, makeRandom(3));
    expect(right.count).toBeGreaterThan(400);
    expect(right.told >= right.from && right.told <= right.to).toBe(true);
    const steep = compareTop(0.012, GAMES, 0.9, makeRandom(3));
    expect(steep.told).toBeGreaterThan(steep.to);
  });
});

describe('the chances that are told', () => {
  const pairs = RULESETS.filter(({ players }) => players.length === 2);

  test('have a slope that games of each ruleset with two players bear out', () => {
    const known = readCalibrations();
    expect(known.map(({ ruleset }) => ruleset)).toEqual(pairs.map(({ id }) => id).sort());
    for (const { ruleset, from, to, games } of known) {
      const { chanceSlope } = pairs.find(({ id }) => id === ruleset)!;
      expect(games, ruleset).toBeGreaterThanOrEqual(50);
      expect(chanceSlope >= from && chanceSlope <= to, `${ruleset}: ${chanceSlope}, measured ${from} to ${to}`).toBe(true);
    }
  });

  test('are borne out at the top of the range by games that no slope was fitted to', () => {
    for (const { ruleset, held } of readCalibrations()) {
      expect(held!.games, ruleset).toBeGreaterThanOrEqual(40);
      expect(held!.by, ruleset).toBe(pairs.find(({ id }) => id === ruleset)!.chanceSlope);
      expect(held!.count, ruleset).toBeGreaterThan(150);
      expect(held!.told >= held!.from && held!.told <= held!.to, `${ruleset}: told ${held!.told}`).toBe(true);
    }
  });

  test('call a pawn lost from an even game an inaccuracy or a mistake, and a queen a blunder, in each ruleset', () => {
    for (const ruleset of pairs) {
      const lose = (value: number): string => gradeOf(0.5 - chanceOf(-value, ruleset));
      expect(['inaccuracy', 'mistake'], ruleset.id).toContain(lose(ruleset.values.pawn));
      expect(lose(ruleset.values.queen), ruleset.id).toBe(GRADES[0].name);
      expect(lose(ruleset.values.pawn / 4), ruleset.id).toBe('good');
    }
  });
});
