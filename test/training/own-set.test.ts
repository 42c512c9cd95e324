import { describe, expect, test } from 'vitest';
import { readCollection } from '../../curation/common/read-collection.ts';
import { makeRandom } from '../../curation/common/random.ts';
import {
  answerRepeated,
  makeRepeatedSet,
  nextRepeated,
  readRepeatedSet,
  repeatSet,
  type RepeatedSet,
} from '../../src/training/repeated-set.ts';
import { makeSummaries, readSummaries } from '../../src/training/puzzle-index.ts';
import { mergeRecords, NO_RECORD, readRecord } from '../../src/training/puzzle-record.ts';
import { parseFile, writeFile } from '../../src/training/progress-file.ts';

const FACETS = readSummaries(JSON.parse(makeSummaries(readCollection()))).filter(({ ruleset }) => ruleset === 'grant');
const START = 1_700_000_000;
const SET: RepeatedSet = { ids: ['meder-aaaa', 'meder-bbbb'], cycles: [{ at: START, seconds: 0, solved: [], missed: [] }] };

describe('a set that is repeated', () => {
  test('has as many puzzles as were asked for, each once, the easy ones first', () => {
    const set = makeRepeatedSet(FACETS, 20, START, makeRandom(3))!;
    const ratings = set.ids.map((id) => FACETS.find((facet) => facet.id === id)!.rating);
    expect(new Set(set.ids).size).toBe(20);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
    expect(makeRepeatedSet(FACETS.slice(0, 4), 20, START, makeRandom(3))?.ids.length).toBe(4);
    expect(makeRepeatedSet([], 20, START, makeRandom(3))).toBeUndefined();
  });

  test('counts each puzzle once a cycle with its time, and time away as ten minutes', () => {
    const first = answerRepeated(SET, 'meder-aaaa', true, 12.4);
    expect(nextRepeated(first)).toBe('meder-bbbb');
    expect(answerRepeated(first, 'meder-aaaa', false, 5)).toBe(first);
    expect(answerRepeated(first, 'meder-zzzz', true, 5)).toBe(first);
    const over = answerRepeated(first, 'meder-bbbb', false, 100_000);
    expect(over.cycles).toEqual([{ at: START, seconds: 612, solved: ['meder-aaaa'], missed: ['meder-bbbb'] }]);
    expect(nextRepeated(over)).toBeUndefined();
  });

  test('begins anew with what it had kept', () => {
    const over = answerRepeated(answerRepeated(SET, 'meder-aaaa', true, 10), 'meder-bbbb', true, 10);
    const again = repeatSet(over, START + 100);
    expect(again.cycles.map(({ seconds }) => seconds)).toEqual([20, 0]);
    expect(nextRepeated(again)).toBe('meder-aaaa');
  });

  test('is kept in the record and in a saved file; what is broken in it is left out', () => {
    const record = { ...NO_RECORD, own: answerRepeated(SET, 'meder-aaaa', true, 10) };
    const file = writeFile({ progress: { version: 1, lessons: {} }, puzzles: record, games: [] });
    expect(readRecord(parseFile(file)?.puzzles)?.own).toEqual(record.own);
    expect(readRepeatedSet({ ids: ['<b>', 'meder-aaaa', 'meder-aaaa'], cycles: [{ at: 1, seconds: 2, solved: ['meder-bbbb'] }] })).toEqual({
      ids: ['meder-aaaa'],
      cycles: [{ at: 1, seconds: 2, solved: [], missed: [] }],
    });
    for (const broken of [null, 7, [], {}, { ids: ['meder-aaaa'] }, { ids: [], cycles: [{ at: 1, seconds: 1 }] }])
      expect(readRepeatedSet(broken)).toBeUndefined();
  });

  test('of two records is the one that was repeated last', () => {
    const [one, other] = [SET, repeatSet(SET, START + 50)].map((own) => ({ ...NO_RECORD, own }));
    expect(mergeRecords(one!, other!).own).toBe(other!.own);
    expect(mergeRecords(other!, one!).own).toBe(other!.own);
    expect(mergeRecords(NO_RECORD, one!).own).toBe(one!.own);
  });
});
