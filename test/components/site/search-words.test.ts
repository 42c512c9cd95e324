import { describe, expect, test } from 'vitest';
import { editDistance, splitWords, stemOf } from '../../../src/components/search/search-words.ts';

const areOne = (words: string): boolean => new Set(words.split(' ').map(stemOf)).size === 1;

describe('words of a search', () => {
  test('are parted at hyphens, lose accents and apostrophes, and keep numbers of rules', () => {
    expect(splitWords('Attack-board, King’s side: “fifty-move” rule 3.4(e) á')).toEqual([
      'attack',
      'board',
      'king',
      'side',
      'fifty',
      'move',
      'rule',
      '3.4',
      'e',
      'a',
    ]);
    expect(splitWords(' – …')).toEqual([]);
  });

  test('have one stem in all their forms, in figures, and in British and American spelling', () => {
    for (const words of [
      'castle castles castled castling',
      'promote promoted promotion promoting',
      'draw draws',
      'capture captures capturing',
    ])
      expect(areOne(words), words).toBe(true);
    for (const words of ['3 three', '50 fifty', 'colour color colours', 'grey gray', 'neighbour neighbor', 'defence defense'])
      expect(areOne(words), words).toBe(true);
  });

  test('keep apart what only looks alike: a pinned piece is not a pin, an ending no end, a ruling no rule', () => {
    for (const words of ['pinned pin', 'ending end', 'ruling rule', 'king kin', 'opening open', 'passing pass'])
      expect(areOne(words), words).toBe(false);
  });

  test('differ by letters left out, added, other ones, and two in each other’s place', () => {
    expect([editDistance('pin', 'pin'), editDistance('pin', 'pine'), editDistance('pin', 'pan'), editDistance('pin', 'ipn')]).toEqual([
      0, 1, 1, 1,
    ]);
    expect(editDistance('rook', 'bishop')).toBeGreaterThan(2);
  });
});
