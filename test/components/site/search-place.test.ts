import { describe, expect, test } from 'vitest';
import { findBestPlace, type FoundPlace } from '../../../src/components/search/search-place.ts';

const TEXT = 'Rules 7.1 Moves end with a move. 7.10 No draw for fifty quiet moves. 7.11 Resigning loses &lt;at once&gt;.';
const WORDS = TEXT.split(' ');
const at = (word: string, from = 0): number => WORDS.indexOf(word, from);
const page = (...locations: readonly number[]): FoundPlace => ({
  raw_content: TEXT,
  anchors: [
    { id: 'ends', element: 'h2', text: 'Ends', location: 0 },
    { id: 'r-7.1', element: 'div', text: '7.1', location: at('7.1') },
    { id: 'r-7.10', element: 'div', text: '7.10', location: at('7.10') },
    { id: 'board', element: 'board-diagram', text: 'a picture', location: at('draw') },
    { id: 'r-7.11', element: 'div', text: '7.11', location: at('7.11') },
  ],
  weighted_locations: locations.map((location) => ({ location, balanced_score: 1 })),
});

describe('the place a search leads to', () => {
  test('is the one with most of the words looked for, not the first with any', () => {
    const place = findBestPlace(page(at('Moves'), at('move.'), at('fifty'), at('moves.')), 'fifty moves');
    expect(place).toMatchObject({ id: 'r-7.10', title: 'Rule 7.10' });
    expect(place?.words.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['fifty', 'moves.']);
  });

  test('is a rule, not the picture in it', () => {
    expect(findBestPlace(page(at('draw')), 'draw')?.id).toBe('r-7.10');
  });

  test('is the first of those that hold as much; before any of them there is none', () => {
    expect(findBestPlace(page(at('Moves'), at('moves.')), 'moves')?.id).toBe('r-7.1');
    expect(findBestPlace({ ...page(0), anchors: [] }, 'rules')).toBeUndefined();
    expect(findBestPlace(page(), 'rules')).toBeUndefined();
  });

  test('shows signs as they are written', () => {
    const words = findBestPlace(page(at('Resigning')), 'resigning')?.words.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['<at', 'once>.']));
  });
});
