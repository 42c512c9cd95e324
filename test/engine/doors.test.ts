import { describe, expect, it } from 'vitest';
import { expect as must, RULESETS, type Position, type Ruleset } from '../../src/engine/index.ts';

const startOf = (ruleset: Ruleset): Position => must(ruleset.parse(ruleset.start));

/** Everything a ruleset answers about a position that somebody hands it. */
const DOORS: readonly (readonly [string, (ruleset: Ruleset, position: Position) => unknown])[] = [
  ['refuse', (ruleset, position) => ruleset.refuse(position, 'b2W', 'b4N')],
  ['refuseCastling', (ruleset, position) => ruleset.refuseCastling(position, 'd0KL', 'e0KL')],
  ['choices', (ruleset, position) => ruleset.choices(position, 'b2W', 'b3W')],
  ['machine', (ruleset, position) => ruleset.machine(position)],
  ['examine', (ruleset, position) => ruleset.examine?.(position, 'mate:w>g')],
];

describe('a position of another ruleset is a programmer’s mistake', () => {
  const pairs = RULESETS.flatMap((asked) => RULESETS.filter((other) => other !== asked).map((other) => ({ asked, other })));

  it.each(pairs)('$asked.id takes none of $other.id at any door', ({ asked, other }) => {
    for (const [door, ask] of DOORS) {
      if (door === 'examine' && !asked.examine) continue;
      expect(() => ask(asked, startOf(other)), door).toThrow(TypeError);
    }
  });

  it.each(RULESETS)('$id takes its own at every door', (ruleset) => {
    for (const [door, ask] of DOORS) expect(() => ask(ruleset, startOf(ruleset)), door).not.toThrow();
  });

  it('the same rules configured again are no other ruleset', () => {
    for (const ruleset of RULESETS) {
      const again = must(ruleset.configure({}));
      expect(() => again.machine(startOf(ruleset))).not.toThrow();
    }
  });
});
