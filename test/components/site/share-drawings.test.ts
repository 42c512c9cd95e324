import { describe, expect, test } from 'vitest';
import { listPuzzlesOf } from '../../../src/components/site/rule-puzzles.ts';
import { shareDrawings } from '../../../src/components/site/share-drawings.ts';

describe('drawings of men in a page', () => {
  const picture = (...ids: readonly string[]): string =>
    `<svg><defs>${ids.map((id) => `<g id="${id}" data-man="w king 44"><path/></g>`).join('')}</defs><use href="#${ids[0]}"/></svg>`;

  test('stand once, with the first picture that shows them', () => {
    const page = {};
    expect(shareDrawings(page, picture('king', 'pawn'))).toBe(picture('king', 'pawn'));
    const second = shareDrawings(page, picture('king', 'rook'));
    expect(second).not.toContain('<g id="king"');
    expect(second).toContain('<g id="rook"');
    expect(second).toContain('<use href="#king"/>');
  });

  test('are not shared with another page', () => {
    shareDrawings({}, picture('king'));
    expect(shareDrawings({}, picture('king'))).toBe(picture('king'));
  });
});

describe('puzzles of a rule', () => {
  test('turn on one of its claims, each puzzle once', () => {
    const found = listPuzzlesOf(['meder-3.6-adjacent', 'meder-3.6-at-most-one']);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => !id.startsWith('meder-'))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    expect(listPuzzlesOf([])).toEqual([]);
    expect(listPuzzlesOf(['no-such-claim'])).toEqual([]);
  });
});
