import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dividePerft, perft } from '../../../src/engine/index.ts';
import { engineParse } from './engine.ts';
import { PLAIN_RULESETS, plainAnswer } from './plain/index.ts';

const LINES = readFileSync('test/fixtures/perft/trid.perft', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('; '));

describe('perft: the engine counts what the plain generator counted', () => {
  test('has the start and five positions of each ruleset', () => {
    expect(PLAIN_RULESETS.map((id) => LINES.filter(([ruleset]) => ruleset === id).length)).toEqual([6, 6, 6, 6]);
  });

  test.each(LINES)('%s: %s: %s', (ruleset = '', text = '', counts = '') => {
    const machine = engineParse(ruleset, text).machine();
    const expected = counts.split(' ').map(Number);
    expect(expected.map((_, index) => perft(machine, index + 1))).toEqual(expected);
  });

  test.each(LINES.filter((_, index) => index % 6 === 1))('%s: %s: move by move', (ruleset = '', text = '') => {
    const divided = dividePerft(engineParse(ruleset, text).machine(), 2);
    const plain = Object.entries(plainAnswer(ruleset, text).moves).map(([id, next]) => [
      id,
      Object.keys(plainAnswer(ruleset, next).moves).length,
    ]);
    expect(divided).toEqual(Object.fromEntries(plain));
  });
});
