import type { Move, Position, Ruleset } from '../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import { announce } from './view/announce.ts';
import { MOVE_TIME, VIEW_TIME } from '../../board/scene/animate.ts';
import { compose } from '../../board/scene/compose.ts';
import { withDragged } from '../../board/interaction/drag.ts';
import { tellMoved } from './view/board-events.ts';
import { TURNS } from '../../board/layouts/hex.ts';
import { makeLine, type Line } from '../../board/state/line.ts';
import { Listeners } from '../../board/state/listeners.ts';
import type { Mode } from '../../board/state/board-state.ts';
import { Picture, type PictureSetup } from './view/picture.ts';
import { BoardController } from './view/controller.ts';
import type { Scene } from '../../board/scene/scene.ts';
import { BoardState, type BoardStateOptions } from '../../board/state/board-state.ts';
import type { Marks, RenderOptions, BoardSnapshot, View } from '../../board/scene/render-options.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { describeMove } from '../../board/text/names.ts';

export interface BoardSetup extends BoardStateOptions, PictureSetup {
  readonly mode: Mode;
}

/** A live board: what is shown, the reader's hand on it, and its picture in the page. It asks the engine for every rule. */
export class Board {
  readonly frame: HTMLElement;
  readonly #listeners = new Listeners();
  /** Listens to what the board tells or offers; any number may. Gives the way to listen no more. */
  readonly on = this.#listeners.on.bind(this.#listeners);
  readonly #life = new AbortController();
  readonly #shown: BoardState;
  readonly #picture: Picture;
  readonly #reader: BoardController;
  #mode!: Mode;

