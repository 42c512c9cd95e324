import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorOf, GLOSSARY, listLessons, readLinks, TERMS, type Term } from '../../src/content/glossary.ts';
import { expect as take, findRuleset } from '../../src/engine/index.ts';
import { parseMdx, valueOf, type MdxNode } from '../../src/content/mdx.ts';

/** What boards and tasks are, beside the words of a screen. */
const PLATES = ['Exercise', 'Steps', 'Diagram', 'Adjacency', 'Puzzle'];

const attributeOf = ({ attributes = [] }: MdxNode, name: string): string => {
  const found = attributes.find((one) => one.name === name);
  return found ? String(valueOf(found)) : '';
};

const wordsOf = (node: MdxNode): string =>
  PLATES.includes(node.name ?? '')
    ? ''
    : `${typeof node.value === 'string' ? node.value : ''}${(node.children ?? []).map(wordsOf).join('')}`;

/** The title and the words of a screen, without its board; nothing where a lesson has no such screen. */
function readScreen(lesson: string, id: string): string | undefined {
  const all = (node: MdxNode): readonly MdxNode[] => [node, ...(node.children ?? []).flatMap(all)];
  const screen = all(parseMdx(lesson)).find((node) => node.name === 'Screen' && attributeOf(node, 'id') === id);
  return screen && `${attributeOf(screen, 'title')}. ${wordsOf(screen)}`.replace(/\s+/g, ' ');
}

/** Whether a text has the term, in one of its forms or in words by which a lesson explains it. */
function hasTerm({ term, forms = [], as = [] }: Term, text: string): boolean {
  return new RegExp(`(?<![\\w’-])(?:${[term, ...forms, ...as].join('|')})(?:s|ed|es)?(?![\\w-])`, 'i').test(text);
}

/** What is wrong with the lessons of a term: a screen that is not there, or one that does not speak of it. */
function findFaults(term: Term): readonly string[] {
  return listLessons(term).flatMap(({ ruleset, href }) => {
    const [, , , lesson = '', screen = ''] = href.split('/');
    const text = readScreen(
      readFileSync(new URL(`../../src/content/docs/learn/${ruleset}/${lesson}.mdx`, import.meta.url), 'utf8'),
      screen.slice(1),
    );
    if (text === undefined) return [`${term.term}: ${href} has no such screen`];
    return hasTerm(term, text) ? [] : [`${term.term}: ${href} does not speak of it: ${text}`];
  });
}

describe('the glossary', () => {
  test('has each term once, and each place once', () => {
    const anchors = TERMS.map(({ term }) => anchorOf(term));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('board-move');
  });

  test('leads from term to term only where there is one', () => {
    const linked = TERMS.filter(({ says }) => readLinks(says).some((part) => typeof part !== 'string'));
    expect(linked.map(({ term }) => term)).toContain('Inversion');
    expect(readLinks('A [cell] has [faces|face].')).toEqual([
      'A ',
      { text: 'cell', anchor: 'cell' },
      ' has ',
      { text: 'faces', anchor: 'face' },
      '.',
    ]);
    expect(() => readLinks('A [nothing].')).toThrow('“nothing” is not a term');
  });

  test('shows boards with arrows between places that are there', () => {
    const boards = TERMS.flatMap(({ board }) => board?.() ?? []);
    expect(boards.length).toBeGreaterThan(10);
    for (const { ruleset, position, arrows, caption } of boards) {
      const { squares, ruleset: rules } = take(findRuleset(ruleset)!.parse(position));
      const places = [...squares, ...rules.pins].map(({ name }) => name);
      expect(places, caption).toEqual(expect.arrayContaining(arrows.flatMap((arrow) => arrow.split('-'))));
      expect(caption).not.toBe('');
    }
  });

  test('uses no word that it says we do not use', () => {
    const banned = TERMS.flatMap(({ not = [] }) => not);
    expect(banned.length).toBeGreaterThan(4);
    for (const { term, says } of TERMS)
      for (const word of banned) expect([term, says.toLowerCase().includes(word.toLowerCase())]).toEqual([term, false]);
  });

  test('links a word to one term only', () => {
    const forms = TERMS.flatMap(({ forms = [] }) => forms);
    expect(new Set(forms).size).toBe(forms.length);
  });
});

describe('the lessons of a term', () => {
  test('speak of it on the very screen', () => {
    expect(TERMS.flatMap(findFaults)).toEqual([]);
  });

  test('are found missing, or silent, where they are', () => {
    const pin = TERMS.find(({ term }) => term === 'Pin')!;
    expect(findFaults({ ...pin, lessons: { harshman: 'board#faces' } })).toEqual([
      expect.stringMatching(/^Pin: \/learn\/harshman\/board\/#faces does not speak of it: Across a face\./),
    ]);
    expect(findFaults({ ...pin, lessons: { meder: 'board#nowhere' } })).toEqual(['Pin: /learn/meder/board/#nowhere has no such screen']);
  });

  test('are there for every word of the boards, of moves and of the end of games; motifs have a board of their own', () => {
    const site = GLOSSARY.at(-1)!.terms;
    const others = TERMS.filter((term) => !site.includes(term));
    expect(others.filter((term) => listLessons(term).length === 0 && !term.board).map(({ term }) => term)).toEqual([]);
    expect(others.filter(({ board }) => board).map(({ term }) => term)).toContain('Zugzwang');
  });

  test('are of a ruleset that has the thing: no rotation but with Bartmess, no pins on hexagons', () => {
    const of = (name: string) => listLessons(TERMS.find(({ term }) => term === name)!).map(({ ruleset }) => ruleset);
    expect(of('Rotation')).toEqual(['bartmess']);
    expect(of('Pin')).not.toContain('harshman');
    expect(of('Inversion')).not.toContain('meder');
    expect(of('Declaration')).toEqual(['harshman']);
  });
});
