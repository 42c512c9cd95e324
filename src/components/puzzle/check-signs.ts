import type { Move, Position } from '../../engine/index.ts';

/** The kings in check after a move, as three players write them: `+wgb`. */
const KINGS = /[+#][wgb]+$/;

/**
 * A move’s name with one sign where three players would read every king that is in check then, the mover’s own among them: a plus where the
 * mover attacks another king, and nothing else.
 */
export function plainChecks(position: Position, move: Move, name: string): string {
  if (position.ruleset.players.length < 3 || !KINGS.test(name)) return name;
  const mover = position.turn;
  const after = position.after(move);
  const isGiven = after.checks().some(({ player, by }) => player !== mover && by.some((square) => after.at(square)?.owner === mover));
  return name.replace(KINGS, isGiven ? '+' : '');
}
