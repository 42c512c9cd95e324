import { describe, expect, test } from 'vitest';
import { chooseDaily, FIRST_DAY, listDays, moveMonth, readDay } from '../../../src/components/puzzle/daily.ts';
import { makeFacets, readFacets, type Facet } from '../../../src/components/puzzle/data.ts';
import { isAsked } from '../../../src/components/puzzle/filter.ts';
import { readCollection } from '../../../tools/common/read.ts';

const facets = readFacets(JSON.parse(makeFacets(readCollection())));
const RULESETS = new Set(facets.map(({ ruleset }) => ruleset)).size;
const dateAfter = (days: number): string => new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('the puzzle of a day', () => {
  test('comes once in two years, is played out, and rulesets change', () => {
    const days = Array.from({ length: 730 }, (_, day) => chooseDaily(facets, dateAfter(day))!);
    const times = new Map<string, number>();
    for (const { id } of days) times.set(id, (times.get(id) ?? 0) + 1);
    expect([...times].filter(([, count]) => count > 1)).toEqual([]);
    expect(days.filter(isAsked)).toEqual([]);
    for (let day = 0; day + 3 * RULESETS <= days.length; day++)
      expect(new Set(days.slice(day, day + 3 * RULESETS).map(({ ruleset }) => ruleset)).size).toBe(RULESETS);
    const same = days.filter(({ ruleset }, day) => days[day + 1]?.ruleset === ruleset).length;
    expect(same / days.length).toBeLessThan(0.15);
  });

  test('is what a person chose before anything else of its ruleset, and then what has a point in more than one move', () => {
    const [plain, pointed, chosen] = [
      { themes: [], moves: 2 },
      { themes: ['fork'], moves: 2 },
      { themes: [], moves: 1, isChosen: true },
    ] as const;
    const some = facets.filter(({ ruleset, kind }) => ruleset === 'meder' && kind === 'gain').slice(0, 9);
    const kinds = [plain, pointed, chosen].map((what, at) => some.slice(3 * at, 3 * at + 3).map((facet): Facet => ({ ...facet, ...what })));
    const order = Array.from({ length: 9 }, (_, day) => chooseDaily(kinds.flat(), dateAfter(day))!.id);
    expect(order).toHaveLength(new Set(order).size);
    const places = kinds.map((list) => list.map(({ id }) => order.indexOf(id)).sort());
    expect(places).toEqual([
      [6, 7, 8],
      [3, 4, 5],
      [0, 1, 2],
    ]);
    const single = some.map((facet): Facet => ({ ...facet, themes: ['fork'], moves: 1 }));
    const mixed = [...single.slice(1), { ...some[0]!, ...pointed }];
    expect(chooseDaily(mixed, FIRST_DAY)!.id).toBe(some[0]!.id);
  });

  test('is the same for everybody, in whatever order the puzzles come; of none there is none', () => {
    expect(chooseDaily(facets.toReversed(), '2026-11-21')).toEqual(chooseDaily(facets, '2026-11-21'));
    expect(chooseDaily([], '2026-11-21')).toBeUndefined();
  });
});

describe('the calendar of the days', () => {
  test('has every day from the first one up to today, and no later one', () => {
    expect(listDays('2026-11', '2026-11-03')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(listDays('2027-02', '2027-03-01')).toHaveLength(28);
    expect(listDays('2026-10', '2026-11-03')).toEqual([]);
    expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });

  test.each([
    ['today', '2026-11-22'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-23', undefined],
    ['2026-10-31', undefined],
    ['yesterday', undefined],
    ['2026-11-77', undefined],
    [null, undefined],
  ])('reads %s in an address as %s', (named, day) => expect(readDay(named, '2026-11-22')).toBe(day));
});
