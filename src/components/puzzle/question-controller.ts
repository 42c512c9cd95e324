import { sayDeclaration } from '../../words/declarations.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { announce } from '../board/view/announce.ts';
import { showRefusal } from '../../board/state/refusal-marks.ts';
import type { PuzzleAttempt } from './puzzle-attempt.ts';
import type { PuzzleSpec } from './puzzle-spec.ts';
import { nameAnswer } from '../../training/goal-names.ts';
import { PUZZLE_PLATE } from '#words/puzzle-plate.ts';

/** A question about a position: its answers are chosen on the board or among buttons, and judged together. */
export class QuestionController {
  readonly #attempt: PuzzleAttempt;
  #chosen: readonly string[] = [];

  constructor(attempt: PuzzleAttempt) {
    this.#attempt = attempt;
    attempt.board.on('chosen', (name) => this.toggle(this.#placeOf(name)));
  }

  toggle(name: string): void {
    const { goal } = this.#puzzle;
    if (this.#isOver || ('from' in goal && goal.from === name)) return;
    if (goal.kind === 'legal') {
      this.#chosen = [name];
      return this.check();
    }
    const isChosen = this.#chosen.includes(name);
    this.#chosen = isChosen ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    announce(PUZZLE_PLATE.questions.chosen(nameAnswer(goal, name), !isChosen, this.#chosen.length));
    this.#attempt.mark({ chosen: this.#chosen });
  }

  check(): void {
    if (this.#isOver) return;
    const { goal } = this.#puzzle;
    const wrong = this.#chosen.filter((name) => !this.#answer.includes(name));
    const right = this.#chosen.filter((name) => this.#answer.includes(name));
    const missing = this.#answer.length - right.length;
    if (wrong.length === 0 && missing === 0) return this.#solve(right);
    const attempt = this.#attempt;
    attempt.telling.slip();
    attempt.mayShow.value = true;
    attempt.mark({ right, wrong });
    const more = missing === 0 ? '' : PUZZLE_PLATE.questions.missing(missing);
    const kept = right.length === 0 ? '' : PUZZLE_PLATE.questions.right(right.length);
    const [first] = wrong;
    if (goal.kind === 'legal') attempt.say('wrong', PUZZLE_PLATE.questions.no, PUZZLE_PLATE.questions.again);
    else if (first === undefined)
      attempt.say('wrong', this.#chosen.length === 0 ? PUZZLE_PLATE.questions.atLeastOne : PUZZLE_PLATE.questions.notAll, `${kept}${more}`);
    else attempt.say('wrong', PUZZLE_PLATE.questions.isNot(nameAnswer(goal, first)), `${this.#whyNot(first)}${kept}${more}`.trim());
    // What was right is kept, so that the next try goes on from it.
    this.#chosen = right;
  }

  /** Gives the answer away. */
  show(): void {
    const attempt = this.#attempt;
    attempt.telling.help();
    attempt.mark({ right: this.#answer });
    const { goal } = this.#puzzle;
    attempt.say(
      'shown',
      PUZZLE_PLATE.questions.answer,
      this.#answer.map((name) => nameAnswer(goal, name)).join(', ') || PUZZLE_PLATE.questions.nothing,
    );
    attempt.finish();
    attempt.telling.shown();
  }

  retry(): void {
    this.#chosen = [];
    this.#attempt.mark({});
    this.#attempt.reset();
  }

  get #puzzle(): PuzzleSpec['puzzle'] {
    return this.#attempt.spec.puzzle;
  }

  get #answer(): readonly string[] {
    return this.#puzzle.answer ?? [];
  }

  get #isOver(): boolean {
    return this.#attempt.isOver;
  }

  #solve(right: readonly string[]): void {
    const { board, telling } = this.#attempt;
    const { goal, says } = this.#puzzle;
    const refusal = goal.kind === 'legal' ? board.position.refuse(goal.from, goal.to) : undefined;
    this.#attempt.mark({ right }, goal.kind === 'legal' && refusal ? showRefusal(board.position, refusal, goal.from, goal.to) : undefined);
    let why = this.#answer.length === 0 ? PUZZLE_PLATE.questions.thereIsNone : this.#attempt.spec.why.text;
    if (refusal) why = PUZZLE_PLATE.questions.refused(sayRefusal(refusal), board.ruleset.name, refusal.source);
    else if (goal.kind === 'declarations')
      why =
        this.#answer.map((name) => PUZZLE_PLATE.questions.declaration(nameAnswer(goal, name))).join(' ') ||
        PUZZLE_PLATE.questions.nobodyDeclares;
    this.#attempt.say('solved', PUZZLE_PLATE.questions.solved, [why, says].filter(Boolean).join(' '));
    this.#attempt.finish();
    telling.solved();
  }

  /** Where pins are asked for, a press on an attack board means the pin it is on. */
  #placeOf(name: string): string {
    const { board } = this.#attempt;
    if (this.#puzzle.goal.kind === 'squares' || board.ruleset.pins.some((pin) => pin.name === name)) return name;
    const on = board.position.squares.find((square) => square.name === name)?.board;
    return board.position.boards.find(({ id }) => id === on)?.pin ?? name;
  }

  /** Why the rules forbid a wrong answer, where the rules do. */
  #whyNot(name: string): string {
    const { board } = this.#attempt;
    const { goal } = this.#puzzle;
    if (goal.kind === 'declarations') {
      const found = board.position.examine?.(name);
      return found?.ok ? `${sayDeclaration(found.value.found)} ` : '';
    }
    if (goal.kind !== 'squares' && goal.kind !== 'pins') return '';
    const refusal = board.position.refuse(goal.from, name);
    return refusal ? `${sayRefusal(refusal)} ` : '';
  }
}
