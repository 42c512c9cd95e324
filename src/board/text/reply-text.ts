import { captureOf, type Move, type Player, type Position } from '../../engine/index.ts';
import { describeState } from './describe-state.ts';
import { BOARD } from '#words/board.ts';

/** A move of the other side as it is announced: its player and its name. */
export interface Reply {
  readonly player: Player;
  readonly name: string;
}

/** `Black replies Kd4.`; several replies each with their player. */
export function sayReplies(replies: readonly Reply[]): string {
  return replies.length === 0 ? '' : BOARD.replies(replies);
}

/** What checks the player to move, and where that king is. */
const checksOn = (position: Position) => position.checks().filter(({ player }) => player === position.turn);

/** A reply that gets out of check, the plainest first: a step of the king, the capture of what checks, then any other; nothing where there is no check. */
export function findEscape(position: Position): Move | undefined {
  const [check] = checksOn(position);
  if (!check) return undefined;
  const moves = position.moves();
  return moves.find(({ from }) => from === check.king) ?? moves.find((move) => takes(move, check.by)) ?? moves[0];
}

/** How a reply gets out of check, as a sentence; empty where there was none. `before` is the position it is made in. */
function explainEscape(before: Position, reply: Move): string {
  const [check] = checksOn(before);
  if (!check) return '';
  if (reply.from === check.king) return BOARD.escape.king(reply.to);
  return takes(reply, check.by) ? BOARD.escape.captured : BOARD.escape.met;
}

const takes = (move: Move, places: readonly string[]): boolean => {
  const taken = captureOf(move);
  return taken !== undefined && places.includes(taken.square);
};

/** A reply and what comes of it: who made it, how it gets out of check, or how the game has ended by it. */
export function explainReply(before: Position, reply: Move, name: string): string {
  const after = before.after(reply);
  const end = after.status() === 'playing' ? explainEscape(before, reply) : describeState(after);
  return [sayReplies([{ player: before.turn, name }]), end].filter(Boolean).join(' ');
}
