import { CARRIED_POSITION } from '#words/compare/carried-position.ts';
import { movesBoardToo, promotes, type Move, type Position } from '../engine/index.ts';

/** Effects that a move has under one ruleset and not under another, though it is legal under both. */
export const EFFECTS = ['promotes', 'promotes-now', 'inverts', 'mates', 'draws'] as const;
export type EffectCode = (typeof EFFECTS)[number];

export const isEffect = (code: string): code is EffectCode => (EFFECTS as readonly string[]).includes(code);

/** The legal moves a `from-to`, or a way of castling, stands for: several where a pawn chooses what it becomes. */
export const movesFromTo = (position: Position, move: string): readonly Move[] =>
  position.moves().filter(({ id, kind, from, to }) => (kind === 'castling' ? id === move : `${from}-${to}` === move));

/** What becomes of the pawns a move brings to a far rank: a piece at once, one that is still to come, or nothing. */
export function promotionOutcome(position: Position, move: string): 'now' | 'waits' | 'stays' {
  const moves = movesFromTo(position, move);
  if (moves.some((move) => promotes(move))) return 'now';
  const waiting = moves[0] && position.after(moves[0]).setup.pending;
  return waiting !== undefined && waiting !== position.setup.pending ? 'waits' : 'stays';
}

/** Whether the move may turn over the board it lands on (Grant, inversion). */
const inverts = (position: Position, move: string): boolean => movesFromTo(position, move).some(movesBoardToo);

/** How the game stands after the move; for a promotion, after that to a queen. */
function standingAfter(position: Position, move: string): string {
  const first = movesFromTo(position, move)[0];
  return first ? position.after(first).status() : 'playing';
}

/** The effect a move has under `one` and not under `other`, where it is legal under both; nothing where there is none such. */
export function effectBetween(one: Position, move: string, other: Position, same: string): EffectCode | undefined {
  const [fate, otherFate] = [promotionOutcome(one, move), promotionOutcome(other, same)];
  if (fate !== 'stays' && otherFate === 'stays') return 'promotes';
  if (fate === 'now' && otherFate === 'waits') return 'promotes-now';
  if (fate !== otherFate) return undefined;
  if (inverts(one, move) && !inverts(other, same)) return 'inverts';
  const [status, otherStatus] = [standingAfter(one, move), standingAfter(other, same)];
  if (otherStatus !== 'playing') return undefined;
  return status === 'checkmate' ? 'mates' : status === 'draw:material' ? 'draws' : undefined;
}

/** What the move does here, in a sentence, as far as the two rulesets see it differently. */
export function sayEffect(code: EffectCode, position: Position, move: string): string {
  const status = standingAfter(position, move);
  if (code === 'mates') {
    const ways = position.after(movesFromTo(position, move)[0]!).moves().length;
    return status === 'checkmate' ? CARRIED_POSITION.effects.mate : CARRIED_POSITION.effects.noMate(ways);
  }
  if (code === 'inverts') return inverts(position, move) ? CARRIED_POSITION.effects.inverts : CARRIED_POSITION.effects.stays;
  if (code === 'draws') return status === 'draw:material' ? CARRIED_POSITION.effects.draws : CARRIED_POSITION.effects.goesOn;
  const fate = promotionOutcome(position, move);
  if (fate === 'stays') return CARRIED_POSITION.effects.pawn;
  if (fate === 'waits') return CARRIED_POSITION.effects.waits;
  const roles = movesFromTo(position, move).flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === 'become' ? [effect.role] : [])),
  );
  return CARRIED_POSITION.effects.becomes([...new Set(roles)]);
}
