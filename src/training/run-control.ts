import { signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from './practice-choice.ts';
import { skillOf } from './puzzle-record.ts';
import { answerRun, beginRun, endRun, isRunMode, noteRun, type Run } from './runs.ts';
import type { TrainingEnvironment } from './training-environment.ts';

/** The streak or storm that goes on or is over, its clock, and what is kept of it. */
export class RunControl {
  readonly #run = signal<Run | undefined>(undefined);
  readonly #clock = signal(0);
  readonly #environment: TrainingEnvironment;

  constructor(environment: TrainingEnvironment) {
    this.#environment = environment;
  }

  get run(): ReadonlySignal<Run | undefined> {
    return this.#run;
  }

  /** The time, as far as a run needs it: in milliseconds since 1970, moved by `tick`. */
  get clock(): ReadonlySignal<number> {
    return this.#clock;
  }

  /** A run of a choice that begins now; nothing where the choice is of none. */
  make({ mode, ruleset }: Choice): Run | undefined {
    const { rating } = skillOf(this.#environment.load(), ruleset);
    return isRunMode(mode) ? beginRun(mode, rating, this.#now) : undefined;
  }

  /** Makes this the run: one that is not the run already begins now. */
  enter(run: Run | undefined, choice: Choice): void {
    if (run === this.#run.value) return;
    this.#clock.value = this.#now;
    this.#run.value = run && this.make(choice);
  }

  leave(): void {
    this.#run.value = undefined;
  }

  /** A second has passed: a storm may be over. */
  tick(ruleset: string): void {
    this.#clock.value = this.#now;
    if (this.#run.value) this.#keep(endRun(this.#run.value, this.#clock.value), ruleset);
  }

  /** Counts an answer; whether the next puzzle comes by itself, as in a storm. */
  answer(id: string, score: 0 | 1, ruleset: string): boolean {
    const run = this.#run.value;
    if (!run || run.isOver) return false;
    const after = answerRun(run, id, score, this.#now);
    this.#keep(after, ruleset);
    return after.mode === 'storm' && !after.isOver;
  }

  get #now(): number {
    return this.#environment.now().getTime();
  }

  /** Keeps a run as it is now; one that has just ended may be the best. */
  #keep(run: Run, ruleset: string): void {
    const isEnd = run.isOver && this.#run.value?.isOver === false;
    this.#run.value = run;
    if (isEnd) this.#environment.change((record) => noteRun(record, run, ruleset));
  }
}
