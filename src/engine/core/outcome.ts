import type { Player } from './piece.ts';

/**
 * `playing`, `checkmate`, `stalemate`, `draw:<reason>` or `over:<reason>`, as the command line prints it.
 * A draw for material, or a third occurrence that ends the game by itself, still lists its moves.
 */
export type Status = 'playing' | 'checkmate' | 'stalemate' | `draw:${string}` | `over:${string}`;

/** How a game ended, apart from what each player has for it. */
export interface Outcome {
  readonly status: Exclude<Status, 'playing'>;
  /** Points of each player, as exact fractions for printing: `1`, `1/2`, `2/3`, `0`. */
  readonly points: Readonly<Partial<Record<Player, string>>>;
}

/** A king that could be taken, and from where. */
export interface Check {
  readonly player: Player;
  readonly king: string;
  readonly by: readonly string[];
}
