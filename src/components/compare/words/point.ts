/** One thing that bites somebody who comes from another ruleset, in our words. */
export interface Point {
  /** What to remember, in a few words, and how the two differ. */
  readonly title: string;
  readonly says: string;
  /**
   * What of the measured table it speaks of: codes of refusals, `blocked`, or of one kind of man, `blocked pawn`.
   * A habit is counted where it fails, a chance where the known rules would refuse it.
   */
  readonly bites: readonly string[];
  /** The rule of tonight's reference. */
  readonly rule: string;
  /** The position and move that show it (`TRIES`). */
  readonly show: string;
}

/** What somebody who knows one ruleset reads before an evening of another. */
export interface Tonight {
  /** What to know of the set before the first move. */
  readonly set: string;
  /** Habits that fail, and chances that are new, each with the commonest first. */
  readonly habits: readonly Point[];
  readonly chances: readonly Point[];
}
