import { isAttackNode, movesOf, type Goal, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import { isProved, isTogether, lengthOf } from '../../puzzles/task.ts';
import { announce } from '../board/view/announce.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import { makeLine } from '../board/model/line.ts';
import { atEnd, type Scope } from '../page/scope.ts';
import { onSettings } from '../board/view/kept-settings.ts';
import { explainReply, findEscape, isInCheck, sayReplies, type Reply } from '../board/model/replies.ts';
import { describeState } from '../board/model/describe-state.ts';
import { namePlayer } from '../board/model/words.ts';
import type { Table } from '../diagram/attempt.ts';
import { judgeGoal } from '../judge/goal.ts';
import { canGoOn, type Judgement } from '../judge/judgement.ts';
import { findMove, Referee } from '../judge/referee.ts';
import type { Ask } from '../prover/ask.ts';
import type { PuzzleAttempt } from './puzzle-attempt.ts';
import { makeBoardAddress } from '../board/model/board-address.ts';
import { countDefences, followDefence } from './defences.ts';
import { explainMate } from './explain.ts';
import { nameMove, writeLine } from './line-text.ts';
import type { PuzzleSpec } from './spec.ts';
import { findPlace, goalAfter, listKeys, listMainMoves } from './solution.ts';
import { sayMissing, sayStill } from './words.ts';
import { PUZZLE_PLATE } from '../../words/puzzle-plate.ts';

/** Milliseconds before the other side answers. */
const THINKING = 350;

/** A puzzle is played out on the board: the other side answers, and a wrong move is met by the reply that punishes it. */
export class Solving {
  readonly #attempt: PuzzleAttempt;
  readonly #table: Table;
  readonly #start: Position;
  readonly #referee: Referee;
  #node: ProofNode | undefined;
  /** Off the written tree: another right move was played, the worker's prover answers. */
  #isFree = false;
  #isOver = false;
  /** Moves found of those that are all asked for. */
  #found: readonly string[] = [];
  /** Which of the defences to the first move is played; the first is the stiffest. */
  #defence = 0;
  /** Counts what was begun, so that what waits for its turn notices that it has been overtaken. */
  #run = 0;

  constructor(attempt: PuzzleAttempt, ask: Ask, scope: Scope) {
    const { table, spec } = attempt;
    this.#attempt = attempt;
    this.#table = table;
    this.#start = table.line.positions[0]!;
    this.#referee = new Referee(
      spec,
      (question) => ask(question, scope),
      () => attempt.say('new', PUZZLE_PLATE.played.wait, PUZZLE_PLATE.played.searching),
    );
    this.#node = spec.puzzle.solution;
    table.on('move', (move) => {
      void this.#play(move);
      return true;
    });
    table.on('refused', (refusal) => attempt.refuse(refusal));
    // While the other side answers the line stays where it is.
    table.on('key', () => table.mode === 'look' && !this.#isOver);
    table.on('changed', () => this.#writeLine());
    atEnd(
      scope,
      onSettings(() => this.#writeLine()),
    );
    atEnd(scope, () => (this.#run += 1));
  }

  get #puzzle(): PuzzleSpec['puzzle'] {
    return this.#attempt.spec.puzzle;
  }

  /** Moves of the solver before the place that is shown. */
  get #used(): number {
    const table = this.#table;
    return table.line.positions.slice(0, table.index).filter((position) => position.turn === this.#start.turn).length;
  }

  /** The goal with the moves that are left, as far as the prover knows it. */
  get #goal(): Goal | undefined {
    return goalAfter(this.#puzzle.goal, this.#used);
  }

  /** Both sides are played by the solver. */
  get #isHelp(): boolean {
    return isTogether(this.#puzzle.goal);
  }

  async #play(move: Move): Promise<void> {
    const table = this.#table;
    if (this.#isOver) return;
    if (table.position.turn !== this.#start.turn && !this.#isHelp) {
      this.#attempt.note(PUZZLE_PLATE.played.otherSide);
      return table.point([]);
    }
    const run = (this.#run += 1);
    // The reader went back and plays on from there.
    if (table.index < table.line.moves.length)
      ({ node: this.#node, isFree: this.#isFree } = findPlace(
        this.#puzzle.solution,
        table.line.moves.slice(0, table.index).map(({ id }) => id),
      ));
    const node = this.#node;
    const known = node && isAttackNode(node) ? node.play.indexOf(move.id) : -1;
    const before = table.position;
    const goal = this.#goal;
    const isAccepted = before === this.#start && (this.#puzzle.accepted?.includes(move.id) ?? false);
    table.mode = 'look';
    await table.play(move);
    if (run !== this.#run) return;
    const verdict = await this.#judge(before, goal, move, known >= 0 || isAccepted);
    if (run !== this.#run) return;
    if (verdict.state === 'done') return this.#win();
    if (verdict.state === 'failed') return this.#punish(before, goal, move, verdict.reply);
    if (this.#puzzle.goal.kind === 'saves') return this.#collect(before, move);
    // Another move that is as good: a mate is played on, the rest is proved and done.
    if (isAccepted || (known > 0 && goal?.kind !== 'mate')) return this.#win(PUZZLE_PLATE.played.asWell);
    if (known > 0) this.#isFree = true;
    this.#node = node && isAttackNode(node) && known === 0 ? node.then : undefined;
    await this.#answer();
  }

  /**
   * Judges the move just played: by the written solution, else by what stands on the board, else by the prover. While that is silent the
   * verdict is `open`, which is no slip: the puzzle is played on.
   */
  async #judge(before: Position, goal: Goal | undefined, move: Move, isWritten: boolean): Promise<Judgement> {
    if (isWritten) return { state: 'going' };
    const after = this.#table.position;
    if (this.#puzzle.goal.kind === 'helpmate')
      return isHelped(this.#start, after) ? { state: 'done' } : { state: 'failed', why: 'not-mate' };
    const task = this.#puzzle.goal;
    const seen: Judgement = isProved(task) ? judgeGoal(task, after, lengthOf(task) - this.#used) : { state: 'open' };
    if (seen.state === 'done' || seen.state === 'failed') return seen;
    // The written solution knows every right move of its places.
    return this.#isFree && goal ? this.#referee.settle(before, goal, move) : { state: 'failed', why: 'not-asked' };
  }

  /** One of several moves that are all asked for: it is kept, and the board goes back. */
  async #collect(before: Position, move: Move): Promise<void> {
    const table = this.#table;
    const run = this.#run;
    const all = listKeys(this.#puzzle.solution);
    const isKnown = this.#found.includes(move.id);
    if (!isKnown) this.#found = [...this.#found, move.id];
    const name = nameAsChosen(before, move);
    if (this.#found.length === all.length) return this.#win();
    const said = PUZZLE_PLATE.played.found(this.#found.length, all.length);
    this.#attempt.say('new', isKnown ? PUZZLE_PLATE.played.foundAlready(name) : PUZZLE_PLATE.played.isOne(name), said);
    await pause(THINKING * 3);
    if (run !== this.#run) return;
    await table.setLine(makeLine(this.#start));
    table.mode = 'play';
  }

  /** Plays a move after a pause; whether nothing else was begun meanwhile. */
  async #playNext(move: Move): Promise<boolean> {
    const table = this.#table;
    const run = this.#run;
    await pause(THINKING);
    if (run !== this.#run) return false;
    await table.play(move);
    return run === this.#run;
  }

  /** The other side's move, the stiffest the tree knows; then it is the solver's turn, or the puzzle is solved. */
  async #answer(): Promise<void> {
    const table = this.#table;
    const { goal } = this.#puzzle;
    const node = this.#node;
    const left = lengthOf(goal) - this.#used;
    if (table.position.status() !== 'playing' || (!this.#isFree && node === undefined) || (this.#isFree && left <= 0)) return this.#win();
    if (this.#isHelp) {
      table.mode = 'play';
      return this.#attempt.say('new', PUZZLE_PLATE.played.goingWell, PUZZLE_PLATE.played.bothSides(namePlayer(table.position.turn)));
    }
    const answers: Reply[] = [];
    // With three players two replies come before the reader's next turn.
    while (table.position.turn !== this.#start.turn && table.position.status() === 'playing') {
      const player = table.position.turn;
      const reply = await this.#nextReply(left, answers.length === 0 && this.#used === 1 ? this.#defence : 0);
      if (!reply) break;
      if (!(await this.#playNext(reply))) return;
      answers.push({ player, name: this.#last });
    }
    if (!this.#isFree && this.#node === undefined) return this.#win();
    if (!canGoOn(table.position, this.#start.turn)) return this.#lose(answers);
    table.mode = 'play';
    this.#attempt.say('new', sayReplies(answers) || PUZZLE_PLATE.played.goingWell, PUZZLE_PLATE.played.yourMove);
  }

  /** The reply of the tree, or off the tree the one that puts mate off longest. */
  async #nextReply(left: number, which: number): Promise<Move | undefined> {
    const table = this.#table;
    if (this.#isFree) {
      const run = this.#run;
      const reply = await this.#referee.reply(table.position, left);
      return run === this.#run ? reply : undefined;
    }
    const node = this.#node;
    if (!node || isAttackNode(node)) return undefined;
    const group = node.replies[which] ?? node.replies[0];
    const reply = this.#find(group?.moves[0]);
    this.#node = reply ? group?.then : undefined;
    return reply;
  }

  /** A wrong move is met by the reply that refutes it, stored or searched for; a slower mate is told as such. */
  async #punish(before: Position, goal: Goal | undefined, move: Move, shown?: Move): Promise<void> {
    const run = this.#run;
    this.#attempt.telling.slip();
    const name = nameAsChosen(before, move);
    this.#attempt.slip = { index: this.#table.line.positions.indexOf(before), name };
    const stored = before === this.#start ? this.#puzzle.tries.find((one) => one.move === move.id)?.refutation[0] : undefined;
    const asked = goal && this.#referee.slower(before, goal, move, stored !== undefined);
    const after = this.#table.position;
    // What is stored is shown at once; whether the move mates later may be heard of after it.
    const early = stored === undefined ? await asked : undefined;
    if (run !== this.#run) return;
    const isSought = stored === undefined && early === undefined && goal !== undefined;
    const searched = isSought ? (shown ?? (await this.#referee.refute(before, goal, move))) : undefined;
    if (run !== this.#run) return;
    // The last move of a mate is refuted by any way out of check.
    const isLast = goal?.kind === 'mate' && goal.moves === 1 && early === undefined;
    const reply = this.#find(stored) ?? searched ?? (isLast ? findEscape(after) : undefined);
    if (reply && !(await this.#playNext(reply))) return;
    const lacks = reply === undefined || (isLast && !isInCheck(after)) ? sayMissing(goal ?? this.#puzzle.goal, after) : '';
    const told = reply ? explainReply(after, reply, this.#last) : '';
    const still = reply && goal ? sayStill(goal, after, reply) : '';
    const answer = [lacks, told, still].filter(Boolean).join(' ');
    const least = PUZZLE_PLATE.played.thereIs(goal && movesOf(goal));
    if (early === undefined) this.#attempt.say('wrong', PUZZLE_PLATE.played.isNotIt(name), answer);
    else this.#attempt.say('wrong', PUZZLE_PLATE.played.matesLater(name, early), least);
    this.#fail();
    if (stored === undefined) return;
    const late = await asked;
    if (late !== undefined && run === this.#run)
      this.#attempt.say('wrong', PUZZLE_PLATE.played.matesLater(name, late), `${least} ${answer}`);
  }

  /** What was left open has been answered by the end of the game. */
  #lose(answers: readonly Reply[]): void {
    const { line, position } = this.#table;
    this.#attempt.telling.slip();
    const index = line.positions.findLastIndex((before, at) => at < line.moves.length && before.turn === this.#start.turn);
    this.#attempt.slip = { index, name: nameMove(line, index) };
    this.#attempt.say('wrong', sayReplies(answers), describeState(position));
    this.#fail();
  }

  /** The line that went wrong can be tried again, or played on against the opponent of the free board. */
  #fail(): void {
    this.#isOver = true;
    this.#attempt.mayRetry.value = true;
    this.#attempt.mayShow.value = true;
    this.#tellEnding();
    this.#attempt.playOn.value = makeBoardAddress(this.#table.line);
  }

  #find(id: string | undefined): Move | undefined {
    return findMove(this.#table.position, id);
  }

  /** The move that was played last. */
  get #last(): string {
    return nameMove(this.#table.line, -1);
  }

  #win(bold = PUZZLE_PLATE.played.solved): void {
    const table = this.#table;
    const { says = this.#why() } = this.#puzzle;
    this.#isOver = true;
    table.mode = 'look';
    const isFirst = this.#defence === 0;
    this.#attempt.say(
      'solved',
      isFirst ? bold : PUZZLE_PLATE.played.defenceMet,
      isFirst ? [this.#attempt.telling.isClean ? PUZZLE_PLATE.played.clean : '', says].filter(Boolean).join(' ') : '',
    );
    this.#tellEnding();
    this.#finish();
    if (isFirst) this.#attempt.telling.solved();
  }

  /** Why it is solved: of a mate the one on the board, which need not be that of the written line. */
  #why(): string {
    return explainMate(this.#table.position) || this.#attempt.spec.why;
  }

  /** Whoever has won: where the game has ended, the head says so. */
  #tellEnding(): void {
    const { position } = this.#table;
    if (position.status() !== 'playing') this.#attempt.ending.value = describeState(position);
  }

  #finish(): void {
    this.#attempt.finish();
    const of = countDefences(this.#puzzle.solution);
    const number = this.#defence + 2;
    this.#attempt.defence.value = number <= of ? { number, of } : undefined;
  }

  /** Back to the place after the first move: the other side defends in another way. */
  async tryDefence(): Promise<void> {
    const table = this.#table;
    const number = this.#defence + 1;
    const place = followDefence(this.#puzzle.solution, number);
    this.#reset();
    this.#defence = number;
    table.mode = 'look';
    const key = place && this.#find(place.key);
    if (!key || !(await this.#playNext(key))) return;
    const reply = this.#find(place.reply);
    if (!reply || !(await this.#playNext(reply))) return;
    this.#node = place.then;
    const answers = [this.#last];
    while (table.position.turn !== this.#start.turn) {
      const next = await this.#nextReply(0, 0);
      if (!next || !(await this.#playNext(next))) return;
      answers.push(this.#last);
    }
    table.mode = 'play';
    this.#attempt.say('new', PUZZLE_PLATE.played.defence(answers), PUZZLE_PLATE.played.yourMove);
  }

  /** Plays the solution from the start. */
  async solve(): Promise<void> {
    const table = this.#table;
    const { goal, solution, says = this.#attempt.spec.why } = this.#puzzle;
    this.#attempt.telling.help();
    this.#reset();
    table.mode = 'look';
    for (const id of listMainMoves(solution)) {
      const move = this.#find(id);
      if (!move) break;
      if (!(await this.#playNext(move))) return;
    }
    this.#isOver = true;
    // A line is written above; of moves that are all asked for the board shows one.
    const names = goal.kind === 'saves' ? PUZZLE_PLATE.played.keys(listKeys(solution).map((id) => this.#nameKey(id))) : '';
    this.#attempt.say('shown', PUZZLE_PLATE.played.solution, [names, says].filter(Boolean).join(' '));
    this.#tellEnding();
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
    this.#run += 1;
    this.#isOver = false;
    ({ node: this.#node, isFree: this.#isFree } = findPlace(
      this.#puzzle.solution,
      line.moves.map(({ id }) => id),
    ));
  }

  /** From the start again; of moves that are all asked for, those that are found stay so until all are. */
  restart(): void {
    const found = this.#found.length < listKeys(this.#puzzle.solution).length ? this.#found : [];
    this.#reset();
    this.#found = found;
    this.#table.mode = 'play';
    announce(PUZZLE_PLATE.played.fromStart);
  }

  #reset(): void {
    this.#run += 1;
    this.#node = this.#puzzle.solution;
    this.#isFree = false;
    this.#found = [];
    this.#defence = 0;
    this.#isOver = false;
    void this.#table.setLine(makeLine(this.#start));
    this.#attempt.reset();
  }

  #writeLine(): void {
    this.#attempt.line.value = writeLine(this.#table.line);
  }
}

/** In a help-mate it is the side that began that is mated, in the end. */
function isHelped(start: Position, now: Position): boolean {
  return now.status() === 'checkmate' && now.turn === start.turn;
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
