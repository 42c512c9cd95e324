import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, RULESETS } from '../../../src/engine/index.ts';
import type { TridMachine } from '../../../src/engine/trid/machine.ts';

const vectors = readFileSync(new URL('../../fixtures/vectors/trid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { ruleset: string; position: string });

/** Everything the machine keeps about the pieces, the order of its lists included. */
function describeState(machine: TridMachine): string {
  const lists = [0, 1].map((seat) => Array.from({ length: machine.listSize[seat]! }, (_, i) => machine.pieceAt(seat, i)));
  return JSON.stringify([
    lists,
    [...machine.cell],
    [...machine.exists],
    [...machine.held],
    [...machine.pinPieces],
    [...machine.king],
    machine.hash(),
  ]);
}

function expectRestored(machine: TridMachine, depth: number, path: readonly string[]): void {
  const base = machine.top;
  const count = machine.generate();
  const before = describeState(machine);
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    const id = machine.id(code);
    machine.make(code);
    if (depth > 1) expectRestored(machine, depth - 1, [...path, id]);
    machine.unmake();
    expect(describeState(machine), [...path, id].join(' ')).toBe(before);
  }
  machine.top = base;
}

describe.each(RULESETS.filter((ruleset) => ruleset.family === 'trid'))('taking moves back: $id', (ruleset) => {
  test('restores lists and squares exactly after every capture of a capture', () => {
    const positions = vectors.filter((vector) => vector.ruleset === ruleset.id && vector.position.length > 60).slice(0, 8);
    expect(positions.length).toBe(8);
    for (const { position } of positions) expectRestored(take(ruleset.parse(position)).machine() as TridMachine, 2, []);
  });
});
