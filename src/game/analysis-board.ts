import { batch } from '@preact/signals';
import { expect, parseAct, type Act, type GameRecord, type Move, type Position } from '../engine/index.ts';
import { describeAct } from '../board/text/acts.ts';
import { describeState } from '../board/text/describe-state.ts';
import { describeMove } from '../board/text/names.ts';
import { isBegun, type AddressedGame, type OpenedGame } from './game-address.ts';
import { AnalysisBoardState } from './analysis-board-state.ts';
import type { Environment } from './game-environment.ts';
import { describeGame } from './game-status.ts';
import { GameLoader } from './game-loader.ts';
import { TreeBuilder } from './tree-builder.ts';
import { makeTree, type TreeNode, type Path } from './tree.ts';
import type { DescribedFault } from '../words/described-fault.ts';

/** All that the analysis board holds and does, without a page: every event is a method, what follows from it are signals. */
export class AnalysisBoard extends AnalysisBoardState {
  /** Games that come onto the board from elsewhere. */
  readonly loader: GameLoader;
  #isEntry = false;

  constructor(world: Environment, opened: OpenedGame, fault?: DescribedFault) {
    super(world, opened, fault);
    this.loader = new GameLoader(this, world, {
      open: (other) => this.open(other),
      openRecord: (record, tree) => this.#openRecord(record, tree),
      edit: (text) => this.edit(text),
      turnTo: (isIt) => this.#turnTo(isIt),
      goTo: (path) => this.goTo(path),
      openDoor: () => (this.door.value = { isFromHere: false }),
      say: (found) => this.say(found),
    });
  }

  /** Whether the address has just become that of a move of the reader: the page then goes on to it, so that its way back takes the move back. */
  takesEntry(): boolean {
    const isEntry = this.#isEntry;
    this.#isEntry = false;
    return isEntry;
  }

  /** A legal move of the reader. */
  move(move: Move): void {
    if (this.mode !== 'play') return;
    const task = this.overlay.task.value;
    if (task) return task.move(move);
    this.#isEntry = !this.correspondence.isOn;
    this.#play(move);
    const { parting } = this.match;
    if (parting !== undefined) this.#act(parting);
    this.opponent.consider();
  }

