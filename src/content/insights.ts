import bartmess from './insights/bartmess.json';
import grant from './insights/grant.json';
import harshman from './insights/harshman.json';
import meder from './insights/meder.json';
import usenet from './insights/usenet.json';

/** A number with how far it may be off nineteen times of twenty. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** The games that began with one move, and the share of the points that White has of them, in per cent. */
export interface FirstMove {
  /** As the ruleset's notation writes it. */
  readonly move: string;
  readonly games: number;
  readonly share: Measured;
}

/** What games of the search against itself say of a ruleset; made by `npm run insights`. */
export interface Insights {
  readonly games: number;
  readonly seed: number;
  /** Plies looked ahead and positions looked at for a move, at most, and by how many hundredths of a pawn the choice wandered. */
  readonly pace: { readonly plies: number; readonly nodes: number; readonly wander: number };
  /** Positions that were weighed. */
  readonly positions: number;
  /** Plies after which a game was a draw; and the lead, in hundredths of a pawn, that won where there are two players, if it lasted so many plies. */
  readonly longest: number;
  readonly lead: number;
  readonly patience: number;
  /** Mean length of a game in plies. */
  readonly plies: Measured;
  /** Shares of the games, in per cent. */
  readonly drawn: Measured;
  /** Share of the points of each player, in per cent. */
  readonly shares: readonly { readonly player: string; readonly share: Measured }[];
  /** What each feature is worth, in hundredths of a pawn; by the names of `tools/insights/features.ts`. The men of a player together
   * are worth what the ruleset’s values say. */
  readonly values: readonly { readonly name: string; readonly worth: Measured }[];
  /** First moves, best for White first, each from the games that began with it. */
  readonly first: readonly FirstMove[];
  /** The same by what moves: `pawn`, `knight`, `board` ... */
  readonly firstKinds: readonly { readonly kind: string; readonly games: number; readonly share: Measured }[];
  /** Share of the plies that moved a board, and of the decided games in which a board move decided, in per cent; absent without boards. */
  readonly boards?: { readonly plies: Measured; readonly decided: Measured; readonly decidedGames: number };
}

/** By ruleset. */
export const INSIGHTS: Readonly<Record<string, Insights>> = { bartmess, grant, harshman, meder, usenet };

/** Whether it is sure, nineteen times of twenty, that a number is not this one. */
export const isClear = ({ value, error }: Measured, from = 0): boolean => Math.abs(value - from) > error;
