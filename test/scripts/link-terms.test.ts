import { describe, expect, test } from 'vitest';
import { applyEdits, BuiltPage } from '../../scripts/build/page-rules.ts';
import { findTermLinks, type PageKind } from '../../scripts/build/link-terms.ts';

const linkTerms = (html: string, kind: PageKind): string => applyEdits(html, findTermLinks(new BuiltPage('/', html), kind));

const page = (prose: string): string => `<html><body><main><section data-screen="one">${prose}</section></main></body></html>`;
const link = (anchor: string, word: string): string => `<a class="term" href="/glossary/#${anchor}">${word}</a>`;

describe('words of the glossary in a lesson', () => {
  test('lead there on first use, in every form', () => {
    expect(linkTerms(page('<p>Two attack boards at one pin. An attack board, a pin.</p>'), 'lesson')).toBe(
      page(`<p>Two ${link('attack-board', 'attack boards')} at one ${link('pin', 'pin')}. An attack board, a pin.</p>`),
    );
  });

  test('are left alone in links, buttons, titles, code, exercises and other words, and outside screens', () => {
    for (const prose of [
      '<a href="/x/">a pin</a>',
      '<button>pin</button>',
      '<h2>The pin</h2>',
      '<code>pin</code>',
      '<div data-exercise="x"><p>pin</p></div>',
      '<p data-screen-label="house"><span>pin</span></p>',
      '<p>pinned, pinch, pin-stripe</p>',
    ])
      expect(linkTerms(page(prose), 'lesson')).toBe(page(prose));
    expect(linkTerms('<html><body><p>pin</p></body></html>', 'lesson')).toBe('<html><body><p>pin</p></body></html>');
  });

  test('leave the rest of the page as it was, entities included', () => {
    const html = page('<p title="a &amp; b">Fish &amp; chips &lt; gap</p><script>if (a < b) gap();</script>');
    expect(linkTerms(html, 'lesson')).toBe(html.replace('&lt; gap<', `&lt; ${link('gap', 'gap')}<`));
  });

  test('lead there from every chapter of a reference, from its rules alone', () => {
    const chapter = (text: string): string =>
      `<h2>Pin</h2><div class="rule"><div class="rule-text"><p>${text}</p><p class="rule-source">pin</p></div></div>`;
    const reference = (...texts: readonly string[]): string =>
      `<html><body><main class="prose"><p>pin</p>${texts.map(chapter).join('')}</main></body></html>`;
    expect(linkTerms(reference('A pin, a pin.', 'A pin.'), 'reference')).toBe(
      reference(`A ${link('pin', 'pin')}, a pin.`, `A ${link('pin', 'pin')}.`),
    );
  });

  test('lead there once from any other text, outside tables and code', () => {
    const text = (body: string): string => `<html><body><p>pin</p><div class="prose"><h2>A</h2>${body}</div></body></html>`;
    expect(linkTerms(text('<p>A pin.</p><h2>B</h2><p>A pin.</p><table><tr><td>level</td></tr></table>'), 'page')).toBe(
      text(`<p>A ${link('pin', 'pin')}.</p><h2>B</h2><p>A pin.</p><table><tr><td>level</td></tr></table>`),
    );
  });
});
