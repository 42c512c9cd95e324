import { describe, expect, test } from 'vitest';
import { RULESETS, type GameMachine } from '../../../src/engine/index.ts';
import { playRandomly } from './games.ts';

/** The moves a machine lists, as ids in order, and the stack as it was. */
function list(machine: GameMachine, generate: () => number): string[] {
  const base = machine.top;
  const count = generate();
  const codes = Array.from(machine.stack.subarray(base, base + count));
  machine.top = base;
  return codes.map((code) => machine.id(code)).sort();
}

describe.each(RULESETS)('what the search asks of the machine: $id', (ruleset) => {
  const positions = playRandomly(ruleset, 12, 60, 7);

  test('lists apart exactly the legal moves that capture or promote, and each of them wins something', () => {
    let louds = 0;
    for (const position of positions) {
      const machine = position.machine();
      if (machine.inCheck(machine.turn) || position.status() !== 'playing') continue;
      const base = machine.top;
      const all = Array.from(machine.stack.subarray(base, base + machine.generate()));
      machine.top = base;
      const loud = all.filter((code) => machine.isNoisy(code));
      louds += loud.length;
      for (const code of all)
        expect(machine.captureValue(code) > 0, `${machine.id(code)} in ${position.text()}`).toBe(machine.isNoisy(code));
      expect(
        list(machine, () => machine.generateNoisy()),
        position.text(),
      ).toEqual(loud.map((code) => machine.id(code)).sort());
    }
    expect(louds).toBeGreaterThan(100);
  });

  test('tells what is taken, what takes it and whether it is taken back', () => {
    let taken = 0;
    for (const position of positions) {
      const machine = position.machine();
      for (const move of position.moves()) {
        const victim = move.to === undefined ? undefined : position.at(move.to);
        if (move.promotion !== undefined || move.kind !== 'piece' || victim === undefined || victim.role === 'king') continue;
        expect(machine.captureValue(move.code), move.id).toBe(ruleset.values[victim.role]);
        expect(machine.attackerValue(move.code), move.id).toBe(ruleset.values[position.at(move.from)!.role]);
        const guards = position.active
          .filter((player) => player !== position.turn)
          .flatMap((player) => position.attackers(move.to, player));
        expect(machine.isDefended(move.code), `${move.id} in ${position.text()}`).toBe(guards.length > 0);
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(100);
  });

  test('passes the turn on and takes it back', () => {
    for (const position of positions) {
      const machine = position.machine();
      const pass = machine.nullMove();
      if (pass < 0 || position.status() !== 'playing') continue;
      const { turn } = machine;
      const [hash, moves] = [machine.hash(), list(machine, () => machine.generate())];
      machine.make(pass);
      expect(machine.turn).not.toBe(turn);
      expect(machine.hash()).not.toBe(hash);
      machine.unmake();
      expect([machine.hash(), machine.turn]).toEqual([hash, turn]);
      expect(list(machine, () => machine.generate())).toEqual(moves);
    }
  });

  test('does and undoes moves so that the key comes back, and the key of the way is the key of the place', () => {
    for (const position of positions.filter((_, at) => at % 6 === 0)) {
      const machine = position.machine();
      const hash = machine.hash();
      for (const move of position.moves()) {
        machine.make(move.code);
        const there = machine.hash();
        machine.unmake();
        expect(machine.hash()).toBe(hash);
        expect(there, move.id).toBe(position.after(move).machine().hash());
        expect(there).not.toBe(hash);
      }
    }
  });
});
