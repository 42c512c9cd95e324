// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readReading } from '../../../src/components/lesson/reading-mode.ts';
import { preparePage, settle } from '../harness/plate.ts';

/** A lesson of three screens; the second has an exercise. */
const LESSON = `<main>
  ${['boards', 'pawns', 'kings'].map((name) => `<section class="screen" id="${name}" data-screen="${name}"><div class="screen-text"><header class="screen-head"><h2>${name}</h2></header></div>${name === 'pawns' ? '<div data-exercise="try" data-state="new"></div>' : ''}<figure class="board-figure"></figure></section>`).join('')}
  </main><section class="lesson-end"><h2 id="lesson-end">What you can do now</h2></section><nav class="turns"><a rel="next" href="#after">After</a></nav>
  <lesson-guide><a class="guide-skip" href="#" data-known="boards kings" hidden></a><button data-reading="page"></button><button data-reading="guided"></button><button data-guide="back"></button>
  <ol>${['boards', 'pawns', 'kings'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
  <span class="guide-count"></span><button data-guide="out"></button><button data-guide="next"></button></lesson-guide>`;

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const here = (): string => document.querySelector('.screen.is-here')?.id ?? '';
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
  for (let i = 0; i < 3; i++) if (here() !== 'boards') press('back');
});

describe('a lesson read a screen at a time', () => {
  test('is chosen, and kept for the next lesson; the whole page can be had again', () => {
    expect([readReading(''), document.documentElement.hasAttribute('data-guided')]).toEqual(['guided', true]);
    expect(find('[data-reading="guided"]').getAttribute('aria-pressed')).toBe('true');
    read('page');
    expect([readReading(''), document.documentElement.hasAttribute('data-guided')]).toEqual(['page', false]);
    expect(find('[data-reading="guided"]').getAttribute('aria-pressed')).toBe('false');
  });

  test('is left from the bar, where the choice at the head is out of sight', () => {
    press('out');
    expect([readReading(''), document.documentElement.hasAttribute('data-guided')]).toEqual(['page', false]);
  });

  test('is so for whoever has not chosen; the address may say otherwise, and a choice wins over both', () => {
    localStorage.clear();
    expect([readReading(''), readReading('?read=page'), readReading('?read=guided'), readReading('?read=aloud')]).toEqual([
      'guided',
      'page',
      'guided',
      'guided',
    ]);
    read('guided');
    expect(readReading('?read=page')).toBe('guided');
    read('page');
    expect(readReading('?read=guided')).toBe('page');
    localStorage.setItem('threefold:reading', 'something');
    expect(readReading('?read=page')).toBe('page');
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

  test('ends with a card of its own: what one can do now, and then the next lesson', () => {
    press('next');
    press('next');
    expect([here(), document.documentElement.hasAttribute('data-guided-end')]).toEqual(['kings', false]);
    press('next');
    expect([here(), location.hash, document.documentElement.hasAttribute('data-guided-end')]).toEqual(['', '#lesson-end', true]);
    expect([document.activeElement, find('.guide-count').textContent]).toEqual([find('#lesson-end'), '3 of 3']);
    expect(find('[data-guide="next"]').textContent).toBe('Next lesson');
    press('back');
    expect([here(), document.documentElement.hasAttribute('data-guided-end')]).toEqual(['kings', false]);
  });

  test('has a way past what is as in chess, for whoever came in by that door', () => {
    const skip = find('.guide-skip') as HTMLAnchorElement;
    expect(skip.hidden).toBe(true);
    localStorage.setItem('threefold:door', 'chess');
    read('guided');
    expect([skip.hidden, skip.getAttribute('href'), find('#boards').contains(skip)]).toEqual([false, '#pawns', true]);
    press('next');
    expect(skip.hidden).toBe(true);
    press('next');
    expect([skip.hidden, skip.hash, find('#kings').contains(skip)]).toEqual([false, '#after', true]);
    localStorage.setItem('threefold:door', 'none');
    press('back');
    press('back');
    expect(skip.hidden).toBe(true);
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
    expect(find('[data-guide="next"]').textContent).toBe('Next');
    expect(follow('#lesson-end')).toBe('');
    find('#pawns figure').id = 'line';
    expect(follow('#line-2')).toBe('pawns');
    expect(follow('#nothing')).toBe('pawns');
  });
});
