/** Positions and moves that show a difference, by what they show. */
export type Show =
  | 'line-past'
  | 'line-gap'
  | 'line-levels'
  | 'king-screened'
  | 'king-far-knight'
  | 'pawn-double-off'
  | 'turn'
  | 'ride-piece'
  | 'ride-pawn'
  | 'ride-back-own'
  | 'pawn-off-up'
  | 'board-apart'
  | 'board-touch'
  | 'king-board-between'
  | 'empty-board-middle'
  | 'empty-board'
  | 'knight-ground'
  | 'castling'
  | 'upright-bishop'
  | 'upright-rook'
  | 'knight-levels'
  | 'pawn-off-straight'
  | 'pawn-off-aside'
  | 'board-across-main'
  | 'board-faces';

/** The sentences for one side of a difference. */
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
  /** The position and move that show it, by name. */
  readonly show: Show;
  /** What of the measured table it speaks of: codes of refusals, `blocked`, or of one kind of piece, `blocked pawn`. */
  readonly codes: readonly string[];
  /** Told to whoever is used to it and may not do it tonight, and to whoever may do it tonight for the first time. */
  readonly habit?: Telling;
  readonly chance?: Telling;
}

/** Sentences about two rulesets, whichever of them the reader knows. */
export interface PairWords {
  /** What to know of the set before the first move, by the ruleset that is played. */
  readonly sets: Readonly<Record<string, string>>;
  readonly differences: readonly Difference[];
}
