// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isGuided } from '../../../src/components/lesson/reading.ts';
import { preparePage, settle } from '../harness/plate.ts';

/** A lesson of three screens; the second has an exercise. */
const LESSON = `<main>
  ${['boards', 'pawns', 'kings'].map((name) => `<section class="screen" id="${name}" data-screen="${name}"><div class="screen-text"><h2>${name}</h2></div>${name === 'pawns' ? '<div data-exercise="try" data-state="new"></div>' : ''}<figure class="board-figure"></figure></section>`).join('')}
  </main><nav class="turns"><a rel="next" href="#after">After</a></nav>
  <lesson-guide><button data-reading="page"></button><button data-reading="guided"></button><button data-guide="back"></button>
  <ol>${['boards', 'pawns', 'kings'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
  <span class="guide-count"></span><button data-guide="next"></button></lesson-guide>`;

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const here = (): string => find('.screen.is-here').id;
const press = (name: string): void => find(`[data-guide="${name}"]`).click();
const read = (way: 'page' | 'guided'): void => find(`[data-reading="${way}"]`).click();

// The way of a page lives as long as the page: one lesson is opened, and each test begins on its first screen.
beforeAll(async () => {
  preparePage();
  localStorage.clear();
  history.replaceState(null, '', '/learn/meder/pawns/');
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = LESSON;
  await import('../../../src/components/lesson/guide.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  read('guided');
  for (let i = 0; i < 2; i++) if (here() !== 'boards') press('back');
});

describe('a lesson read a screen at a time', () => {
  test('is chosen, and kept for the next lesson; the whole page can be had again', () => {
    expect([isGuided(), document.documentElement.hasAttribute('data-guided')]).toEqual([true, true]);
    expect(find('[data-reading="guided"]').getAttribute('aria-pressed')).toBe('true');
    read('page');
    expect([isGuided(), document.documentElement.hasAttribute('data-guided')]).toEqual([false, false]);
    expect(find('[data-reading="guided"]').getAttribute('aria-pressed')).toBe('false');
  });

  test('goes on and back, says where one is, and has an address for each screen', () => {
    expect([here(), find('.guide-count').textContent, find('[data-guide="back"]').hidden]).toEqual(['boards', '1 of 3', true]);
    press('next');
    expect([here(), find('.guide-count').textContent, location.hash]).toEqual(['pawns', '2 of 3', '#pawns']);
    expect(document.activeElement).toBe(find('#pawns h2'));
    expect(find('ol a[aria-current="step"]').textContent).toBe('pawns');
    press('back');
    expect([here(), location.hash]).toEqual(['boards', '#boards']);
  });

  test('says “Skip” where an exercise is open, and “Next” when it is solved', async () => {
    press('next');
    const next = find('[data-guide="next"]');
    expect([next.textContent, next.classList.contains('is-first')]).toEqual(['Skip', false]);
    const exercise = find('[data-exercise]');
    exercise.dataset['state'] = 'solved';
    exercise.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true }));
    await settle();
    expect([next.textContent, next.classList.contains('is-first')]).toEqual(['Next', true]);
    exercise.dataset['state'] = 'new';
  });

  test('goes by the arrow keys, but not in a field, and not where the whole page is read', () => {
    const key = (name: string, target: Element = document.body): boolean =>
      !target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    expect([key('ArrowRight'), here()]).toEqual([true, 'pawns']);
    const field = document.createElement('input');
    document.body.append(field);
    expect([key('ArrowRight', field), here()]).toEqual([false, 'pawns']);
    field.remove();
    read('page');
    expect([key('ArrowRight'), here()]).toEqual([false, 'pawns']);
  });

  test('follows the address to a screen, and to what stands in one; an address of nothing changes nothing', () => {
    const follow = (hash: string): string => {
      history.replaceState(null, '', hash);
      dispatchEvent(new Event('hashchange'));
      return here();
    };
    expect(follow('#kings')).toBe('kings');
    expect(find('[data-guide="next"]').textContent).toBe('Next lesson');
    find('#pawns figure').id = 'line';
    expect(follow('#line-2')).toBe('pawns');
    expect(follow('#nothing')).toBe('pawns');
  });
});
