import { describe, expect, test } from 'vitest';
import { isMoveLike, readQuestion } from '../../../src/components/search/search-question.ts';
import { makeIndex, putRight, rankPages } from '../../../src/components/search/search-rank.ts';
import type { SearchPage } from '../../../src/components/search/search-sections.ts';

const lesson = (ruleset: string, name: string, title: string, sections: SearchPage['sections']): SearchPage => ({
  path: `/learn/${ruleset}/${name}/`,
  title,
  ruleset,
  rules: ruleset,
  kind: 'Lesson',
  sections: [['', '', ''], ...sections],
});
const PAGES: readonly SearchPage[] = [
  lesson('meder', 'castling', 'Castling', [['short', 'On the king’s side', 'The king goes two squares.']]),
  lesson('grant', 'castling', 'Castling', [['short', 'King’s side', 'Castle if neither has moved.']]),
  lesson('meder', 'set-up', 'Setting up, and the first move', [['white', 'White begins', 'White moves, then Black.']]),
  lesson('meder', 'check', 'Check', [['pinned', 'Pinned pieces still attack', 'A pinned rook gives check.']]),
  lesson('meder', 'board', 'The board', [['places', 'Places', 'An attack board stands on a pin.']]),
  {
    ...lesson('harshman', 'draws', 'Draws', [['fifty', 'Fifty moves', 'No capture for fifty moves.']]),
    path: '/rules/harshman/',
    title: 'Three-way Chess',
    kind: 'Rules',
    sections: [
      ['', '', ''],
      ['r-8.5', 'Stages', 'The pieces of the defeated stay where they are.'],
      ['r-9.1', 'Draws', 'No capture for fifty moves.'],
    ],
  },
  { path: '/glossary/', title: 'Glossary', sections: [['pin', 'Pin', 'A place for an attack board.']] },
];
const INDEX = makeIndex(PAGES);
const best = (text: string, near?: string, ruleset = ''): string | undefined => {
  const [first] = rankPages(INDEX, text, ruleset, near);
  return first && first.page.path + (first.section[0] === '' ? '' : `#${first.section[0]}`);
};

describe('a question', () => {
  test('is read without the words it is asked with; only they are left where there is nothing else', () => {
    const words = (text: string): readonly string[] => readQuestion(text).concepts.flatMap((concept) => concept.words);
    expect(words('How does the knight move?')).toEqual(['knight', 'move']);
    expect(words('what are the rules')).toEqual(['rules']);
    expect(words('what')).toEqual([]);
  });

  test('names a ruleset by what people call it, and no other words do', () => {
    for (const text of ['stalemate 3 players', 'stalemate three-way', 'stalemate on the hexagonal board', 'Harshman stalemate'])
      expect(readQuestion(text).named, text).toEqual(['harshman']);
    expect(readQuestion('meder vs bartmess').named).toEqual(['meder', 'bartmess']);
    expect(readQuestion('stalemate').named).toEqual([]);
  });

  test('may have a square, a move or a section in it', () => {
    for (const text of ['b4N', 'Nb3W', 'b2W-b4N', 'QL1-QL3', '3.4(e)', 'e2-i10']) expect(isMoveLike(text), text).toBe(true);
    for (const text of ['castling', '50 moves', '3 players', 'attack-board']) expect(isMoveLike(text), text).toBe(false);
  });
});

describe('pages that answer', () => {
  test('are found by people’s words and ours, figures and hyphens; a page comes once', () => {
    expect(best('who moves first')).toBe('/learn/meder/set-up/#white');
    expect(best('setup starting position')).toBe('/learn/meder/set-up/');
    expect(best("what happens to a defeated player's pieces")).toBe('/rules/harshman/#r-8.5');
    for (const text of ['50 moves', 'fifty-move rule', '50-move rule']) expect(best(text), text).toBe('/rules/harshman/#r-9.1');
    const paths = rankPages(INDEX, 'capture fifty defeated', '').map(({ page }) => page.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('a pinned piece is not a pin, and a pin no pinned piece', () => {
    expect(best('pinned')).toBe('/learn/meder/check/#pinned');
    expect(best('pin')).toBe('/glossary/#pin');
  });

  test('those of the ruleset that is read come first, and those of one that is named before them', () => {
    expect(best('castling', 'grant')).toBe('/learn/grant/castling/');
    expect(best('castling', 'meder')).toBe('/learn/meder/castling/');
    expect(best('castling Grant', 'meder')).toBe('/learn/grant/castling/');
    expect(rankPages(INDEX, 'castling', 'grant').map(({ page }) => page.path)).toEqual(['/learn/grant/castling/']);
  });

  test('there are none where no page has the words', () => {
    expect([best('xyzzy'), best(''), best('what')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a misspelt question', () => {
  test('is put right by words in use; a word far from all is left out, and known ones stay', () => {
    expect(putRight(INDEX, 'castlnig')).toEqual({ text: 'castling', unknown: [] });
    expect(putRight(INDEX, 'xyzzy castling')).toEqual({ text: 'castling', unknown: ['xyzzy'] });
    for (const text of ['castling', 'castl', 'who moves first']) expect(putRight(INDEX, text), text).toBeUndefined();
  });
});
