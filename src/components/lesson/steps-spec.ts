import type { PlateSpec } from '../diagram/plate-spec.ts';
import type { Marks } from '../../board/scene/render-options.ts';

/** A round of a line's list: its number and the steps in it by seat; an act has a row of its own. */
export interface StepRound {
  readonly number: number;
  /** Steps from 1; nothing where a player has no move in it. */
  readonly steps: readonly (number | undefined)[];
  readonly isAct: boolean;
}

export interface StepsSpec extends PlateSpec {
  readonly kind: 'steps';
  /** Ids of the moves and acts of its line. */
  readonly moves: readonly string[];
  /** The sentence of the start and of each step. */
  readonly says: readonly string[];
  /** The marks of the start and of each step. */
  readonly steps: readonly Marks[];
  /** What each step is called in all notations (`makeNames`). */
  readonly names: readonly string[];
  /** The words that describe an act; empty for a move. */
  readonly acts: readonly string[];
  /** The steps whose move is praised with “!”. */
  readonly praised: readonly number[];
  readonly rounds: readonly StepRound[];
  readonly players: number;
  readonly longest: string;
  /** The list of moves stands beside the board. */
  readonly hasList: boolean;
}
