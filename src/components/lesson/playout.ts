import { signal } from '@preact/signals';
import { STRENGTHS, type Move, type Player } from '../../engine/index.ts';
import { PLAYOUT } from '#words/lesson/playout.ts';
import { EXERCISE } from '#words/lesson/exercise.ts';
import { describeAct } from '../../board/text/acts.ts';
import { sayReplies, type Reply } from '../../board/text/reply-text.ts';
import { extendByAct, isAct } from '../../board/state/line.ts';
import { declarationsBy, judgePlayout, type PlayoutStanding } from '../../game/goals/judge-playout.ts';
import type { PlayoutGoal } from '../../game/goals/playout-goal.ts';
import { findMove } from '../../game/goals/goal-judge.ts';
import type { AskOpponent } from '../../game/opponent/opponent-client.ts';
import type { OpponentQuestion } from '../../game/opponent/reply.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import type { Lifetime } from '../../platform/lifetime.ts';
import { announce } from '../board/view/announce.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import type { Hint } from '../diagram/hints.ts';
import type { Exercise } from './exercise.ts';
import { hintAtMove, hintAtPiece, sayLoss, sayOwnMove, sayWon, slipOf } from './playout-words.ts';

/** What the plate waits for: the machine's move, a move to be shown, or that the machine is asked again. */
export type Waiting = 'machine' | 'hint' | 'retry';

/** A position is played out against the machine until its aim is reached or lost. */
export class Playout {
  readonly standing = signal<PlayoutStanding>({ state: 'going', ticks: [], used: 0 });
  readonly waiting = signal<Waiting | undefined>(undefined);
  /** Hints found by search for the position on the board, after those of the author. */
  readonly found = signal<readonly Hint[]>([]);
  /** Mates that the reader may declare in the position on the board: the others wait for a word. */
  readonly offers = signal<readonly string[]>([]);
  readonly #exercise: Exercise<PlayoutGoal>;
  readonly #ask: AskOpponent;
  readonly #latest: Latest;
  #best: Move | undefined;
  /** What the others have played since the reader's latest move. */
  #answers: Reply[] = [];
  /** Declarations that the reader has let pass since the latest own move. */
  #passed: readonly string[] = [];

  constructor(exercise: Exercise<PlayoutGoal>, ask: AskOpponent, lifetime: Lifetime) {
    this.#exercise = exercise;
    this.#ask = ask;
    this.#latest = new Latest(lifetime);
    const { board, goal } = exercise;
    this.standing.value = judgePlayout(goal, board.line);
    board.on('move', (move) => {
      if (!exercise.isOver && board.mode === 'play') void this.#latest.run((abort) => this.#play(move, abort));
      return true;
    });
    board.on('refused', (refusal) => exercise.refuse(refusal));
  }

  /** Whether a move of the reader can be taken back. */
  get mayTakeBack(): boolean {
    return this.standing.value.used > 0;
  }

  /** Back to the place before the move that lost the aim; from the start where no move did. */
  goBack(): void {
    this.#stop();
    if (this.#exercise.takeBack()) this.#judge();
    else this.restart();
  }

  /** Takes the reader's latest move back, and the answers to it. */
  takeBack(): void {
    const { board } = this.#exercise;
    this.#stop();
    const { positions, moves } = board.line;
    const index = moves.findLastIndex((step, at) => !isAct(step) && step.kind !== 'promotion' && positions[at]!.turn === this.#player);
    const move = moves[index];
    if (!move || isAct(move)) return;
    this.#exercise.mistake = { index, name: nameAsChosen(positions[index]!, move) };
    this.goBack();
  }

  /** From the start again. */
  restart(): void {
    const { board } = this.#exercise;
    this.#stop();
    void board.setLine({ positions: [board.line.positions[0]!], moves: [], ids: [board.line.ids[0]!] });
    this.#exercise.reset();
    this.#judge();
  }

  /** The machine did not answer: the same question again. */
  askAgain(): void {
    if (this.waiting.value === 'retry') void this.#latest.run((abort) => this.#goOn(abort));
  }

  /** Declares a mate that is offered. */
  declare(id: string): void {
    if (this.offers.value.includes(id)) void this.#latest.run((abort) => this.#declare(id, abort));
  }

  /** Lets what could be declared pass: the others move. */
  playOn(): void {
    this.#passed = [...this.#passed, ...this.offers.value];
    this.offers.value = [];
    void this.#latest.run((abort) => this.#goOn(abort));
  }

  /** The author's hints one after the other, then the piece to move, then the move, both found by search. */
  giveHint(): void {
    const exercise = this.#exercise;
    if (exercise.isOver || this.waiting.value) return;
    exercise.clear();
    if (!exercise.giveHint()) void this.#latest.run((abort) => this.#hint(abort));
  }

  get #player(): Player {
    return this.#exercise.board.line.positions[0]!.turn;
  }

  #stop(): void {
    this.#latest.cancel();
    this.#forgetHint();
    this.waiting.value = undefined;
    this.offers.value = [];
    this.#passed = [];
    this.#answers = [];
  }

