import type { Telling } from '../pair-sentences.ts';

/** A sentence for somebody who knows chess, and what of the counts it speaks of. */
export interface ChessPoint extends Telling {
  readonly id: string;
  /** Codes of refusals, alone or of one kind of piece (`levels pawn`), and what no chess player expects. */
  readonly refused: readonly string[];
  readonly added: readonly string[];
  /** It is about checks that a chess player does not see: they are counted by position. */
  readonly isAboutChecks?: true;
}

/** What changes for somebody who knows chess, under one ruleset. */
export interface ChessWords {
  /** How the set differs from a chess board, before the first move. */
  readonly set: string;
  readonly points: readonly ChessPoint[];
  /** What stays as it is in chess. */
  readonly same: string;
  /** Names of squares, boards and moves. */
  readonly names: string;
}
