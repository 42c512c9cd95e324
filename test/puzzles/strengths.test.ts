import { describe, expect, it } from 'vitest';
import { STRENGTHS } from '../../src/engine/index.ts';
import { isPlayed } from '../../src/puzzles/puzzle.ts';
import { shareFound } from '../../tools/grade/strengths.ts';
import { readCollection } from '../../tools/puzzles/read.ts';

/** Of each end of the scale so many puzzles are tried, spread over the rulesets. */
const SAMPLE = 14;
const played = readCollection().filter((puzzle) => isPlayed(puzzle) && puzzle.ruleset !== 'harshman');

function pick(levels: readonly number[]): typeof played {
  const some = played.filter(({ level }) => levels.includes(level));
  const step = Math.max(1, Math.floor(some.length / SAMPLE));
  return some.filter((_, at) => at % step === 0).slice(0, SAMPLE);
}

describe('the weaker strengths of the opponent', () => {
  it.each(STRENGTHS.slice(0, 2).map((strength) => [strength.name, strength] as const))(
    '%s finds the easy ones more often',
    (_name, strength) => {
      expect(shareFound(pick([1, 2]), strength)).toBeGreaterThan(shareFound(pick([5]), strength));
    },
  );
});
