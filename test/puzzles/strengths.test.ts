import { describe, expect, it } from 'vitest';
import { STRENGTHS } from '../../src/engine/index.ts';
import { isPlayed } from '../../src/puzzles/puzzle.ts';
import { shareFound } from '../../tools/grade/strengths.ts';
import { readCollection } from '../../tools/puzzles/read.ts';

/**
 * Of each end of the scale so many puzzles are tried, spread over the rulesets: fewer by those who think long. The
 * strongest is not asked here: it looks at every line of five plies, so that what is hard for people is not for it.
 */
const SAMPLES: readonly number[] = [60, 60, 24];
const played = readCollection().filter(isPlayed);

function pick(levels: readonly number[], count: number): typeof played {
  const some = played.filter(({ level }) => levels.includes(level));
  const step = Math.max(1, Math.floor(some.length / count));
  return some.filter((_, at) => at % step === 0).slice(0, count);
}

describe('the strengths of the opponent that are not the strongest', () => {
  it.each(SAMPLES.map((count, at) => [STRENGTHS[at]!.name, STRENGTHS[at]!, count] as const))(
    '%s finds the easy ones more often than the hard ones',
    (_name, strength, count) => {
      expect(shareFound(pick([1, 2], count), strength)).toBeGreaterThan(shareFound(pick([4, 5], count), strength));
    },
  );
});
