import type { TRIES } from './tries.ts';

/** How one side of a difference is told. */
export interface Telling {
  /** The rules of tonight's reference that say it, in the order of the sentence. */
  readonly rules: readonly string[];
  /** What to remember, in a few words, and how the two differ. */
  readonly title: string;
  readonly says: string;
}

/** One thing that two rulesets disagree about: the one allows what the other refuses. */
export interface Difference {
  /** The ruleset that allows it. */
  readonly allows: string;
  /** The position and move that show it (`TRIES`). */
  readonly show: keyof typeof TRIES;
  /** What of the measured table it speaks of: codes of refusals, `blocked`, or of one kind of man, `blocked pawn`. */
  readonly bites: readonly string[];
  /** Told to whoever is used to it and may not do it tonight, and to whoever may do it tonight for the first time. */
  readonly habit?: Telling;
  readonly chance?: Telling;
}

/** What is told of two rulesets, whichever of them the reader knows. */
export interface PairWords {
  /** What to know of the set before the first move, by the ruleset that is played. */
  readonly sets: Readonly<Record<string, string>>;
  readonly differences: readonly Difference[];
}
