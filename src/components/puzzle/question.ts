import type { Position } from '../../engine/index.ts';
import { announce } from '../board/announce.ts';
import { showRefusal } from '../board/refusals.ts';
import type { Marks } from '../board/sight.ts';
import { AnswerBox } from '../diagram/answer-box.ts';
import { listenToNames } from '../lesson/choose-by-name.ts';
import type { Kind, Stage } from '../diagram/mount.tsx';
import type { PuzzleSpec } from './spec.ts';
import { Telling } from './told.ts';
import { nameAnswer } from './words.ts';

/** The pins a board may be asked about: all but the one it is on. */
export function listPins(position: Position, from: string): readonly string[] {
  return position.ruleset.pins.map(({ name }) => name).filter((name) => name !== from);
}

/** Starts a question about a position: its answers are chosen on the board or among buttons, and judged together. */
export function startQuestion(stage: Stage<PuzzleSpec>): Kind {
  new QuestionPlate(stage).start();
  return {};
}

class QuestionPlate {
  readonly #stage: Stage<PuzzleSpec>;
  readonly #root: HTMLElement;
  readonly #box: AnswerBox;
  readonly #telling: Telling;
  #chosen: readonly string[] = [];
  #isOver = false;

  constructor(stage: Stage<PuzzleSpec>) {
    this.#stage = stage;
    this.#root = stage.host.closest<HTMLElement>('.puzzle') ?? stage.host;
    this.#box = new AnswerBox(this.#root);
    this.#telling = new Telling(this.#root, stage.spec.puzzle.id);
  }

  start(): void {
    const { board } = this.#stage;
    board.on('chosen', (name) => this.#toggle(this.#placeOf(name)));
    for (const button of this.#buttons()) button.addEventListener('click', () => this.#toggle(button.dataset['choice'] ?? ''));
    const form = this.#root.querySelector<HTMLFormElement>('form[data-do="choose"]');
    if (form) listenToNames(form, board, (name) => this.#toggle(name));
    this.#box.button('check')?.addEventListener('click', () => this.#judge());
    this.#box.button('retry')?.addEventListener('click', () => this.#retry());
    this.#box.button('show')?.addEventListener('click', () => this.#show());
  }

  get #answer(): readonly string[] {
    return this.#stage.spec.puzzle.answer ?? [];
  }

  /** Where pins are asked for, a press on an attack board means the pin it is on. */
  #placeOf(name: string): string {
    const { board, spec } = this.#stage;
    if (spec.puzzle.goal.kind === 'squares' || board.ruleset.pins.some((pin) => pin.name === name)) return name;
    const on = board.position.squares.find((square) => square.name === name)?.board;
    return board.position.boards.find(({ id }) => id === on)?.pin ?? name;
  }

  #toggle(name: string): void {
    const { goal } = this.#stage.spec.puzzle;
    if (this.#isOver || ('from' in goal && goal.from === name)) return;
    if (goal.kind === 'legal') {
      this.#chosen = [name];
      return this.#judge();
    }
    const isChosen = this.#chosen.includes(name);
    this.#chosen = isChosen ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    announce(`${nameAnswer(goal, name)} ${isChosen ? 'no longer chosen' : 'chosen'}, ${this.#chosen.length} in all.`);
    this.#mark({ chosen: this.#chosen });
  }

  #judge(): void {
    if (this.#isOver) return;
    const { goal } = this.#stage.spec.puzzle;
    const wrong = this.#chosen.filter((name) => !this.#answer.includes(name));
    const right = this.#chosen.filter((name) => this.#answer.includes(name));
    const missing = this.#answer.length - right.length;
    if (wrong.length === 0 && missing === 0) {
      this.#mark({ right });
      return this.#solve();
    }
    this.#telling.slip();
    this.#box.show('show', true);
    this.#mark({ right, wrong });
    const more = missing === 0 ? '' : `${missing === 1 ? 'One more is' : `${missing} more are`} to be found.`;
    const kept = right.length === 0 ? '' : `${right.length === 1 ? 'One is' : `${right.length} are`} right. `;
    const [first] = wrong;
    if (goal.kind === 'legal') this.#say('wrong', 'No.', 'Look again, and choose another answer.');
    else if (first === undefined)
      this.#say('wrong', this.#chosen.length === 0 ? 'There is at least one.' : 'Not all of them yet.', `${kept}${more}`);
    else this.#say('wrong', `${nameAnswer(goal, first)}: no.`, `${this.#whyNot(first)}${kept}${more}`.trim());
    this.#chosen = right;
  }

  /** Why the rules forbid a wrong answer, where the rules do. */
  #whyNot(name: string): string {
    const { board, spec } = this.#stage;
    const { goal } = spec.puzzle;
    if (goal.kind !== 'squares' && goal.kind !== 'pins') return '';
    const refusal = board.ruleset.refuse(board.position, goal.from, name);
    return refusal ? `${refusal.says} ` : '';
  }

  #solve(): void {
    this.#isOver = true;
    const { board, spec } = this.#stage;
    const { goal } = spec.puzzle;
    let why = this.#answer.length === 0 ? 'There is none.' : '';
    if (goal.kind === 'legal') {
      const refusal = board.ruleset.refuse(board.position, goal.from, goal.to);
      why = this.#answer[0] === 'legal' || !refusal ? 'It is legal.' : `${refusal.says} ${board.ruleset.name}, ${refusal.source}.`;
      if (this.#answer[0] !== 'legal' && refusal)
        board.setMarks({ ...spec.marks, ...showRefusal(board.position, refusal, goal.from, goal.to) });
    } else if (goal.kind === 'declarations')
      why = this.#answer.map((name) => `${nameAnswer(goal, name)}.`).join(' ') || 'Nobody can declare.';
    this.#say('solved', 'Right.', [why, spec.puzzle.says].filter(Boolean).join(' '));
    this.#finish();
    this.#telling.solved();
  }

  #show(): void {
    this.#telling.help();
    this.#isOver = true;
    this.#mark({ right: this.#answer });
    const { goal } = this.#stage.spec.puzzle;
    this.#say('solved', 'The answer.', this.#answer.map((name) => nameAnswer(goal, name)).join(', ') || 'None.');
    this.#finish();
    this.#telling.shown();
  }

  #finish(): void {
    for (const name of ['check', 'show']) this.#box.show(name, false);
    this.#box.show('retry', true);
    this.#box.show('next', true);
  }

  #retry(): void {
    const { spec } = this.#stage;
    this.#isOver = false;
    this.#chosen = [];
    this.#mark({});
    this.#box.clear();
    this.#root.dataset['state'] = 'new';
    this.#box.show('retry', false);
    this.#box.show('show', !this.#telling.isClean);
    this.#box.show('check', spec.puzzle.goal.kind !== 'legal');
  }

  #buttons(): readonly HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-choice]')];
  }

  #mark(marks: Marks): void {
    const { board, spec } = this.#stage;
    board.setMarks({ ...spec.marks, ...marks });
    for (const button of this.#buttons()) {
      const name = button.dataset['choice'] ?? '';
      button.setAttribute('aria-pressed', String(marks.chosen?.includes(name) ?? marks.right?.includes(name) ?? false));
      button.dataset['judged'] = marks.right?.includes(name) ? 'right' : marks.wrong?.includes(name) ? 'wrong' : '';
    }
  }

  #say(state: 'wrong' | 'solved', bold: string, why: string): void {
    this.#root.dataset['state'] = state;
    this.#box.say(state, bold, why);
  }
}
