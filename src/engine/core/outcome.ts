import type { Player } from './piece.ts';

/** Every way a game ends, as the command line prints it. */
export const ENDINGS = [
  'checkmate',
  'stalemate',
  'draw:material',
  'draw:dead',
  'draw:threefold',
  'draw:fifty',
  'draw:agreed',
  'over:capture',
  'over:resignation',
  'over:ceded',
  'over:first-mate',
  'over:last-mate',
] as const;
/** A way a game ends. */
export type Ending = (typeof ENDINGS)[number];

/** A draw for material, or a third occurrence that ends the game by itself, still lists its moves. */
export type Status = 'playing' | Ending;

/** How a game ended, apart from what each player has for it. */
export interface Outcome {
  /** How the game ended. */
  readonly status: Ending;
  /** Points of each player, as exact fractions for printing: `1`, `1/2`, `2/3`, `0`. */
  readonly points: Readonly<Partial<Record<Player, string>>>;
  /** The players may also agree that the game counts for nothing; a record then ends with `void`. */
  readonly mayBeVoid?: true;
}

/** A king that could be taken, and from where. */
export interface Check {
  /** Whose king it is. */
  readonly player: Player;
  /** The square of the king. */
  readonly king: string;
  /** The squares of those who could take it. */
  readonly by: readonly string[];
}
