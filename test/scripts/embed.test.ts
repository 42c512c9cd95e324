import { describe, expect, test } from 'vitest';
import { findLargeEmbed } from '../../scripts/check/budgets.ts';
import { fitStyles } from '../../scripts/build/embed.ts';

describe('styles of the site’s boards for a tree of their own', () => {
  test('speak of the board’s root and depend on no letters of the page around', () => {
    expect(fitStyles(":root[data-theme='dark'] { a: 1 }")).toBe(".embed[data-theme='dark'] { a: 1 }");
    expect(fitStyles(":is(:root, .x)[data-board='wood'] { a: 1 }")).toBe(":is(.embed, .x)[data-board='wood'] { a: 1 }");
    expect(fitStyles('a { width: min(26rem, 0.875rem); margin: -.5rem }')).toBe('a { width: min(416px, 14px); margin: -8px }');
  });

  test('and stay as they are else', () => {
    for (const css of ['.x-1rem { a: 1 }', 'a { b: var(--rem) }', 'a { b: 1em }']) expect(fitStyles(css)).toBe(css);
    expect(fitStyles('/* :root */ a { b: 1 }')).toBe('a { b: 1 }');
  });
});

test('the board for other sites has budgets of its own', () => {
  expect(findLargeEmbed({ first: 64 * 1024, whole: 198 * 1024 })).toEqual([]);
  expect(findLargeEmbed({ first: 64 * 1024 + 60, whole: 199 * 1024 })).toEqual([
    'the board for other sites: first is 64.1 kB, at most 64',
    'the board for other sites: whole is 199.0 kB, at most 198',
  ]);
});
