import { describe, expect, test } from 'vitest';
import { makeSummaries, readSummaries, SLICE, type PuzzleSummary } from '../../src/training/puzzle-index.ts';
import { applyFilter, countValues, makeQuery, NO_FILTER, parsePage, parseQuery } from '../../src/training/filter.ts';
import { listSlices, makeData } from '../../src/training/puzzle-files.ts';
import { lengthOf } from '../../src/puzzles/task.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';

const puzzles = ['meder', 'harshman'].flatMap(readPuzzles);
const facets = readSummaries(JSON.parse(makeSummaries(puzzles)));

describe('facets', () => {
  test('come back as they were written, one for every puzzle', () => {
    expect(facets.map(({ slice: _slice, ...facet }) => facet)).toEqual(
      puzzles.map(({ id, ruleset, goal, level, rating, themes }, place) => ({
        id,
        ruleset,
        kind: goal.kind,
        moves: lengthOf(goal),
        level,
        rating,
        themes,
        place,
      })),
    );
  });

  test('of one ruleset alone keep their places in the list of all', () => {
    const first = puzzles.findIndex(({ ruleset }) => ruleset === 'harshman');
    expect(readSummaries(JSON.parse(makeSummaries(puzzles.slice(first), first)))).toEqual(facets.slice(first));
  });

  test('name the file that has the puzzle: one ruleset, one kind, few enough', () => {
    const slices = new Map(listSlices(puzzles).map((slice) => [`${slice.ruleset} ${slice.kind} ${slice.number}`, slice.puzzles] as const));
    for (const { id, ruleset, kind, slice } of facets)
      expect(
        slices.get(`${ruleset} ${kind} ${slice}`)?.some((puzzle) => puzzle.id === id),
        id,
      ).toBe(true);
    const all = [...slices.values()];
    expect(all.flat().length).toBe(puzzles.length);
    for (const some of all) {
      expect(some.length).toBeLessThanOrEqual(SLICE);
      expect(new Set(some.map(({ ruleset, goal }) => `${ruleset} ${goal.kind}`)).size).toBe(1);
    }
  });

  test('leaves out rows it does not know, and takes nothing for anything that is not a list', () => {
    const written = JSON.parse(makeSummaries(puzzles)) as Readonly<Record<string, unknown>>;
    expect(readSummaries({ ...written, tasks: [] })).toEqual([]);
    expect(readSummaries({ ...written, levels: '' })).toEqual([]);
    expect(readSummaries({ ...written, levels: `9${String(written['levels']).slice(1)}` })).toEqual(facets.slice(1));
    expect(readSummaries({ ...written, ratings: undefined })).toEqual([]);
    expect(readSummaries({})).toEqual([]);
    expect(readSummaries([])).toEqual([]);
  });

  test('keeps the data small: without where a puzzle comes from', () => {
    expect(makeData(puzzles)).not.toContain('"source"');
    expect((JSON.parse(makeData(puzzles)) as unknown[]).length).toBe(puzzles.length);
  });
});

describe('the filter of the list', () => {
  const one = (id: string, rest: Partial<PuzzleSummary>): PuzzleSummary => ({
    id,
    ruleset: id.split('-')[0]!,
    kind: 'mate',
    moves: 2,
    level: 2,
    rating: 1200,
    themes: [],
    place: 0,
    slice: 1,
    ...rest,
  });
  const list = [
    one('meder-aaaa', { rating: 1500, level: 4 }),
    one('meder-bbbb', { themes: ['castling'] }),
    one('harshman-cccc', { kind: 'legal', moves: 0 }),
  ];

  test('lets through what has every value, the easy ones first', () => {
    expect(applyFilter(list, NO_FILTER).map(({ id }) => id)).toEqual(['meder-bbbb', 'harshman-cccc', 'meder-aaaa']);
    expect(applyFilter(list, { ...NO_FILTER, kind: 'mate-2', theme: 'castling' }).map(({ id }) => id)).toEqual(['meder-bbbb']);
    expect(applyFilter(list, { ...NO_FILTER, ruleset: 'harshman', kind: 'mate-2' })).toEqual([]);
  });

  test('counts the values of a field under the other fields', () => {
    const counts = countValues(list, { ...NO_FILTER, ruleset: 'meder' }, 'kind');
    expect([...counts]).toEqual([['mate-2', 2]]);
    expect(countValues(list, { ...NO_FILTER, ruleset: 'meder' }, 'ruleset').get('harshman')).toBe(1);
  });

  test('goes into an address and comes back; what no puzzle has is dropped', () => {
    const filter = { ...NO_FILTER, ruleset: 'meder', level: '4' };
    expect(makeQuery(filter, 3)).toBe('?ruleset=meder&level=4&page=3');
    expect(parseQuery(makeQuery(filter, 3), list)).toEqual(filter);
    expect(parsePage(makeQuery(filter, 3))).toBe(3);
    expect(parseQuery('?ruleset=chess&theme=castling&page=-1', list)).toEqual({ ...NO_FILTER, theme: 'castling' });
    expect(parsePage('?page=-1')).toBe(1);
    expect(makeQuery(NO_FILTER, 1)).toBe('');
  });
});
