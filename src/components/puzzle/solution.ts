import { isAttackNode, type Goal, type ProofNode } from '../../engine/index.ts';
import { isProved, type Task } from '../../puzzles/task.ts';

/** A place in a puzzle's written solution. */
export interface TreeNodePlace {
  readonly node: ProofNode | undefined;
  /** The line has left what is written: another right move was played, and the prover answers. */
  readonly isFree: boolean;
}

/** The place after these moves from the start; off the tree where one of them is not the move it goes on from. */
export function findTreeNode(solution: ProofNode | undefined, moves: readonly string[]): TreeNodePlace {
  let node = solution;
  for (const id of moves) {
    if (node === undefined || (isAttackNode(node) && node.play[0] !== id)) return { node: undefined, isFree: true };
    node = isAttackNode(node) ? node.then : node.replies.find((reply) => reply.moves.includes(id))?.then;
  }
  return { node, isFree: false };
}

/** The moves of the main line: at every node the one it goes on from. */
export function listMainMoves(solution: ProofNode | undefined): readonly string[] {
  const ids: string[] = [];
  let node = solution;
  while (node) {
    const next: { readonly id: string | undefined; readonly then?: ProofNode | undefined } = isAttackNode(node)
      ? { id: node.play[0], then: node.then }
      : { id: node.replies[0]?.moves[0], then: node.replies[0]?.then };
    if (next.id === undefined) break;
    ids.push(next.id);
    node = next.then;
  }
  return ids;
}

/** The first moves that are right; most tasks have one. */
export function listKeyMoves(solution: ProofNode | undefined): readonly string[] {
  return solution && isAttackNode(solution) ? solution.play : [];
}

/**
 * The goal as the prover knows it, after `used` moves of the solver; nothing where it cannot tell: a gain and a promotion are
 * measured from the start alone.
 */
export function goalAfter(task: Task, used: number): Goal | undefined {
  if (task.kind === 'saves') return { kind: 'defence', against: task.against };
  if (!isProved(task)) return undefined;
  if (task.kind === 'defence') return task;
  if ((task.kind === 'gain' || task.kind === 'promotion') && used > 0) return undefined;
  return { ...task, moves: task.moves - used };
}
