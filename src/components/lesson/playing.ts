import type { Move } from '../../engine/index.ts';
import { EXERCISE } from '../../words/lesson/exercise.ts';
import { describeAct } from '../board/model/acts.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import { isAct, makeLine } from '../board/model/line.ts';
import { atEnd, type Scope } from '../page/scope.ts';
import { explainReply, sayReplies, type Reply } from '../board/model/replies.ts';
import { describeState } from '../board/model/describe-state.ts';
import { canGoOn, type FailReason, type Judgement, type Tried } from '../judge/judgement.ts';
import { findMove, greediestReply, Referee } from '../judge/referee.ts';
import type { Ask } from '../prover/ask.ts';
import type { Exercise } from './exercise.ts';
import type { PlayingGoal } from './goals.ts';
import type * as Judging from './judging.ts';
import { sayForbidden, sayWrong } from './wrong.ts';

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
export class Playing {
  readonly #exercise: Exercise<PlayingGoal>;
  readonly #referee: Referee;
  /** What judges a move, fetched with the first one. */
  #judging: typeof Judging | undefined;
  /** Counts what was begun, so that what waits for its turn notices that it has been overtaken. */
  #run = 0;

  constructor(exercise: Exercise<PlayingGoal>, ask: Ask, scope: Scope) {
    this.#exercise = exercise;
    const { table, spec } = exercise;
    this.#referee = new Referee(spec, (question) => ask(question, scope));
    atEnd(scope, () => (this.#run += 1));
    table.on('move', (move) => {
      void this.#play(move);
      return true;
    });
    table.on('refused', (refusal, from, to) => {
      const ids = table.position.moves().map((move) => move.id);
      const own = sayForbidden(spec.wrong, `${from}-${to}`, ids);
      exercise.refuse(refusal, own);
    });
  }

  /** Back to the place before the wrong move; at the first move, and when it is solved, from the start again. */
  retry(): void {
    this.#run += 1;
    if (!this.#exercise.takeBack()) this.restart();
  }

  /** From the start again. */
  restart(): void {
    const { table } = this.#exercise;
    this.#run += 1;
    void table.setLine(makeLine(table.line.positions[0]!));
    this.#exercise.reset();
  }

  async #play(move: Move): Promise<void> {
    const exercise = this.#exercise;
    const { table, goal, spec } = exercise;
    if (exercise.state.value === 'solved') return;
    const run = (this.#run += 1);
    table.mode = 'look';
    try {
      this.#judging = await import('./judging.ts');
    } catch {
      // The network is gone: the piece goes back, and the move can be made again.
      table.mode = spec.mode;
      exercise.note(EXERCISE.unjudged);
      return table.point([]);
    }
    if (run !== this.#run) return;
    await table.play(move);
    if (run !== this.#run) return;
    const verdict = await this.#judge(move);
    if (run !== this.#run) return;
    if (verdict.state === 'done') return exercise.solve('', true);
    if (verdict.state === 'failed') {
      const after = table.position;
      const reply = verdict.reply ?? this.#writtenReply();
      const words = reply ? explainReply(after, reply, nameAsChosen(after, reply)) : '';
      if (reply) await table.play(reply);
      if (run !== this.#run) return;
      const own = sayWrong(spec.wrong, [move.id]);
      return this.#fail(own ?? sayFailure(goal, verdict.why), verdict.act === undefined ? words : `${describeAct(verdict.act)}.`);
    }
    // With three players two replies come before the reader's next turn.
    const answers: Reply[] = [];
    const player = table.line.positions[0]!.turn;
    while (table.position.turn !== player && canGoOn(table.position, player)) {
      const before = table.position;
      const reply = this.#writtenReply() ?? (await this.#findReply());
      if (run !== this.#run || !reply) return;
      answers.push({ player: before.turn, name: nameAsChosen(before, reply) });
      await table.play(reply);
      if (run !== this.#run) return;
    }
    if (!canGoOn(table.position, player)) return this.#fail(sayReplies(answers) || EXERCISE.ended, describeState(table.position));
    table.mode = spec.mode;
    exercise.say('new', sayReplies(answers) || EXERCISE.goOn, EXERCISE.yourMove);
  }

  #fail(bold: string, why: string): void {
    const exercise = this.#exercise;
    exercise.slip = this.#findSlip();
    exercise.say('wrong', bold, why);
    exercise.mayRetry.value = true;
  }

  get #tried(): Tried {
    const { positions, moves } = this.#exercise.table.line;
    return { start: positions[0]!, moves: moves.filter((step) => !isAct(step)), positions };
  }

  /** The move to be taken back now that the line has failed. */
  #findSlip(): Exercise['slip'] {
    const tried = this.#tried;
    const index = this.#judging!.findSlip(this.#exercise.goal, tried);
    const [before, move] = [tried.positions[index], tried.moves[index]];
    return before && move && { index, name: nameAsChosen(before, move) };
  }

  /** Judges the move just played. Whether a mate is still forced only the prover can say; while it is silent, the exercise goes on. */
  async #judge(move: Move): Promise<Judgement> {
    const { table, goal } = this.#exercise;
    const { positions } = table.line;
    const verdict = this.#judging!.judge(goal, this.#tried);
    if (verdict.state !== 'open' || goal.kind !== 'mate') return verdict;
    return this.#referee.settle(positions.at(-2) ?? positions[0]!, { kind: 'mate', moves: this.#left + 1 }, move);
  }

  /** The reply that puts mate off longest; where nothing is to be proved, the greediest. */
  #findReply(): Promise<Move | undefined> {
    const { table, goal } = this.#exercise;
    return goal.kind === 'mate' ? this.#referee.reply(table.position, this.#left) : Promise.resolve(greediestReply(table.position));
  }

  /** The moves of the reader in the line so far. */
  get #used(): number {
    const { positions } = this.#exercise.table.line;
    return positions.slice(0, -1).filter(({ turn }) => turn === positions[0]!.turn).length;
  }

  /** The moves the reader has left to mate. */
  get #left(): number {
    const { goal } = this.#exercise;
    return goal.kind === 'mate' ? goal.moves - this.#used : 0;
  }

  /** The reply that was written for this place. */
  #writtenReply(): Move | undefined {
    const { table, spec } = this.#exercise;
    const written = spec.replies[table.line.moves.length - this.#used];
    return findMove(table.position, written);
  }
}
