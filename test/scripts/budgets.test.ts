import { describe, expect, test } from 'vitest';
import { findLarge, sayLargest, type Weighed } from '../../scripts/check/budgets.ts';

const page = (address: string, html: number, css = 1, js = 1): Weighed => ({
  address,
  weights: { html: html * 1024, css: css * 1024, js: js * 1024 },
});

describe('the budgets of pages', () => {
  test('name a page that is larger than its kind may be, and no other', () => {
    const pages = [page('/learn/', 80), page('/which/', 80.1), page('/compare/', 150, 1, 11.2), page('/puzzles/x/', 10, 1, 9)];
    expect(findLarge(pages)).toEqual(['/which/: html is 80.1 kB, at most 80', '/compare/: js is 11.2 kB, at most 11']);
  });

  test('are said of the largest page of a kind, in each of its parts, with the limit', () => {
    const rows = sayLargest([page('/learn/', 70, 2, 7), page('/which/', 75, 1, 3), page('/puzzles/x/', 10)]);
    expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
      'puzzles html 10.0 of 80 /puzzles/x/',
      'puzzles css 1.0 of 20 /puzzles/x/',
      'puzzles js 1.0 of 10 /puzzles/x/',
      'pages html 75.0 of 80 /which/',
      'pages css 2.0 of 20 /learn/',
      'pages js 7.0 of 8.9 /learn/',
    ]);
  });
});
