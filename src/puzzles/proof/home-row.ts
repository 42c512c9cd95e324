import type { Player, Position } from '../../engine/index.ts';
import { placeWithoutHistory } from '../place-without-history.ts';
import type { Step } from '../main-line.ts';

/**
 * Whether a pawn of the solver keeps to the line that leads to a row on which it is promoted: on the other it would be promoted too if all
 * players were in the game, and meets only the home row of a defeated one, where it stays a pawn (Harshman V).
 */
export function avoidsDeadRow({ position, move, isOwn }: Step): boolean {
  const { active, ruleset } = position;
  const pawn = position.at(move.from);
  if (!isOwn || pawn?.role !== 'pawn' || active.length === ruleset.players.length) return false;
  const moves = position.moves().filter(({ from }) => from === move.from);
  const leads = (to: string, among: readonly Player[]): boolean =>
    moves.some((one) => one.to === to && one.promotion) || isPromotedFrom(position, pawn.owner, to, among);
  const others = [...new Set(moves.map(({ to }) => to))].filter((to) => to !== move.to);
  return leads(move.to, active) && others.some((to) => !leads(to, active) && leads(to, ruleset.players));
}

/** Whether a pawn is promoted after some steps from this square with these players in the game: their kings stand where it never comes to. */
function isPromotedFrom(position: Position, owner: Player, square: string, active: readonly Player[]): boolean {
  const { ruleset, setup } = position;
  const home = ruleset.begin().setup.pieces.filter((piece) => piece.owner === owner);
  const far = home.filter(({ role }) => role === 'king' || role === 'rook');
  const players = [owner, ...active.filter((player) => player !== owner)];
  const kings = players.map((player, at) => ({ owner: player, role: 'king' as const, square: far[at]!.square }));
  const met = new Set<string>();
  const open = [square];
  for (const at of open) {
    if (met.has(at)) continue;
    met.add(at);
    const placed = placeWithoutHistory(ruleset, { ...setup, active, turn: owner, pieces: [...kings, { owner, role: 'pawn', square: at }] });
    const moves = placed?.moves().filter(({ from }) => from === at) ?? [];
    if (moves.some(({ promotion }) => promotion)) return true;
    open.push(...moves.map(({ to }) => to));
  }
  return false;
}
