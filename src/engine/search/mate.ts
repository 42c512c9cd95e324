import type { Position } from '../core/position.ts';
import { ok, type Result } from '../core/result.ts';
import type { Goal } from './goal.ts';
import { proveLine, proveTree, refutationsOf } from './proof.ts';
import type { ProofLimits } from './prover.ts';
import type { ProofNode } from './proof-tree.ts';

/** What the command `mate` prints: whether the side to move forces mate in at most so many of its own moves. */
export interface MateAnswer {
  /** Whether the side to move forces mate in time. */
  readonly mate: boolean;
  /** The shortest way; null when there is none. */
  readonly in: number | null;
  /** All first moves that force mate in time, ordered by id. */
  readonly keys: readonly string[];
  /** Whether exactly one first move does. */
  readonly unique: boolean;
  /** One best play. */
  readonly line: readonly string[];
  /** Moves made on the way to the answer. */
  readonly nodes: number;
}

/**
 * Whether the side to move forces mate in at most so many moves of its own. A limit that comes first is the fault `unknown`: not settled,
 * which is neither yes nor no. Each move more costs about the square of the number of legal moves: give limits from three on.
 */
export function findMate(position: Position, moves: number, limits?: ProofLimits): Result<MateAnswer> {
  const proof = proveLine(position, { kind: 'mate', moves }, limits);
  if (!proof.ok) return proof;
  const { verdict, length, keys, line, nodes } = proof.value;
  return ok({ mate: verdict === 'true', in: length ?? null, keys, unique: keys.length === 1, line, nodes });
}

/** What the command `solve` prints: the tree of best defences, and the replies that refute each wrong first move. */
export interface Solution {
  /** Whether the goal is reached by force. */
  readonly verdict: 'true' | 'false';
  /** The fewest moves of the lead; null when the goal is not reached. */
  readonly in: number | null;
  /** All first moves that reach it in time, ordered by id. */
  readonly keys: readonly string[];
  /** The tree of best defences; null when the goal is not reached. */
  readonly tree: ProofNode | null;
  /** Of each wrong first move the replies that refute it, by its id. */
  readonly refutations: Readonly<Record<string, readonly string[]>>;
  /** Moves made on the way to the answer, those of the refutations left out. */
  readonly nodes: number;
}

/** Everything about a goal in a position. A limit that comes first is the fault `unknown`. */
export function solve(position: Position, goal: Goal, limits?: ProofLimits): Result<Solution> {
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
