import { captureOf, isAttackNode, isInCheck, type ProofNode } from '../../engine/index.ts';
import type { Met } from '../../words/reason-cases.ts';
import { expectMove } from '../position-queries.ts';
import type { Case } from './case.ts';
import { makeReason, moveRef, type MoveRef, type Reason } from './reason.ts';

/** Up to this many replies are named of those that are met alike. */
const MOST_NAMED = 2;
/** Up to this many answers are told. */
const MOST_ANSWERS = 3;

/** Replies to the key that have the same answer. */
interface Branch {
  readonly replies: readonly string[];
  readonly answer: string;
  /** Every answer that works, the one that is told first. */
  readonly ways: readonly string[];
}

/** The replies to the key by their answers, the stiffest first; those that end the task themselves are left out. */
export function listBranches(then: ProofNode | undefined): readonly Branch[] {
  if (!then || isAttackNode(then)) return [];
  const branches = new Map<string, { replies: string[]; answer: string; ways: readonly string[] }>();
  for (const { moves, then: next } of then.replies) {
    const node = next && isAttackNode(next) ? next : undefined;
    const [answer] = node?.play ?? [];
    if (answer === undefined) continue;
    const known = branches.get(answer);
    if (known) {
      known.replies.push(...moves);
      known.ways = known.ways.filter((way) => node!.play.includes(way));
    } else branches.set(answer, { replies: [...moves], answer, ways: node!.play });
  }
  return [...branches.values()];
}

/** Whether a reply captures what the key has moved. */
function isTaken({ after, key }: Case, id: string): boolean {
  const taken = captureOf(expectMove(after, id));
  return taken !== undefined && taken.square === key.to && taken.piece.owner !== after.turn;
}

/** What comes after which reply: all of it where it is little, else the stiffest; replies that only let a threat happen are left out. */
export function explainReplies(puzzle: Case, threats: readonly string[] = []): readonly Reason[] {
  const { key, after, then, start } = puzzle;
  const all = listBranches(then);
  const isLeft = ({ ways }: Branch): boolean => threats.some((threat) => ways.includes(threat));
  const told = all.filter((branch) => !isLeft(branch));
  const sum = (branches: readonly Branch[]): number => branches.reduce((count, { replies }) => count + replies.length, 0);
  if (told.length === 0) return [];
  const takers = told.flatMap(({ replies, answer }) => replies.filter((id) => isTaken(puzzle, id)).map((id) => ({ id, answer })));
  const role = start.at(key.from)?.role;
  const isSacrifice = takers.length > 0 && role !== undefined && role !== 'pawn' && captureOf(key) === undefined;
  // A reply that ends the task itself has no branch.
  if (after.moves().length === 1 && sum(all) === 1) {
    const [only] = all;
    return [makeReason('only', { reply: moveRef(key.id, only!.replies[0]!), answer: moveRef(key.id, only!.replies[0]!, only!.answer) })];
  }
  const met = ({ replies, answer }: Branch): Met<MoveRef> => {
    const order = replies.toSorted((one, other) => Number(isTaken(puzzle, other)) - Number(isTaken(puzzle, one)));
    const named = order.length > MOST_NAMED + 1 ? order.slice(0, 1) : order;
    return {
      replies: named.map((id) => moveRef(key.id, id)),
      more: order.length - named.length,
      answer: moveRef(key.id, order[0]!, answer),
    };
  };
  const order = told.toSorted(
    (one, other) => Number(other.replies.some((id) => isTaken(puzzle, id))) - Number(one.replies.some((id) => isTaken(puzzle, id))),
  );
  const ways = order.slice(0, MOST_ANSWERS);
  return [
    ...(isSacrifice ? [makeReason('offers', { role, key: moveRef(key.id) })] : []),
    makeReason('replies', {
      count: sum(told),
      ways: ways.map(met),
      rest: sum(order.slice(MOST_ANSWERS)),
      isThreatLeft: told.length < all.length,
      isCheck: isInCheck(after),
    }),
  ];
}
