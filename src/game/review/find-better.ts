import { effect, signal, untracked } from '@preact/signals';
import type { Move, Position, Ruleset } from '../../engine/index.ts';
import { extendLine, makeLine, type Line } from '../../board/state/line.ts';
import type { Marks } from '../../board/scene/render-options.ts';
import { Latest } from '../../platform/latest.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import type { DescribedFault } from '../../words/described-fault.ts';
import { GRADE_MARGIN, sharesAtEnd, sharesIn } from '../analysis/grades.ts';
import { findMistakeReason, type MistakeReason } from '../analysis/mistake-reasons.ts';
import type { MistakeTask } from '../analysis/mistake-task.ts';
import type { BoardOverlay } from '../board-overlay.ts';
import type { AskAnalyst } from './live-analysis.ts';

/** Milliseconds for looking at a try that is not among the known good moves. */
const TRY_MS = 1500;

/** A task that is open on the board. */
export interface OpenTask {
  readonly task: MistakeTask;
  readonly before: Position;
  readonly played: Move;
}

/** How the task on the board stands. */
export type TaskPhase =
  | { readonly kind: 'asking' | 'same' | 'shown' }
  | { readonly kind: 'checking' | 'right'; readonly move: Move }
  | {
      readonly kind: 'wrong';
      readonly move: Move;
      readonly reply: Move | undefined;
      readonly after: Position;
      readonly reason: MistakeReason | undefined;
    }
  | { readonly kind: 'fault'; readonly fault: DescribedFault };

export interface FindBetterHooks {
  readonly ask: AskAnalyst;
  readonly overlay: BoardOverlay;
  /** The rules of a task, fetched if need be. */
  readonly fetchRules: (id: string) => Promise<Ruleset | undefined>;
  /** Hears whether a task was solved at the first try and without help. */
  readonly answer: (task: MistakeTask, score: 0 | 1) => void;
  readonly announce: (words: string) => void;
}

/** Tasks “find better”, one after another, on the board: nothing shows what is played next until it is found or asked for. */
export class FindBetter {
  readonly open = signal<OpenTask | undefined>(undefined);
  readonly phase = signal<TaskPhase>({ kind: 'asking' });
  readonly at = signal(0);
  readonly tasks = signal<readonly MistakeTask[]>([]);
  /** Whether a task could not be opened. */
  readonly isLost = signal(false);
  readonly #hooks: FindBetterHooks;
  readonly #latest: Latest;
  #isAnswered = false;

  constructor(hooks: FindBetterHooks, scope: Lifetime) {
    this.#hooks = hooks;
    this.#latest = new Latest(scope);
    // Whatever else comes onto the board ends the tasks.
    const follow = (): void => {
      if (!hooks.overlay.task.value) untracked(() => this.#end());
    };
    onDispose(scope, effect(follow));
  }

  get isOn(): boolean {
    return this.open.value !== undefined;
  }

  /** Begins with the first of these tasks. */
  async start(tasks: readonly MistakeTask[]): Promise<void> {
    this.tasks.value = tasks;
    this.isLost.value = false;
    await this.#go(0);
  }

  /** The next task, or the end of them. */
  async next(): Promise<void> {
    await this.#go(this.at.value + 1);
  }

  /** Back to the game. */
  leave(): void {
    this.#hooks.overlay.task.value = undefined;
  }

  /** Gives the answer away. */
  show(): void {
    const open = this.open.value;
    if (!open) return;
    this.#latest.cancel();
    this.#answer(open.task, 0);
    const best = open.before.moves().find(({ id }) => id === open.task.best[0]);
    this.phase.value = { kind: 'shown' };
    if (best) this.#showMove(best);
  }

  /** Shows the position after the move that was played, with what answers it. */
  showRefutation(): void {
    const open = this.open.value;
    if (!open) return;
    const after = open.before.after(open.played);
    const reply = after.moves().find(({ id }) => id === open.task.refutation[0]);
    this.#showMove(open.played, reply && [{ from: reply.from, to: reply.to, tone: 'wrong' }]);
  }

  /** Why the move that was played was bad, where it can be told. */
  get reason(): MistakeReason | undefined {
    const open = this.open.value;
    return open && findMistakeReason({ ...open.task, ...open });
  }

  async #go(at: number): Promise<void> {
    const task = this.tasks.value[at];
    if (!task) return this.leave();
    const signal = this.#latest.begin();
    const open = await this.#open(task);
    if (signal.aborted) return;
    if (!open) {
      this.isLost.value = true;
      return this.#go(at + 1);
    }
    this.at.value = at;
    this.#isAnswered = false;
    this.phase.value = { kind: 'asking' };
    this.open.value = open;
    this.#show(this.#lineTo(open), true);
  }

