import { captureOf, isAttackNode, isInCheck, type ProofNode, type Role } from '../../engine/index.ts';
import { listSteps } from '../main-line.ts';
import { expectMove } from '../position-queries.ts';
import { passTo, attackedPieces, worthOf } from '../motif-context.ts';
import { explainTry, type Case } from './case.ts';
import { expectPiece } from './cover.ts';
import { explainCheck } from './mates.ts';
import { explainReplies, listBranches } from './variations.ts';
import { makeReason, PASS, moveRef, type Reason } from './reason.ts';

/** Most pieces that are told as attacked at once. */
const MOST_TARGETS = 3;

/** What the key of a gain attacks, and what becomes of each reply. */
export function explainGainKey(puzzle: Case): readonly Reason[] {
  const attacks = explainAttacks(puzzle);
  const threat = explainMateThreat(puzzle);
  const check = attacks.length > 0 ? [] : explainCheck(puzzle);
  const isLost = attacks.some(({ code }) => code === 'doomed');
  return [...check, ...attacks, ...threat, ...(isLost ? [] : explainReplies(puzzle)), ...explainWon(puzzle), ...explainTry(puzzle)];
}

/** For each reply the squares on which an answer captures a piece that stood there after the key. */
function listTaken({ after }: Case, then: ProofNode | undefined): readonly (readonly string[])[] {
  if (!then || isAttackNode(then)) return [];
  return then.replies.flatMap(({ moves, then: next }) =>
    moves.map((id) => {
      const reply = expectMove(after, id);
      const at = after.after(reply);
      const plays = next && isAttackNode(next) ? next.play : [];
      return plays.flatMap((play) => {
        const taken = captureOf(expectMove(at, play));
        if (!taken || taken.piece.owner !== after.turn) return [];
        // Where it stood before the reply, which may have moved it.
        const gone = reply.effects.find((effect) => effect.kind === 'go' && effect.to === taken.square);
        return [gone?.kind === 'go' ? gone.from : taken.square];
      });
    }),
  );
}

/** The pieces of which one is captured whatever the reply: one that is lost, or several that the key attacks at once. */
export function explainAttacks(puzzle: Case): readonly Reason[] {
  const { start, after, key, then, solver } = puzzle;
  const taken = listTaken(puzzle, then);
  if (taken.length === 0) return [];
  const isCheck = isInCheck(after);
  const lost = [...new Set(taken.flat())].filter((square) => taken.every((squares) => squares.includes(square)));
  const [doomed] = lost.toSorted((one, other) => worthOf(after, other) - worthOf(after, one));
  const [stiffest] = listBranches(then);
  if (doomed !== undefined && stiffest)
    return [
      makeReason('doomed', {
        key: moveRef(key.id),
        piece: expectPiece(after, doomed),
        how: readDoom(puzzle, doomed, stiffest.replies[0]!),
        reply: moveRef(key.id, stiffest.replies[0]!),
        answer: moveRef(key.id, stiffest.replies[0]!, stiffest.answer),
      }),
    ];
  const isNew = (square: string): boolean => {
    const before = start.attackers(square, solver);
    return after.attackers(square, solver).some((by) => !before.includes(by));
  };
  const targets = [...new Set(taken.flat())].filter(isNew);
  const isCovered = taken.every((squares) => squares.some((square) => targets.includes(square)));
  const named = targets.map((square) => expectPiece(after, square));
  if (isCovered && targets.length > 1 && targets.length <= MOST_TARGETS)
    return [makeReason('attacks', { key: moveRef(key.id), isCheck, targets: named, isForced: true })];
  const direct =
    after.at(key.to)?.owner === solver
      ? attackedPieces(after, key.to).filter((square) => isNew(square) && after.at(square)!.role !== 'king')
      : [];
  const worth = direct.filter((square) => taken.some((squares) => squares.includes(square)));
  return worth.length > 0 && worth.length <= MOST_TARGETS
    ? [
        makeReason('attacks', {
          key: moveRef(key.id),
          isCheck,
          targets: worth.map((square) => expectPiece(after, square)),
          isForced: false,
        }),
      ]
    : [];
}

/** Why a piece is lost: the key checks and attacks it, it is pinned, or it has to take the key. */
function readDoom({ start, after, key, solver }: Case, square: string, reply: string): 'check' | 'pinned' | 'drawn' | 'attacked' {
  const move = expectMove(after, reply);
  if (move.from === square && captureOf(move)?.square === key.to) return 'drawn';
  const before = start.attackers(square, solver);
  const isNew = after.attackers(square, solver).some((by) => !before.includes(by));
  if (isInCheck(after) && isNew) return 'check';
  const ways = after.attacks(square).filter((to) => after.at(to)?.owner !== after.turn);
  const isPinned = !isInCheck(after) && ways.some((to) => after.refuse(square, to)?.code === 'leaves-check');
  return isPinned ? 'pinned' : 'attacked';
}

/** What the main line comes to: what is won, what is given for it, what a pawn becomes. */
function explainWon({ start, solution }: Case): readonly Reason[] {
  const steps = listSteps(start, solution);
  const taken = (isOwn: boolean): Role[] =>
    steps.filter((step) => step.isOwn === isOwn).flatMap(({ move }) => captureOf(move)?.piece.role ?? []);
  const [won, given] = [taken(true), taken(false)];
  const made = steps.flatMap(({ move, isOwn }) => (isOwn && move.promotion ? [move.promotion] : []));
  const last = steps.at(-1);
  const waits = made.length === 0 && last?.isOwn === false && last.position.setup.pending !== undefined;
  return won.length + made.length === 0 && !waits ? [] : [makeReason('wins', { won, given, made, waits })];
}

/** A mate that the key threatens beside what it wins. */
function explainMateThreat({ after, key, solver }: Case): readonly Reason[] {
  if (isInCheck(after)) return [];
  const passed = passTo(after, solver);
  const mate = passed?.status() === 'playing' ? passed.moves().find((move) => passed.after(move).status() === 'checkmate') : undefined;
  return mate ? [makeReason('threat', { key: moveRef(key.id), threat: moveRef(key.id, PASS, mate.id), moves: 1, isForced: false })] : [];
}
