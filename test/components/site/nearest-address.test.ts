import { expect, test } from 'vitest';
import { findNearest } from '../../../src/components/site/nearest-address.ts';

const PLACES = ['/learn/', '/learn/meder/', '/puzzles/', '/puzzles/meder/'];

test('an address that leads nowhere is nearest to the place it lies below, a puzzle to those of its ruleset', () => {
  for (const [path, near, asked] of [
    ['/learn/meder/wings/', '/learn/meder/', 'wings'],
    ['/learn/chess/wings/', '/learn/', 'chess/wings'],
    ['/puzzles/meder-k3x9/', '/puzzles/meder/', 'meder-k3x9'],
    ['/puzzles/chess-k3x9/', '/puzzles/', 'chess-k3x9'],
    ['/puzzles/series/sp%C3%BCr/', '/puzzles/', 'series/spür'],
    ['/puzzles/%E0%A4/', '/puzzles/', '%E0%A4'],
  ] as const)
    expect([path, findNearest(path, PLACES)]).toEqual([path, { near, asked }]);
});

test('an address below no place, or a place itself, is near to none', () => {
  expect(findNearest('/wings/', PLACES)).toBeUndefined();
  expect(findNearest('/learn/', ['/learn/'])).toBeUndefined();
});
