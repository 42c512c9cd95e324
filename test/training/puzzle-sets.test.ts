import { describe, expect, test } from 'vitest';
import { NO_CHOICE, readChoice, writeChoice } from '../../src/training/practice-choice.ts';
import { NO_RECORD, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { findTwin, listSet, listSolved, nextInSet, type Sets } from '../../src/training/puzzle-sets.ts';

const SETS: Sets = {
  series: [{ id: 'meder-castling', title: 'Castling', href: '/learn/meder/castling/', ruleset: 'meder', puzzles: ['a', 'b', 'c'] }],
  twins: [
    ['p', 'q'],
    ['r', 's', 't'],
  ],
};
const after = (...solved: readonly string[]): PuzzleRecord => ({
  ...NO_RECORD,
  history: solved.map((id, at) => ({ id: id.replace('!', ''), score: id.startsWith('!') ? 0 : 1, at, rating: 1000 })),
});

describe('a set', () => {
  test('is the puzzles of a series, or all twins in a row; of any other mode it is empty', () => {
    expect(listSet(SETS, { mode: 'series', series: 'meder-castling' })).toEqual(['a', 'b', 'c']);
    expect(listSet(SETS, { mode: 'twins', series: '' })).toEqual(['p', 'q', 'r', 's', 't']);
    expect(listSet(SETS, { mode: 'series', series: 'meder-nothing' })).toEqual([]);
    expect(listSet(SETS, { mode: '', series: 'meder-castling' })).toEqual([]);
  });

  test('counts as solved what was solved without a slip, at whatever try', () => {
    expect(listSolved(['a', 'b', 'c'], after('!a', 'a', '!b'))).toEqual(['a']);
  });

  test.each<readonly [string, readonly string[], string | undefined, string]>([
    ['begins with its first', [], undefined, 'a'],
    ['goes on with the next', ['a'], 'a', 'b'],
    ['goes past what is solved', ['b'], 'a', 'c'],
    ['comes back to what was left', ['b', 'c'], 'c', 'a'],
    ['comes back to what was missed', ['a', '!b'], 'c', 'b'],
    ['goes on in order with all solved but the one that is open', ['a', 'b'], 'c', 'a'],
    ['goes round when all is solved', ['a', 'b', 'c'], 'c', 'a'],
  ])('%s', (_what, solved, now, next) => expect(nextInSet(['a', 'b', 'c'], after(...solved), now)).toBe(next));

  test('knows a twin by any of its puzzles, and nothing else', () => {
    expect(findTwin(SETS, 's')).toEqual({ number: 2, ids: ['r', 's', 't'] });
    expect(findTwin(SETS, 'a')).toBeUndefined();
    expect(findTwin(SETS, undefined)).toBeUndefined();
  });
});

describe('a series in an address', () => {
  const read = (text: string): string => writeChoice(readChoice(new URLSearchParams(text), []));

  test('is named beside its mode, and nowhere else', () => {
    expect(read('mode=series&series=meder-castling')).toBe('mode=series&series=meder-castling');
    expect(read('mode=twins&series=meder-castling')).toBe('mode=twins');
    expect(read('series=meder-castling')).toBe('');
    expect(read('mode=series&series=..%2Fx')).toBe('mode=series');
    expect(NO_CHOICE.series).toBe('');
  });
});
