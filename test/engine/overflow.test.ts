import { describe, expect, test } from 'vitest';
import { expect as take, RULESETS } from '../../src/engine/index.ts';

describe.each(RULESETS)('a machine of $id', (ruleset) => {
  const open = () => take(ruleset.parse(ruleset.start)).machine();
  test('takes a long line, and says in words where it is longer than it has room for', () => {
    const machine = open();
    let made = 0;
    expect(() => {
      for (; made < 4096; made++) {
        machine.top = 0;
        // Where the game is over any move serves: nothing checks that it is legal.
        machine.generate();
        machine.make(machine.stack[0]!);
      }
    }).toThrow(/room for (?:1024|2048) moves made and not taken back/);
    expect(made).toBeGreaterThanOrEqual(1024);
  });

  test('says in words where its stack has no room for the moves of another position, and drops none before', () => {
    const machine = open();
    const count = machine.count();
    let before = 0;
    expect(() => {
      for (;;) {
        expect(machine.generate()).toBe(count);
        before = machine.top;
      }
    }).toThrow(/room for \d+ moves on the stack/);
    expect([...machine.stack.subarray(before - count, before)]).toEqual([...machine.stack.subarray(0, count)]);
  });
});
