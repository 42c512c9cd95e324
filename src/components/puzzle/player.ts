import { isAttackNode, movesOf, prove, refutationsOf, type Goal, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import type { PlayedPuzzle } from '../../puzzles/puzzle.ts';
import { announce } from '../board/announce.ts';
import { nameAsChosen, putText } from '../board/figures.ts';
import { makeLine } from '../board/line.ts';
import { onSettings } from '../board/settings.ts';
import type { DiagramSpec } from '../board/spec.ts';
import { describeState } from '../board/state.ts';
import { namePlayer } from '../board/words.ts';
import { AnswerBox, type Verdict } from '../lesson/answer-box.ts';
import { stiffest } from '../lesson/goals.ts';
import type { Kind, Stage } from '../lesson/live.ts';
import { startPlay } from '../lesson/play.ts';

/** What the player needs of a puzzle of the collection. */
export type PuzzleData = Pick<PlayedPuzzle, 'id' | 'ruleset' | 'options' | 'position' | 'goal' | 'solution' | 'tries'>;

export interface PuzzleSpec extends Omit<DiagramSpec, 'kind'> {
  readonly kind: 'puzzle';
  readonly puzzle: Pick<PuzzleData, 'id' | 'goal' | 'solution' | 'tries'>;
}

/** Milliseconds before the other side answers. */
const THINKING = 350;

/** Starts the player of a puzzle. */
export function startPuzzle(stage: Stage<PuzzleSpec>): Kind {
  startPlay(stage as unknown as Stage);
  new PuzzlePlayer(stage).start();
  return {};
}

class PuzzlePlayer {
  readonly #stage: Stage<PuzzleSpec>;
  readonly #root: HTMLElement;
  readonly #box: AnswerBox;
  readonly #start: Position;
  #node: ProofNode | undefined;
  /** Off the written tree: another right move was played, the rules themselves go on. */
  #isFree = false;
  #isClean = true;
  #isOver = false;
  /** Counts what was begun, so that what waits for its turn notices that it has been overtaken. */
  #run = 0;

  constructor(stage: Stage<PuzzleSpec>) {
    this.#stage = stage;
    this.#root = stage.host.closest<HTMLElement>('.puzzle') ?? stage.host;
    this.#box = new AnswerBox(this.#root);
    this.#start = stage.line.positions[0]!;
    this.#node = stage.spec.puzzle.solution;
  }

  start(): void {
    const { board, host } = this.#stage;
    const fill = board.handlers.changed;
    board.handlers.move = (move) => void this.#play(move);
    const step = board.handlers.key;
    // While the other side answers the line stays where it is.
    board.handlers.key = (key) => (board.mode === 'look' && !this.#isOver) || (step?.(key) ?? false);
    board.handlers.changed = () => {
      fill?.();
      this.#writeLine();
    };
    onSettings(() => this.#writeLine());
    this.#box.button('retry')?.addEventListener('click', () => this.#retry());
    this.#box.button('hint')?.addEventListener('click', () => this.#hint());
    this.#box.button('show')?.addEventListener('click', () => void this.#solve());
    const undo = host.querySelector<HTMLElement>('[data-do="undo"]');
    if (undo) undo.hidden = true;
  }

  /** The goal with the moves that are left. */
  get #goal(): Goal {
    const { board, spec } = this.#stage;
    const { goal } = spec.puzzle;
    if (goal.kind === 'defence') return goal;
    const used = board.line.positions.slice(0, board.index).filter((position) => position.turn === this.#start.turn).length;
    return { ...goal, moves: goal.moves - used };
  }

  async #play(move: Move): Promise<void> {
    const { board } = this.#stage;
    if (this.#isOver) return;
    if (board.position.turn !== this.#start.turn) return announce('It is the other side’s move here. Go on along the line.');
    const run = (this.#run += 1);
    if (board.index < board.line.moves.length) this.#findPlace();
    const node = this.#node;
    const known = node && isAttackNode(node) ? node.play.indexOf(move.id) : -1;
    const before = board.position;
    const goal = this.#goal;
    const isRight = this.#isFree ? reaches(before, goal, move) : known >= 0;
    board.mode = 'look';
    await board.play(move);
    if (run !== this.#run) return;
    if (!isRight) return this.#punish(before, goal, move);
    if (known > 0) this.#isFree = true;
    this.#node = node && isAttackNode(node) && known === 0 ? node.then : undefined;
    await this.#answer();
  }

  /** The reader went back and plays on from there: the place in the written tree is that of the moves before. */
  #findPlace(): void {
    const { board, spec } = this.#stage;
    this.#isFree = false;
    this.#node = spec.puzzle.solution;
    for (const { id } of board.line.moves.slice(0, board.index)) {
      const node: ProofNode | undefined = this.#node;
      if (node === undefined || (isAttackNode(node) && node.play[0] !== id)) {
        this.#isFree = true;
        this.#node = undefined;
        return;
      }
      this.#node = isAttackNode(node) ? node.then : node.replies.find(({ moves }) => moves.includes(id))?.then;
    }
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
    const node = this.#node;
    const goal = this.#goal;
    if (board.position.status() !== 'playing' || (!this.#isFree && node === undefined) || movesOf(goal) <= 0) return this.#win();
    let reply: Move | undefined;
    if (this.#isFree) reply = board.position.turn === this.#start.turn ? undefined : stiffest(board.position, movesOf(goal));
    else if (node && !isAttackNode(node)) {
      const group = node.replies[0];
      reply = this.#find(group?.moves[0]);
      this.#node = group?.then;
    }
    if (reply) {
      if (!(await this.#playNext(reply))) return;
      if (!this.#isFree && this.#node === undefined) return this.#win();
    }
    board.mode = 'play';
    this.#say('new', reply ? `${this.#name(-1)} is the answer.` : 'Right so far.', 'Your move.');
  }

  async #punish(before: Position, goal: Goal, move: Move): Promise<void> {
    const { spec } = this.#stage;
    this.#isClean = false;
    const name = nameAsChosen(before, move);
    const known = before === this.#start ? spec.puzzle.tries?.find((one) => one.move === move.id)?.refutation[0] : undefined;
    const asked = refutationsOf(before, goal, move.id);
    const reply = this.#find(known) ?? this.#find(asked.ok ? asked.value[0] : undefined);
    if (reply) {
      if (!(await this.#playNext(reply))) return;
    }
    const why = reply ? `The answer is ${this.#name(-1)}, shown on the board.` : 'It does not reach the goal.';
    this.#say('wrong', `${name} is not it.`, why);
    this.#isOver = true;
    this.#box.show('retry', true);
    this.#box.show('show', true);
  }

  #find(id: string | undefined): Move | undefined {
    return id === undefined ? undefined : this.#stage.board.position.moves().find((move) => move.id === id);
  }

  #name(at: number): string {
    const { line } = this.#stage.board;
    const move = line.moves.at(at);
    const before = line.positions.at(at - 1);
    return move && before ? nameAsChosen(before, move) : '';
  }

  #win(): void {
    this.#isOver = true;
    this.#say('solved', 'Solved.', this.#isClean ? 'Without a slip.' : '');
    const turn = this.#root.querySelector('.puzzle-turn b');
    if (turn && this.#stage.board.position.status() !== 'playing') turn.textContent = describeState(this.#stage.board.position);
    this.#box.show('next', true);
    this.#box.show('hint', false);
    this.#box.show('show', false);
    this.#box.show('retry', true);
    this.#root.dispatchEvent(
      new CustomEvent('puzzle:solved', { bubbles: true, detail: { id: this.#stage.spec.puzzle.id, clean: this.#isClean } }),
    );
  }

  /** Plays the solution from the start. */
  async #solve(): Promise<void> {
    const { board, spec } = this.#stage;
    this.#isClean = false;
    this.#reset();
    board.mode = 'look';
    let node: ProofNode | undefined = spec.puzzle.solution;
    while (node) {
      const next: { readonly moves: readonly string[]; readonly then?: ProofNode } | undefined = isAttackNode(node)
        ? { moves: node.play, ...(node.then && { then: node.then }) }
        : node.replies[0];
      const move = this.#find(next?.moves[0]);
      if (!move) break;
      if (!(await this.#playNext(move))) return;
      node = next?.then;
    }
    this.#isOver = true;
    this.#say('solved', 'The solution.', this.#lineText());
    this.#box.show('retry', true);
  }

  #retry(): void {
    this.#reset();
    this.#stage.board.mode = 'play';
    announce('From the start again.');
  }

  #reset(): void {
    const { board, spec } = this.#stage;
    this.#run += 1;
    void board.setLine(makeLine(this.#start));
    this.#node = spec.puzzle.solution;
    this.#isFree = false;
    this.#isOver = false;
    this.#root.dataset['state'] = 'new';
    const turn = this.#root.querySelector('.puzzle-turn b');
    if (turn) turn.textContent = `${namePlayer(this.#start.turn)} to move.`;
    this.#box.clear();
    this.#box.show('retry', false);
    this.#box.show('show', !this.#isClean);
  }

  #hint(): void {
    const hint = this.#box.nextHint();
    if (!hint) return;
    this.#isClean = false;
    if (hint.shows !== undefined) this.#stage.board.point([hint.shows]);
    this.#box.show('show', true);
  }

  #lineText(): string {
    const { line, ruleset } = this.#stage.board;
    return line.moves
      .map((move, index) => {
        const before = line.positions[index]!;
        const isFirst = before.turn === ruleset.players[0];
        const number = isFirst ? `${before.number}. ` : index === 0 ? `${before.number}... ` : '';
        return number + nameAsChosen(before, move);
      })
      .join(' ');
  }

  #writeLine(): void {
    const text = this.#lineText();
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

/** Whether a first move is among those that reach a goal. */
function reaches(position: Position, goal: Goal, move: Move): boolean {
  const proof = prove(position, goal);
  return proof.ok && proof.value.keys.includes(move.id);
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
