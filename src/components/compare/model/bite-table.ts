/** How many moves one refusal takes, of one kind of man. */
export interface BiteCount {
  readonly code: string;
  readonly by: string;
  /** Rules of the refusing reference, by their numbers. */
  readonly rules: readonly string[];
  readonly moves: number;
  /** How many of them were the move that was played. */
  readonly played: number;
}

/** The games of one ruleset (`from`) under another (`to`). */
export interface PairBites {
  readonly from: string;
  readonly to: string;
  /** Positions compared, and those that cannot stand under the other rules. */
  readonly positions: number;
  readonly alone: number;
  /** Legal moves of all these positions, under the first and under the second. */
  readonly moves: number;
  readonly movesThere: number;
  readonly played: number;
  /** Legal under the first and refused under the second, the commonest first; and the other way round. */
  readonly refused: readonly BiteCount[];
  readonly added: readonly BiteCount[];
  /** Legal under both, where a pawn is promoted at once (`now`), waits, or stays a pawn: `now-waits`, `now-stays` ... */
  readonly promoted: readonly BiteCount[];
  /** Games by what the second ruleset says of them: the same end, an end before, none yet at the end, another end. */
  readonly results: { readonly same: number; readonly sooner: number; readonly goesOn: number; readonly other: number };
  /** The same of the first game alone, for a test to count again. */
  readonly sample: { readonly positions: number; readonly moves: number; readonly refused: number; readonly added: number };
}

/** What `npm run compare:bites` writes. */
export interface BiteTable {
  readonly seed: number;
  /** Strength of the player, game by game, over and over. */
  readonly players: readonly string[];
  /** Games are cut after so many plies. */
  readonly longest: number;
  readonly games: Readonly<Record<string, number>>;
  /** The first game of each ruleset, move by move: what is counted of it holds whatever the opponent learns. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  readonly pairs: readonly PairBites[];
}
