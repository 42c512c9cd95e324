import { describe, expect, test } from 'vitest';
import { NO_CHOICE, type Choice } from '../../src/training/practice-choice.ts';
import { isQuestionFacet } from '../../src/training/filter.ts';
import { findIntroduced, listIntroduction } from '../../src/training/introduction.ts';
import { chooseNext } from '../../src/training/next-puzzle.ts';
import { makeSummaries, readSummaries, type PuzzleSummary } from '../../src/training/puzzle-index.ts';
import { addSkip, NO_RECORD, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { noteAttempt } from '../../src/training/reader-rating.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const facets = readSummaries(JSON.parse(makeSummaries(readCollection())));
const RULESETS = [...new Set(facets.map(({ ruleset }) => ruleset))];
const find = (id: string): PuzzleSummary => facets.find((facet) => facet.id === id)!;
const SEEDS = [1, 2, 3, 4, 5, 6];
/** Kinds that a newcomer is not shown at once: their aim has to be explained. */
const LATE: readonly PuzzleSummary['kind'][] = ['draw', 'proofgame', 'helpmate', 'hold', 'win'];

/** A newcomer's next puzzles: solves half of what is rated 900, and goes past one in twenty. */
function meet(ruleset: string, seed: number, count: number, choice: Partial<Choice> = {}): readonly PuzzleSummary[] {
  const random = makeRandom(seed);
  const own = facets.filter((facet) => facet.ruleset === ruleset);
  let record: PuzzleRecord = NO_RECORD;
  const shown: PuzzleSummary[] = [];
  for (let at = 0; at < count; at++) {
    const next = chooseNext({ facets: own, record, choice: { ...NO_CHOICE, ruleset, ...choice }, without: shown.at(-1)?.id }, random)!;
    shown.push(next);
    const score = random() < 1 / (1 + 10 ** ((next.rating - 900) / 400)) ? 1 : 0;
    record =
      random() < 0.05
        ? addSkip(record, next.id, 1000 + at)
        : noteAttempt(record, { ...next, isAsked: isQuestionFacet(next) }, score, new Date((1000 + at) * 1000));
  }
  return shown;
}

const median = (some: readonly PuzzleSummary[]): number =>
  some.map(({ rating }) => rating).sort((a, b) => a - b)[Math.floor(some.length / 2)]!;
const played = (some: readonly PuzzleSummary[]): readonly PuzzleSummary[] => some.filter((facet) => !isQuestionFacet(facet));
/** The longest row of one kind. */
const longestRow = (some: readonly PuzzleSummary[]): number =>
  some.reduce(
    ({ most, row }, { kind }, at) => {
      const now = kind === some[at - 1]?.kind ? row + 1 : 1;
      return { most: Math.max(most, now), row: now };
    },
    { most: 0, row: 0 },
  ).most;
const hasLate = (some: readonly PuzzleSummary[]): boolean => some.slice(0, 10).some(({ kind }) => LATE.includes(kind));

describe.each(RULESETS)('the introduction to %s', (ruleset) => {
  const list = listIntroduction(ruleset).map(find);

  test('has thirty puzzles of the collection, each once', () => {
    expect(list).toHaveLength(30);
    expect(list.every((facet) => facet?.ruleset === ruleset)).toBe(true);
    expect(new Set(list).size).toBe(30);
  });

  test('begins with four tasks of one move, and has many kinds; of any five at most one is a question', () => {
    expect(list.slice(0, 4).every(({ kind, moves }) => ['mate', 'declaration'].includes(kind) && moves === 1)).toBe(true);
    expect(new Set(list.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(7);
    for (const at of list.keys()) expect(list.slice(at, at + 5).filter(isQuestionFacet).length).toBeLessThanOrEqual(1);
  });

  test('rises gently: the second and the third ten are harder than the one before, by less than 300', () => {
    const [first, second, third] = [0, 10, 20].map((at) => median(played(list.slice(at, at + 10)))) as [number, number, number];
    for (const step of [second - first, third - second]) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(300);
    }
  });

  test('a newcomer meets kinds that change for 60 puzzles, none twice, and no draw or proof game among the first ten', () => {
    for (const seed of SEEDS) {
      const shown = meet(ruleset, seed, 60);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(60);
      expect(hasLate(shown)).toBe(false);
      for (const at of [0, 15, 30, 45]) expect(new Set(shown.slice(at, at + 15).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
      expect(longestRow(shown)).toBeLessThanOrEqual(5);
    }
  });

  test('does not come where a task, an aim or a level is named', () => {
    const ids = listIntroduction(ruleset);
    for (const choice of [{ aim: 'harder' }, { level: '5' }, { kind: ruleset === 'harshman' ? 'declaration' : 'mate' }] as const)
      expect(meet(ruleset, 1, 5, choice).map(({ id }) => id)).not.toEqual(ids.slice(0, 5));
  });
});

describe('an introduction', () => {
  const [first, second] = listIntroduction('meder') as readonly [string, string];
  const own = facets.filter(({ ruleset }) => ruleset === 'meder');
  const known = (rating: number, deviation: number): PuzzleRecord => ({
    ...NO_RECORD,
    skills: { meder: { rating, deviation, volatility: 0.06 } },
  });

  test('begins with its first puzzle, and goes on after the one that was met', () => {
    expect(findIntroduced('meder', own, NO_RECORD)?.id).toBe(first);
    expect(
      findIntroduced(
        'meder',
        own.filter(({ id }) => id !== first),
        NO_RECORD,
      )?.id,
    ).toBe(second);
  });

  test('passes over what is surely too easy, not what is only likely to be', () => {
    expect(findIntroduced('meder', own, known(1300, 60), false)!.rating).toBeGreaterThanOrEqual(1180);
    expect(findIntroduced('meder', own, known(1100, 200))?.id).toBe(first);
    expect(findIntroduced('meder', own, known(2000, 60), false)).toBeUndefined();
  });

  test('leaves out questions where none may come', () => {
    const rest = own.filter(
      ({ id, kind }) => listIntroduction('meder').includes(id) && (isQuestionFacet({ kind }) || id.endsWith('-p1yn')),
    );
    expect(isQuestionFacet(findIntroduced('meder', rest, NO_RECORD)!)).toBe(true);
    expect(findIntroduced('meder', rest, NO_RECORD, false)?.id).toBe('meder-p1yn');
  });

  test('ends when all have been met; of rules without one there is none', () => {
    const ids = listIntroduction('meder');
    expect(
      findIntroduced(
        'meder',
        own.filter(({ id }) => !ids.includes(id)),
        NO_RECORD,
      ),
    ).toBeUndefined();
    expect([listIntroduction('chess'), listIntroduction('__proto__')]).toEqual([[], []]);
  });

  test('without one, by rating alone, a newcomer meets draws and proof games too soon, or one kind in a row', () => {
    const without = RULESETS.flatMap((ruleset) =>
      SEEDS.map((seed) => {
        const rest = facets.filter((facet) => facet.ruleset === ruleset && !listIntroduction(ruleset).includes(facet.id));
        const random = makeRandom(seed);
        let record: PuzzleRecord = NO_RECORD;
        return Array.from({ length: 10 }, (_, at) => {
          const next = chooseNext({ facets: rest, record, choice: { ...NO_CHOICE, ruleset } }, random)!;
          record = noteAttempt(record, { ...next, isAsked: isQuestionFacet(next) }, at % 2 === 0 ? 1 : 0, new Date((1000 + at) * 1000));
          return next;
        });
      }),
    );
    expect(without.some(hasLate)).toBe(true);
  });
});
