/** What the games of one ruleset were like. Plies and legal moves are of all positions in which somebody had to move. */
export interface GameFigures {
  readonly games: number;
  readonly seed: number;
  readonly strength: string;
  /** Mean number of legal moves in a position. */
  readonly moves: number;
  /** Length in plies: quartiles of the games that ended. */
  readonly plies: { readonly lower: number; readonly median: number; readonly upper: number };
  /** Of a hundred plies, how many moved an attack board. */
  readonly boardMoves: number;
  /** Of a hundred games: won by somebody, drawn, and not at their end after the longest time. */
  readonly won: number;
  readonly drawn: number;
  readonly unfinished: number;
}
