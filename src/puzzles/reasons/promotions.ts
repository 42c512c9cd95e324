import { isAttackNode, promotes, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import { expectMove } from '../position-queries.ts';
import { explainTry, type Case } from './case.ts';
import { explainReplies } from './variations.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';

/** Up to this many replies are named in a row. */
const MOST_TOLD = 3;

/** A promotion that a line comes to. */
interface Become {
  readonly role: Extract<Move['effects'][number], { kind: 'become' }>['role'];
  readonly square: string;
}

const becomes = (move: Move): readonly Become[] => move.effects.flatMap((effect) => (effect.kind === 'become' ? [effect] : []));
const isAlike = (one: Become, other: Become): boolean => one.role === other.role && one.square === other.square;

/** For each line of a proof, the promotions that solve it; none where a line comes to none. */
function listPromotions(position: Position, node: ProofNode): readonly (readonly Become[])[] {
  if (isAttackNode(node)) {
    const moves = node.play.map((id) => expectMove(position, id));
    const made = moves.filter((move) => promotes(move)).flatMap(becomes);
    if (made.length > 0) return [made];
    return node.then ? listPromotions(position.after(moves[0]!), node.then) : [[]];
  }
  return node.replies.flatMap(({ moves, then }) => (then ? listPromotions(position.after(expectMove(position, moves[0]!)), then) : [[]]));
}

/** What the pawn becomes: plainly only where that answers every reply, else by the replies to the first move; and how tries fail. */
export function explainPromotionKey(puzzle: Case): readonly Reason[] {
  const made = explainBecoming(puzzle);
  const isByReply = made.some(({ code }) => code === 'depends');
  return [...made, ...(isByReply ? [] : explainReplies(alike(puzzle, made))), ...explainTry(puzzle)];
}

/** The case with the promotion that is told for all replies told first after each of them. */
function alike(puzzle: Case, made: readonly Reason[]): Case {
  const { after, then } = puzzle;
  const common = made.flatMap((one) => (one.code === 'becomes' ? [one.args] : []))[0];
  if (!common || !then || isAttackNode(then)) return puzzle;
  const replies = then.replies.map(({ moves, then: next }) => {
    if (!next || !isAttackNode(next)) return next ? { moves, then: next } : { moves };
    const at = after.after(expectMove(after, moves[0]!));
    const first = next.play.find((id) => becomes(expectMove(at, id)).some((one) => isAlike(one, common)));
    return { moves, then: first === undefined ? next : { ...next, play: [first, ...next.play.filter((id) => id !== first)] } };
  });
  return { ...puzzle, then: { replies } };
}

function explainBecoming({ after, key, then }: Case): readonly Reason[] {
  if (!then || isAttackNode(then)) return [];
  const lines = listPromotions(after, then);
  const common = lines[0]?.find((made) => lines.every((line) => line.some((other) => isAlike(made, other))));
  if (common) return [makeReason('becomes', { role: common.role, square: common.square })];
  const ways = then.replies.map(({ moves, then: next }) => {
    const made = next ? listPromotions(after.after(expectMove(after, moves[0]!)), next) : [];
    return { replies: moves.map((id) => moveRef(key.id, id)), made: made.length === 1 ? made[0]! : [] };
  });
  const isTold = ways.every(({ replies, made }) => replies.length <= MOST_TOLD && new Set(made.map(({ square }) => square)).size === 1);
  if (!isTold) return [];
  return [
    makeReason('depends', {
      ways: ways.map(({ replies, made }) => ({ replies, roles: made.map(({ role }) => role), square: made[0]!.square })),
    }),
  ];
}
