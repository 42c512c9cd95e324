import type { Machine, Position, ProofNode } from '../engine/index.ts';

/** Moves made at most before a search is given up, where nothing else is asked. */
export const MOST_NODES = 6_000_000;
/** More solutions than this are not listed, where nothing else is asked. */
export const MOST_SOLUTIONS = 40;

export interface Helpmates {
  /** Every line that ends in mate with the last move and not before, as ids. */
  readonly lines: readonly (readonly string[])[];
  /** Every line was looked at. */
  readonly complete: boolean;
  readonly nodes: number;
}

/** What the lines of a helpmate are searched for. */
export interface HelpSearch {
  /** The moves of all sides together. */
  readonly plies: number;
  /** Whether the position after the last move is what is asked for. */
  readonly isEnd: (machine: Machine) => boolean;
  /** Whether a line may go through the position after a move; every line may where it is absent. */
  readonly mayPass?: (machine: Machine) => boolean;
  /** More lines than this are not listed: the position is no problem. */
  readonly limit: number;
  /** Moves made at most before the search is given up. */
  readonly most: number;
}

/** Every line of so many moves in which all sides help. */
export function findHelpLines(machine: Machine, asked: HelpSearch): Helpmates {
  const { plies, isEnd, mayPass, limit, most } = asked;
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
      if (!mayPass || mayPass(machine)) {
        if (left > 1) open = search(left - 1);
        else if (isEnd(machine)) found.push([...line]);
      }
      machine.unmake();
      line.pop();
      if (found.length > limit || nodes > most) open = false;
    }
    machine.top = base;
    return open;
  };
  const complete = search(plies);
  return { complete, lines: found.map((codes) => nameMoves(machine, codes)), nodes };
}

/** All the ways in which the side to move, with the other's help, is mated by the other's `moves`th move. */
export function findHelpmates(position: Position, moves: number, limit: number = MOST_SOLUTIONS, most: number = MOST_NODES): Helpmates {
  const isEnd = (machine: Machine): boolean => machine.inCheck(machine.turn) && machine.count() === 0;
  return findHelpLines(position.machine(), { plies: moves * 2, isEnd, limit, most });
}

/** The ids of moves made one after another from here. */
function nameMoves(machine: Machine, codes: readonly number[]): string[] {
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
