import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { findRuleset, LIMITS } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';

/** A text with what it is; a fault by its whole sentence, its word and its line. */
interface Sibling {
  readonly text: string;
  readonly rules: string;
  readonly moves: string;
  readonly kind?: string;
  readonly form?: string;
  readonly by?: string;
  readonly says?: string;
  readonly word?: string;
  readonly line?: number;
}

const SIBLINGS = readFileSync(new URL('siblings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sibling);
const read = (text: string, rules: string) => readText(text, { find: findRuleset, ruleset: findRuleset(rules)! });

describe('texts of the same kinds, one fault or spelling apart', () => {
  test.for(SIBLINGS.map((one) => [`${one.rules} ${JSON.stringify(one.text).slice(0, 110)}`, one] as const))('%s', ([, one]) => {
    const { kind, form, plies, ruleset, fault } = read(one.text, one.rules);
    expect({ kind, moves: plies.map(({ id }) => id).join(' ') }).toEqual({ kind: one.kind ?? 'game', moves: one.moves });
    if (one.moves !== '' || one.form !== undefined) expect(form).toBe(one.form ?? 'own');
    expect({ says: fault?.sentence, word: fault?.word, line: fault?.line }).toEqual({ says: one.says, word: one.word, line: one.line });
    if (kind !== 'none' && one.by !== '') expect(ruleset?.id).toBe(one.by ?? one.rules);
  });
});

describe('texts made to keep the reader busy (just under the limit)', () => {
  const fill = (text: string): string => text.repeat(Math.floor(249_900 / text.length));
  // Ten times what it takes on an idle machine; what grows with the square of the length takes minutes.
  const UNITS = [
    '; b4N',
    'White ',
    '♘',
    '{a{b}',
    '&',
    'rules=meder&',
    '(1. a3W) ',
    '9',
    '9'.repeat(40).concat(' '),
    '9/',
    'wP',
    '[a1 ',
    '(1. ',
    '1.(#',
    '%20',
    'W:4   /   4',
    'I ',
    '1 1:',
    'a b\n',
    '/a',
    '"',
  ];
  test.for(UNITS)('%j', (unit) => {
    const from = performance.now();
    read(`1. b4N ${fill(unit)}`.slice(0, 249_950), 'meder');
    read(fill(unit), 'harshman');
    // As the word at fault, and as what may be a position.
    read(`${unit.repeat(60)}Kite "A"]\n1. b4N ${unit.repeat(60)}x`, 'meder');
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});

test('a game of more moves than are read says how many are', () => {
  const { fault } = read(`1. b4N ${'(1. a3W) '.repeat(LIMITS.moves)}`, 'meder');
  expect(fault?.sentence).toBe(
    `The game is too long; at most ${LIMITS.plies.toLocaleString('en')} moves of one line and ${LIMITS.moves.toLocaleString('en')} with variations are read.`,
  );
});

describe('work that is done once', () => {
  test('a variation that stands there a thousand times asks for the name of its move once', () => {
    const ruleset = findRuleset('meder')!;
    // Read anew: nothing is known of it from the tests before.
    const read = ruleset.parse(ruleset.begin().text());
    if (!read.ok) throw new Error('the opening position is not read');
    const start = read.value;
    const readings = vi.spyOn(start.ruleset.notation, 'readings');
    const after = vi.spyOn(start, 'after');
    const { plies, fault } = readText(`1. b4N ${'(1. a3W) '.repeat(1000)}`, { find: findRuleset, ruleset, start });
    const calls = [readings.mock.calls.length, after.mock.calls.length];
    vi.restoreAllMocks();
    expect(fault).toBeUndefined();
    expect(plies[0]!.variations!.length).toBe(1000);
    expect(Math.max(...calls)).toBeLessThan(200);
    expect(Math.min(...calls)).toBeGreaterThan(0);
  });
});
