import { BOARD } from '#words/board.ts';
import { PLATE } from '#words/plate.ts';
import { sayRefusal } from '../../../words/refusals.ts';
import type { Move } from '../../../engine/index.ts';
import { announce } from './announce.ts';
import { MOVE_TIME } from '../../../board/scene/animate.ts';
import { columnsOf } from '../../../board/scene/columns.ts';
import { tellRefused } from './board-events.ts';
import { KeyboardGrid } from './keyboard-grid.ts';
import { drawOn } from '../../../board/state/board-state.ts';
import { reduce, type Input, type Intent } from '../../../board/interaction/reducer.ts';
import {
  EMPTY,
  gripOf,
  isHot,
  marksOf,
  pickedUpIn,
  targetsOf,
  type Pointed,
  type InteractionState,
  type InteractionContext,
} from '../../../board/interaction/interaction-state.ts';
import { isPin, placeAt, type PickedUp } from '../../../board/interaction/picked-up-piece.ts';
import { nearestPin, spotAt, type Spot } from '../../../board/interaction/hit-test.ts';
import { listenToPointer } from './pointer-input.ts';
import { describeLines, middleCell } from '../../../board/scene/cell-lines.ts';
import type { Listeners } from '../../../board/state/listeners.ts';
import type { Mode } from '../../../board/state/board-state.ts';
import type { Picture } from './picture.ts';
import { showRefusal } from '../../../board/state/refusal-marks.ts';
import type { Scene } from '../../../board/scene/scene.ts';
import { onDispose, type Lifetime } from '../../../platform/lifetime.ts';
import type { BoardState } from '../../../board/state/board-state.ts';
import type { Marks } from '../../../board/scene/render-options.ts';
import { describePlace, describeReach, nameBoard, namePiece } from '../../../board/text/names.ts';
import { lazy } from '../../../platform/lazy.ts';

/** Degrees the Tower turns for a key. */
const STEP = 30;

/** The board a reader is at. */
export interface ControlledBoard {
  readonly state: BoardState;
  readonly picture: Picture;
  readonly listeners: Listeners;
  /** Ends with the board. */
  readonly lifetime: Lifetime;
  mode(): Mode;
  /** Shows the current scene, by an animation of this many milliseconds. */
  show(time?: number): void;
  /** Shows what is dragged where it has come to. */
  carry(): void;
  play(move: Move): void;
  flip(): void;
  turnBy(degrees: number): void;
}

/** The controller of a board: feeds pointer and keys to the interaction state, and applies the result to the page. */
export class BoardController {
  readonly #board: ControlledBoard;
  readonly #grid: KeyboardGrid;
  #hand: InteractionState = EMPTY;
  #gaze: Pointed = {};
  #hasLines = false;

