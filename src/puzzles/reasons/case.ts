import { isAttackNode, type Move, type Player, type Position, type ProofNode } from '../../engine/index.ts';
import type { Way } from '../../words/reason-cases.ts';
import { expectMove, givesCheck } from '../position-queries.ts';
import type { Puzzle } from '../puzzle.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';
import { expectPiece } from './cover.ts';
import { isOtherLevel, readWay } from './way.ts';

/** What reasons are read from: a puzzle with one right first move, and how it stands after it. */
export interface Case {
  readonly start: Position;
  readonly goal: Puzzle['goal'];
  readonly tries: Puzzle['tries'];
  readonly solver: Player;
  readonly key: Move;
  readonly after: Position;
  readonly solution: ProofNode;
  /** What follows the key. */
  readonly then: ProofNode | undefined;
  /** The moves that lead to `start`, where it is not where the puzzle begins. */
  readonly before?: readonly string[];
}

/** The case of a puzzle; nothing where no move is played. */
export function makeCase(start: Position, { goal, solution, tries }: Pick<Puzzle, 'goal' | 'solution' | 'tries'>): Case | undefined {
  if (!solution || !isAttackNode(solution)) return undefined;
  const key = expectMove(start, solution.play[0]!);
  return { start, goal, tries, solver: start.turn, key, after: start.after(key), solution, then: solution.then };
}

/** A wrong first move with the one reply that refutes it, and how. */
interface Tried {
  readonly tried: Move;
  readonly at: Position;
  readonly reply: Move;
  readonly way: Way;
}

function listTried({ start, tries, key, after, goal }: Case): readonly Tried[] {
  return tries.flatMap(({ move, refutation }) => {
    const tried = start.moves().find(({ id }) => id === move);
    const at = tried && start.after(tried);
    const reply = at?.moves().find(({ id }) => id === refutation[0]);
    if (!tried || !at || !reply) return [];
    return [{ tried, at, reply, way: readRefutation({ goal, key, after }, tried, at, reply) }];
  });
}

function readRefutation({ goal, key, after }: Pick<Case, 'goal' | 'key' | 'after'>, tried: Move, at: Position, reply: Move): Way {
  const kept = 'against' in goal && 'king' in goal.against ? goal.against.king : undefined;
  if (kept === undefined) return readWay(at, reply, 'king' in goal ? goal.king : at.turn, { tried, key, after });
  // For a king that is to be kept, the reply matters by what attacks it then.
  const next = at.after(reply);
  const check = next.checks().find(({ player }) => player === kept);
  return check ? { kind: 'attacks', by: check.by.map((square) => expectPiece(next, square)) } : { kind: 'other' };
}

/** How near a try is to the key, and how much can be said of it. */
function nearnessOf({ start, key }: Case, { tried, way }: Tried): number {
  const isTold = way.kind === 'other' ? 0 : way.kind === 'flight' && way.cover === undefined ? 2 : 3;
  const near = isOtherLevel(start, tried, key) ? 4 : tried.from === key.from || tried.to === key.to ? 2 : 0;
  return isTold + near + (givesCheck(start, tried) ? 1 : 0);
}

/** Why the try that is nearest to the key fails; none where no try fails to one reply only. */
export function explainTry(puzzle: Case, isTold: (tried: Tried) => boolean = () => true): readonly Reason[] {
  const [best] = listTried(puzzle)
    .filter(isTold)
    .toSorted((one, other) => nearnessOf(puzzle, other) - nearnessOf(puzzle, one));
  if (!best) return [];
  const { tried, at, reply, way } = best;
  const isByName = at.ruleset.players.length > 2;
  const hasCause =
    way.kind !== 'other' && (way.kind !== 'flight' || way.cover !== undefined) && (way.kind !== 'board' || way.ride !== undefined);
  const answer = hasCause ? undefined : findAnswer(puzzle, reply.id);
  return [
    makeReason('try', {
      tried: moveRef(tried.id),
      reply: moveRef(tried.id, reply.id),
      player: at.turn,
      isByName,
      way,
      ...(answer !== undefined && { met: { key: moveRef(puzzle.key.id), answer: moveRef(puzzle.key.id, reply.id, answer) } }),
    }),
  ];
}

/** What answers the same reply after the key; nothing where it cannot be played there, or needs no answer. */
function findAnswer({ then }: Case, reply: string): string | undefined {
  if (!then || isAttackNode(then)) return undefined;
  const next = then.replies.find(({ moves }) => moves.includes(reply))?.then;
  return next && isAttackNode(next) ? next.play[0] : undefined;
}