  async #open(task: MistakeTask): Promise<OpenTask | undefined> {
    const named = await this.#hooks.fetchRules(task.ruleset).catch(() => undefined);
    const rules = named?.configure(task.options);
    const before = rules?.ok ? rules.value.parse(task.position) : undefined;
    if (!before?.ok) return undefined;
    const played = before.value.moves().find(({ id }) => id === task.played);
    return played && { task, before: before.value, played };
  }

  /** The position of the task, with the move that led there where it is known. */
  #lineTo({ task, before }: OpenTask): Line {
    const led = task.lead && before.ruleset.parse(task.lead.position);
    const move = led?.ok ? led.value.moves().find(({ id }) => id === task.lead?.move) : undefined;
    if (!led?.ok || !move) return makeLine(before);
    const line = extendLine(makeLine(led.value), 0, move);
    return { ...line, positions: [led.value, before] };
  }

  #show(line: Line, isOpen: boolean, arrows: Marks['arrows'] = []): void {
    const open = this.open.value;
    if (!open) return;
    this.#hooks.overlay.task.value = {
      ...{ line, index: line.positions.length - 1, marks: { arrows: arrows ?? [] }, side: open.before.turn, isOpen },
      move: (move) => void this.#try(move),
    };
  }

  #showMove(move: Move, arrows?: Marks['arrows']): void {
    const open = this.open.value;
    if (open) this.#show(extendLine(makeLine(open.before), 0, move), false, arrows);
  }

  #answer(task: MistakeTask, score: 0 | 1): void {
    if (!this.#isAnswered) this.#hooks.answer(task, score);
    this.#isAnswered = true;
  }

  async #try(move: Move): Promise<void> {
    const open = this.open.value;
    if (!open || this.phase.value.kind === 'checking') return;
    const { task, before } = open;
    if (move.id === task.played) return this.#again({ kind: 'same' });
    if (task.accepts.includes(move.id)) return this.#right(open, move);
    const after = before.after(move);
    const ended = sharesAtEnd(after);
    if (ended) return (ended[before.turn] ?? 0) >= task.chance - GRADE_MARGIN ? this.#right(open, move) : this.#wrong(open, move, []);
    this.phase.value = { kind: 'checking', move };
    this.#showMove(move);
    const { id: ruleset, options } = before.ruleset;
    const question = { kind: 'lines', ruleset, options, start: task.position, steps: [move.id], ms: TRY_MS, lines: 1 } as const;
    const found = await this.#latest.run((scope) => this.#hooks.ask(question, { signal: scope }));
    if (!found || this.open.value !== open) return;
    if (!found.ok) return this.#again({ kind: 'fault', fault: found.fault });
    const [line] = found.value.lines;
    const share = sharesIn(after, found.value)?.[before.turn] ?? 0;
    const isGood = task.missedMate === undefined ? share >= task.chance - GRADE_MARGIN : (line?.mate ?? 0) < 0;
    if (isGood) this.#right(open, move);
    else this.#wrong(open, move, line?.moves ?? [], line?.mate, line?.isProved);
  }

  #right(open: OpenTask, move: Move): void {
    this.#answer(open.task, 1);
    this.phase.value = { kind: 'right', move };
    this.#showMove(move);
  }

  #wrong(open: OpenTask, move: Move, refutation: readonly string[], mate?: number, isProved?: true): void {
    const { before, task } = open;
    const after = before.after(move);
    const reply = after.moves().find(({ id }) => id === refutation[0]);
    const refuted = { before, played: move, refutation, best: [], ...(mate !== undefined && mate > 0 && { matedIn: mate }) };
    const reason = findMistakeReason({ ...refuted, ...(isProved && { isProved }) });
    this.#answer(task, 0);
    this.#again({ kind: 'wrong', move, reply, after, reason });
  }

  /** The next press is the next try. */
  #again(phase: TaskPhase): void {
    const open = this.open.value;
    this.phase.value = phase;
    if (open) this.#show(makeLine(open.before), true);
  }

  #end(): void {
    if (!this.open.value) return;
    this.#latest.cancel();
    this.open.value = undefined;
    this.tasks.value = [];
  }
}
