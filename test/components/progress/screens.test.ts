// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScreens } from '../../../src/components/progress/watch-screens.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
let observed: Element[];
let see: (entries: readonly Entry[]) => void;
const seen: string[] = [];
const note = (event: Event): void => void seen.push((event as CustomEvent<{ id: string }>).detail.id);
const screen = (id: string): Element => document.querySelector(`[data-screen="${id}"]`)!;
const look = (id: string, isIntersecting: boolean): void => see([{ target: screen(id), isIntersecting }]);

beforeEach(() => {
  vi.useFakeTimers();
  [observed, seen.length] = [[], 0];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof see) {
        see = told;
      }
      observe(element: Element): void {
        observed.push(element);
      }
    },
  );
  document.body.innerHTML = '<section data-screen="one"></section><section data-screen="two"></section><section></section>';
  document.addEventListener('screen:seen', note);
  watchScreens();
});
afterEach(() => {
  document.removeEventListener('screen:seen', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every screen of the lesson is watched, and nothing else', () => {
  expect(observed).toEqual([screen('one'), screen('two')]);
});

test('a screen counts as seen when it has been in view for a while, and not before', () => {
  look('one', true);
  vi.advanceTimersByTime(1199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['one']);
});

test('a screen that is scrolled past counts for nothing, and the one after it for itself', () => {
  look('one', true);
  vi.advanceTimersByTime(800);
  see([
    { target: screen('one'), isIntersecting: false },
    { target: screen('two'), isIntersecting: true },
  ]);
  vi.advanceTimersByTime(1200);
  expect(seen).toEqual(['two']);
});

test('a screen that comes back into view is looked at from the beginning', () => {
  for (const isIntersecting of [true, false, true]) {
    look('one', isIntersecting);
    vi.advanceTimersByTime(1000);
  }
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['one']);
});

test('a screen with words counts when there was time to read them, or its board was touched', () => {
  screen('one').innerHTML = `<div class="screen-text">${'word '.repeat(50)}</div>`;
  look('one', true);
  vi.advanceTimersByTime(7199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['one']);
  screen('two').innerHTML = '<board-diagram></board-diagram>';
  watchScreens();
  screen('two').querySelector('board-diagram')!.dispatchEvent(new Event('pointerup'));
  expect(seen).toEqual(['one', 'two']);
});
