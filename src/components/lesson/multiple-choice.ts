import { EXERCISE } from '#words/lesson/exercise.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { makeLine } from '../../board/state/line.ts';
import { showRefusal } from '../../board/state/refusal-marks.ts';
import { describeMove } from '../../board/text/names.ts';
import { judgeDeclaration } from '../../training/exercises/judge-declaration.ts';
import type { Exercise } from './exercise.ts';
import { forbiddenOf, type AnsweringGoal } from '../../training/exercises/exercise-goals.ts';
import { sayWrong } from '../../training/exercises/wrong-answers.ts';

type Of<Kind extends AnsweringGoal['kind']> = Extract<AnsweringGoal, { kind: Kind }>;

/** One of several answers is right; which one was given is named by the button's value. */
export class MultipleChoice {
  readonly #exercise: Exercise<AnsweringGoal>;

  constructor(exercise: Exercise<AnsweringGoal>) {
    this.#exercise = exercise;
    // The answer that was given stays marked.
    exercise.goBack = () => this.#showStart();
  }

  answer(choice: string): void {
    const { goal, state, mayRetry } = this.#exercise;
    if (state.value === 'solved') return;
    // After a wrong answer the next press is the next try.
    if (mayRetry.value) this.retry();
    switch (goal.kind) {
      case 'truth':
        return this.#judgeTruth(choice, goal);
      case 'choice':
        return this.#judgeOption(choice, goal);
      case 'illegal':
        return this.#judgeMove(choice, goal);
      case 'declare':
        return void this.#judgeDeclaration(choice, goal);
    }
  }

  /** Back to the position that is asked about. */
  retry(): void {
    this.#showStart();
    this.#exercise.reset();
  }

  #showStart(): void {
    const { board } = this.#exercise;
    void board.setLine(makeLine(board.line.positions[0]!));
  }

  /** Why an answer is wrong; the next one is another try. */
  #refute(bold: string, why: string, source = ''): void {
    this.#exercise.say('wrong', bold, why, source);
    this.#exercise.mayRetry.value = true;
  }

  #judgeTruth(choice: string, { answer }: Of<'truth'>): void {
    const { spec } = this.#exercise;
    if (String(answer) === choice) this.#exercise.solve();
    // With two answers the reason for the one is the reason against the other.
    else this.#refute(EXERCISE.no, sayWrong(spec.wrong, [choice]) ?? spec.because);
  }

  #judgeOption(choice: string, { options, answer }: Of<'choice'>): void {
    const exercise = this.#exercise;
    const isRight = choice === String(answer);
    this.#show(choice, isRight);
    const option = options[Number(choice)] ?? '';
    if (isRight) {
      this.#playOption(option);
      exercise.solve();
    } else this.#refute(EXERCISE.isNot(option), sayWrong(exercise.spec.wrong, [option, choice]) ?? EXERCISE.lookAgain);
  }

  /** An answer that begins with its move, as “Qa8B: the queen joins file a”, is shown by that move on the board. */
  #playOption(option: string): void {
    const { board } = this.#exercise;
    const [, name] = /^([^\s:]+): /.exec(option) ?? [];
    const move = name === undefined ? undefined : board.position.ruleset.notation.read(board.position, name);
    if (move?.ok) void board.play(move.value);
  }

  #judgeMove(choice: string, { among }: Of<'illegal'>): void {
    const { board, spec } = this.#exercise;
    const start = board.line.positions[0]!;
    const [from = '', to = ''] = choice.split('-');
    const isForbidden = forbiddenOf(among, start).includes(choice);
    const refusal = start.refuse(from, to);
    board.setMarks({ ...spec.marks, ...(refusal ? showRefusal(start, refusal, from, to) : { arrows: [{ from, to }] }) });
    this.#show(choice, isForbidden);
    if (isForbidden)
      this.#exercise.solve('', false, '', refusal ? [sayRefusal(refusal), EXERCISE.place(board.ruleset.name, refusal.source)] : []);
    else {
      const move = start.moves().find((one) => one.from === from && one.to === to);
      const does = move ? [EXERCISE.legal(describeMove(start, move))] : [];
      this.#refute(EXERCISE.allowed, sayWrong(spec.wrong, [choice]) ?? [...does, EXERCISE.findForbidden].join(' '));
    }
  }

  /** A declaration that does not hold is answered by the reply that saves the king, played on the board. */
  async #judgeDeclaration(choice: string, { loser }: Of<'declare'>): Promise<void> {
    const exercise = this.#exercise;
    const { board } = exercise;
    const start = board.line.positions[0]!;
    const { isRight, says, source, line } = judgeDeclaration(start, loser, choice);
    this.#show(choice, isRight);
    if (isRight) exercise.solve(says, false, source);
    else this.#refute(EXERCISE.no, [sayWrong(exercise.spec.wrong, [choice]), says].filter(Boolean).join(' '), source);
    let shown = makeLine(start);
    void board.setLine(shown);
    for (const id of isRight ? [] : line) {
      // Another answer was given meanwhile, and has the board.
      if (board.line !== shown) return;
      const move = board.position.moves().find((one) => one.id === id);
      if (!move) break;
      const done = board.play(move);
      shown = board.line;
      await done;
    }
  }

  /** The answer that was given stands out among the buttons. */
  #show(choice: string, isRight: boolean): void {
    this.#exercise.answers.value = { chosen: [choice], [isRight ? 'right' : 'wrong']: [choice] };
  }
}
