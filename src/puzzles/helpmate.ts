import type { Machine, Position, ProofNode } from '../engine/index.ts';

/** Moves made at most before an enumeration is given up. */
const NODES = 6_000_000;
/** More solutions than this are not listed: the position is no problem. */
const MOST_SOLUTIONS = 40;

export interface Helpmates {
  /** Every line that ends in mate with the last move and not before, as ids. */
  readonly lines: readonly (readonly string[])[];
  /** Every line was looked at. */
  readonly complete: boolean;
  readonly nodes: number;
}

/** All the ways in which the side to move, with the other's help, is mated by the other's `moves`th move. */
export function findHelpmates(position: Position, moves: number, limit: number = MOST_SOLUTIONS, most: number = NODES): Helpmates {
  const machine = position.machine();
  const found: number[][] = [];
  const line: number[] = [];
  let nodes = 0;
  const search = (left: number): boolean => {
    const base = machine.top;
    const count = machine.generate();
    let open = true;
    for (let i = base; open && i < base + count; i++) {
      const code = machine.stack[i]!;
      line.push(code);
      machine.make(code);
      nodes++;
      if (left > 1) open = search(left - 1);
      else if (machine.inCheck(machine.turn) && machine.count() === 0) found.push([...line]);
      machine.unmake();
      line.pop();
      if (found.length > limit || nodes > most) open = false;
    }
    machine.top = base;
    return open;
  };
  const complete = search(moves * 2);
  return { complete, lines: found.map((codes) => nameMoves(machine, codes)), nodes };
}

/** The ids of moves made one after another from here. */
export function nameMoves(machine: Machine, codes: readonly number[]): string[] {
  const ids = codes.map((code) => {
    const id = machine.id(code);
    machine.make(code);
    return id;
  });
  codes.forEach(() => machine.unmake());
  return ids;
}

/** The lines as a tree in which every move helps: at each node all moves that some line goes on with. */
export function growHelpTree(lines: readonly (readonly string[])[]): ProofNode | undefined {
  const first = lines[0]?.[0];
  if (first === undefined) return undefined;
  const play = [...new Set(lines.map((line) => line[0]!))];
  const next = growHelpTree(lines.filter((line) => line[0] === first).map((line) => line.slice(1)));
  return next ? { play, then: next } : { play };
}
