import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { chooseDaily, FIRST_DAY, listDays, moveMonth, orderDays, readDay } from '../../src/training/daily.ts';
import { makeSummaries, readSummaries, type PuzzleSummary } from '../../src/training/puzzle-index.ts';
import { isQuestionFacet } from '../../src/training/filter.ts';
import DAYS from '../../src/puzzles/days.json' with { type: 'json' };
import { readCollection } from '../../curation/common/read-collection.ts';

const facets = readSummaries(JSON.parse(makeSummaries(readCollection(), 0, undefined, DAYS)));
const RULESETS = new Set(facets.map(({ ruleset }) => ruleset)).size;
const dateAfter = (days: number): string => new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const FIRST_IDS = ['bartmess-6ve5', 'usenet-btsf'];

/** The date of the last commit; nothing where the sources came without their history. */
function findLastChange(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return (stdout ?? '').trim();
}

describe('the puzzle of a day', () => {
  test('comes once in two years, is played out, and rulesets change', () => {
    const days = Array.from({ length: 730 }, (_, day) => chooseDaily(facets, dateAfter(day))!);
    const times = new Map<string, number>();
    for (const { id } of days) times.set(id, (times.get(id) ?? 0) + 1);
    expect([...times].filter(([, count]) => count > 1)).toEqual([]);
    expect(days.filter(isQuestionFacet)).toEqual([]);
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
    const kinds = [plain, pointed, chosen].map((what, at) =>
      some.slice(3 * at, 3 * at + 3).map((facet): PuzzleSummary => ({ ...facet, ...what })),
    );
    const order = orderDays(kinds.flat()).map(({ id }) => id);
    expect(order).toHaveLength(new Set(order).size);
    const places = kinds.map((list) => list.map(({ id }) => order.indexOf(id)).sort());
    expect(places).toEqual([
      [6, 7, 8],
      [3, 4, 5],
      [0, 1, 2],
    ]);
    const single = some.map((facet): PuzzleSummary => ({ ...facet, themes: ['fork'], moves: 1 }));
    const mixed = [...single.slice(1), { ...some[0]!, ...pointed }];
    expect(orderDays(mixed)[0]!.id).toBe(some[0]!.id);
  });

  test('stays the same, past or announced, whatever is added to the collection or removed from it', () => {
    expect(DAYS.length).toBeGreaterThanOrEqual(730);
    const before = DAYS.map((_, day) => chooseDaily(facets, dateAfter(day))!.id);
    const gone = new Set(before.filter((_, day) => day % 50 === 20));
    const left = facets.filter(({ id }) => !gone.has(id));
    const more = left
      .map((facet): PuzzleSummary => ({ ...facet, id: `${facet.id.slice(0, -4)}zz${facet.id.slice(-2)}`, days: [] }))
      .slice(0, 40);
    const after = DAYS.map((_, day) => chooseDaily([...more, ...left], dateAfter(day))!.id);
    expect(after.filter((id, day) => id !== before[day]).length).toBe(gone.size);
    expect(after.filter((id) => gone.has(id))).toEqual([]);
    // What stands in for one that is gone stays the same where others go.
    const day = before.findIndex((id) => gone.has(id));
    const [third] = left.filter(({ id }) => id !== after[day]);
    expect(
      chooseDaily(
        left.filter((facet) => facet !== third),
        dateAfter(day),
      )!.id,
    ).toBe(chooseDaily(left, dateAfter(day))!.id);
  });

  test('is another of the same ruleset where the announced one has left the collection, each on one day', () => {
    const ids = new Set(facets.map(({ id }) => id));
    const gone = DAYS.flatMap((id, day) => (ids.has(id) ? [] : [{ id, day }]));
    expect(gone.length).toBeGreaterThan(0);
    for (const { id, day } of gone) {
      const chosen = chooseDaily(facets, dateAfter(day))!;
      expect(chosen.ruleset, id).toBe(id.split('-')[0]);
      expect(isQuestionFacet(chosen), id).toBe(false);
      expect(chosen.days, id).toContain(day);
    }
    for (const [day, id] of DAYS.entries()) if (ids.has(id)) expect(chooseDaily(facets, dateAfter(day))!.id).toBe(id);
  });

  test('is announced for the first days as they were in the first builds', () => {
    expect([DAYS[0], DAYS[26]]).toEqual(FIRST_IDS);
  });

  test('is announced for half a year at least after the latest change of the site', () => {
    // The day of the last commit, so that a build of today is the same tomorrow.
    const latest = findLastChange();
    expect(latest === '' || dateAfter(DAYS.length - 183) > latest, 'npm run -s puzzles:days announces more').toBe(true);
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
