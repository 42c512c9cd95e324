/** Why a move is not legal, for the reader: the rule, the words, and what to show on the board. */
export interface Refusal {
  /** Stable word: `not-yours`, `blocked`, `own-piece`, `leaves-check`, `not-adjacent`, `board-occupied` ... */
  readonly code: string;
  /** Section of the source that forbids it. */
  readonly source: string;
  /** One or two sentences in our words. */
  readonly says: string;
  /** Squares or pins to point at: attackers, blockers. */
  readonly shows: readonly string[];
}
