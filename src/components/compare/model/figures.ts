/** What the games of one ruleset were like. Plies and legal moves are of all positions in which somebody had to move. */
export interface GameFigures {
  readonly games: number;
  readonly seed: number;
  readonly strength: string;
  /** Mean number of legal moves in a position. */
  readonly moves: number;
  /** Most plies of a game; one that is still going on then is cut. */
  readonly longest: number;
  /** Of a hundred games, how many are over after a hundred plies. */
  readonly overBy: number;
  /** Plies after which half of all games are over; none where more than half are cut. */
  readonly median: number | null;
  /** Half the width in which the means of such games lie nineteen times of twenty: of `moves`, `boardMoves` and `overBy`. */
  readonly spread: { readonly moves: number; readonly boardMoves: number; readonly overBy: number };
  /** Of a hundred plies, how many moved an attack board. */
  readonly boardMoves: number;
  /** Of a hundred games: won by somebody, drawn, and not at their end after the longest time. */
  readonly won: number;
  readonly drawn: number;
  readonly unfinished: number;
}
