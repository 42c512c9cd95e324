import type { Position } from '../core/position.ts';
import { findMate, type MateAnswer } from './mate.ts';

/** Moves that a proof may take in all, for mates in one and two; and for one in three. */
const MOST = 40_000;
const MOST_OF_THREE = 400_000;

/** A proof of the shortest mate, if one was found, and the moves it took to look for it. */
export interface ShortMate {
  readonly mate: MateAnswer | undefined;
  readonly nodes: number;
}

/** The shortest mate of the side to move in at least `from` and at most `to` moves, as far as it can be proved within the limits. */
export function proveShortMate(position: Position, from: number, to: number, nodes: number, stop?: () => boolean): ShortMate {
  const most = Math.min(nodes, to > 2 ? MOST_OF_THREE : MOST);
  let used = 0;
  for (let moves = from; moves <= to; moves++) {
    const answer = findMate(position, moves, { nodes: most - used, ...(stop && { stop }) });
    if (!answer.ok) return { mate: undefined, nodes: most };
    used += answer.value.nodes;
    if (answer.value.mate) return { mate: answer.value, nodes: used };
  }
  return { mate: undefined, nodes: used };
}
