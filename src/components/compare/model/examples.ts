/** A position in which two rulesets disagree about one move, for one reason. */
export interface Example {
  /** The ruleset that allows the move, and the one that refuses it. */
  readonly allows: string;
  readonly refuses: string;
  /** Why it is refused, as the engine says it. */
  readonly code: string;
  /** The ruleset the position was played by, whose position string it is. */
  readonly of: string;
  readonly position: string;
  /** What is picked up: a square, or an attack board's id. */
  readonly pick: string;
  /** The move, `from-to`, in the names of either ruleset. */
  readonly legal: string;
  readonly barred: string;
}