  #forgetHint(): void {
    this.#best = undefined;
    this.found.value = [];
    this.#exercise.mark({});
  }

  /** Judges the line as it stands, and says which aims it has just reached. */
  #judge(): PlayoutStanding {
    const { goal, board } = this.#exercise;
    const before = this.standing.value.ticks;
    const now = (this.standing.value = judgePlayout(goal, board.line));
    goal.list?.forEach((aim, at) => {
      if (now.ticks[at] && !before[at]) announce(PLAYOUT.ticked(PLAYOUT.smallAims[aim]));
    });
    return now;
  }

  async #play(move: Move, abort: AbortSignal): Promise<void> {
    const { board } = this.#exercise;
    board.mode = 'look';
    this.waiting.value = undefined;
    this.offers.value = [];
    this.#passed = [];
    this.#forgetHint();
    this.#answers = [];
    await unlessAborted(abort, board.play(move));
    await this.#goOn(abort);
  }

  /** Judges, and lets the others move until it is the reader's turn or the aim is reached or lost. */
  async #goOn(abort: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board } = exercise;
    for (;;) {
      const standing = this.#judge();
      const said = sayReplies(this.#answers);
      if (standing.state === 'done') return exercise.solve(sayWon(standing), true);
      if (standing.state === 'lost') return this.#lose(standing, said);
      const isNew = this.#offer();
      if (board.position.turn === this.#player) {
        board.mode = 'play';
        return exercise.say('new', said || EXERCISE.goOn, isNew ? PLAYOUT.declareOrMove : EXERCISE.yourMove);
      }
      if (isNew) return exercise.say('new', said || sayOwnMove(board.line), PLAYOUT.declareOrPlayOn);
      exercise.say('new', said || PLAYOUT.thinking, '');
      this.waiting.value = 'machine';
      const others = board.position.ruleset.players.filter((player) => player !== this.#player);
      const reply = await unlessAborted(abort, this.#ask(this.#question(others, exercise.goal.strength), abort));
      const isPlayed = reply.ok && (await this.#answer(reply.value, abort));
      this.waiting.value = isPlayed ? undefined : 'retry';
      if (!isPlayed) return exercise.say('new', PLAYOUT.noAnswer, PLAYOUT.stands);
    }
  }

  /** Offers the mates that may be declared now, but for those that were let pass; whether there are any. */
  #offer(): boolean {
    const all = declarationsBy(this.#exercise.board.position, this.#player);
    this.offers.value = all.filter((id) => !this.#passed.includes(id));
    return this.offers.value.length > 0;
  }

  async #declare(id: string, abort: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board } = exercise;
    const next = extendByAct(board.line, board.index, id);
    if (!next.ok) return;
    this.offers.value = [];
    board.mode = 'look';
    await unlessAborted(abort, board.setLine(next.value, next.value.moves.length));
    const standing = this.#judge();
    if (standing.state !== 'done') return this.#goOn(abort);
    exercise.solve([PLAYOUT.says(describeAct(id)), sayWon(standing)].join(' '), true);
  }

  /** Plays a move or act of the others; whether there is one of this id. */
  async #answer(id: string, abort: AbortSignal): Promise<boolean> {
    const { board } = this.#exercise;
    const { position, line } = board;
    const move = findMove(position, id);
    if (move) {
      this.#answers.push({ player: position.turn, name: nameAsChosen(position, move) });
      await unlessAborted(abort, board.play(move));
      return true;
    }
    const next = extendByAct(line, board.index, id);
    if (!next.ok) return false;
    announce(PLAYOUT.says(describeAct(id)));
    await unlessAborted(abort, board.setLine(next.value, next.value.moves.length));
    return true;
  }

  #question(players: readonly Player[], strength: string): OpponentQuestion {
    const { spec, board } = this.#exercise;
    const { positions, moves } = board.line;
    return {
      ruleset: spec.ruleset,
      options: spec.options ?? {},
      start: positions[0]!.text(),
      steps: moves.map(({ id }) => id),
      players,
      strength,
    };
  }

  #lose(standing: PlayoutStanding, said: string): void {
    const exercise = this.#exercise;
    const { line, position } = exercise.board;
    exercise.mistake = slipOf(standing, line);
    exercise.say('wrong', PLAYOUT.lost[standing.why ?? 'ended'], sayLoss(position, said, exercise.mistake?.name));
    exercise.mayRetry.value = true;
  }

  async #hint(abort: AbortSignal): Promise<void> {
    const exercise = this.#exercise;
    const { board } = exercise;
    const { position } = board;
    if (!this.#best) {
      this.waiting.value = 'hint';
      exercise.note(PLAYOUT.searching);
      const strongest = STRENGTHS.at(-1)!.name;
      const reply = await unlessAborted(abort, this.#ask(this.#question([this.#player], strongest), abort));
      this.waiting.value = undefined;
      this.#best = reply.ok ? findMove(position, reply.value) : undefined;
    }
    const best = this.#best;
    if (!best) return exercise.note(PLAYOUT.noHint);
    if (this.found.value.length > 1) return;
    const { from, to } = best;
    const isFirst = this.found.value.length === 0;
    if (isFirst) board.point([from]);
    else exercise.mark({}, { arrows: [{ from, to }] });
    const hint = isFirst ? hintAtPiece(position, best) : hintAtMove(position, best);
    this.found.value = [...this.found.value, hint];
    exercise.message.value = { kind: 'hints' };
    announce([hint.lead, hint.says].join('. '));
  }
}
