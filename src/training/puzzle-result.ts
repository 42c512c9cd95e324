/** How a reader has done with a puzzle: what its plate tells the page. */
export interface PuzzleResult {
  readonly id: string;
  /** Solved at the first try, without slip, and with no hint but the idea. */
  readonly clean: boolean;
  /** Without slip, but with the hint that tells the piece: half a point. */
  readonly isHalf: boolean;
  /** Tries so far: one, and one more for every wrong move or answer. */
  readonly tries: number;
  /** More than the idea was asked for, or the solution. */
  readonly isHelped: boolean;
}

/** A text with moves in it, each as a place (`⟦0⟧`) and the line of ids that leads to it, so that it is named as the reader has chosen. */
export interface Explained {
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
}

/** The number of a rule of the reference, its address, and that of the lesson about it. */
export interface DecidingRule {
  readonly n: string;
  readonly href: string;
  readonly lesson?: string;
}
