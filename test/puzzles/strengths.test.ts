import { describe, expect, test } from 'vitest';
import { STRENGTHS } from '../../src/engine/index.ts';
import { correlateRanks } from '../../tools/grade/correlate.ts';
import { isBestPlay, pliesToFind } from '../../tools/grade/strengths.ts';
import { makeRandom } from '../../tools/common/random.ts';
import { readCollection } from '../../tools/common/read.ts';

/**
 * So many puzzles are tried by each strength, spread over all ratings, and the plies it needs go with the rating at least so
 * well, which is far beyond what chance gives so few. Who thinks long tries fewer; of who sees one ply, or nearly everything, there is
 * less to tell.
 */
const SAMPLES = [
  { count: 240, least: 0.3 },
  { count: 160, least: 0.4 },
  { count: 120, least: 0.4 },
  { count: 140, least: 0.3 },
] as const;
const SHUFFLES = 40;

const collection = readCollection();
const puzzles = collection.filter(isBestPlay).sort((a, b) => a.rating - b.rating);

function pick(count: number): typeof puzzles {
  return Array.from({ length: count }, (_, at) => puzzles[Math.floor(((at + 0.5) * puzzles.length) / count)]!);
}

function shuffle(list: readonly number[], random: () => number): number[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

describe.each(STRENGTHS.map((strength, at) => ({ ...SAMPLES[at]!, strength, name: strength.name })))(
  '$name',
  ({ strength, count, least }) => {
    const some = pick(count);
    const ratings = some.map(({ rating }) => rating);
    let plies: readonly number[] = [];

    test('needs more plies, up to more than it has, the higher the rating', { timeout: 600_000 }, () => {
      plies = some.map((puzzle) => pliesToFind(puzzle, strength));
      expect(correlateRanks(ratings, plies)).toBeGreaterThanOrEqual(least);
    });

    test('would not, were the ratings any others', () => {
      expect(plies.length).toBe(count);
      const random = makeRandom(13);
      const others = Array.from({ length: SHUFFLES }, () => correlateRanks(shuffle(ratings, random), plies));
      expect(Math.max(...others)).toBeLessThan(least);
    });

    test('finds fewer of the harder half, or sees all that is asked', () => {
      const share = (from: number, to: number): number => plies.slice(from, to).filter((one) => one <= strength.plies).length / (to - from);
      const [easy, hard] = [share(0, count / 2), share(count / 2, count)];
      // Of the longest lines it misses a few: too few for a sample to tell one half from the other.
      if (strength === STRENGTHS.at(-1)) expect(Math.min(easy, hard)).toBeGreaterThanOrEqual(0.9);
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
