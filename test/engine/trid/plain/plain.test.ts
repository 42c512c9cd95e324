import { describe, expect, test } from 'vitest';
import { PLAIN_RULESETS, plainCheck, plainMoves, plainPerft, plainStart, plainStatus } from './index.ts';
import { vectorsOf } from '../vectors.ts';

describe('the plain generator agrees with the test vectors', () => {
  test.each(PLAIN_RULESETS)('%s: sixty positions, moves, check and status', (ruleset) => {
    const vectors = vectorsOf(ruleset);
    expect(vectors).toHaveLength(60);
    for (const { position, moves, check, status } of vectors) {
      expect({ position, moves: plainMoves(ruleset, position) }).toEqual({ position, moves });
      expect({ position, check: plainCheck(ruleset, position) }).toEqual({ position, check });
      expect({ position, status: plainStatus(ruleset, position) }).toEqual({ position, status });
    }
  });
});

describe('the plain generator counts the start positions as the specification does', () => {
  test.each([
    ['bartmess', [18, 324, 7_640]],
    ['meder', [20, 400, 9_128]],
    ['grant', [28, 784]],
    ['usenet', [44, 1_661]],
  ] as const)('%s: %j', (ruleset, counts) => {
    expect(counts.map((_, index) => plainPerft(ruleset, plainStart(ruleset), index + 1))).toEqual(counts);
  });
});
