import type { Move, Position, Ruleset } from '../engine/index.ts';
import { placeWithoutHistory } from './place-without-history.ts';

/** A move that a puzzle begins with, and the position in which it was played. */
export interface Blunder {
  /** The position string before the move. */
  readonly position: string;
  /** The id of the move. */
  readonly move: string;
}

/** The position before a slip, and the move; nothing where the position cannot be read or the move is not legal in it. */
export function openBlunder(ruleset: Ruleset, slip: Blunder): { readonly before: Position; readonly move: Move } | undefined {
  const before = ruleset.parse(slip.position);
  const move = before.ok ? before.value.moves().find(({ id }) => id === slip.move) : undefined;
  return before.ok && move ? { before: before.value, move } : undefined;
}

/** Whether a slip leads to a position: pieces and boards as they stand there, the same player to move; irrelevant rights may be gone. */
export function leadsTo(slip: Blunder, position: Position): boolean {
  const { ruleset } = position;
  const opened = openBlunder(ruleset, slip);
  if (!opened) return false;
  const { before, move } = opened;
  const [one, other] = [position, before.after(move)].map((at) => placeWithoutHistory(ruleset, { ...at.setup, number: 1 })?.text());
  return one !== undefined && one === other;
}
