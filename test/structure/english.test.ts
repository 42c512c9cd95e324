import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './imports.ts';

/** A way to write that is not English as engineers write it. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only in comments: what a string says may have to be so. */
  readonly comments?: true;
}

const HABITS: readonly Habit[] = [
  { name: '“who” for “a player who”, “whoever”', pattern: /\b(?:for|by|to|from|as|of|with|than)\s+who\b/ },
  { name: '“that is none” for “not one”', pattern: /\b(?:that|what|it|value|text|one|position|move) (?:is|are) none\b(?! of)/ },
  { name: 'no English word', pattern: /\bhow-manieth|\bso-many-th|\bon an average\b|\bat the begin\b/ },
  { name: '“hundredths of a pawn” for “centipawns”', pattern: /\bhundredths?\s+(?:\*\s+)?of\s+(?:\*\s+)?a\s+pawn/i },
  { name: 'a sentence that begins with “Of …”', pattern: /^Of (?!course\b|other\b)/, comments: true },
  { name: '“he” for a player', pattern: /\b(?:he|him|his|himself)\b/i, comments: true },
];

/** A source's author is a man with a name; these comments speak of him. */
const AUTHORS =
  /\b(?:Bartmess|Grant|Roth|Thompson)\b|michael\.grant|^(?:What he calls|He names squares)|^File, rank and height of a place of his|from his corners/;

/** Files whose comments are being worked on elsewhere. */
const LATER = /^src\/engine\/(?:search\/|trid\/(?:evaluation|machine|search-machine)\.ts)|^src\/content\/docs\//;

/** The comments of a text, each line by itself without its marks. */
const listComments = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [, says] = /(?:\/\*\*?|^\s*\*|(?<!:)\/\/)\s+(.*?)\s*(?:\*\/\}?)?$/.exec(line) ?? [];
    return says === undefined ? [] : [says];
  });

const findHabits = (text: string): readonly string[] =>
  HABITS.flatMap(({ name, pattern, comments }) =>
    (comments ? listComments(text) : text.split('\n'))
      .filter((line) => pattern.test(line) && !(comments && AUTHORS.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );

describe('comments and sentences are plain English', () => {
  test('in sources, tests and guides', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) =>
        /^(?:src|curation|tools|scripts|bench|test|docs|packages)\/.*\.(?:ts|tsx|astro|css|md)$|^[^/]+\.(?:ts|md)$/.test(file),
      )
      .filter((file) => !LATER.test(file) && file !== 'test/structure/english.test.ts' && existsSync(join(ROOT, file)));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => findHabits(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test.each([
    '/** The answer for who asks. */',
    '// A mate by who is ahead.',
    "const says = 'this is for who knows chess';",
    '/** A value that is none gives nothing. */',
    '/** The how-manieth step. */',
    ' * In hundredths of a pawn.',
    '/** Of two players one wins. */',
    '  // His own pieces are in his way.',
  ])('finds the habit in %s', (text) => expect(findHabits(text)).toHaveLength(1));

  test.each([
    '/** The answer for anyone who asks, and who answered. */',
    '/** None of these; there is none. */',
    '/** In centipawns. Of course. */',
    "const says = 'His figures show it.';",
    '/** Bartmess’s answers, as he numbers them. */',
    'const address = "https://his.example/of";',
  ])('and none in %s', (text) => expect(findHabits(text)).toEqual([]));
});
