import { isAttackNode, isInCheck, movesOf, type Goal, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import { isProved, isTogether, lengthOf } from '../../puzzles/task.ts';
import { announce } from '../board/view/announce.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import { makeLine, type Line } from '../../board/state/line.ts';
import { Latest, pause, unlessAborted } from '../../platform/latest.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import { onSettings } from '../board/view/settings-store.ts';
import { explainReply, findEscape, sayReplies, type Reply } from '../../board/text/reply-text.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { namePlayer } from '../../board/text/names.ts';
import type { TaskBoard } from '../diagram/attempt.ts';
import { followNextTry } from '../diagram/attempt.ts';
import { judgeGoal } from '../../game/goals/judge-goal.ts';
import { canGoOn, type Judgement } from '../../game/goals/judge-goal.ts';
import { findMove, GoalJudge } from '../../game/goals/goal-judge.ts';
import type { Ask } from '../../game/prover/ask-prover.ts';
import type { PuzzleAttempt } from './puzzle-attempt.ts';
import { makeBoardAddress } from '../../board/address/board-address.ts';
import { countDefences, followDefence } from './follow-defence.ts';
import { nameLineMove, writeLine } from './line-text.ts';
import { nameMoves } from './name-moves.ts';
import type { PuzzleSpec } from './puzzle-spec.ts';
import { findTaker, capturesKing } from './declared-king-capture.ts';
import { findTreeNode, goalAfter, listKeyMoves, listMainMoves } from './solution.ts';
import { sayMissing, sayStill } from '../../training/goal-names.ts';
import { PUZZLE_PLATE } from '#words/puzzle-plate.ts';

/** Milliseconds before the other side answers. */
const THINKING = 350;

/** A puzzle is played out on the board: the other side answers, and a wrong move is met by the reply that punishes it. */
export class PuzzleController {
  readonly #attempt: PuzzleAttempt;
  readonly #board: TaskBoard;
  readonly #start: Position;
  readonly #goalJudge: GoalJudge;
  #node: ProofNode | undefined;
  /** Off the written tree: another right move was played, the worker's prover answers. */
  #isOffTree = false;
  #isOver = false;
  /** Moves found of those that are all asked for. */
  #found: readonly string[] = [];
  /** Which of the defences to the first move is played; the first is the stiffest. */
  #defence = 0;
  /** The line with which a mate was declared, while the reader plays those who could save the king. */
  #declared: Line | undefined;
  /** What was begun last: the next move, an undo and the end of the board end whatever still waits. */
  readonly #latest: Latest;

  constructor(attempt: PuzzleAttempt, ask: Ask, lifetime: Lifetime) {
    const { board, spec } = attempt;
    this.#attempt = attempt;
    this.#board = board;
    this.#start = board.line.positions[0]!;
    this.#latest = new Latest(lifetime);
    this.#goalJudge = new GoalJudge(spec, ask, () => attempt.say('new', PUZZLE_PLATE.played.wait, PUZZLE_PLATE.played.searching));
    this.#node = spec.puzzle.solution;
    board.on('move', (move) => {
      this.#play(move);
      return true;
    });
    board.on('refused', (refusal) => attempt.refuse(refusal));
    followNextTry(attempt, () => this.retry());
    // While the other side answers the line stays where it is.
    board.on('key', () => board.mode === 'look' && !this.#isOver);
    board.on('changed', () => this.#writeLine());
    onDispose(
      lifetime,
      onSettings(() => this.#writeLine()),
    );
  }

  get #puzzle(): PuzzleSpec['puzzle'] {
    return this.#attempt.spec.puzzle;
  }

  /** Moves of the solver before the place that is shown. */
  get #movesUsed(): number {
    const board = this.#board;
    return board.line.positions.slice(0, board.index).filter((position) => position.turn === this.#start.turn).length;
  }

  /** The goal with the moves that are left, as far as the prover knows it. */
  get #goal(): Goal | undefined {
    return goalAfter(this.#puzzle.goal, this.#movesUsed);
  }

  /** Both sides are played by the solver. */
  get #isHelpmate(): boolean {
    return isTogether(this.#puzzle.goal);
  }

  #play(move: Move): void {
    const board = this.#board;
    if (this.#declared) return void this.#latest.run((signal) => this.#tryReply(move, signal));
    if (this.#isOver) return;
    if (board.position.turn !== this.#start.turn && !this.#isHelpmate) {
      this.#attempt.note(PUZZLE_PLATE.played.otherSide);
      return board.point([]);
    }
    void this.#latest.run((signal) => this.#playMove(move, signal));
  }

  /** Plays the reader's move, judges it and answers. */
  async #playMove(move: Move, signal: AbortSignal): Promise<void> {
    const board = this.#board;
    // The reader went back and plays on from there.
    if (board.index < board.line.moves.length)
      ({ node: this.#node, isFree: this.#isOffTree } = findTreeNode(
        this.#puzzle.solution,
        board.line.moves.slice(0, board.index).map(({ id }) => id),
      ));
    const node = this.#node;
    const known = node && isAttackNode(node) ? node.play.indexOf(move.id) : -1;
    const before = board.position;
    const goal = this.#goal;
    const isAccepted = before === this.#start && (this.#puzzle.accepted?.includes(move.id) ?? false);
    board.mode = 'look';
    await unlessAborted(signal, board.play(move));
    const verdict = await unlessAborted(signal, this.#judgeMove(before, goal, move, known >= 0 || isAccepted, signal));
    if (verdict.state === 'done') return this.#win();
    if (verdict.state === 'failed') return this.#refute(before, goal, move, signal, verdict.reply);
    if (this.#puzzle.goal.kind === 'saves') return this.#keepKeyMove(before, move, signal);
    // Another move that is as good: a mate is played on, the rest is proved and done.
    if (isAccepted || (known > 0 && goal?.kind !== 'mate')) return this.#win(PUZZLE_PLATE.played.asWell);
    if (known > 0) this.#isOffTree = true;
    this.#node = node && isAttackNode(node) && known === 0 ? node.then : undefined;
    await this.#answer(signal);
  }

  /**
   * Judges the move just played: by the written solution, else by what stands on the board, else by the prover. While that is silent the
   * verdict is `open`, which is no slip: the puzzle is played on.
   */
  async #judgeMove(before: Position, goal: Goal | undefined, move: Move, isWritten: boolean, signal: AbortSignal): Promise<Judgement> {
    if (isWritten) return { state: 'going' };
    const after = this.#board.position;
    if (this.#puzzle.goal.kind === 'helpmate')
      return isHelped(this.#start, after) ? { state: 'done' } : { state: 'failed', why: 'not-mate' };
    const task = this.#puzzle.goal;
    const seen: Judgement = isProved(task) ? judgeGoal(task, after, lengthOf(task) - this.#movesUsed) : { state: 'open' };
    if (seen.state === 'done' || seen.state === 'failed') return seen;
    // The written solution knows every right move of its places.
    return this.#isOffTree && goal ? this.#goalJudge.settle(before, goal, move, signal) : { state: 'failed', why: 'not-asked' };
  }

  /** One of several moves that are all asked for: it is kept, and the board goes back. */
  async #keepKeyMove(before: Position, move: Move, signal: AbortSignal): Promise<void> {
    const board = this.#board;
    const all = listKeyMoves(this.#puzzle.solution);
    const isKnown = this.#found.includes(move.id);
    if (!isKnown) this.#found = [...this.#found, move.id];
    const name = nameAsChosen(before, move);
    if (this.#found.length === all.length) return this.#win();
    const said = PUZZLE_PLATE.played.found(this.#found.length, all.length);
    this.#attempt.say('new', isKnown ? PUZZLE_PLATE.played.foundAlready(name) : PUZZLE_PLATE.played.isOne(name), said);
    await pause(THINKING * 3, signal);
    await unlessAborted(signal, board.setLine(makeLine(this.#start)));
    board.mode = 'play';
  }

  /** Plays a move after a pause. */
  async #playNext(move: Move, signal: AbortSignal): Promise<void> {
    await pause(THINKING, signal);
    await unlessAborted(signal, this.#board.play(move));
  }

  /** The other side's move, the stiffest the tree knows; then it is the solver's turn, or the puzzle is solved. */
  async #answer(signal: AbortSignal): Promise<void> {
    const board = this.#board;
    const { goal } = this.#puzzle;
    const node = this.#node;
    const left = lengthOf(goal) - this.#movesUsed;
    if (board.position.status() !== 'playing' || (!this.#isOffTree && node === undefined) || (this.#isOffTree && left <= 0))
      return this.#win();
    if (this.#isHelpmate) {
      board.mode = 'play';
      return this.#attempt.say('new', PUZZLE_PLATE.played.goingWell, PUZZLE_PLATE.played.bothSides(namePlayer(board.position.turn)));
    }
    const answers: Reply[] = [];
    // With three players two replies come before the reader's next turn.
    while (board.position.turn !== this.#start.turn && board.position.status() === 'playing') {
      const player = board.position.turn;
      const reply = await this.#nextReply(left, answers.length === 0 && this.#movesUsed === 1 ? this.#defence : 0, signal);
      if (!reply) break;
      await this.#playNext(reply, signal);
      answers.push({ player, name: this.#last });
    }
    if (!this.#isOffTree && this.#node === undefined) return this.#win();
    if (!canGoOn(board.position, this.#start.turn)) return this.#lose(answers);
    board.mode = 'play';
    this.#attempt.say('new', sayReplies(answers) || PUZZLE_PLATE.played.goingWell, PUZZLE_PLATE.played.yourMove);
  }

  /** The reply of the tree, or off the tree the one that puts mate off longest. */
  async #nextReply(left: number, which: number, signal: AbortSignal): Promise<Move | undefined> {
    if (this.#isOffTree) return unlessAborted(signal, this.#goalJudge.reply(this.#board.position, left, signal));
    const node = this.#node;
    if (!node || isAttackNode(node)) return undefined;
    const group = node.replies[which] ?? node.replies[0];
    const reply = this.#find(group?.moves[0]);
    this.#node = reply ? group?.then : undefined;
    return reply;
  }

  /** A wrong move is met by the reply that refutes it, stored or searched for; a slower mate is told as such. */
  async #refute(before: Position, goal: Goal | undefined, move: Move, signal: AbortSignal, shown?: Move): Promise<void> {
    this.#attempt.telling.slip();
    const name = nameAsChosen(before, move);
    this.#attempt.mistake = { index: this.#board.line.positions.indexOf(before), name };
    const stored = before === this.#start ? this.#puzzle.tries.find((one) => one.move === move.id)?.refutation[0] : undefined;
    const asked = goal && this.#goalJudge.slower(before, goal, move, signal, stored !== undefined);
    const after = this.#board.position;
    // What is stored is shown at once; whether the move mates later may be heard of after it.
    const early = stored === undefined && asked ? await unlessAborted(signal, asked) : undefined;
    const isSought = stored === undefined && early === undefined && goal !== undefined;
    const searched = isSought ? (shown ?? (await unlessAborted(signal, this.#goalJudge.refute(before, goal, move, signal)))) : undefined;
    // The last move of a mate is refuted by any way out of check.
    const isLast = goal?.kind === 'mate' && goal.moves === 1 && early === undefined;
    const reply = this.#find(stored) ?? searched ?? (isLast ? findEscape(after) : undefined);
    if (reply) await this.#playNext(reply, signal);
    const lacks = reply === undefined || (isLast && !isInCheck(after)) ? sayMissing(goal ?? this.#puzzle.goal, after) : '';
    const told = reply ? explainReply(after, reply, this.#last) : '';
    const still = reply && goal ? sayStill(goal, after, reply) : '';
    const answer = [lacks, told, still].filter(Boolean).join(' ');
    const least = PUZZLE_PLATE.played.thereIs(goal && movesOf(goal));
    if (early === undefined) this.#attempt.say('wrong', PUZZLE_PLATE.played.isNotIt(name), answer);
    else this.#attempt.say('wrong', PUZZLE_PLATE.played.matesLater(name, early), least);
    this.#fail();
    if (stored === undefined || !asked) return;
    const late = await unlessAborted(signal, asked);
    if (late !== undefined) this.#attempt.say('wrong', PUZZLE_PLATE.played.matesLater(name, late), `${least} ${answer}`);
  }

  /** What was left open has been answered by the end of the game. */
  #lose(answers: readonly Reply[]): void {
    const { line, position } = this.#board;
    this.#attempt.telling.slip();
    const index = line.positions.findLastIndex((before, at) => at < line.moves.length && before.turn === this.#start.turn);
    this.#attempt.mistake = { index, name: nameLineMove(line, index) };
    this.#attempt.say('wrong', sayReplies(answers), describeState(position));
    this.#fail();
  }

  /** The line that went wrong can be tried again, or played on against the opponent of the analysis board. */
  #fail(): void {
    this.#isOver = true;
    this.#attempt.mayRetry.value = true;
    this.#attempt.mayShow.value = true;
    this.#showEnding();
    this.#attempt.playOn.value = makeBoardAddress(this.#board.line);
  }

  #find(id: string | undefined): Move | undefined {
    return findMove(this.#board.position, id);
  }

  /** The move that was played last. */
  get #last(): string {
    return nameLineMove(this.#board.line, -1);
  }

  #win(bold = PUZZLE_PLATE.played.solved): void {
    const board = this.#board;
    const { says = this.#why() } = this.#puzzle;
    this.#isOver = true;
    board.mode = 'look';
    const isFirst = this.#defence === 0;
    this.#attempt.say(
      'solved',
      isFirst ? bold : PUZZLE_PLATE.played.defenceMet,
      isFirst ? [this.#attempt.telling.isClean ? PUZZLE_PLATE.played.clean : '', says].filter(Boolean).join(' ') : '',
    );
    this.#showEnding();
    this.#finish();
    if (isFirst) this.#attempt.telling.solved();
  }

  /** Why the solution is one, its moves as the reader has chosen to read them. */
  #why(): string {
    return nameMoves(this.#start, this.#attempt.spec.why, nameAsChosen);
  }

  /** Whoever has won: where the game has ended, the head says so. */
  #showEnding(): void {
    const { position } = this.#board;
    if (position.status() !== 'playing') this.#attempt.ending.value = describeState(position);
  }

  #finish(): void {
    this.#attempt.finish();
    this.#attempt.mayTryReplies.value = this.#puzzle.goal.kind === 'declaration';
    const of = countDefences(this.#puzzle.solution);
    const number = this.#defence + 2;
    this.#attempt.defence.value = number <= of ? { number, of } : undefined;
  }

  /** Back to the place after the first move: the other side defends in another way. */
  async tryDefence(): Promise<void> {
    const board = this.#board;
    const number = this.#defence + 1;
    const place = followDefence(this.#puzzle.solution, number);
    this.#reset();
    this.#defence = number;
    board.mode = 'look';
    await this.#latest.run(async (signal) => {
      const key = place && this.#find(place.key);
      if (!key) return;
      await this.#playNext(key, signal);
      const reply = this.#find(place.reply);
      if (!reply) return;
      await this.#playNext(reply, signal);
      this.#node = place.then;
      const answers = [this.#last];
      while (board.position.turn !== this.#start.turn) {
        const next = await this.#nextReply(0, 0, signal);
        if (!next) return;
        await this.#playNext(next, signal);
        answers.push(this.#last);
      }
      board.mode = 'play';
      this.#attempt.say('new', PUZZLE_PLATE.played.defence(answers), PUZZLE_PLATE.played.yourMove);
    });
  }

  /** After a declaration: the reader plays the others, who could save the king. */
  async tryReplies(): Promise<void> {
    const board = this.#board;
    this.#latest.cancel();
    const keys = board.line.moves.length;
    this.#declared ??= board.line;
    if (keys > this.#declared.moves.length || board.index < keys) await board.setLine(this.#declared, this.#declared.moves.length);
    board.mode = 'play';
    this.#attempt.say('new', PUZZLE_PLATE.played.tryAs(namePlayer(board.position.turn)), PUZZLE_PLATE.played.saveIt);
  }

  /** A reply of the reader for one of the others; then the next one's, or the king is taken. */
  async #tryReply(move: Move, signal: AbortSignal): Promise<void> {
    const board = this.#board;
    const { goal } = this.#puzzle;
    if (goal.kind !== 'declaration') return;
    board.mode = 'look';
    await unlessAborted(signal, board.play(move));
    for (let next = findTaker(board.position, goal); next; next = findTaker(board.position, goal)) {
      const isTaken = capturesKing(board.position, goal.king, next);
      const by = namePlayer(board.position.turn);
      await this.#playNext(next, signal);
      if (isTaken) return this.#attempt.say('new', PUZZLE_PLATE.played.taken(by, this.#last), PUZZLE_PLATE.played.tryMore);
    }
    board.mode = 'play';
    this.#attempt.say('new', PUZZLE_PLATE.played.tryAs(namePlayer(board.position.turn)), PUZZLE_PLATE.played.saveIt);
  }

  /** Plays the solution from the start. */
  async solve(): Promise<void> {
    this.#attempt.telling.help();
    this.#reset();
    this.#board.mode = 'look';
    await this.#latest.run(async (signal) => {
      for (const id of listMainMoves(this.#puzzle.solution)) {
        const move = this.#find(id);
        if (!move) break;
        await this.#playNext(move, signal);
      }
      this.#saySolution();
    });
  }

  #saySolution(): void {
    const { goal, solution, says = this.#why() } = this.#puzzle;
    this.#isOver = true;
    // A line is written above; the board shows one of moves that are all asked for.
    const names = goal.kind === 'saves' ? PUZZLE_PLATE.played.keys(listKeyMoves(solution).map((id) => this.#nameKey(id))) : '';
    this.#attempt.say('shown', PUZZLE_PLATE.played.solution, [names, says].filter(Boolean).join(' '));
    this.#showEnding();
    this.#finish();
    this.#attempt.telling.shown();
  }

  #nameKey(id: string): string {
    const move = this.#start.moves().find((one) => one.id === id);
    return move ? nameAsChosen(this.#start, move) : id;
  }

  /** Back to the place before a wrong move; at the first move, and when it is solved, from the start again. */
  retry(): void {
    const line = this.#attempt.takeBack();
    if (!line) return this.restart();
    this.#latest.cancel();
    this.#declared = undefined;
    this.#isOver = false;
    ({ node: this.#node, isFree: this.#isOffTree } = findTreeNode(
      this.#puzzle.solution,
      line.moves.map(({ id }) => id),
    ));
  }

  /** From the start again; moves that are all asked for stay found until all are. */
  restart(): void {
    const found = this.#found.length < listKeyMoves(this.#puzzle.solution).length ? this.#found : [];
    this.#reset();
    this.#found = found;
    this.#board.mode = 'play';
    announce(PUZZLE_PLATE.played.fromStart);
  }

  #reset(): void {
    this.#latest.cancel();
    this.#node = this.#puzzle.solution;
    this.#isOffTree = false;
    this.#found = [];
    this.#defence = 0;
    this.#isOver = false;
    this.#declared = undefined;
    void this.#board.setLine(makeLine(this.#start));
    this.#attempt.reset();
  }

  #writeLine(): void {
    this.#attempt.line.value = writeLine(this.#board.line);
  }
}

/** In a help-mate it is the side that began that is mated, in the end. */
function isHelped(start: Position, now: Position): boolean {
  return now.status() === 'checkmate' && now.turn === start.turn;
}
