import type { Position } from '../core/position.ts';
import { ok, type Result } from '../core/result.ts';
import type { Goal } from './goal.ts';
import { proveLine, proveTree, refutationsOf } from './proof.ts';
import type { Limits } from './prover.ts';
import type { ProofNode } from './tree.ts';

/** What the command `mate` prints: does the side to move force mate in at most so many moves of its own. */
export interface MateAnswer {
  readonly mate: boolean;
  /** The shortest way; null when there is none. */
  readonly in: number | null;
  /** All first moves that force mate in time, ordered by id. */
  readonly keys: readonly string[];
  readonly unique: boolean;
  /** One best play. */
  readonly line: readonly string[];
  /** Moves made on the way to the answer. */
  readonly nodes: number;
}

/** A limit that comes first is the fault `unknown`: not settled, which is neither yes nor no. */
export function findMate(position: Position, moves: number, limits?: Limits): Result<MateAnswer> {
  const proof = proveLine(position, { kind: 'mate', moves }, limits);
  if (!proof.ok) return proof;
  const { verdict, length, keys, line, nodes } = proof.value;
  return ok({ mate: verdict === 'true', in: length ?? null, keys, unique: keys.length === 1, line, nodes });
}

/** What the command `solve` prints: the tree of best defences, and the replies that refute each wrong first move. */
export interface Solution {
  readonly verdict: 'true' | 'false';
  readonly in: number | null;
  readonly keys: readonly string[];
  readonly tree: ProofNode | null;
  readonly refutations: Readonly<Record<string, readonly string[]>>;
  readonly nodes: number;
}

/** Everything about a goal in a position. A limit that comes first is the fault `unknown`. */
export function solve(position: Position, goal: Goal, limits?: Limits): Result<Solution> {
  const proof = proveTree(position, goal, limits);
  if (!proof.ok) return proof;
  const { verdict, length, keys, tree, nodes } = proof.value;
  const refutations: Record<string, readonly string[]> = {};
  for (const { id } of position.moves()) {
    if (keys.includes(id)) continue;
    const replies = refutationsOf(position, goal, id, limits);
    if (!replies.ok) return replies;
    refutations[id] = replies.value;
  }
  return ok({ verdict: verdict === 'true' ? 'true' : 'false', in: length ?? null, keys, tree: tree ?? null, refutations, nodes });
}
