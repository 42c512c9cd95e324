// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import '../../../src/components/site/page-contents.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('contents of a page mark the section that is being read, and no other', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
    },
  );
  vi.stubGlobal('innerHeight', 900);
  document.body.innerHTML = '<h2 id="one"></h2><h2 id="two"></h2><h2 id="three"></h2>';
  const tops: Record<string, number> = { one: -400, two: 100, three: 700 };
  for (const heading of document.querySelectorAll('h2')) heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
  const contents = document.createElement('page-contents');
  contents.innerHTML = '<a href="#one">1</a><a href="#two">2</a><a href="#three">3</a>';
  document.body.append(contents);
  const marked = (): readonly string[] => [...contents.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['2']);
  Object.assign(tops, { two: 500, three: 1200 });
  document.dispatchEvent(new Event('scrollend'));
  expect(marked()).toEqual(['1']);
});
