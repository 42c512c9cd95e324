import { findMate, ok, type ProofLimits, type Move, type Position, type Result } from '../../engine/index.ts';

/**
 * The fewest moves in which the player on move forces mate, up to a limit; nothing when there is no mate. It may take seconds: not for the
 * page's thread. A limit that comes first is the fault `unknown`.
 */
export function matesIn(position: Position, moves: number, limits?: ProofLimits): Result<number | undefined> {
  if (moves <= 0) return ok(undefined);
  const found = findMate(position, moves, limits);
  return found.ok ? ok(found.value.in ?? undefined) : found;
}

/** The reply after which mate is furthest off; nothing where there is no reply. A limit that comes first is the fault `unknown`. */
export function longestDefence(position: Position, moves: number, limits?: ProofLimits): Result<Move | undefined> {
  let best: { readonly move: Move; readonly length: number } | undefined;
  for (const move of position.moves()) {
    const found = matesIn(position.after(move), moves, limits);
    if (!found.ok) return found;
    const length = found.value ?? Infinity;
    if (!best || length > best.length) best = { move, length };
  }
  return ok(best?.move);
}
