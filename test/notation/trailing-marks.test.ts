import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';
import { readText } from '../../src/game/reader/read-text.ts';
import { trimWord } from '../../src/game/reader/token-patterns.ts';
import { trimTrailingMarks } from '../../src/notation/trailing-marks.ts';

/** By definition: all marks behind a word. On long rows of marks it takes time that doubles with each of them. */
const MARKS = /(?:\$\d|\$\d\d|[!?]|[=+]\/[-=+]|[-+]\/[-+]|\+[-=]|-\+|[+±∓⩲⩱∞†‡~=])+$/u;
const words = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 9 });

describe('marks behind a word are taken off', () => {
  test('as an expression for all of them does', () => {
    fc.assert(
      fc.property(words('a4-+=/!?±$'), (word) => {
        const taken = word.replace(MARKS, '');
        // Codes of more digits than the expression knows are whole, too.
        fc.pre(!/\$\d{3}/.test(word));
        expect(trimTrailingMarks(word)).toBe(taken);
      }),
      { seed: 1, numRuns: 20_000 },
    );
  });

  test.for([
    ['Nf3!?+', 'Nf3'],
    ['e4$14', 'e4'],
    ['b2W-b4N+/-', 'b2W-b4N'],
    ['Nf3-+', 'Nf3'],
    ['a/b', 'a/b'],
    ['e4$', 'e4$'],
    ['14', '14'],
    ['b2W-', 'b2W-'],
  ] as const)('%s', ([word, left]) => expect(trimTrailingMarks(word)).toBe(left));
});

test.for([
  ['b4N.,;', 'b4N'],
  ['b4N:', 'b4N'],
  ['White:', 'White:'],
  ['White::', 'White:'],
  ['b4N$3.', 'b4N'],
  ['"b4N"', 'b4N'],
] as const)('what stands around a word goes: %s', ([word, left]) => expect(trimWord(word)).toBe(left));

const MANY = 5000;
/** Rows of signs that an expression may divide in ever so many ways. */
const ROWS = ['+', '!', '=+', '+-', '.', ',', ':', '$1', '9', '12', 'a1', '(', '[', ' ', '[A ', '[A: ', '"', '-', '/', '1/', 'W:'];

describe('a row of thousands of signs is read at once', () => {
  const ruleset = findRuleset('meder')!;
  test.for(ROWS)('%s', (row) => {
    for (const text of [`N${row.repeat(MANY)}x`, `${row.repeat(MANY)}Kite "A"]`, `1. b2W-b4N ${row.repeat(MANY)} b7B-b5B`]) {
      // An expression that divides the row in every way would never come back, and a test is stopped after some seconds.
      expect(['game', 'none', 'position', 'link']).toContain(readText(text, { find: findRuleset, ruleset }).kind);
    }
  });
});
