import { findMate, type Move, type Position } from '../../engine/index.ts';

/** The fewest moves in which the player on move forces mate, at most so many; nothing when he cannot. It may take seconds: not for the page's thread. */
export function matesIn(position: Position, moves: number): number | undefined {
  if (moves <= 0) return undefined;
  const found = findMate(position, moves);
  return found.ok ? (found.value.in ?? undefined) : undefined;
}

/** The reply after which mate is furthest off. */
export function stiffest(position: Position, moves: number): Move | undefined {
  const rated = position.moves().map((move) => ({ move, length: matesIn(position.after(move), moves) ?? Infinity }));
  return rated.reduce<(typeof rated)[number] | undefined>((top, one) => (top && top.length >= one.length ? top : one), undefined)?.move;
}
