import { EXERCISE } from '#words/lesson/exercise.ts';
import { Attempt, type TaskBoard } from '../diagram/attempt.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import type { ExerciseGoal } from '../../training/exercises/exercise-goals.ts';

/** How an exercise stands; what is asked for is judged by those who ask (`choosing`, `answering`, `playing`). */
export class Exercise<G extends ExerciseGoal = ExerciseGoal> extends Attempt<ExerciseSpec<G>> {
  readonly #onSolved: () => void;

  constructor(spec: ExerciseSpec<G>, board: TaskBoard, onSolved: () => void) {
    super(spec, board);
    this.#onSolved = onSolved;
  }

  get goal(): G {
    return this.spec.goal;
  }

  /** `before` and `after` are said around the task's own reason. */
  solve(before = '', mayRetry = false, source = '', after: readonly string[] = []): void {
    this.say('solved', EXERCISE.right, [before, this.spec.because, ...after].filter(Boolean).join(' '), source);
    this.mayRetry.value = mayRetry;
    this.mayShow.value = false;
    this.mayRestart.value = false;
    this.board.mode = 'look';
    this.#onSolved();
  }

  /** The answer is given away: nothing is to be done but to try again, or to go on. */
  giveAway(bold: string, why: string): void {
    this.say('shown', bold, why);
    this.mayRetry.value = true;
    this.mayShow.value = false;
    this.mayRestart.value = false;
    this.board.mode = 'look';
  }

  /** Nothing is judged yet: the board is asked to be as it was. */
  override reset(): void {
    super.reset();
    this.board.mode = this.spec.mode;
    this.mark({});
  }
}