  constructor(board: ControlledBoard) {
    this.#board = board;
    const { picture, lifetime } = board;
    const { frame } = picture;
    this.#grid = new KeyboardGrid(frame, {
      describe: (name) => this.#describe(name),
      nameBoard: (one) => nameBoard(board.state.standing, one),
      columnOf: (square) => columnsOf([square], board.state.standing.squares)[0] ?? [],
      pick: (name) => {
        board.listeners.tell('pressed', name);
        this.#take({ kind: 'pick', spot: { kind: isPin(board.state.standing, name) ? 'pin' : 'square', name } });
      },
      putDown: () => this.putDown(),
      focus: (name) => this.#focus(name),
      wantedPins: () => (pickedUpIn(this.#hand)?.board === undefined ? [] : this.#targets()),
    });
    this.follow(picture.scene);
    const stop = listenToPointer(frame, (x, y) => picture.toScene(x, y), {
      tap: (x, y) => this.tap(x, y),
      grab: (x, y, isTouch) => {
        // A finger may only mean to scroll the page.
        if (!isTouch) this.#press(x, y);
        return gripOf(this.#take({ kind: 'grab', spot: this.#spotAt(x, y), x, isTouch }));
      },
      rest: (x, y) => this.#rest(x, y),
      drag: (x, y) => void this.#take({ kind: 'drag', x, y }),
      drop: (x, y) => void this.#take({ kind: 'drop', spot: this.#spotAt(x, y), near: this.#nearestPin(x, y) }),
      cancel: () => void this.#take({ kind: 'cancel' }),
      draw: (x1, y1, x2, y2) => this.#draw(x1, y1, x2, y2),
      hover: (x, y) => this.#hover(x, y),
    });
    frame.setAttribute('aria-label', PLATE.label);
    frame.addEventListener('keydown', (event) => this.#key(event), { signal: lifetime });
    onDispose(lifetime, stop);
    onDispose(lifetime, () => this.#grid.destroy());
  }

  get hand(): InteractionState {
    return this.#hand;
  }

  /** What the hand adds to the board's marks: what is picked up, where it may go, the column looked at. */
  get marks(): Marks {
    return marksOf(this.#hand, this.#gaze, this.#under, this.hasLines ? middleCell(this.#board.picture.scene) : undefined);
  }

  get hasLines(): boolean {
    return this.#hasLines && this.#board.state.standing.boards.length === 0;
  }

  /** Shows rank, files and diagonals of the cell that is pointed at, or shows them no more (the three-way board). */
  setLines(isOn: boolean): void {
    this.#hasLines = isOn;
    this.#board.listeners.tell('lines', this.hasLines);
    const [cell] = this.marks.lines ?? [];
    announce(cell === undefined ? BOARD.noLines : describeLines(cell, this.#board.state.standing.squares));
    this.#board.show();
  }

  /** A legal move of the reader, made by pointing or by its name: who listens takes it, or it is played. */
  make(move: Move): void {
    if (!this.#board.listeners.offer('move', move)) this.#board.play(move);
  }

  /** Lets what is picked up go; whether anything was. */
  putDown(): boolean {
    if (this.#board.listeners.offer('letGo')) return true;
    const before = this.#hand;
    if (this.#take({ kind: 'putDown' }) !== before) return true;
    if (!this.#grid.hasFocus) return false;
    this.#board.picture.frame.focus({ preventScroll: true });
    return true;
  }

  /** Another position is shown. */
  clear(): void {
    this.#take({ kind: 'clear' });
  }

  /** Another scene is on its way to the reader. */
  follow(scene: Scene): void {
    this.#grid.update(scene);
    this.#board.picture.frame.classList.toggle('can-turn', this.#under.angle !== undefined);
  }

  /** Moves the keyboard's focus onto the squares. */
  enter(name?: string): void {
    this.#grid.enter(name);
  }

  /** A press and release at a point of the scene. */
  tap(x: number, y: number): void {
    if (!this.#grid.hasFocus) this.#board.picture.frame.focus({ preventScroll: true });
    this.#press(x, y);
    this.#take({ kind: 'tap', spot: this.#spotAt(x, y) });
  }

  /** Tells what is pressed; the scene may be another after it. */
  #press(x: number, y: number): void {
    const spot = this.#spotAt(x, y);
    if (spot) this.#board.listeners.tell('pressed', placeAt(this.#board.state.standing, spot));
  }

  get #under(): InteractionContext {
    const { standing, position, view, angle, marks } = this.#board.state;
    const turns = view === 'tower' && standing.boards.length > 0;
    return { mode: this.#board.mode(), snapshot: standing, position, selected: marks.selected, ...(turns && { angle }) };
  }

  #take(input: Input): InteractionState {
    const { state: hand, intents } = reduce(this.#hand, input, this.#under);
    this.#hand = hand;
    for (const intent of intents) this.#do(intent);
    return hand;
  }

  #do(intent: Intent): void {
    switch (intent.kind) {
      case 'show':
        return this.#board.show(intent.isSlow ? MOVE_TIME / 2 : 0);
      case 'carry':
        return this.#board.carry();
      case 'unpoint':
        return this.#board.state.unpoint();
      case 'erase':
        this.#board.state.drawings = {};
        return;
      case 'focus':
        return this.#board.listeners.tell('focused', intent.name);
      case 'choose':
        return this.#board.listeners.tell('chosen', intent.name);
      case 'picked':
        return this.#sayPicked(intent.held, intent.byKey);
      case 'looked':
        if (this.hasLines) announce(describeLines(intent.at, this.#board.state.position.squares));
        return;
      case 'putDown':
        return void this.putDown();
      case 'ask':
        return void this.#ask(intent.moves, intent.to);
      case 'make':
        this.make(intent.move);
        return this.#goOn(intent.move.to);
      case 'refuse':
        return this.#refuse(intent);
      case 'drop':
        return this.#board.listeners.tell('dropped', intent.from, intent.to);
      case 'turn':
        this.#board.state.angle = intent.angle;
        return this.#board.show();
    }
  }

  #sayPicked({ from, board }: PickedUp, byKey: boolean): void {
    const { hints, position } = this.#board.state;
    const targets = this.#targets();
    const piece = position.at(from);
    const what = board === undefined ? (piece ? namePiece(piece) : from) : BOARD.aloneBoard(board);
    announce(BOARD.pickedUp(what, hints ? describeReach(from, board !== undefined, targets) : ''));
    if (byKey && board !== undefined && targets[0] !== undefined) this.#grid.enter(targets[0]);
  }

  #refuse({ refusal, from, to }: Intent & { kind: 'refuse' }): void {
    const { spots, arrows } = showRefusal(this.#board.state.position, refusal, from, to);
    this.#board.state.point(spots, arrows);
    this.#board.show();
    announce(sayRefusal(refusal));
    tellRefused(this.#board.picture.frame);
    this.#board.listeners.tell('refused', refusal, from, to);
  }

  async #ask(found: readonly Move[], to: string): Promise<void> {
    const { scene } = this.#board.picture;
    const place = scene.tiles.find((tile) => tile.name === to) ?? scene.pins.find((pin) => pin.name === to);
    const at = this.#board.picture.shareOf(place?.x ?? 0, place?.y ?? 0);
    let move: Move | undefined;
    try {
      const { askWhichMove, describeChoices } = await lazy(() => import('./move-choice.ts')).load();
      const { title, choices, moves } = describeChoices(found, this.#board.state.position.turn);
      move = moves[(await askWhichMove(this.#board.picture.frame, title, choices, at, this.#board.lifetime)) ?? -1];
    } catch {
      // What cannot be asked is not made.
    }
    this.#take({ kind: 'answer', move });
  }

  /** With the keyboard, the focus goes to where the move ended. */
  #goOn(to: string): void {
    if (this.#grid.hasFocus && this.#board.picture.scene.tiles.some((tile) => tile.name === to)) this.#grid.enter(to);
  }

  #targets(): readonly string[] {
    return targetsOf(this.#hand, this.#under);
  }

  #spotAt(x: number, y: number): Spot | undefined {
    return spotAt(this.#board.picture.scene, x, y, this.#targets());
  }

  #nearestPin(x: number, y: number): string | undefined {
    return nearestPin(this.#board.picture.scene, x, y, this.#targets());
  }

  #rest(x: number, y: number): boolean {
    const before = this.#hand;
    return this.#take({ kind: 'rest', spot: this.#spotAt(x, y) }) !== before;
  }

  #draw(x1: number, y1: number, x2: number, y2: number): void {
    const { scene } = this.#board.picture;
    const [from, to] = [spotAt(scene, x1, y1), spotAt(scene, x2, y2)];
    if (!from || !to || from.kind === 'board' || to.kind === 'board') return;
    this.#board.state.drawings = drawOn(this.#board.state.drawings, from.name, to.name);
    this.#board.show();
  }

  #hover(x: number, y: number): void {
    const spot = this.#spotAt(x, y);
    if (this.hasLines && spot && spot.name !== this.#gaze.hovered) {
      this.#gaze = { ...this.#gaze, hovered: spot.name };
      this.#board.show();
    }
    // Without hints every place looks as if it could be gone to.
    const mayGo = !this.#board.state.hints && pickedUpIn(this.#hand) !== undefined;
    this.#board.picture.frame.classList.toggle('is-hot', spot !== undefined && (mayGo || isHot(this.#hand, spot, this.#under)));
  }

  #focus(name: string | undefined): void {
    this.#gaze = { ...this.#gaze, focused: name !== undefined && isPin(this.#board.state.standing, name) ? undefined : name };
    this.#board.listeners.tell('focused', name);
    this.#board.show();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('button, input, [role="dialog"]')) return;
    if (event.key === 'f') this.#board.flip();
    else if (event.key === 'l' && this.#board.state.standing.boards.length === 0) this.setLines(!this.hasLines);
    else if ((event.key === '[' || event.key === ']') && this.#board.state.view === 'tower')
      this.#board.turnBy(event.key === '[' ? -STEP : STEP);
    else if (event.key === 'Escape') this.putDown();
    else if ((event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') && event.target === this.#board.picture.frame)
      this.#grid.enter();
    else if (!this.#board.listeners.offer('key', event.key)) return;
    event.preventDefault();
  }

  #describe(name: string): string {
    const { standing, marks, hints } = this.#board.state;
    const targets = hints ? this.#targets() : [];
    return describePlace(name, { standing, marks, picked: pickedUpIn(this.#hand)?.from, targets });
  }
}
