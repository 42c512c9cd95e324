import type { Machine } from '../core/machine.ts';

/** Counts the lines of legal moves of a length; the last ply is counted without being played. Costs time in the number it gives. */
export function perft(machine: Machine, depth: number): number {
  if (depth === 0) return 1;
  if (depth === 1) return machine.count();
  const base = machine.top;
  machine.generate();
  const end = machine.top;
  let nodes = 0;
  for (let i = base; i < end; i++) {
    machine.make(machine.stack[i]!);
    nodes += perft(machine, depth - 1);
    machine.unmake();
  }
  machine.top = base;
  return nodes;
}

/** The count of every first move apart, by its id, ordered by id. */
export function dividePerft(machine: Machine, depth: number): Record<string, number> {
  const base = machine.top;
  machine.generate();
  const end = machine.top;
  const counts: [string, number][] = [];
  for (let i = base; i < end; i++) {
    const code = machine.stack[i]!;
    const id = machine.id(code);
    machine.make(code);
    counts.push([id, perft(machine, depth - 1)]);
    machine.unmake();
  }
  machine.top = base;
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
