import { describe, expect, it } from 'vitest';
import { anchorOf, readLinks, TERMS } from '../../src/content/glossary.ts';

describe('the glossary', () => {
  it('has each term once, and each place once', () => {
    const anchors = TERMS.map(({ term }) => anchorOf(term));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('board-move');
  });

  it('leads from term to term only where there is one', () => {
    for (const { says } of TERMS) expect(readLinks(says).length).toBeGreaterThan(0);
    expect(readLinks('A [cell] has [faces|face].')).toEqual([
      'A ',
      { text: 'cell', anchor: 'cell' },
      ' has ',
      { text: 'faces', anchor: 'face' },
      '.',
    ]);
    expect(() => readLinks('A [nothing].')).toThrow('“nothing” is no term');
  });

  it('uses no word that it says we do not use', () => {
    const banned = TERMS.flatMap(({ not = [] }) => not);
    expect(banned.length).toBeGreaterThan(4);
    for (const { term, says } of TERMS)
      for (const word of banned) expect([term, says.toLowerCase().includes(word.toLowerCase())]).toEqual([term, false]);
  });

  it('links a word to one term only', () => {
    const forms = TERMS.flatMap(({ forms = [] }) => forms);
    expect(new Set(forms).size).toBe(forms.length);
  });
});
