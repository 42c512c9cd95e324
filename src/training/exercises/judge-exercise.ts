import { captureOf, promotes, type Move, type Player, type Position } from '../../engine/index.ts';
import { listDeclarations, judgeGoal } from '../../game/goals/judge-goal.ts';
import type { Judgement, PlayedLine } from '../../game/goals/judge-goal.ts';
import type { ExerciseGoal, PlayingGoal } from './exercise-goals.ts';

/** Judges the reader's latest move; `positions` ends with the one after it. */
export function judgeLine(goal: PlayingGoal, tried: PlayedLine): Judgement {
  const player = tried.start.turn;
  const own = tried.moves.filter((_, index) => tried.positions[index]?.turn === player);
  const now = tried.positions.at(-1) ?? tried.start;
  const used = own.length;
  const slow = (within: number): Judgement => (used < within ? { state: 'going' } : { state: 'failed', why: 'too-slow' });
  switch (goal.kind) {
    case 'play':
      if (isMade(goal, tried)) return { state: 'done' };
      return used < (goal.within ?? 1) ? { state: 'going' } : { state: 'failed', why: 'not-asked' };
    case 'reach':
      return isAt(goal, tried) ? { state: 'done' } : slow(goal.within);
    case 'check':
      return givesCheck(now, player) ? { state: 'done' } : slow(goal.within);
    case 'escape':
      return dangerOf(now, player) ?? { state: 'done' };
    case 'survive':
      return dangerOf(now, player) ?? (used >= goal.moves ? { state: 'done' } : { state: 'going' });
    case 'mate':
    case 'declaration':
      return judgeGoal(goal, now, goal.moves - used);
  }
}

/**
 * The place before the move that went wrong, once the line has failed: before the reader's latest move, or, where the goal was out of
 * reach there already, before the one before it. Further back nothing is searched.
 */
export function findWrongMove(goal: PlayingGoal, { start, moves, positions }: PlayedLine): number {
  const own = moves.flatMap((_, index) => (positions[index]?.turn === start.turn ? [index] : []));
  const latest = own.at(-1) ?? 0;
  const before = positions[latest] ?? start;
  const isOpen = before.moves().some((move) => {
    const tried = { start, moves: [...moves.slice(0, latest), move], positions: [...positions.slice(0, latest + 1), before.after(move)] };
    return judgeLine(goal, tried).state !== 'failed';
  });
  return isOpen ? latest : (own.at(-2) ?? latest);
}

type PlayGoal = Extract<ExerciseGoal, { kind: 'play' }>;

/** Whether a move that is asked for was made, or came about. */
function isMade(goal: PlayGoal, { start, moves, positions }: PlayedLine): boolean {
  const last = moves.at(-1);
  const player = start.turn;
  if (goal.moves === 'promotion') return moves.some((move) => promotes(move, player)) || isPromoting(positions.at(-1) ?? start, player);
  return last !== undefined && matchesGoal(goal, last);
}

/** Whether a move by itself is one of those a goal asks for. */
export function matchesGoal({ moves, square }: PlayGoal, move: Move): boolean {
  switch (moves) {
    case 'board':
    case 'castling':
      return move.kind === moves;
    case 'capture': {
      const taken = captureOf(move);
      return taken !== undefined && (square === undefined || taken.square === square);
    }
    case 'promotion':
      return promotes(move);
    default:
      return moves.includes(move.id);
  }
}

/** Whether somebody is in check from a piece of the player's. */
function givesCheck(now: Position, player: Player): boolean {
  return now.checks().some((check) => check.player !== player && check.by.some((square) => now.at(square)?.owner === player));
}

/** Whether a pawn of the player's is promoted by itself, whatever the others play (Grant, Queening a Pawn). */
function isPromoting(now: Position, player: Player): boolean {
  const replies = now.turn === player ? [] : now.moves();
  return replies.length > 0 && replies.every((reply) => promotes(reply, player));
}

/** How a player loses after their own move: mated by a reply, mated by declaration, or with the king still open to capture. */
function dangerOf(now: Position, player: Player): Judgement | undefined {
  const reply = now.moves().find((move) => isLost(now.after(move), player));
  if (reply) return { state: 'failed', why: 'mated', reply };
  const [act] = listDeclarations(now, player);
  if (act !== undefined) return { state: 'failed', why: 'declared', act };
  return now.checks().some((check) => check.player === player) ? { state: 'failed', why: 'in-check' } : undefined;
}

function isLost(after: Position, player: Player): boolean {
  return !after.active.includes(player) || (after.status() === 'checkmate' && after.turn === player);
}

function isAt(goal: Extract<ExerciseGoal, { kind: 'reach' }>, { moves, positions, start }: PlayedLine): boolean {
  let at = goal.from;
  for (const move of moves) {
    for (const effect of move.effects) if (effect.kind === 'go' && effect.from === at) at = effect.to;
  }
  const now = positions.at(-1) ?? start;
  return goal.from === undefined ? now.at(goal.square)?.owner === start.turn : at === goal.square;
}
