import { signal } from '@preact/signals';
import { Attempt, type TaskBoard } from '../diagram/attempt.ts';
import type { PuzzleSpec } from './puzzle-spec.ts';
import type { ResultReporter } from './puzzle-events.ts';

/** How a puzzle stands; what is asked for is judged by those who ask (`solving`, `questioning`). */
export class PuzzleAttempt extends Attempt<PuzzleSpec> {
  /** It is solved, or its solution was shown. */
  readonly isDone = signal(false);
  /** The moves so far, as they are written. */
  readonly line = signal('');
  /** How the game has ended, in words; empty while it goes on. */
  readonly ending = signal('');
  /** Another defence that may be tried, by its number among all of them, from 1. */
  readonly defence = signal<{ readonly number: number; readonly of: number } | undefined>(undefined);
  /** After a declaration: those who could save the king may be played by the reader. */
  readonly mayTryReplies = signal(false);
  /** Where a line that went wrong can be played on. */
  readonly playOn = signal<string | undefined>(undefined);
  readonly telling: ResultReporter;

  constructor(spec: PuzzleSpec, board: TaskBoard, telling: ResultReporter) {
    super(spec, board);
    this.telling = telling;
  }

  /** It is over: what comes next is offered. */
  finish(): void {
    this.isDone.value = true;
    this.mayRestart.value = false;
    this.mayShow.value = false;
    this.mayRetry.value = true;
  }

  /** Nothing is judged yet; a solver who has been helped or has slipped may see the solution. */
  override reset(): void {
    super.reset();
    this.ending.value = '';
    this.defence.value = undefined;
    this.mayTryReplies.value = false;
    this.playOn.value = undefined;
    this.mayShow.value = !this.telling.isClean;
  }

  /** The first hint, the idea, costs nothing; the second half a point, the third the rest. */
  override giveHint(): boolean {
    const before = this.hints.value;
    const isGiven = super.giveHint();
    if (!isGiven) return false;
    if (before === 1) this.telling.halve();
    if (before > 1) this.telling.help();
    this.mayShow.value = true;
    return true;
  }
}
