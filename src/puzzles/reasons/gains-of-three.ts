import { captureOf, isAttackNode, type Move, type ProofNode, type Role } from '../../engine/index.ts';
import { listSteps } from '../main-line.ts';
import { attackedPieces } from '../motif-context.ts';
import { expectMove } from '../position-queries.ts';
import { explainTry, type Case } from './case.ts';
import { expectPiece } from './cover.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';

/** Most pieces that are told as attacked at once. */
const MOST_TARGETS = 3;
/** Most ways of the two others to reply that are told. */
const MOST_CHASES = 3;

/** The replies of both others to the key, with every move that answers them. */
interface Chase {
  readonly replies: readonly string[];
  readonly ways: readonly string[];
}

/** What the key of a gain of three players attacks, what each of the others can try, and what the main line comes to. */
export function explainGainOfThree(puzzle: Case): readonly Reason[] {
  const chases = listChases(puzzle.then, []);
  return [...explainTargets(puzzle, chases), ...explainChases(puzzle, chases), ...explainWon(puzzle), ...explainTry(puzzle)];
}

/** A pair of replies for each way in which the proof goes on, the stiffest first. */
function listChases(node: ProofNode | undefined, replies: readonly string[]): readonly Chase[] {
  if (!node) return [];
  if (isAttackNode(node)) return [{ replies, ways: node.play }];
  return node.replies.flatMap(({ moves, then }) => listChases(then, [...replies, moves[0]!]));
}

/** The move that answers both replies, as it is played. */
function answerTo({ after }: Case, { replies, ways }: Chase): Move {
  const at = replies.reduce((next, id) => next.after(expectMove(next, id)), after);
  return expectMove(at, ways[0]!);
}

/** What the moved piece attacks and an answer takes where it stands. */
function explainTargets(puzzle: Case, chases: readonly Chase[]): readonly Reason[] {
  const { after, key, solver } = puzzle;
  const taken = new Set(chases.flatMap((chase) => captureOf(answerTo(puzzle, chase))?.square ?? []));
  const targets = attackedPieces(after, key.to).filter((square) => taken.has(square));
  const isCheck = after.checks().some(({ player, by }) => player !== solver && by.some((square) => after.at(square)?.owner === solver));
  return targets.length === 0 || targets.length > MOST_TARGETS
    ? []
    : [
        makeReason('attacks', {
          key: moveRef(key.id),
          isCheck,
          targets: targets.map((square) => expectPiece(after, square)),
          isForced: false,
        }),
      ];
}

/** Replies that are answered by different captures: the main line, then those with the fewest answers. */
function explainChases(puzzle: Case, chases: readonly Chase[]): readonly Reason[] {
  const { after, key } = puzzle;
  const told: Reason[] = [];
  const known = new Set<string>();
  const order = [...chases.slice(0, 1), ...chases.slice(1).toSorted((one, other) => one.ways.length - other.ways.length)];
  for (const chase of order) {
    const { replies } = chase;
    const answer = answerTo(puzzle, chase);
    const taken = captureOf(answer);
    const [first, next] = replies;
    if (first === undefined || !taken || known.has(answer.id) || told.length >= MOST_CHASES) continue;
    known.add(answer.id);
    told.push(
      makeReason('chase', {
        player: after.turn,
        reply: moveRef(key.id, first),
        ...(next !== undefined && { next: { player: after.after(expectMove(after, first)).turn, reply: moveRef(key.id, first, next) } }),
        answer: moveRef(key.id, ...replies, answer.id),
        role: taken.piece.role,
        owner: taken.piece.owner,
      }),
    );
  }
  return told;
}

/** What the solver takes in the main line, and what is taken from the solver. */
function explainWon({ start, solution, solver }: Case): readonly Reason[] {
  const steps = listSteps(start, solution);
  const taken = (isOwn: boolean): Role[] =>
    steps.flatMap(({ move, isOwn: is }) => {
      const piece = captureOf(move)?.piece;
      return piece && is === isOwn && (isOwn || piece.owner === solver) ? [piece.role] : [];
    });
  const [won, given] = [taken(true), taken(false)];
  const made = steps.flatMap(({ move, isOwn }) => (isOwn && move.promotion ? [move.promotion] : []));
  return won.length + made.length === 0 ? [] : [makeReason('wins', { won, given, made, waits: false })];
}