  constructor(frame: HTMLElement, setup: BoardSetup) {
    this.frame = frame;
    this.mode = setup.mode;
    this.#shown = new BoardState(setup);
    this.#picture = new Picture(frame, setup, compose(this.#shown.renderOptions({})), this.#life.signal);
    this.#reader = new BoardController({
      state: this.#shown,
      picture: this.#picture,
      listeners: this.#listeners,
      lifetime: this.#life.signal,
      mode: () => this.mode,
      show: (time) => void this.#show(time),
      carry: () => this.#carry(),
      play: (move) => void this.play(move),
      flip: () => void this.flip(),
      turnBy: (degrees) => void this.turnBy(degrees),
    });
  }

  /** The board is gone: nothing draws, listens or waits any more, and the frame shows the picture it had. */
  destroy(): void {
    this.#life.abort();
  }

  /** What a press on the board does now; the frame says so too (`data-mode`). */
  get mode(): Mode {
    return this.#mode;
  }
  set mode(mode: Mode) {
    this.#mode = mode;
    this.frame.dataset['mode'] = mode;
  }

  get position(): Position {
    return this.#shown.position;
  }

  /** What the board shows: the position of its line, or what stands still in its place. */
  get standing(): BoardSnapshot {
    return this.#shown.standing;
  }

  get ruleset(): Ruleset {
    return this.#shown.ruleset;
  }

  get line(): Line {
    return this.#shown.line;
  }

  get index(): number {
    return this.#shown.index;
  }

  get view(): View {
    return this.#shown.view;
  }

  get side(): RenderOptions['side'] {
    return this.#shown.side;
  }

  /** Goes along the line. */
  goTo(index: number, isQuick = false): Promise<void> {
    const move = this.#shown.goTo(index);
    this.#reader.clear();
    const done = this.#show(isQuick ? 0 : MOVE_TIME);
    this.#listeners.tell('changed');
    if (move && !isQuick) tellMoved(this.frame, { move, position: this.position });
    return done;
  }

  /** Plays a legal move from where the line stands. */
  play(move: Move): Promise<void> {
    const words = describeMove(this.position, move);
    this.#shown.extend(move);
    const done = this.goTo(this.index + 1);
    announce(`${words}. ${describeState(this.position)}`);
    return done;
  }

  /** Shows another line. */
  setLine(line: Line, index = 0, isQuick = false): Promise<void> {
    this.#shown.replaceLine(line);
    return this.goTo(index, isQuick);
  }

  /** Shows a line of other rules from the side they begin with; whoever gives the board its room has done so. */
  startAnew(line: Line, index: number): Promise<void> {
    this.#shown.begin(line, index);
    return this.goTo(index, true);
  }

  /** Shows what stands somewhere and is not played on, until a place of a line is shown again. */
  setStill(standing: BoardSnapshot): Promise<void> {
    this.#shown.showSnapshot(standing);
    this.#reader.clear();
    const done = this.#show(MOVE_TIME);
    this.#listeners.tell('changed');
    return done;
  }

  /** Shows a position on its own; pieces that stay where they are do not move. */
  setPosition(position: Position, isQuick = false): Promise<void> {
    return this.setLine(makeLine(position), 0, isQuick);
  }

  setView(view: View, isQuick = false): Promise<void> {
    this.#shown.view = view;
    return this.#show(isQuick ? 0 : VIEW_TIME);
  }

  /** Turns the board to the next player. */
  flip(): Promise<void> {
    const { players } = this.ruleset;
    const next = players[(players.indexOf(this.side) + 1) % players.length] ?? this.side;
    return this.setSide(next);
  }

  /** Turns the board to a player and announces it, unless an earlier announcement implies it. */
  setSide(side: RenderOptions['side'], isTold = true): Promise<void> {
    const before = this.#renderOptions();
    const hasBoards = this.standing.boards.length > 0;
    const turn = hasBoards ? 180 : TURNS[side] - TURNS[this.side];
    this.#shown.side = side;
    if (isTold) announce(BOARD.nearest(side));
    return hasBoards && this.view !== 'tower' ? this.#show(VIEW_TIME) : this.#sweep(before, ((turn + 540) % 360) - 180 || 180);
  }

  /** Turns the Tower by these degrees. */
  turnBy(degrees: number): Promise<void> {
    const before = this.#renderOptions();
    this.#shown.angle += degrees;
    return this.#sweep(before, degrees);
  }

  /** The author's or the lesson's marks, in place of the ones before. */
  setMarks(marks: Marks): void {
    this.#shown.marks = marks;
    void this.#show();
  }

  /** Points at squares and pins, and draws arrows, until something else is pointed at. */
  point(names: readonly string[], arrows: NonNullable<Marks['arrows']> = []): void {
    this.#shown.point(names, arrows);
    void this.#show();
  }

  setCoordinates(isOn: boolean): void {
    this.#shown.coordinates = isOn;
    void this.#show();
  }

  /** Shows where what is picked up may go, or leaves that to its players. */
  setHints(isOn: boolean): void {
    this.#shown.hints = isOn;
    void this.#show();
  }

  get hasLines(): boolean {
    return this.#reader.hasLines;
  }

  /** Shows rank, files and diagonals of the cell that is pointed at, or shows them no more (the three-way board). */
  setLines(isOn: boolean): void {
    this.#reader.setLines(isOn);
  }

  /** A press that was made before the board was alive. */
  tapAt(clientX: number, clientY: number): void {
    this.#reader.tap(...this.#picture.toScene(clientX, clientY));
  }

  /** A legal move of the reader, made by pointing or by its name: who listens takes it, or it is played. */
  make(move: Move): void {
    this.#reader.make(move);
  }

  /** Lets what is picked up go; whether anything was. */
  putDown(): boolean {
    return this.#reader.putDown();
  }

  /** Moves the keyboard's focus onto the squares. */
  enter(name?: string): void {
    this.#reader.enter(name);
  }

  #renderOptions(): RenderOptions {
    return this.#shown.renderOptions(this.#reader.marks);
  }

  #show(time = 0): Promise<void> {
    const scene = compose(this.#renderOptions());
    const done = this.#picture.show(scene, time, this.#withDragged(scene));
    this.#reader.follow(scene);
    return done;
  }

  /** A frame of a drag: the scene is the one that is shown. */
  #carry(): void {
    const { scene } = this.#picture;
    void this.#picture.show(scene, 0, this.#withDragged(scene));
  }

  #withDragged(scene: Scene): Scene {
    const { hand } = this.#reader;
    return hand.kind === 'dragging' ? withDragged(scene, hand, this.#shown.ids) : scene;
  }

  #sweep(before: RenderOptions, degrees: number): Promise<void> {
    const scene = compose(this.#renderOptions());
    const done = this.#picture.sweep(scene, (t) => compose({ ...before, angle: before.angle + degrees * t }), VIEW_TIME);
    this.#reader.follow(scene);
    return done;
  }
}
