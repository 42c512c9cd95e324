import type { Move } from '../../engine/index.ts';
import { EXERCISE } from '#words/lesson/exercise.ts';
import { describeAct } from '../../board/text/acts.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { sayReplies } from '../../board/text/reply-text.ts';
import { cutLine, extendByAct, isAct, makeLine } from '../../board/state/line.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import type { Lifetime } from '../../platform/lifetime.ts';
import { findMissed, ownMovesOf, replyOf, SILENCE } from '../../training/exercises/announcing.ts';
import { judgeDeclaration } from '../../training/exercises/judge-declaration.ts';
import type { AnnouncingGoal } from '../../training/exercises/exercise-goals.ts';
import { sayWrong } from '../../training/exercises/wrong-answers.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import type { Exercise } from './exercise.ts';

/** The reader plays for one player, and between turns declares a mate or says nothing. */
export class Announcing {
  readonly #exercise: Exercise<AnnouncingGoal>;
  readonly #latest: Latest;
  /** The number of moves before the place where the last mistake was made. */
  #place = 0;

  constructor(exercise: Exercise<AnnouncingGoal>, lifetime: Lifetime) {
    this.#exercise = exercise;
    this.#latest = new Latest(lifetime);
    const { board } = exercise;
    exercise.goBack = () => this.retry();
    board.on('move', (move) => {
      if (!exercise.isOver && board.mode === 'play') void this.#latest.run((signal) => this.#play(move, signal));
      return true;
    });
    board.on('refused', (refusal) => exercise.refuse(refusal));
  }

  /** A declaration, or silence. */
  answer(choice: string): void {
    const exercise = this.#exercise;
    if (exercise.isOver) return;
    // After a wrong answer the next press is the next try.
    if (exercise.mayRetry.value) this.retry();
    if (choice === SILENCE && this.#isOwnTurn) return exercise.note(EXERCISE.announce.moveFirst);
    void this.#latest.run((signal) => (choice === SILENCE ? this.#sayNothing(signal) : this.#declare(choice, signal)));
  }

  /** Back to the place of the mistake. */
  retry(): void {
    this.#goTo(this.#place);
  }

  /** From the start again. */
  restart(): void {
    this.#goTo(0);
  }

  get #isOwnTurn(): boolean {
    const { board, goal } = this.#exercise;
    return board.position.turn === goal.by;
  }

  #goTo(place: number): void {
    const exercise = this.#exercise;
    const { board } = exercise;
    this.#latest.cancel();
    const line = place === 0 ? makeLine(board.line.positions[0]!) : cutLine(board.line, place);
    void board.setLine(line, place);
    exercise.reset();
    board.mode = this.#isOwnTurn ? 'play' : 'look';
    exercise.mayRestart.value = place > 0;
  }

  async #play(move: Move, signal: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board, goal } = exercise;
    board.mode = 'look';
    exercise.answers.value = {};
    await unlessAborted(signal, board.play(move));
    if (!board.position.active.includes(goal.loser)) return exercise.solve(EXERCISE.announce.taken, true);
    exercise.say('new', EXERCISE.announce.moved(nameAsChosen(board.line.positions.at(-2)!, move)), EXERCISE.announce.ask);
    exercise.mayRestart.value = true;
  }

  async #declare(choice: string, signal: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board, goal, spec } = exercise;
    const { isRight, says, source, line } = judgeDeclaration(board.position, goal.loser, choice);
    if (!isRight) {
      this.#fail(choice, EXERCISE.no, [sayWrong(spec.wrong, [choice]), says].filter(Boolean).join(' '), source);
      // What saves the king is played on the board.
      for (const id of line) {
        const move = board.position.moves().find((one) => one.id === id);
        if (!move) return;
        await unlessAborted(signal, board.play(move));
      }
      return;
    }
    exercise.answers.value = { chosen: [choice], right: [choice] };
    const next = extendByAct(board.line, board.index, choice);
    if (next.ok) await unlessAborted(signal, board.setLine(next.value, next.value.moves.length));
    exercise.solve(says, true, source);
  }

  async #sayNothing(signal: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board, goal, spec } = exercise;
    const missed = findMissed(board.position, goal);
    if (missed) {
      const why = [sayWrong(spec.wrong, [SILENCE]), `${describeAct(missed.act)}.`, missed.says].filter(Boolean).join(' ');
      return this.#fail(SILENCE, EXERCISE.announce.missed, why);
    }
    const { positions, moves } = board.line;
    const isOwn = moves.map((step, at) => !isAct(step) && positions[at]!.turn === goal.by);
    const own = isOwn.filter(Boolean).length;
    const most = ownMovesOf(goal, positions[0]!);
    if (most === 0) {
      exercise.answers.value = { chosen: [SILENCE], right: [SILENCE] };
      return exercise.solve(EXERCISE.announce.nothing, true);
    }
    exercise.answers.value = {};
    const before = board.position;
    const reply = replyOf(before, spec.replies[moves.length - own]);
    if (!reply) return this.#fail('', EXERCISE.ended, describeState(before));
    await unlessAborted(signal, board.play(reply));
    const said = sayReplies([{ player: before.turn, name: nameAsChosen(before, reply) }]);
    if (!this.#isOwnTurn) return exercise.say('new', said, EXERCISE.announce.ask);
    if (own >= most) {
      const at = isOwn.lastIndexOf(true);
      this.#fail('', said, sayWrong(spec.wrong, [moves[at]!.id]) ?? EXERCISE.announce.never);
      this.#place = at;
      return;
    }
    board.mode = 'play';
    exercise.say('new', said, EXERCISE.yourMove);
  }

  #fail(choice: string, bold: string, why: string, source = ''): void {
    const exercise = this.#exercise;
    this.#place = exercise.board.index;
    exercise.answers.value = choice === '' ? {} : { chosen: [choice], wrong: [choice] };
    exercise.say('wrong', bold, why, source);
    exercise.mayRetry.value = true;
  }
}
