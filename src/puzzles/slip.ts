import type { Move, Position, Ruleset } from '../engine/index.ts';
import { placeBare } from './bare.ts';

/** A move that a puzzle begins with, and the position in which it was played. */
export interface Slip {
  /** The position string before the move. */
  readonly position: string;
  /** The id of the move. */
  readonly move: string;
}

/** The position before a slip, and the move; nothing where the position cannot be read or the move is not legal in it. */
export function openSlip(ruleset: Ruleset, slip: Slip): { readonly before: Position; readonly move: Move } | undefined {
  const before = ruleset.parse(slip.position);
  const move = before.ok ? before.value.moves().find(({ id }) => id === slip.move) : undefined;
  return before.ok && move ? { before: before.value, move } : undefined;
}

/** Whether a slip leads to a position: men and boards as they stand there, the same player to move; rights that play no part may be gone. */
export function leadsTo(slip: Slip, position: Position): boolean {
  const { ruleset } = position;
  const opened = openSlip(ruleset, slip);
  if (!opened) return false;
  const { before, move } = opened;
  const [one, other] = [position, before.after(move)].map((at) => placeBare(ruleset, { ...at.setup, number: 1 })?.text());
  return one !== undefined && one === other;
}
