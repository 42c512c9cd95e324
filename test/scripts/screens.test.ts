import { describe, expect, test } from 'vitest';
import { BuiltPage } from '../../scripts/build/page-rules.ts';
import { findBadScreens, MOST_SCREEN_WORDS } from '../../scripts/build/check-screens.ts';

const PLATE = '<board-diagram data-spec="{}"><p>Words of a plate do not count.</p></board-diagram>';
const page = (inside: string): BuiltPage =>
  new BuiltPage('/', `<!doctype html><main><section data-screen="one"><h2 id="one">A title of five words</h2>${inside}</section></main>`);
const words = (count: number): string => `<p>${Array.from({ length: count }, (_, index) => `w${index}`).join(' ')}</p>`;

describe('a screen of a lesson', () => {
  test('has at most so many words of prose, counted without its title and its plate', () => {
    expect(findBadScreens(page(words(MOST_SCREEN_WORDS) + PLATE))).toEqual([]);
    expect(findBadScreens(page(words(MOST_SCREEN_WORDS + 1) + PLATE))).toEqual([
      { id: 'one', says: `it has ${MOST_SCREEN_WORDS + 1} words of prose; ${MOST_SCREEN_WORDS} are the most` },
    ]);
    expect(findBadScreens(page(`<ul>${'<li><b>a</b>b, <button>c</button></li>'.repeat(55)}</ul>${PLATE}`))).toEqual([]);
  });

  test('has one plate: nothing to see or do is named, two plates too', () => {
    expect(findBadScreens(page(words(3)))).toEqual([{ id: 'one', says: 'it has nothing to see or do' }]);
    expect(findBadScreens(page(PLATE + PLATE))).toEqual([{ id: 'one', says: 'it has 2 plates, not one' }]);
    const exercise = `<section data-exercise="x"><header>A question.</header>${PLATE}</section>`;
    expect(findBadScreens(page(words(MOST_SCREEN_WORDS) + exercise))).toEqual([]);
  });
});
