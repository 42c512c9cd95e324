/** A move of a game that cost much, as a task: plain data, to be kept. */
export interface MistakeTask {
  /** A name no other has. */
  readonly id: string;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string>>;
  /** The position before the move, and the move that led there, if one did, with the position before that. */
  readonly position: string;
  readonly lead?: { readonly position: string; readonly move: string };
  /** The id of the move that was played, and of the line that answers it. */
  readonly played: string;
  readonly refutation: readonly string[];
  /** Ids of first moves that are as good as the best, and the best line. */
  readonly accepts: readonly string[];
  readonly best: readonly string[];
  /** The mover's chance of a point with the best move, and after the move that was played. */
  readonly chance: number;
  readonly chanceAfter: number;
  /** In how many moves the mover had mate, and in how many the other side has it after the move. */
  readonly missedMate?: number;
  readonly matedIn?: number;
  /** Whether these were proved. */
  readonly isProved?: boolean;
}
