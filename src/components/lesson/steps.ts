import { signal } from '@preact/signals';
import { STEPS } from '#words/lesson/steps.ts';
import { describePoints } from '../../board/text/acts.ts';
import { announce } from '../board/view/announce.ts';
import type { Board } from '../board/board.ts';
import { isAct } from '../../board/state/line.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import type { NotationChoice } from '../../board/state/settings.ts';
import { loadSettings, onSettings } from '../board/view/settings-store.ts';
import { describeMove } from '../../board/text/names.ts';
import { pickName } from '../diagram/step-names.ts';
import type { StepsSpec } from './steps-spec.ts';

/** Milliseconds a step stands while the line plays by itself. */
const PACE = 1600;

/** What the buttons of a line do. */
export const STEP_BUTTONS = ['first', 'back', 'play', 'on', 'last'] as const;
export type StepButton = (typeof STEP_BUTTONS)[number];

/** A line that is stepped through: where it stands, and what is said there. */
export class StepThrough {
  readonly index = signal(0);
  readonly isPlaying = signal(false);
  readonly notation = signal(loadSettings().notation);
  /** Said in place of a step's sentence. */
  readonly note = signal('');
  readonly #spec: StepsSpec;
  readonly #board: Board;
  readonly #moved: (index: number) => void;
  #timer = 0;

  /** `moved` hears of steps the reader took, for the page's address. */
  constructor(spec: StepsSpec, board: Board, moved: (index: number) => void, lifetime: Lifetime) {
    this.#spec = spec;
    this.#board = board;
    this.#moved = moved;
    this.index.value = board.index;
    board.on('key', (key) => this.key(key));
    board.on('changed', () => {
      board.setMarks(spec.steps[board.index] ?? {});
      this.note.value = '';
      this.index.value = board.index;
    });
    onDispose(
      lifetime,
      onSettings(({ notation }) => (this.notation.value = notation)),
    );
    onDispose(lifetime, () => this.#stop());
  }

  get last(): number {
    return this.#spec.moves.length;
  }

  act(go: StepButton): void {
    if (go === 'play') return this.#play();
    this.#stop();
    const { index } = this.#board;
    this.#go({ first: 0, back: index - 1, on: index + 1, last: this.last }[go]);
  }

  key(key: string): boolean {
    const go = ({ ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' } as const)[key];
    if (go !== undefined) this.act(go);
    return go !== undefined;
  }

  /** Goes to a step the reader chose: the line plays no longer by itself. */
  choose(step: number, isQuick = false): void {
    this.#stop();
    this.#go(step, isQuick);
  }

  /** Goes to a step that was named from outside; false when there is none of that number. */
  follow(step: number): boolean {
    this.#stop();
    if (step >= 0 && step <= this.last) {
      this.#go(step);
      return true;
    }
    void this.#board.goTo(0, true);
    this.note.value = STEPS.noStep(this.last, step);
    announce(this.note.value);
    return false;
  }

  #go(to: number, isQuick = false): void {
    const index = Math.max(0, Math.min(this.last, to));
    if (index === this.#board.index) return;
    void this.#board.goTo(index, isQuick);
    this.#moved(index);
    this.#say(index);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.isPlaying.value = false;
  }

  #play(): void {
    if (this.#timer !== 0) return this.#stop();
    if (this.#board.index === this.last) void this.#board.goTo(0);
    this.isPlaying.value = true;
    const next = (): void => {
      this.#go(this.#board.index + 1);
      if (this.#board.index === this.last) this.#stop();
    };
    this.#timer = window.setInterval(next, PACE);
    next();
  }

  #say(index: number): void {
    const { line } = this.#board;
    const [before, move] = [line.positions[index - 1], line.moves[index - 1]];
    const label = nameStep(this.#spec, index, this.notation.value);
    const words = !before || !move ? `${STEPS.start}.` : isAct(move) ? label : `${label}: ${describeMove(before, move)}.`;
    const outcome = line.positions[index]?.outcome();
    announce([words, this.#spec.says[index], outcome && `${describePoints(outcome)}.`].filter(Boolean).join(' '));
  }
}

/** What a step is called where it is shown: `Start`, `2... c3W`, or what an act says. */
export function nameStep({ rounds, acts, names }: StepsSpec, step: number, notation: NotationChoice): string {
  const round = rounds.find(({ steps }) => steps.includes(step));
  if (!round) return STEPS.start;
  if (round.isAct) return `${acts[step - 1] ?? ''}.`;
  return `${round.number}${round.steps[0] === step ? '.' : '...'} ${pickName(names[step - 1] ?? '', notation)}`;
}
