import { NOBODY } from './aim.ts';
import type { Prover } from './prover.ts';

/** A position of a proof in which an attacker moves: every move that works in time; the shortest first, it is the one played on. */
export interface AttackNode {
  /** Ids of every move that works in time, the shortest way first. */
  readonly play: readonly string[];
  /** Absent when the goal is reached. */
  readonly then?: ProofNode;
}

/** A position in which a defender moves: every legal reply once, those that are met alike together, the stiffest first. */
export interface DefenceNode {
  /** The legal replies, the stiffest first. */
  readonly replies: readonly Reply[];
}

/** Replies that are met alike. */
export interface Reply {
  /** Their ids. */
  readonly moves: readonly string[];
  /** Absent when the goal is reached. */
  readonly then?: ProofNode;
}

/** The tree of best play that proves a goal. */
export type ProofNode = AttackNode | DefenceNode;

interface Grown {
  readonly node: ProofNode | undefined;
  /** Plies of the longest line. */
  readonly plies: number;
  /** Moves of the attackers in it that are the only ones. */
  readonly sole: number;
}

/** The whole tree from here, the lead having `left` moves; only where the goal is reached by force. */
export function growTree(prover: Prover, left: number): ProofNode | undefined {
  return grow(prover, left, NOBODY).node;
}

function grow(prover: Prover, left: number, mover: number): Grown {
  if (prover.stopped || prover.isOver(left, mover)) return END;
  return prover.isAttacking() ? growAttack(prover, left, mover) : growDefence(prover, left);
}

function growAttack(prover: Prover, left: number, mover: number): Grown {
  const working = prover
    .rateFirstMoves(left, mover)
    .filter((move) => move.length !== undefined)
    .sort((a, b) => a.length! - b.length!);
  const [best] = working;
  if (!best) return END;
  const next = growAfter(prover, best.code, best.length!);
  return {
    node: { play: working.map((move) => move.id), ...follow(next.node) },
    plies: next.plies + 1,
    sole: next.sole + (working.length === 1 ? 1 : 0),
  };
}

function growDefence(prover: Prover, left: number): Grown {
  const groups = new Map<string, { moves: string[]; next: Grown }>();
  for (const { id, code } of prover.list()) {
    const next = growAfter(prover, code, left);
    const key = JSON.stringify(next.node ?? null);
    const group = groups.get(key);
    if (group) group.moves.push(id);
    else groups.set(key, { moves: [id], next });
  }
  // Where every move is asked for, or captures are counted, lines are as long: there the stiffest reply is the one that leaves the fewest ways.
  const harder = (a: Grown, b: Grown): number => b.plies - a.plies || (prover.aim.lasts || prover.aim.isCounted ? b.sole - a.sole : 0);
  const replies = [...groups.values()].sort((a, b) => harder(a.next, b.next) || a.moves.length - b.moves.length);
  return {
    node: { replies: replies.map(({ moves, next }) => ({ moves, ...follow(next.node) })) },
    plies: 1 + (replies[0]?.next.plies ?? 0),
    sole: replies[0]?.next.sole ?? 0,
  };
}

const END: Grown = { node: undefined, plies: 0, sole: 0 };

const follow = (node: ProofNode | undefined): { then?: ProofNode } => (node ? { then: node } : {});

function growAfter(prover: Prover, code: number, left: number): Grown {
  const { machine } = prover;
  const { turn } = machine;
  machine.make(code);
  const grown = grow(prover, prover.leftAfter(left, turn), turn);
  machine.unmake();
  return grown;
}

/** Whether an attacker moves in the node. */
export function isAttackNode(node: ProofNode): node is AttackNode {
  return 'play' in node;
}

/** One best play by both sides: the first move of every node. */
export function mainLine(node: ProofNode | undefined): string[] {
  if (!node) return [];
  if (isAttackNode(node)) return [node.play[0]!, ...mainLine(node.then)];
  const [reply] = node.replies;
  return reply ? [reply.moves[0]!, ...mainLine(reply.then)] : [];
}

/** Best play from here as ids, without the rest of the tree: the attackers take the shortest way, the defenders the longest. */
export function bestLine(prover: Prover, left: number, mover: number = NOBODY): string[] {
  if (prover.stopped || prover.isOver(left, mover)) return [];
  const { machine } = prover;
  const { turn } = machine;
  const attacking = prover.isAttacking();
  let best: { id: string; code: number; length: number } | undefined;
  for (const { id, code } of prover.list()) {
    machine.make(code);
    const length = prover.length(prover.leftAfter(left, turn), turn);
    machine.unmake();
    if (length !== undefined && (!best || (attacking ? length < best.length : length > best.length))) best = { id, code, length };
  }
  if (!best) return [];
  machine.make(best.code);
  const rest = bestLine(prover, best.length, turn);
  machine.unmake();
  return [best.id, ...rest];
}
