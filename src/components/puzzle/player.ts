import { isAttackNode, movesOf, type Goal, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import { lengthOf } from '../../puzzles/task.ts';
import { announce } from '../board/announce.ts';
import { nameAsChosen, putText } from '../board/figures.ts';
import { makeLine } from '../board/line.ts';
import { onSettings } from '../board/settings.ts';
import { describeState } from '../board/state.ts';
import { namePlayer } from '../board/words.ts';
import { AnswerBox } from '../diagram/answer-box.ts';
import type { Kind, Stage } from '../diagram/mount.tsx';
import type { Verdict } from '../diagram/said.ts';
import { startPlay } from '../diagram/start-play.tsx';
import { Asking } from './asking.ts';
import { makeBoardAddress } from './board-address.ts';
import { countDefences, followDefence } from './defences.ts';
import { nameMove, writeLine } from './line-text.ts';
import type { PuzzleSpec } from './spec.ts';
import { Telling } from './told.ts';
import { findPlace, goalAfter, listKeys, listMainMoves } from './tree.ts';
import { explainGoal } from './words.ts';

/** Milliseconds before the other side answers. */
const THINKING = 350;

/** Starts the player of a puzzle. */
export function startPuzzle(stage: Stage<PuzzleSpec>): Kind {
  startPlay(stage);
  new PuzzlePlayer(stage).start();
  return {};
}

class PuzzlePlayer {
  readonly #stage: Stage<PuzzleSpec>;
  readonly #root: HTMLElement;
  readonly #box: AnswerBox;
  readonly #start: Position;
  readonly #asking: Asking;
  readonly #telling: Telling;
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

  constructor(stage: Stage<PuzzleSpec>) {
    this.#stage = stage;
    this.#root = stage.host.closest<HTMLElement>('.puzzle') ?? stage.host;
    this.#box = new AnswerBox(this.#root);
    this.#start = stage.line.positions[0]!;
    this.#asking = new Asking(stage.spec, () => this.#box.say('new', 'One moment.', 'The answer is being searched for.'));
    this.#telling = new Telling(this.#root, stage.spec.puzzle.id);
    this.#node = stage.spec.puzzle.solution;
  }

  start(): void {
    const { board, host } = this.#stage;
    board.on('move', (move) => {
      void this.#play(move);
      return true;
    });
    // While the other side answers the line stays where it is.
    board.on('key', () => board.mode === 'look' && !this.#isOver);
    board.on('changed', () => this.#writeLine());
    onSettings(() => this.#writeLine());
    this.#box.button('retry')?.addEventListener('click', () => this.#retry());
    this.#box.button('hint')?.addEventListener('click', () => this.#hint());
    this.#box.button('show')?.addEventListener('click', () => void this.#solve());
    this.#box.button('defence')?.addEventListener('click', () => void this.#tryDefence());
    const undo = host.querySelector<HTMLElement>('[data-do="undo"]');
    if (undo) undo.hidden = true;
  }

  get #puzzle(): PuzzleSpec['puzzle'] {
    return this.#stage.spec.puzzle;
  }

  /** Moves of the solver before the place that is shown. */
  get #used(): number {
    const { board } = this.#stage;
    return board.line.positions.slice(0, board.index).filter((position) => position.turn === this.#start.turn).length;
  }

  /** The goal with the moves that are left, as far as the prover knows it. */
  get #goal(): Goal | undefined {
    return goalAfter(this.#puzzle.goal, this.#used);
  }

  /** Both sides are played by the solver. */
  get #isHelp(): boolean {
    return this.#puzzle.goal.kind === 'helpmate';
  }

  async #play(move: Move): Promise<void> {
    const { board } = this.#stage;
    if (this.#isOver) return;
    if (board.position.turn !== this.#start.turn && !this.#isHelp)
      return announce('It is the other side’s move here. Go on along the line.');
    const run = (this.#run += 1);
    // The reader went back and plays on from there.
    if (board.index < board.line.moves.length)
      ({ node: this.#node, isFree: this.#isFree } = findPlace(
        this.#puzzle.solution,
        board.line.moves.slice(0, board.index).map(({ id }) => id),
      ));
    const node = this.#node;
    const known = node && isAttackNode(node) ? node.play.indexOf(move.id) : -1;
    const before = board.position;
    const goal = this.#goal;
    const isAccepted = before === this.#start && (this.#puzzle.accepted?.includes(move.id) ?? false);
    board.mode = 'look';
    await board.play(move);
    if (run !== this.#run) return;
    const isRight = known >= 0 || isAccepted || (this.#isFree && goal !== undefined && (await this.#asking.reaches(before, goal, move)));
    if (run !== this.#run) return;
    if (!isRight) return this.#punish(before, goal, move);
    if (this.#puzzle.goal.kind === 'saves') return this.#collect(before, move);
    // Another move that is as good: a mate is played on, the rest is proved and done.
    if (isAccepted || (known > 0 && goal?.kind !== 'mate')) return this.#win('That works as well.');
    if (known > 0) this.#isFree = true;
    this.#node = node && isAttackNode(node) && known === 0 ? node.then : undefined;
    await this.#answer();
  }

  /** One of several moves that are all asked for: it is kept, and the board goes back. */
  async #collect(before: Position, move: Move): Promise<void> {
    const { board } = this.#stage;
    const run = this.#run;
    const all = listKeys(this.#puzzle.solution);
    const isKnown = this.#found.includes(move.id);
    if (!isKnown) this.#found = [...this.#found, move.id];
    const name = nameAsChosen(before, move);
    if (this.#found.length === all.length) return this.#win();
    const left = all.length - this.#found.length;
    const said = `${this.#found.length} of ${all.length} found. ${left === 1 ? 'Find the other one.' : 'Find the others.'}`;
    this.#say('new', isKnown ? `${name} is found already.` : `${name} is one of them.`, said);
    await pause(THINKING * 3);
    if (run !== this.#run) return;
    await board.setLine(makeLine(this.#start));
    board.mode = 'play';
  }

  /** Plays a move after a pause; whether nothing else was begun meanwhile. */
  async #playNext(move: Move): Promise<boolean> {
    const { board } = this.#stage;
    const run = this.#run;
    await pause(THINKING);
    if (run !== this.#run) return false;
    await board.play(move);
    return run === this.#run;
  }

  /** The other side's move, the stiffest the tree knows; then it is the solver's turn, or the puzzle is solved. */
  async #answer(): Promise<void> {
    const { board } = this.#stage;
    const { goal } = this.#puzzle;
    const node = this.#node;
    const left = lengthOf(goal) - this.#used;
    if (board.position.status() !== 'playing' || (!this.#isFree && node === undefined) || (this.#isFree && left <= 0)) return this.#win();
    if (this.#isHelp) {
      board.mode = 'play';
      return this.#say('new', 'Right so far.', `${namePlayer(board.position.turn)} moves: you play both sides.`);
    }
    const answers: string[] = [];
    // With three players two replies come before the reader's next turn.
    while (board.position.turn !== this.#start.turn && board.position.status() === 'playing') {
      const reply = await this.#nextReply(left, answers.length === 0 && this.#used === 1 ? this.#defence : 0);
      if (!reply) break;
      if (!(await this.#playNext(reply))) return;
      answers.push(this.#last);
    }
    if (!this.#isFree && this.#node === undefined) return this.#win();
    board.mode = 'play';
    const said = answers.length > 1 ? `${answers.join(' and ')} are the answers.` : `${answers[0] ?? ''} is the answer.`;
    this.#say('new', answers.length > 0 ? said : 'Right so far.', 'Your move.');
  }

  /** The reply of the tree, or off the tree the one that puts mate off longest. */
  async #nextReply(left: number, which: number): Promise<Move | undefined> {
    const { board } = this.#stage;
    if (this.#isFree) {
      const run = this.#run;
      const reply = await this.#asking.reply(board.position, left);
      return run === this.#run ? this.#find(reply) : undefined;
    }
    const node = this.#node;
    if (!node || isAttackNode(node)) return undefined;
    const group = node.replies[which] ?? node.replies[0];
    const reply = this.#find(group?.moves[0]);
    this.#node = reply ? group?.then : undefined;
    return reply;
  }

  /** A wrong move: a slower mate is told as such; else it gets the reply that refutes it, stored or searched for. */
  async #punish(before: Position, goal: Goal | undefined, move: Move): Promise<void> {
    const { board } = this.#stage;
    const run = this.#run;
    this.#telling.slip();
    const name = nameAsChosen(before, move);
    const after = board.position;
    const stored = before === this.#start ? this.#puzzle.tries.find((one) => one.move === move.id)?.refutation[0] : undefined;
    const slower = goal && (await this.#asking.slower(before, goal, move));
    if (run !== this.#run) return;
    if (slower !== undefined) {
      const asked = goal && movesOf(goal);
      this.#say('wrong', `${name} mates too, but in ${slower}.`, `There is a mate in ${asked ?? 'fewer'}.`);
    } else {
      const searched = stored === undefined && goal ? await this.#asking.refute(before, goal, move) : undefined;
      if (run !== this.#run) return;
      const reply = this.#find(stored ?? searched);
      if (reply && !(await this.#playNext(reply))) return;
      const drawn = after.status() !== 'playing' ? describeState(after) : 'It does not reach the goal.';
      this.#say('wrong', `${name} is not it.`, reply ? `The answer is ${this.#last}, shown on the board.` : drawn);
    }
    this.#isOver = true;
    this.#box.show('retry', true);
    this.#box.show('show', true);
    this.#offerBoard();
  }

  /** The line that went wrong, to be played on against the opponent of the free board. */
  #offerBoard(): void {
    this.#box.button('playon')?.setAttribute('href', makeBoardAddress(this.#stage.board.line));
    this.#box.show('playon', true);
  }

  #find(id: string | undefined): Move | undefined {
    return id === undefined ? undefined : this.#stage.board.position.moves().find((move) => move.id === id);
  }

  /** The move that was played last. */
  get #last(): string {
    return nameMove(this.#stage.board.line, -1);
  }

  #win(bold = 'Solved.'): void {
    const { board } = this.#stage;
    const { goal, says = explainGoal(goal) } = this.#puzzle;
    this.#isOver = true;
    board.mode = 'look';
    const isFirst = this.#defence === 0;
    this.#say(
      'solved',
      isFirst ? bold : 'That defence is met too.',
      isFirst ? [this.#telling.isClean ? 'Without a slip.' : '', says].filter(Boolean).join(' ') : '',
    );
    const turn = this.#root.querySelector('.puzzle-turn b');
    if (turn && board.position.status() !== 'playing') turn.textContent = describeState(board.position);
    this.#finish();
    if (isFirst) this.#telling.solved();
  }

  #finish(): void {
    this.#box.show('next', true);
    this.#box.show('hint', false);
    this.#box.show('show', false);
    this.#box.show('retry', true);
    const count = countDefences(this.#puzzle.solution);
    const button = this.#box.button('defence');
    if (button) button.textContent = `Another defence (${this.#defence + 2} of ${count})`;
    this.#box.show('defence', this.#defence + 1 < count);
  }

  /** Back to the place after the first move: the other side defends in another way. */
  async #tryDefence(): Promise<void> {
    const { board } = this.#stage;
    const number = this.#defence + 1;
    const place = followDefence(this.#puzzle.solution, number);
    this.#reset();
    this.#defence = number;
    board.mode = 'look';
    const key = place && this.#find(place.key);
    if (!key || !(await this.#playNext(key))) return;
    const reply = this.#find(place.reply);
    if (!reply || !(await this.#playNext(reply))) return;
    this.#node = place.then;
    const answers = [this.#last];
    while (board.position.turn !== this.#start.turn) {
      const next = await this.#nextReply(0, 0);
      if (!next || !(await this.#playNext(next))) return;
      answers.push(this.#last);
    }
    board.mode = 'play';
    this.#say('new', `Another defence: ${answers.join(' and ')}.`, 'Your move.');
  }

  /** Plays the solution from the start. */
  async #solve(): Promise<void> {
    const { board } = this.#stage;
    const { goal, solution, says = explainGoal(goal) } = this.#puzzle;
    this.#telling.help();
    this.#reset();
    board.mode = 'look';
    for (const id of listMainMoves(solution)) {
      const move = this.#find(id);
      if (!move) break;
      if (!(await this.#playNext(move))) return;
    }
    this.#isOver = true;
    // A line is written above; of moves that are all asked for the board shows one.
    const names =
      goal.kind === 'saves'
        ? `${listKeys(solution)
            .map((id) => this.#nameKey(id))
            .join(', ')}.`
        : '';
    this.#say('solved', 'The solution.', [names, says].filter(Boolean).join(' '));
    this.#finish();
    this.#telling.shown();
  }

  #nameKey(id: string): string {
    const move = this.#start.moves().find((one) => one.id === id);
    return move ? nameAsChosen(this.#start, move) : id;
  }

  /** From the start again; of moves that are all asked for, those that are found stay so until all are. */
  #retry(): void {
    const found = this.#found.length < listKeys(this.#puzzle.solution).length ? this.#found : [];
    this.#reset();
    this.#found = found;
    this.#stage.board.mode = 'play';
    announce('From the start again.');
  }

  #reset(): void {
    const { board } = this.#stage;
    this.#run += 1;
    void board.setLine(makeLine(this.#start));
    this.#node = this.#puzzle.solution;
    this.#isFree = false;
    this.#found = [];
    this.#defence = 0;
    this.#isOver = false;
    this.#root.dataset['state'] = 'new';
    const turn = this.#root.querySelector('.puzzle-turn b');
    if (turn) turn.textContent = `${namePlayer(this.#start.turn)} to move.`;
    this.#box.clear();
    this.#box.show('retry', false);
    this.#box.show('defence', false);
    this.#box.show('playon', false);
    this.#box.show('show', !this.#telling.isClean);
  }

  #hint(): void {
    const hint = this.#box.nextHint();
    if (!hint) return;
    this.#telling.help();
    if (hint.shows !== undefined) this.#stage.board.point([hint.shows]);
    this.#box.show('show', true);
  }

  #writeLine(): void {
    const text = writeLine(this.#stage.board.line);
    const place = this.#root.querySelector<HTMLElement>('.puzzle-line');
    if (!place) return;
    place.hidden = text === '';
    putText(place, text);
  }

  #say(state: Verdict, bold: string, why: string): void {
    this.#root.dataset['state'] = state;
    this.#box.say(state, bold, why);
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
