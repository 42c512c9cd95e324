import { describe, expect, test } from 'vitest';
import { distance, putRight, searchPlaces, type KeptPlace } from '../../../src/components/site/kept-places.ts';

const PLACES: readonly KeptPlace[] = [
  { href: '/learn/meder/stalemate/', name: 'Stalemate', ruleset: 'meder' },
  { href: '/learn/grant/castling/#barred', name: 'When it is barred', page: 'Castling', ruleset: 'grant' },
  { href: '/learn/meder/castling/', name: 'Castling', ruleset: 'meder' },
  { href: '/glossary/#en-passant', name: 'En passant', page: 'Glossary' },
];
const hrefs = (text: string, ruleset = '', near?: string): readonly string[] =>
  searchPlaces(PLACES, text, ruleset, near).map(({ href }) => href);

describe('what places are called', () => {
  test('is searched by words and their beginnings; a name of its own comes before that of the page, the ruleset that is read before others', () => {
    expect(hrefs('cast')).toEqual(['/learn/meder/castling/', '/learn/grant/castling/#barred']);
    expect(hrefs('castling barred')).toEqual(['/learn/grant/castling/#barred']);
    expect(hrefs('castling', 'grant')).toEqual(['/learn/grant/castling/#barred']);
    expect(hrefs('castling', '', 'meder')[0]).toBe('/learn/meder/castling/');
    expect([hrefs('rochade'), hrefs(' ')]).toEqual([[], []]);
  });

  test('puts a misspelt word right, and leaves a word that is known, short or far from all of them', () => {
    expect(putRight(PLACES, 'stalemte')).toBe('stalemate');
    expect(putRight(PLACES, 'Castlnig barred')).toBe('castling barred');
    for (const text of ['stalemate', 'stale', 'pas', 'b2W-b4N', 'rochade']) expect(putRight(PLACES, text)).toBeUndefined();
  });

  test('counts letters left out, added, other ones, and two in each other’s place', () => {
    expect([distance('pin', 'pin'), distance('pin', 'pine'), distance('pin', 'pan'), distance('pin', 'ipn')]).toEqual([0, 1, 1, 1]);
    expect(distance('rook', 'bishop')).toBeGreaterThan(2);
  });
});
