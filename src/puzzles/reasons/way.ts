import { captureOf, promotes, type Move, type Player, type Position } from '../../engine/index.ts';
import type { Way } from '../../words/reason-cases.ts';
import { squareOf } from '../position-queries.ts';
import { squaresReached } from '../motif-context.ts';
import { expectPiece } from './cover.ts';

/** What a reply is compared with: the move it answers, the right move, and the position after that. */
interface Compared {
  readonly tried?: Move;
  readonly key?: Move;
  readonly after?: Position;
}

/** Whether two squares lie in one column. */
function isSameColumn(position: Position, one: string, other: string): boolean {
  const [a, b] = [squareOf(position, one), squareOf(position, other)];
  return a !== undefined && b !== undefined && a.file === b.file && a.rank === b.rank;
}

/** Whether two moves take one piece to two levels of one column. */
export const isOtherLevel = (position: Position, one: Move, other: Move): boolean =>
  one.kind === 'piece' &&
  other.kind === 'piece' &&
  one.from === other.from &&
  one.to !== other.to &&
  isSameColumn(position, one.to, other.to);

/** Whether a king is attacked no more by what attacked it. */
const isBlocked = (at: Position, reply: Move, king: Player, by: readonly string[]): boolean =>
  at
    .after(reply)
    .checks()
    .every((check) => check.player !== king || !check.by.some((square) => by.includes(square)));

/** How a reply answers the check on a player’s king, or what else it does. */
export function readWay(at: Position, reply: Move, king: Player, { tried, key, after }: Compared = {}): Way {
  const check = at.checks().find(({ player }) => player === king);
  const taken = captureOf(reply);
  const solver =
    tried && at.ruleset.players.find((player) => tried.effects.some((effect) => effect.kind === 'go' && effect.piece.owner === player));
  if (reply.kind === 'board') {
    const ride = reply.effects.find((effect) => effect.kind === 'go' && effect.piece.role === 'king' && effect.piece.owner === king);
    const pieces = reply.effects.flatMap((effect) =>
      effect.kind === 'go' && effect.piece.role !== 'king' && effect.piece.owner === at.turn
        ? [{ role: effect.piece.role, square: effect.from }]
        : [],
    );
    return { kind: 'board', pin: reply.to, turns: reply.from === reply.to, ...(ride?.kind === 'go' && { ride: ride.to }), pieces };
  }
  const isChecker = taken !== undefined && (check?.by.includes(taken.square) ?? false);
  if (check && reply.from === check.king && reply.kind === 'piece') {
    const guards = solver && key && after ? after.attackers(key.to, solver).filter((square) => square !== key.to) : [];
    if (isChecker)
      return {
        kind: 'king-takes',
        piece: expectPiece(at, taken.square),
        ...(after && key && guards[0] !== undefined && { guard: expectPiece(after, guards[0]), on: key.to }),
      };
    const covers = solver && after ? after.attackers(reply.to, solver) : [];
    return { kind: 'flight', square: reply.to, ...(after && covers[0] !== undefined && { cover: expectPiece(after, covers[0]) }) };
  }
  if (check && isChecker) {
    const isLevel = tried && key && after && isOtherLevel(at, tried, key) && !after.attackers(key.to, at.turn).includes(reply.from);
    return { kind: 'takes', by: expectPiece(at, reply.from), piece: expectPiece(at, taken.square), ...(isLevel && { level: key.to }) };
  }
  if (check && reply.kind === 'piece' && !taken && isBlocked(at, reply, king, check.by))
    return { kind: 'between', by: expectPiece(at, reply.from), square: reply.to };
  const next = at.after(reply);
  if (next.status() === 'checkmate') return { kind: 'mates' };
  if (promotes(reply, at.turn)) return { kind: 'promotes', role: reply.promotion ?? 'queen' };
  if (taken && tried && squaresReached(tried).includes(taken.square) && at.at(reply.from))
    return { kind: 'takes', by: expectPiece(at, reply.from), piece: expectPiece(at, taken.square) };
  if (taken) return { kind: 'captures', piece: { role: taken.piece.role, square: taken.square } };
  if (next.checks().some(({ player }) => player !== at.turn)) return { kind: 'checks' };
  return { kind: 'other' };
}
