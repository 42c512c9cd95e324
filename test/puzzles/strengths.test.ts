import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { FORMER_STRENGTHS } from '../../src/engine/index.ts';
import { correlateRanks } from '../../curation/grade/correlate.ts';
import { listBestPlay } from '../../curation/grade/measure-strengths.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

/**
 * Every nth puzzle, by rating, is tried by each strength, and the plies it needs go with the rating at least so well, which is far
 * beyond what chance gives. With a hundred or two the figure varies by a tenth with which of them are picked, so all are tried but
 * by strengths that think long; those that see one ply, or nearly everything, tell less.
 */
const SAMPLES = [
  { every: 1, least: 0.3 },
  { every: 1, least: 0.4 },
  { every: 1, least: 0.4 },
  { every: 3, least: 0.3 },
] as const;
const SHUFFLES = 40;

const collection = readCollection();
const puzzles = listBestPlay(collection);

/** The plies a strength needs, found by a process of its own: there the search runs as it is written, and three times as fast. */
const findPlies = (name: string, every: number): readonly number[] =>
  JSON.parse(
    execFileSync(process.execPath, ['curation/grade/measure-strengths.ts', '--name', name, '--every', String(every)], { encoding: 'utf8' }),
  ) as readonly number[];

function shuffle(list: readonly number[], random: () => number): number[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

describe.each(FORMER_STRENGTHS.map((strength, at) => ({ ...SAMPLES[at]!, strength, name: strength.name })))(
  '$name',
  ({ strength, every, least }) => {
    const some = listBestPlay(collection, every);
    const ratings = some.map(({ rating }) => rating);
    let plies: readonly number[] = [];

    test('needs more plies, up to more than it has, the higher the rating', { timeout: 600_000 }, () => {
      plies = findPlies(strength.name, every);
      expect(correlateRanks(ratings, plies)).toBeGreaterThanOrEqual(least);
    });

    test('would not, were the ratings any others', () => {
      expect(plies.length).toBe(some.length);
      const random = makeRandom(13);
      const others = Array.from({ length: SHUFFLES }, () => correlateRanks(shuffle(ratings, random), plies));
      expect(Math.max(...others)).toBeLessThan(least);
    });

    test('finds fewer of the harder half, or sees all that is asked', () => {
      const share = (part: readonly number[]): number => part.filter((one) => one <= strength.plies).length / part.length;
      const half = Math.floor(plies.length / 2);
      const [easy, hard] = [share(plies.slice(0, half)), share(plies.slice(half))];
      // It misses a few of the longest lines: too few for a sample to tell one half from the other.
      if (strength === FORMER_STRENGTHS.at(-1)) expect(Math.min(easy, hard)).toBeGreaterThanOrEqual(0.9);
      else expect(easy).toBeGreaterThan(hard + 0.05);
    });
  },
);

describe('a puzzle that the search for the best move can show', () => {
  test('is neither played together nor a question, and nothing else is as good', () => {
    const kinds = new Set(puzzles.map(({ goal }) => goal.kind));
    expect([...kinds].sort()).toEqual(['capture', 'declaration', 'defence', 'gain', 'mate']);
  });
});