  /** What may be said here, by the reader. */
  get acts(): readonly Act[] {
    return this.position.acts().filter((act) => this.#maySay(act));
  }

  /** A declaration, claim or agreement of the players, by its id. */
  act(id: string): void {
    const act = parseAct(id);
    if (act && !this.#maySay(act)) return;
    if (this.#act(id)) this.opponent.consider();
  }

  /** The game up to here goes on by link; what was tried beside it stays behind. */
  beginCorrespondence(): void {
    const { tree, line, path } = this.game;
    const grower = new TreeBuilder(tree.position);
    for (const { id } of line.moves.slice(0, path.length)) expect(grower.play(id));
    batch(() => {
      this.open({ tree: grower.tree, path: grower.path, seats: { ...this.opponent.seats, players: [] } });
      this.correspondence.begin();
      this.hotSeat.leave();
    });
  }

  /** The game goes on as the reader's own board; what was sent is kept. */
  stopCorrespondence(): void {
    this.correspondence.open(undefined);
  }

  /** The board is handed over, at the end of the line. */
  handOver(): void {
    const to = this.hotSeat.waiting;
    if (to === undefined) return;
    batch(() => {
      this.go('End');
      this.hotSeat.hand(to);
    });
    this.announce(describeState(this.position));
  }

  /** Takes back what was played here and not sent yet. */
  takeBack(): void {
    const { game, correspondence } = this;
    if (correspondence.unsent === 0) return;
    this.go('End');
    this.change(() => (game.closing ? game.undo() : game.cut()));
  }

  goTo(path: Path): void {
    this.change(() => this.game.goTo(path));
  }

  /** Goes where a key leads in the game: along its line, or to the other line of a fork; whether it leads anywhere. */
  go(key: string): boolean {
    const { game } = this;
    if (this.editor.draft || this.overlay.task.value) return false;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      if (!game.hasFork) return false;
      this.change(() => game.switchLine(key === 'ArrowUp' ? -1 : 1));
      return true;
    }
    const to = game.placeFor(key);
    if (to) this.goTo(to);
    return to !== undefined;
  }

  /** Plays moves of a line that was found, each in the position after the one before; the machine waits until it is asked. */
  playLine(moves: readonly Move[]): void {
    if (this.mode !== 'play' || this.overlay.task.value || this.correspondence.isOn) return;
    this.change(() => {
      for (const move of moves) this.game.play(move);
    });
    this.announce(describeState(this.position));
  }

  promote(): void {
    this.change(() => this.game.promote());
  }

  cut(): void {
    this.change(() => this.game.cut());
  }

  /** Says something of a step, the one that led here if no other is named. */
  comment(text: string, path: Path = this.game.path): void {
    this.game.comment(text, path);
  }

  get canUndo(): boolean {
    return this.correspondence.isOn ? this.correspondence.unsent > 0 : this.game.canUndo;
  }

  get canRedo(): boolean {
    return !this.correspondence.isOn && this.game.canRedo;
  }

  override undo(): void {
    if (this.correspondence.isOn) return this.takeBack();
    this.change(() => this.game.undo((position) => this.opponent.isReaders(position.turn)));
  }

  redo(): void {
    if (this.correspondence.isOn) return;
    this.change(() => this.game.redo((position) => this.opponent.isReaders(position.turn)));
  }

  /** Another game, and a position to set up if there is one. */
  override open({ tree, path, draft, seats, mail, isAsked, ...notes }: OpenedGame): void {
    this.change(() => {
      this.door.value = isAsked && { isFromHere: isBegun({ tree, path }) };
      this.editor.stop();
      this.match.isGivingUp.value = false;
      this.game.open(tree, path, notes);
      this.correspondence.open(mail);
      if (mail) this.hotSeat.leave();
      this.hotSeat.beginAgain();
      const seated = mail ? { ...this.opponent.seats, players: [] } : seats;
      if (seated) this.opponent.take(seated);
      this.startDraft({ tree, path, ...(draft && { draft }) });
    });
  }

  /** A game as a record tells it, and the tree of its plies. */
  #openRecord(record: GameRecord, tree: TreeNode): void {
    this.change(() => {
      this.editor.stop();
      this.correspondence.open(undefined);
      this.game.open(tree, [], record);
      this.log.open(tree);
      this.hotSeat.beginAgain();
    });
  }

  /** The game as it was a while ago, or again: where the page’s history leads. */
  #turnTo(isIt: (game: AddressedGame) => boolean): boolean {
    if (!this.game.turnTo(isIt)) return false;
    this.change(() => undefined);
    this.announce(describeGame(this, this.match));
    return true;
  }

  /** Begins to set up the position on the board, or another one of its rules. */
  edit(text: string = this.position.text()): void {
    batch(() => {
      this.opponent.rest();
      this.correspondence.open(undefined);
      this.hasLeft.value = true;
      this.say(this.editor.start(this.position.ruleset, text));
    });
  }

  /** Plays on from what is set up, if a game can stand like that; whether it can. */
  play(): boolean {
    const position = this.editor.finish();
    if (!position) return false;
    this.leave(position);
    return true;
  }

  /** Back to the game, or on from a position that was set up. Set up as the game already stands, the game goes on. */
  leave(position?: Position): void {
    const isNew = position !== undefined && (position.ruleset !== this.position.ruleset || position.text() !== this.position.text());
    this.change(() => {
      this.editor.stop();
      if (isNew) this.game.open(makeTree(position));
      if (isNew) this.hotSeat.beginAgain();
    });
  }

  #play(move: Move): void {
    const before = this.position;
    this.change(() => {
      this.game.play(move);
      this.correspondence.played(before.turn);
      this.hotSeat.moved(before.turn);
    });
    this.announce(`${describeMove(before, move)}. ${describeGame(this, this.match)}`);
  }

  #maySay(act: Act): boolean {
    return this.correspondence.mayAct(act) && this.opponent.mayAct(act);
  }

  /** Whether the act could be made. */
  #act(id: string): boolean {
    let fault: DescribedFault | undefined;
    this.change(() => {
      const { turn } = this.position;
      fault = this.game.act(id);
      if (fault) return;
      this.correspondence.played(turn);
      this.hotSeat.said();
    });
    this.say(fault);
    if (!fault) this.announce(`${describeAct(id)}. ${describeGame(this, this.match)}`);
    return fault === undefined;
  }

  /** The opponent's move or act. */
  protected override reply(id: string): void {
    const move = this.position.moves().find((one) => one.id === id);
    if (move) this.#play(move);
    else this.#act(id);
  }
}
