import { describe, expect, test } from 'vitest';
import { perft, RULESETS, type Position } from '../../src/engine/index.ts';

/** Everything that is asked of a position; `examine` where mate has to be declared. */
const DOORS: readonly (readonly [string, (position: Position) => unknown])[] = [
  ['refuse', (position) => position.refuse('b2W', 'b4N')],
  ['refuseCastling', (position) => position.refuseCastling('d0KL', 'e0KL')],
  ['choices', (position) => position.choices('b2W', 'b3W')],
  ['machine', (position) => position.machine()],
  ['examine', (position) => position.examine?.('mate:w>g')],
];

describe('what is asked of a position, the position answers by its own rules', () => {
  test.each(RULESETS)('$id has every door, and its ruleset has none that takes a position of another', (ruleset) => {
    for (const [door, ask] of DOORS) {
      expect(() => ask(ruleset.begin()), door).not.toThrow();
      expect(door in ruleset, door).toBe(false);
    }
    expect('examine' in ruleset.begin()).toBe(ruleset.players.length > 2);
  });

  test('the same men on the same boards have other moves under other rules: two plies of Meder’s and Grant’s start', () => {
    const count = (id: string): number =>
      perft(
        RULESETS.find((ruleset) => ruleset.id === id)!
          .begin()
          .machine(),
        2,
      );
    expect([count('meder'), count('grant')]).toEqual([400, 784]);
  });

  test.each(RULESETS)('$id gives a machine to each who asks: what one does is not seen by another, nor by the position', (ruleset) => {
    const position = ruleset.begin();
    const [one, other] = [position.machine(), position.machine()];
    const text = position.text();
    one.generate();
    one.make(one.stack[0]!);
    expect(one.hash()).not.toBe(other.hash());
    expect(other.count()).toBe(position.moves().length);
    expect(position.text()).toBe(text);
  });
});
