import { isAttackNode, type ProofNode } from '../../engine/index.ts';

/** A way to defend after the first move, and what follows it. */
interface Defence {
  readonly key: string;
  readonly reply: string;
  readonly then: ProofNode;
}

function listDefences(solution: ProofNode | undefined): readonly Defence[] {
  if (!solution || !isAttackNode(solution) || !solution.then || isAttackNode(solution.then)) return [];
  const key = solution.play[0]!;
  return solution.then.replies.flatMap(({ moves, then }) => (then ? [{ key, reply: moves[0]!, then }] : []));
}

/** How many defences to the first move are met in different ways; none where the first move is all there is. */
export function countDefences(solution: ProofNode | undefined): number {
  return listDefences(solution).length;
}

/** A defence by its number, 0 the stiffest; nothing beyond the last. */
export function followDefence(solution: ProofNode | undefined, at: number): Defence | undefined {
  return listDefences(solution)[at];
}
