import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../src/engine/index.ts';
import { EVALUATION_MARGIN } from '../../../src/engine/search/evaluation-cache.ts';
import { playRandomly } from './games.ts';

const TWO = RULESETS.filter(({ players }) => players.length === 2);

describe.each(TWO)('what the full judgement leaves out: $id', (ruleset) => {
  const positions = playRandomly(ruleset, 16, 60, 11).filter((position) => position.status() === 'playing');

  test('a step that gives check is not left out: all that can be told from columns are kept, and not every step is', () => {
    let [checks, missed, kept, steps] = [0, 0, 0, 0];
    for (const position of positions) {
      const machine = position.machine();
      const base = machine.top;
      const codes = Array.from(machine.stack.subarray(base, base + machine.generate()));
      machine.top = base;
      for (const code of codes) {
        if (machine.captureValue(code) > 0 || machine.isBoardMove(code)) continue;
        const may = machine.mayCheck(code);
        machine.make(code);
        const gives = machine.inCheck(machine.turn);
        machine.unmake();
        steps++;
        if (may) kept++;
        if (gives) checks++;
        if (gives && !may) missed++;
      }
    }
    expect(checks).toBeGreaterThan(50);
    expect(missed).toBe(0);
    expect(kept / steps).toBeLessThan(0.3);
  });

  test('of ten moves nine change what pieces can do by no more than is allowed for', () => {
    let [within, moves] = [0, 0];
    for (const position of positions) {
      const machine = position.machine();
      const before = machine.positionalScore(0);
      const base = machine.top;
      const codes = Array.from(machine.stack.subarray(base, base + machine.generate()));
      machine.top = base;
      for (const code of codes) {
        machine.make(code);
        moves++;
        if (Math.abs(machine.positionalScore(0) - before) <= EVALUATION_MARGIN) within++;
        machine.unmake();
      }
    }
    expect(within / moves).toBeGreaterThan(0.9);
  });
});
