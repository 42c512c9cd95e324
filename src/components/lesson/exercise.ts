import { signal } from '@preact/signals';
import type { Move } from '../../engine/index.ts';
import type { Line } from '../board/line.ts';
import type { Marks } from '../board/sight.ts';
import type { Table as PlayTable } from '../diagram/play.ts';
import type { Said, Verdict } from '../diagram/said.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import type { ExerciseGoal } from './goals.ts';

/** What an exercise needs of a board. */
export interface Table extends PlayTable {
  play(move: Move): Promise<void>;
  setLine(line: Line): Promise<void>;
  setMarks(marks: Marks): void;
  point(names: readonly string[]): void;
}

/** What the reader has answered, and how it was judged. */
export type Answers = Pick<Marks, 'chosen' | 'right' | 'wrong'>;

/** How an exercise stands, and what its panel shows; what is asked for is judged by those who ask (`choosing`, `answering`, `playing`). */
export class Exercise<G extends ExerciseGoal = ExerciseGoal> {
  readonly state = signal<Verdict>('new');
  readonly said = signal<Said | undefined>(undefined);
  /** How many hints were given. */
  readonly hints = signal(0);
  readonly answers = signal<Answers>({});
  readonly mayRetry = signal(false);
  readonly mayShow = signal(false);
  readonly spec: ExerciseSpec;
  readonly goal: G;
  readonly table: Table;
  readonly #onSolved: () => void;

  constructor(spec: ExerciseSpec, goal: G, table: Table, onSolved: () => void) {
    this.spec = spec;
    this.goal = goal;
    this.table = table;
    this.#onSolved = onSolved;
  }

  /** A bold line and a line why; one in passing leaves the exercise as it is. */
  say(state: Verdict, bold: string, why: string, isPassing = false): void {
    this.said.value = { kind: 'verdict', state, bold, why };
    if (!isPassing) this.state.value = state;
  }

  /** Shows answers on their buttons and on the board, with what else is to be marked there. */
  mark(answers: Answers, more: Marks = {}): void {
    this.answers.value = answers;
    this.table.setMarks({ ...this.spec.marks, ...answers, ...more });
  }

  solve(because = '', mayRetry = false): void {
    this.say('solved', 'Right.', [because, this.spec.because].filter(Boolean).join(' '));
    this.mayRetry.value = mayRetry;
    this.mayShow.value = false;
    this.table.mode = 'look';
    this.#onSolved();
  }

  giveHint(): void {
    const hint = this.spec.hints[this.hints.value];
    if (!hint) return;
    this.hints.value += 1;
    this.said.value = { kind: 'hints' };
    if (hint.shows !== undefined) this.table.point([hint.shows]);
  }

  /** From the start again: the board is asked to be as it was. */
  reset(): void {
    this.table.mode = this.spec.mode;
    this.mark({});
    this.state.value = 'new';
    this.said.value = undefined;
    this.mayRetry.value = false;
  }
}
