import { signal } from '@preact/signals';
import { sayRefusal } from '../../words/refusals.ts';
import type { Move, Refusal } from '../../engine/index.ts';
import { announce } from '../board/view/announce.ts';
import { cutLine, type Line } from '../../board/state/line.ts';
import type { Marks } from '../../board/scene/render-options.ts';
import type { Hint } from './hints.ts';
import type { MoveBoard } from './move-input.ts';
import type { Message, Verdict } from './message.ts';
import { DIAGRAM } from '#words/diagram.ts';

/** What a task needs of a board. */
export interface TaskBoard extends MoveBoard {
  play(move: Move): Promise<void>;
  /** Shows a line, at one of its positions. */
  setLine(line: Line, index?: number): Promise<void>;
  setMarks(marks: Marks): void;
  point(names: readonly string[]): void;
}

/** What the reader has answered, and how it was judged. */
export type Answers = Pick<Marks, 'chosen' | 'right' | 'wrong'>;

/** What every task has, whoever judges it. */
export interface TaskSpec {
  readonly marks: Marks;
  readonly hints: readonly Hint[];
}

/** How a task stands, and what its panel shows: exercises and puzzles give verdicts, hints and refusals in one way. */
export class Attempt<Spec extends TaskSpec = TaskSpec> {
  readonly state = signal<Verdict>('new');
  readonly message = signal<Message | undefined>(undefined);
  /** How many hints were given. */
  readonly hints = signal(0);
  readonly answers = signal<Answers>({});
  readonly mayRetry = signal(false);
  readonly mayShow = signal(false);
  /** The line was taken back to the place of a slip: it can be begun afresh too. */
  readonly mayRestart = signal(false);
  /** Where the line went wrong: the number of moves before the wrong one, and its name. */
  mistake: { readonly index: number; readonly name: string } | undefined;
  /** Brings back the place that was asked about, where the board shows what came of a wrong try. */
  goBack: () => void = () => undefined;
  readonly spec: Spec;
  readonly board: TaskBoard;

  constructor(spec: Spec, board: TaskBoard) {
    this.spec = spec;
    this.board = board;
    // What is said of a move that was not made is out of date after the next one.
    board.on('changed', () => {
      if (this.message.value?.kind === 'refusal') this.#sayHints();
    });
  }

  /** Solved, or its solution was given away. */
  get isOver(): boolean {
    return this.state.value === 'solved' || this.state.value === 'shown';
  }

  /** A bold line and a line saying why; where the rules say so, on a line of its own. */
  say(state: Verdict, bold: string, why: string, source = ''): void {
    this.message.value = { kind: 'verdict', state, bold, why, ...(source !== '' && { source }) };
    this.state.value = state;
  }

  /** Why the rules forbid a move, with the section; the task stands as it was. `own` are the author's words for it. */
  refuse(refusal: Refusal, own?: string): void {
    this.message.value = { kind: 'refusal', bold: own ?? sayRefusal(refusal), why: `${this.board.ruleset.name}, ${refusal.source}.` };
  }

  /** A sentence in passing, read out as well; the task stands as it was. */
  note(text: string): void {
    this.message.value = { kind: 'note', text, isWrong: false };
    announce(text);
  }

  /** What was said in passing is out of date. */
  endNote(): void {
    if (this.message.value?.kind === 'note') this.#sayHints();
  }

  /** Shows answers on their buttons and on the board, with what else is to be marked there. */
  mark(answers: Answers, more: Marks = {}): void {
    this.answers.value = answers;
    this.board.setMarks({ ...this.spec.marks, ...answers, ...more });
  }

  /** Ends what the board shows of a refused or wrong try, but for the answers; a hint is about the place that was asked about. */
  clear(): void {
    if (this.mayRetry.value && !this.isOver) this.goBack();
    this.board.point([]);
    this.mark(this.answers.value);
  }

  /** Shows and reads out the next hint; whether there was one. */
  giveHint(): boolean {
    const hint = this.spec.hints[this.hints.value];
    if (!hint) return false;
    this.clear();
    this.hints.value += 1;
    this.message.value = { kind: 'hints' };
    announce([hint.lead, hint.says].filter((words) => words !== undefined).join('. '));
    if (hint.shows !== undefined) this.board.point([hint.shows]);
    return true;
  }

  /** Nothing tried, nothing said but the hints that were given. */
  reset(): void {
    this.mistake = undefined;
    this.state.value = 'new';
    this.#sayHints();
    this.mayRetry.value = false;
    this.mayRestart.value = false;
  }

  /** Back to the place before the wrong move: the line that is left. Nothing where that is the start, or no move was wrong. */
  takeBack(): Line | undefined {
    const { mistake: slip, board } = this;
    if (!slip || slip.index === 0) return undefined;
    const line = cutLine(board.line, slip.index);
    void board.setLine(line, slip.index);
    this.reset();
    board.mode = 'play';
    this.mayRestart.value = true;
    this.say('new', DIAGRAM.yourMove, DIAGRAM.before(slip.name));
    return line;
  }

  /** Nothing but the hints that were given: they can be read on. */
  #sayHints(): void {
    this.message.value = this.hints.value > 0 ? { kind: 'hints' } : undefined;
  }
}

/**
 * After a wrong move the next press on something of the side that tries is the next try: the line goes back before the press is heard.
 * What stands there counts as it is shown, and as it stood before the wrong move.
 */
export function followNextTry(attempt: Attempt, retry: () => void): void {
  const { board } = attempt;
  attempt.goBack = retry;
  board.on('pressed', (name) => {
    if (!attempt.mayRetry.value) return;
    const { positions } = board.line;
    const before = positions[attempt.mistake?.index ?? 0] ?? positions[0]!;
    const isOwn = [before, board.position].some(
      (position) => position.at(name)?.owner === before.turn || position.boards.some(({ pin }) => pin === name),
    );
    if (isOwn) retry();
  });
}
