import { isAttackNode, type AttackNode, type Position, type ProofNode } from '../engine/index.ts';
import { afterMove, expectMove, planOf } from './position-queries.ts';
import { isOfLine } from './gain-of-three.ts';
import type { Task } from './task.ts';

/** From this length on, several answers to a defence that shortens the mate are no fault, as in chess problems. */
const LONG = 4;

/** The nodes after the first move in which the solver answers, each with its position. */
export function listAnswers(start: Position, solution: ProofNode): { readonly position: Position; readonly node: AttackNode }[] {
  const found: { position: Position; node: AttackNode }[] = [];
  const walk = (position: Position, node: ProofNode, isFirst: boolean): void => {
    if (!isAttackNode(node)) {
      for (const reply of node.replies) if (reply.then) walk(afterMove(position, reply.moves[0]!), reply.then, isFirst);
      return;
    }
    if (!isFirst) found.push({ position, node });
    if (node.then) walk(afterMove(position, node.play[0]!), node.then, false);
  };
  walk(start, solution, true);
  return found;
}

/** The most moves the lead has in a tree. */
const depthOf = (node: ProofNode | undefined): number =>
  !node ? 0 : isAttackNode(node) ? 1 + depthOf(node.then) : Math.max(0, ...node.replies.map(({ then }) => depthOf(then)));

/** What is left of the tree of a long mate when every defence that shortens it is gone. */
function keepStiffest(node: ProofNode, left: number): ProofNode {
  if (isAttackNode(node)) return node.then ? { play: node.play, then: keepStiffest(node.then, left - 1) } : node;
  return {
    replies: node.replies
      .filter(({ then }) => depthOf(then) === left)
      .map(({ moves, then }) => (then ? { moves, then: keepStiffest(then, left) } : { moves })),
  };
}

/** The tree along its main line alone. */
function keepLine(node: ProofNode): ProofNode {
  if (isAttackNode(node)) return node.then ? { play: node.play, then: keepLine(node.then) } : node;
  const { moves, then } = node.replies[0]!;
  return { replies: [then ? { moves, then: keepLine(then) } : { moves }] };
}

/** The part of a solution in which no answer may be doubled: of an ending that is kept, a gain of three players and a long mate, only what meets the stiffest defence. */
function partOf(position: Position, task: Task, solution: ProofNode): ProofNode {
  if (isOfLine(position, task)) return keepLine(solution);
  const moves = depthOf(solution);
  return moves < LONG ? solution : keepStiffest(solution, moves);
}

/** The share of answers that can be given in more than one way, the choice of level apart; 0 where nothing is answered. */
export function shareOfDuals(position: Position, task: Task, solution: ProofNode): number {
  const answers = listAnswers(position, partOf(position, task, solution));
  if (answers.length === 0) return 0;
  const isDual = ({ position: at, node }: (typeof answers)[number]): boolean =>
    new Set(node.play.map((id) => planOf(at, expectMove(at, id)))).size > 1;
  return answers.filter(isDual).length / answers.length;
}
