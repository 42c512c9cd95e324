/** White, Gray (with three players only), Black. */
export type Player = 'w' | 'g' | 'b';

/** One thing that a rule text says, or that the project decided where it is silent. */
export interface Claim {
  /** Stable and unique, begins with the ruleset: `meder-2.3-pins`. */
  readonly id: string;
  /** The place in the source, as the source numbers it, or its nearest heading. */
  readonly section: string;
  /** What it is about, a word that all rulesets share. */
  readonly topic: string;
  /** What sort of thing is said. */
  readonly kind: 'rule' | 'definition' | 'fact' | 'example' | 'procedure' | 'history' | 'advice' | 'contradiction';
  /** What holds, in a sentence or two. */
  readonly claim: string;
  /**
   * `text`: the source says so; `counted`: a count of all positions in a stated frame settles it; `inferred`: it follows from the source;
   * `house`: the source is silent, and this is a decision.
   */
  readonly source: 'text' | 'counted' | 'inferred' | 'house';
  /** How it is best shown: on a diagram, in a table, in a sentence. */
  readonly show: 'board' | 'table' | 'words';
  /** Positions that show it; absent where none does. */
  readonly cases?: readonly Case[];
}

/** A position that shows a claim, and what holds in it. */
export interface Case {
  /** A position string, or `start`. */
  readonly position: string;
  /** Why the position shows the claim. */
  readonly why: string;
  /** Moves and acts played from the position first, by their ids. What follows holds after them. */
  readonly moves?: readonly string[];
  /** Ids that can be played. */
  readonly legal?: readonly string[];
  /** Ids that cannot be played. */
  readonly illegal?: readonly string[];
  /** Players whose king is in check. */
  readonly check?: readonly Player[];
  /** How the game stands: `playing`, `checkmate` ... */
  readonly status?: string;
  /** Declarations of mate that can be made, by their ids; with three players. */
  readonly declarations?: readonly string[];
  /** Points of each player at the end of the game, as fractions: `1/2`. */
  readonly points?: Readonly<Partial<Record<Player, string>>>;
  /** The board of Three-way Chess, where it is not the usual one. */
  readonly board?: string;
  /** The mate that ends a game of Three-way Chess, where it is not the first. */
  readonly mate?: string;
  /** Whether mates of Three-way Chess count without being declared, where they do. */
  readonly automatic?: boolean;
}
