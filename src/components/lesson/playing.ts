import type { Move } from '../../engine/index.ts';
import { describeAct } from '../board/acts.ts';
import { nameAsChosen } from '../board/figures.ts';
import { isAct, makeLine } from '../board/line.ts';
import { explainReply, sayReplies, type Reply } from '../board/replies.ts';
import type { Question } from '../prover/answer.ts';
import type { Ask } from '../prover/ask.ts';
import type { Exercise } from './exercise.ts';
import type { PlayingGoal } from './goals.ts';
import type * as Judging from './judging.ts';
import { sayForbidden, sayWrong } from './wrong.ts';

const FAIL_WORDS: Readonly<Record<Judging.FailReason, string>> = {
  'not-asked': 'That is a legal move, but another one is asked for.',
  'too-slow': 'That takes too many moves.',
  'no-check': 'That gives no check.',
  'not-mate': 'The king gets away.',
  mated: 'That is answered by mate.',
  stalemate: 'That is stalemate: no check, and no move.',
  'in-check': 'The king can still be taken.',
  declared: 'That is answered by a declaration.',
};

/** Why a try has failed: what was asked for and has not come about. */
function sayFailure(goal: PlayingGoal, why: Judging.FailReason): string {
  const given = 'within' in goal && goal.within !== undefined && goal.within > 1 ? ` You have ${goal.within} moves.` : '';
  if (why === 'not-asked' && goal.kind === 'play') {
    if (goal.moves === 'promotion') return `No pawn is promoted.${given}`;
    if (goal.moves !== 'capture') return FAIL_WORDS[why];
    return goal.square === undefined ? `That captures nothing.${given}` : `What was on ${goal.square} is not captured.${given}`;
  }
  if (why !== 'too-slow') return FAIL_WORDS[why];
  if (goal.kind === 'reach') return `That does not reach ${goal.square}.${given}`;
  return goal.kind === 'check' ? `No king is in check.${given}` : FAIL_WORDS[why];
}

/** A goal is played for on the board; the other side replies. */
export class Playing {
  readonly #exercise: Exercise<PlayingGoal>;
  readonly #ask: Ask;
  /** What judges a move, fetched with the first one. */
  #judging: typeof Judging | undefined;
  /** Counts what was begun, so that what waits for its turn notices that it has been overtaken. */
  #run = 0;

  constructor(exercise: Exercise<PlayingGoal>, ask: Ask) {
    this.#exercise = exercise;
    this.#ask = ask;
    const { table, spec } = exercise;
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
      exercise.note('What judges a move could not be fetched. Make it again.');
      return table.point([]);
    }
    if (run !== this.#run) return;
    await table.play(move);
    if (run !== this.#run) return;
    const verdict = await this.#judge(move);
    if (run !== this.#run) return;
    if (verdict.state === 'done') return exercise.solve('', true);
    if (verdict.state === 'failed') {
      exercise.slip = this.#findSlip();
      const after = table.position;
      const reply = verdict.reply ?? this.#writtenReply();
      const words = reply ? explainReply(after, reply, nameAsChosen(after, reply)) : '';
      if (reply) await table.play(reply);
      if (run !== this.#run) return;
      const own = sayWrong(spec.wrong, [move.id]);
      exercise.say('wrong', own ?? sayFailure(goal, verdict.why), verdict.act === undefined ? words : `${describeAct(verdict.act)}.`);
      exercise.mayRetry.value = true;
      return;
    }
    // With three players two replies come before the reader's next turn.
    const answers: Reply[] = [];
    while (table.position.turn !== table.line.positions[0]!.turn) {
      const reply = this.#writtenReply() ?? (await this.#findReply());
      if (run !== this.#run || !reply) break;
      answers.push({ player: table.position.turn, name: nameAsChosen(table.position, reply) });
      await table.play(reply);
      if (run !== this.#run) return;
    }
    table.mode = spec.mode;
    exercise.say('new', sayReplies(answers) || 'Go on.', 'Your move.');
  }

  get #tried(): Judging.Tried {
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
  async #judge(move: Move): Promise<Judging.Judgement> {
    const { table, goal } = this.#exercise;
    const { line } = table;
    const verdict = this.#judging!.judge(goal, this.#tried);
    if (verdict.state !== 'open') return verdict;
    const before = line.positions.at(-2) ?? line.positions[0]!;
    const answer = await this.#ask({ ...this.#question(before.text(), this.#left + 1), first: move.id });
    const reply = table.position.moves().find(({ id }) => id === answer?.refutations?.[0]);
    return reply ? { state: 'failed', why: 'not-mate', reply } : { state: 'going' };
  }

  /** The reply that puts mate off longest; where nothing is to be proved, the greediest. */
  async #findReply(): Promise<Move | undefined> {
    const { table, goal } = this.#exercise;
    const { replyTo } = this.#judging!;
    if (goal.kind !== 'mate') return replyTo(table.position);
    const answer = await this.#ask({ ...this.#question(table.position.text(), this.#left), wants: 'reply' });
    return table.position.moves().find(({ id }) => id === answer?.reply) ?? replyTo(table.position);
  }

  #question(position: string, moves: number): Question {
    const { ruleset, options = {} } = this.#exercise.spec;
    return { ruleset, options, position, goal: { kind: 'mate', moves } };
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
    return table.position.moves().find(({ id }) => id === written);
  }
}
