import { captureOf, ROLES, type Piece, type Player, type Position, type Role } from '../engine/index.ts';
import { isAct, type Line } from '../board/state/line.ts';

/** What one player has captured, pieces of one kind together, the most valuable first. */
export interface Captures {
  readonly player: Player;
  readonly pieces: readonly (Piece & { readonly count: number })[];
}

/** What each player has captured on a line up to its `index`-th position, in turn order; players without captures are left out. */
export function listCaptures({ positions, moves }: Line, index: number): readonly Captures[] {
  const { players, values } = positions[0]!.ruleset;
  const taken = new Map<Player, Map<string, Piece & { count: number }>>(players.map((player) => [player, new Map()]));
  for (const [at, move] of moves.slice(0, index).entries()) {
    const piece = isAct(move) ? undefined : captureOf(move)?.piece;
    const mover = positions[at]!.turn;
    if (!piece || piece.owner === mover) continue;
    const own = taken.get(mover)!;
    const key = `${piece.owner}${piece.role}`;
    own.set(key, { owner: piece.owner, role: piece.role, count: (own.get(key)?.count ?? 0) + 1 });
  }
  return players.flatMap((player) => {
    const pieces = [...taken.get(player)!.values()].sort((a, b) => values[b.role] - values[a.role]);
    return pieces.length > 0 ? [{ player, pieces }] : [];
  });
}

/** Pieces of a role, and how many. */
export interface RoleCount {
  readonly role: Role;
  readonly count: number;
}

/** Who of two has more on the board, by what the ruleset's values come to, and in which pieces; nothing where both have the same. */
export function compareMaterial(
  position: Position,
): { readonly player: Player; readonly more: readonly RoleCount[]; readonly less: readonly RoleCount[] } | undefined {
  const { players, values } = position.ruleset;
  const [one, other] = players;
  if (players.length !== 2 || !one || !other) return undefined;
  const counts = ROLES.filter((role) => role !== 'king').map((role) => ({ role, count: 0 }));
  for (const { piece } of position.squares) {
    const entry = counts.find(({ role }) => role === piece?.role);
    if (entry && piece) entry.count += piece.owner === one ? 1 : -1;
  }
  if (counts.every(({ count }) => count === 0)) return undefined;
  const sign = counts.reduce((sum, { role, count }) => sum + values[role] * count, 0) >= 0 ? 1 : -1;
  const rows = counts.map(({ role, count }) => ({ role, count: sign * count })).sort((a, b) => values[b.role] - values[a.role]);
  return {
    player: sign > 0 ? one : other,
    more: rows.filter(({ count }) => count > 0),
    less: rows.flatMap(({ role, count }) => (count < 0 ? [{ role, count: -count }] : [])),
  };
}
