import { describe, expect, test } from 'vitest';
import { findSentences, listSentences } from './sentences.ts';

/** What two words of the engine are names for the machine: a field of position strings, and marks that tell two pieces apart. */
const NAMES = ['en passant', 'file rank', 'file level', 'rank level', 'file rank level'];

/** The name of the site is the same in every language. */
const OWN_NAME = 'Threefold';

/** What is content and no interface, as lessons are: captions of samples on the pages that show every kind of picture (decision 26). */
const CONTENT = /^src\/(?:components|pages)\/gallery\//;

describe('sentences stand in the room of words', () => {
  test('the engine has none: what is wrong with a text from outside, too, is a code and its arguments', () => {
    const found = listSentences('src/engine').filter(({ text }) => !NAMES.includes(text));
    expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  test.for(['src/components', 'src/pages', 'src/layouts', 'src/puzzles', 'src/schema'])('%s has none', (folder) => {
    const found = listSentences(folder).filter(({ file, text }) => !CONTENT.test(file) && text !== OWN_NAME);
    expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  test('the room of words has them: refusals, facts, rulings', () => {
    expect(listSentences('src/words').length).toBeGreaterThan(500);
  });

  test('the reader of sentences sees strings, templates and text between tags', () => {
    const says = (code: string, file = 'a.ts'): readonly string[] => findSentences(file, code).map(({ text }) => text);
    expect(says("const a = 'The king has moved.';")).toEqual(['The king has moved.']);
    expect(says('const a = `The pawn on ${b} must wait.`;')).toEqual(['The pawn on … must wait.']);
    expect(says("const a = 'There is none here; look there.';")).toEqual(['There is none here; look there.']);
    expect(says('const a = <p>Go on here</p>;', 'a.tsx')).toEqual(['Go on here']);
    expect(says('const a = <button aria-label="Close">Back</button>;', 'a.tsx')).toEqual(['Close', 'Back']);
    expect(says('const a = <p title="Go there">\n  Go on here\n</p>;', 'a.tsx')).toEqual(['Go there', 'Go on here']);
  });

  test('and passes over ids, sections, errors for programmers and comments', () => {
    for (const code of [
      "const a = 'not-its-way';",
      "const a = { source: 'VIII, Declaration of checkmate' };",
      "throw new Error('the machine has no position');",
      '// The king has moved.',
      "const a = 'b2W-b4N d7B-d5N';",
    ])
      expect(findSentences('a.ts', code), code).toEqual([]);
    expect(findSentences('a.tsx', 'const a = <p class="shape mono" />;')).toEqual([]);
  });
});
