import type { Position } from '../../engine/index.ts';
import type { PlateSpec } from '../diagram/plate-spec.ts';
import type { Hint } from '../diagram/hints.ts';
import type { ExerciseGoal } from '../../training/exercises/exercise-goals.ts';
import type { WrongAnswerTexts } from '../../training/exercises/wrong-answers.ts';

export interface ExerciseSpec<G extends ExerciseGoal = ExerciseGoal> extends PlateSpec {
  readonly kind: 'exercise' | 'playout';
  readonly goal: G;
  readonly because: string;
  readonly wrong: WrongAnswerTexts;
  readonly replies: readonly string[];
  readonly hints: readonly Hint[];
  /** Squares or pins offered as buttons as well, where places are to be chosen. */
  readonly offered: readonly string[];
  /** The longest thing that may be said of a try. */
  readonly longest: string;
}

/** The longest names a verdict may have to hold, of places asked for: of pins, or of squares and cells; those of the ruleset, up to a limit. */
export function findLongestNames({ ruleset, squares }: Position, isOfPins: boolean, count: number): readonly string[] {
  const names = isOfPins ? ruleset.pins.map(({ name }) => name) : squares.map(({ name }) => name);
  return [...names].sort((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, count);
}
