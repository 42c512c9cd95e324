import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../src/engine/index.ts';
import { playRandomly } from './games.ts';

const TWO = RULESETS.filter(({ players }) => players.length === 2);

describe.each(TWO)('what a search counts along with moves: $id', (ruleset) => {
  const positions = playRandomly(ruleset, 24, 80, 5).filter((position) => position.status() === 'playing');

  test('a move changes the lead by what it says before it is made, and of nearly all moves it can say', () => {
    let [told, captures, moves] = [0, 0, 0];
    for (const position of positions) {
      const machine = position.machine();
      const before = machine.pieceSquareScore(0) - machine.pieceSquareScore(1);
      const base = machine.top;
      const codes = Array.from(machine.stack.subarray(base, base + machine.generate()));
      machine.top = base;
      for (const code of codes) {
        const change = machine.pieceSquareChange(code);
        const takes = machine.captureValue(code) > 0;
        machine.make(code);
        const after = machine.pieceSquareScore(0) - machine.pieceSquareScore(1);
        machine.unmake();
        moves++;
        if (Number.isNaN(change)) continue;
        told++;
        if (takes) captures++;
        expect(change).toBe(after - before);
      }
    }
    expect(captures).toBeGreaterThan(50);
    expect(told / moves).toBeGreaterThan(0.9);
  });

  test('a king alone is told from one that is not', () => {
    expect(ruleset.begin().machine().isBare()).toBe(false);
    for (const position of positions) {
      const machine = position.machine();
      expect(machine.isBare()).toBe(machine.material(0) === 0 || machine.material(1) === 0);
    }
  });
});
