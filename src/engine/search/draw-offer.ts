import type { Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { Search } from './alphabeta.ts';
import type { SearchOptions } from './quiescence.ts';

/** Whoever is better by this much, in hundredths of a pawn, plays on. */
const CLEARLY_BETTER = 50;
/** How far it looks, and at how many positions. */
const PLIES = 8;
const NODES = 60_000;

/**
 * Whether the opponent, playing for these players of a game of two, takes a draw here: unless the search finds it better by half a
 * pawn or more. A position without a legal move is taken.
 */
export function takesDraw(position: Position, players: readonly Player[], options: Pick<SearchOptions, 'past' | 'stop'> = {}): boolean {
  const search = new Search(position.machine(), { ...options, nodes: NODES, prunes: true });
  const value = search.rank(PLIES, 0)[0]?.value ?? 0;
  search.close();
  return (players.includes(position.turn) ? value : -value) < CLEARLY_BETTER;
}
