import type { Move } from '../../engine/index.ts';
import { EXERCISE } from '#words/lesson/exercise.ts';
import { describeAct } from '../../board/text/acts.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import { isAct, makeLine } from '../../board/state/line.ts';
import type { Lifetime } from '../../platform/lifetime.ts';
import { explainReply, sayReplies, type Reply } from '../../board/text/reply-text.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { followNextTry } from '../diagram/attempt.ts';
import { canGoOn, type FailReason, type Judgement, type PlayedLine } from '../../game/goals/judge-goal.ts';
import { findMove, greediestReply, GoalJudge } from '../../game/goals/goal-judge.ts';
import type { Ask } from '../../game/prover/ask-prover.ts';
import type { Exercise } from './exercise.ts';
import type { PlayingGoal } from '../../training/exercises/exercise-goals.ts';
import type * as Judging from '../../training/exercises/judge-exercise.ts';
import { sayForbidden, sayWrong } from '../../training/exercises/wrong-answers.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import { lazy } from '../../platform/lazy.ts';

const judging = lazy(() => import('../../training/exercises/judge-exercise.ts'));

/** Why a try has failed: what was asked for and has not come about. */
function sayFailure(goal: PlayingGoal, why: FailReason): string {
  const within = 'within' in goal ? (goal.within ?? 1) : 1;
  const withGiven = (says: string): string => (within > 1 ? `${says} ${EXERCISE.given(within)}` : says);
  if (why === 'not-asked' && goal.kind === 'play') {
    if (goal.moves === 'promotion') return withGiven(EXERCISE.noPromotion);
    if (goal.moves === 'capture') return withGiven(goal.square === undefined ? EXERCISE.noCapture : EXERCISE.notCaptured(goal.square));
  }
  if (why === 'too-slow' && goal.kind === 'reach') return withGiven(EXERCISE.notReached(goal.square));
  if (why === 'too-slow' && goal.kind === 'check') return withGiven(EXERCISE.noCheck);
  return EXERCISE.failed[why];
}

/** A goal is played for on the board; the other side replies. */
export class PlayToGoal {
  readonly #exercise: Exercise<PlayingGoal>;
  readonly #referee: GoalJudge;
  /** What judges a move, fetched with the first one. */
  #judging: typeof Judging | undefined;
  /** What was begun last: the next move, a retry and the end of the board end whatever still waits. */
  readonly #latest: Latest;

  constructor(exercise: Exercise<PlayingGoal>, ask: Ask, lifetime: Lifetime) {
    this.#exercise = exercise;
    const { board, spec } = exercise;
    this.#latest = new Latest(lifetime);
    this.#referee = new GoalJudge(spec, ask);
    board.on('move', (move) => {
      if (exercise.state.value !== 'solved') void this.#latest.run((signal) => this.#play(move, signal));
      return true;
    });
    followNextTry(exercise, () => this.retry());
    board.on('refused', (refusal, from, to) => {
      const ids = board.position.moves().map((move) => move.id);
      const own = sayForbidden(spec.wrong, `${from}-${to}`, ids);
      exercise.refuse(refusal, own);
    });
  }

  /** Back to the place before the wrong move; at the first move, and when it is solved, from the start again. */
  retry(): void {
    this.#latest.cancel();
    if (!this.#exercise.takeBack()) this.restart();
  }

  /** From the start again. */
  restart(): void {
    const { board } = this.#exercise;
    this.#latest.cancel();
    void board.setLine(makeLine(board.line.positions[0]!));
    this.#exercise.reset();
  }

  async #play(move: Move, signal: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board, goal, spec } = exercise;
    board.mode = 'look';
    try {
      this.#judging = await unlessAborted(signal, judging.load());
    } catch (error) {
      if (signal.aborted) throw error;
      // The network is gone: the piece goes back, and the move can be made again.
      board.mode = spec.mode;
      exercise.note(EXERCISE.unjudged);
      return board.point([]);
    }
    await unlessAborted(signal, board.play(move));
    const verdict = await unlessAborted(signal, this.#judge(move, signal));
    if (verdict.state === 'done') return exercise.solve('', true);
    if (verdict.state === 'failed') {
      const after = board.position;
      const reply = verdict.reply ?? this.#writtenReply();
      const words = reply ? explainReply(after, reply, nameAsChosen(after, reply)) : '';
      if (reply) await unlessAborted(signal, board.play(reply));
      const own = sayWrong(spec.wrong, [move.id]);
      return this.#fail(own ?? sayFailure(goal, verdict.why), verdict.act === undefined ? words : `${describeAct(verdict.act)}.`);
    }
    // With three players two replies come before the reader's next turn.
    const answers: Reply[] = [];
    const player = board.line.positions[0]!.turn;
    while (board.position.turn !== player && canGoOn(board.position, player)) {
      const before = board.position;
      const reply = this.#writtenReply() ?? (await unlessAborted(signal, this.#findReply(signal)));
      if (!reply) return;
      answers.push({ player: before.turn, name: nameAsChosen(before, reply) });
      await unlessAborted(signal, board.play(reply));
    }
    if (!canGoOn(board.position, player)) return this.#fail(sayReplies(answers) || EXERCISE.ended, describeState(board.position));
    board.mode = spec.mode;
    exercise.say('new', sayReplies(answers) || EXERCISE.goOn, EXERCISE.yourMove);
  }

  #fail(bold: string, why: string): void {
    const exercise = this.#exercise;
    exercise.mistake = this.#findSlip();
    exercise.say('wrong', bold, why);
    exercise.mayRetry.value = true;
  }

  get #tried(): PlayedLine {
    const { positions, moves } = this.#exercise.board.line;
    return { start: positions[0]!, moves: moves.filter((step) => !isAct(step)), positions };
  }

  /** The move to be taken back now that the line has failed. */
  #findSlip(): Exercise['mistake'] {
    const tried = this.#tried;
    const index = this.#judging!.findWrongMove(this.#exercise.goal, tried);
    const [before, move] = [tried.positions[index], tried.moves[index]];
    return before && move && { index, name: nameAsChosen(before, move) };
  }

  /** Judges the move just played. Whether a mate is still forced only the prover can say; while it is silent, the exercise goes on. */
  async #judge(move: Move, signal: AbortSignal): Promise<Judgement> {
    const { board, goal } = this.#exercise;
    const { positions } = board.line;
    const verdict = this.#judging!.judgeLine(goal, this.#tried);
    if (verdict.state !== 'open' || goal.kind !== 'mate') return verdict;
    return this.#referee.settle(positions.at(-2) ?? positions[0]!, { kind: 'mate', moves: this.#left + 1 }, move, signal);
  }

  /** The reply that puts mate off longest; where nothing is to be proved, the greediest. */
  #findReply(signal: AbortSignal): Promise<Move | undefined> {
    const { board, goal } = this.#exercise;
    return goal.kind === 'mate' ? this.#referee.reply(board.position, this.#left, signal) : Promise.resolve(greediestReply(board.position));
  }

  /** The moves of the reader in the line so far. */
  get #used(): number {
    const { positions } = this.#exercise.board.line;
    return positions.slice(0, -1).filter(({ turn }) => turn === positions[0]!.turn).length;
  }

  /** The moves the reader has left to mate. */
  get #left(): number {
    const { goal } = this.#exercise;
    return goal.kind === 'mate' ? goal.moves - this.#used : 0;
  }

  /** The reply that was written for this place. */
  #writtenReply(): Move | undefined {
    const { board, spec } = this.#exercise;
    const written = spec.replies[board.line.moves.length - this.#used];
    return findMove(board.position, written);
  }
}
