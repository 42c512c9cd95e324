import { describe, expect, test } from 'vitest';
import { readCollection } from '../../curation/common/read-collection.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { gradeByPeople, keepPeople } from '../../curation/grade/people.ts';
import { levelOf, withGrade } from '../../src/puzzles/rating.ts';
import { parsePuzzle } from '../../src/puzzles/format.ts';
import { NO_RECORD, type PuzzleRecord, type Score } from '../../src/training/puzzle-record.ts';

const PUZZLES = readCollection().filter(({ ruleset, solution }) => ruleset === 'meder' && solution !== undefined);
const START = 1_700_000_000;

/** A saved record of tries at puzzles, a minute apart. */
const recordOf = (tries: readonly (readonly [id: string, score: Score])[], start = START): PuzzleRecord => ({
  ...NO_RECORD,
  history: tries.map(([id, score], at) => ({
    id,
    score: score === 1 ? 1 : 0,
    ...(score === 0.5 && { isHalf: true as const }),
    at: start + 60 * at,
    rating: 1000,
  })),
});

describe('what people made of a puzzle', () => {
  const [one, other] = [PUZZLES[0]!, PUZZLES[1]!];
  const people = { rating: 1234, deviation: 60, tries: 40 };

  test('stays when the collection is proved and written anew, and goes to no other puzzle', () => {
    expect(keepPeople(one, [other, { ...one, people }])).toEqual({ ...one, people });
    expect(keepPeople(other, [other, { ...one, people }])).toEqual(other);
    expect(keepPeople(one, [])).toEqual(one);
  });
});

describe('ratings from people', () => {
  /** Eighty readers of known strength try sixty puzzles each, whose ratings are known too. */
  const simulate = (seed: number) => {
    const random = makeRandom(seed);
    const spread = (middle: number, width: number): number => middle + width * (random() + random() + random() - 1.5);
    const truth = new Map(PUZZLES.map(({ id, rating }) => [id, spread(rating, 300)]));
    const readers = Array.from({ length: 80 }, (_, reader) => {
      const strength = spread(1350, 400);
      const own = PUZZLES.map((puzzle) => ({ puzzle, place: random() }))
        .sort((one, other) => one.place - other.place)
        .slice(0, 60);
      const tries = own.map(
        ({ puzzle: { id } }) => [id, random() < 1 / (1 + 10 ** ((truth.get(id)! - strength) / 400)) ? 1 : 0] as [string, Score],
      );
      return recordOf(tries, START + reader);
    });
    return { truth, grades: gradeByPeople(readers, PUZZLES) };
  };
  const { truth, grades } = simulate(7);

  test('come nearer to ratings that are known than the computed ones', () => {
    const tried = PUZZLES.filter(({ id }) => (grades.get(id)?.tries ?? 0) >= 10);
    const meanOf = (far: (id: string, computed: number) => number): number =>
      tried.reduce((sum, { id, rating }) => sum + Math.abs(far(id, rating)), 0) / tried.length;
    expect(tried.length).toBeGreaterThan(100);
    const computed = meanOf((id, rating) => rating - truth.get(id)!);
    expect(meanOf((id) => grades.get(id)!.rating - truth.get(id)!)).toBeLessThan(0.75 * computed);
  });

  test('lie within twice their deviation of what is known, nine times of ten', () => {
    // One simulation alone may miss it by chance.
    const all = [7, 1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const one = simulate(seed);
      return [...one.grades].map(([id, { rating, deviation }]) => Math.abs(rating - one.truth.get(id)!) <= 2 * deviation);
    });
    expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.9);
  });

  test('are surer, the more have tried', () => {
    const byTries = [...grades.values()].sort((one, other) => one.tries - other.tries);
    expect(byTries.at(-1)!.deviation).toBeLessThan(byTries[0]!.deviation);
    expect(byTries[0]!.deviation).toBeLessThanOrEqual(100);
  });

  test('count half a point as half', () => {
    const { id } = PUZZLES[0]!;
    const [missed, half, solved] = ([0, 0.5, 1] as const).map((score) => gradeByPeople([recordOf([[id, score]])], PUZZLES).get(id)!.rating);
    expect(missed).toBeGreaterThan(half!);
    expect(half).toBeGreaterThan(solved!);
  });

  test('count the first try of a reader only, and a record once that was saved twice', () => {
    const [one, other] = PUZZLES.map(({ id }) => id);
    const early = recordOf([[one!, 0]]);
    const later = recordOf([
      [one!, 0],
      [other!, 1],
      [one!, 1],
    ]);
    expect(gradeByPeople([early, later], PUZZLES)).toEqual(gradeByPeople([later], PUZZLES));
    expect(gradeByPeople([early, later], PUZZLES).get(one!)).toMatchObject({ tries: 1 });
  });

  test('are of puzzles that the collection has', () => {
    expect([...gradeByPeople([recordOf([['meder-0000', 1]])], PUZZLES)]).toEqual([]);
  });

  test('stand in the collection beside the computed rating, and are what readers see', () => {
    const people = { rating: 2000, deviation: 60, tries: 12 };
    const read = parsePuzzle({ ...PUZZLES[0], people });
    expect(read).toMatchObject({ ok: true, value: { rating: PUZZLES[0]!.rating, people } });
    expect(withGrade({ ...PUZZLES[0]!, people })).toMatchObject({ rating: 2000, level: levelOf(2000) });
    expect(withGrade(PUZZLES[0]!)).toBe(PUZZLES[0]);
  });
});
