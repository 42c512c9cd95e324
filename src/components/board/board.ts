import type { Move } from '../../engine/index.ts';
import { announce } from './announce.ts';
import { MOVE_TIME } from './animate.ts';
import { Display } from './display.ts';
import { findHeld, withDragged, type Drag, type Held } from './dragged.ts';
import { tellRefused } from './events.ts';
import { Grid } from './grid.ts';
import type { BoardSetup, Mode } from './setup.ts';
import { nearestPin, spotAt, type Spot } from './hit.ts';
import { listen } from './input.ts';
import { Listeners } from './listeners.ts';
import { describeLines, middleCell } from './lines.ts';
import { columnsOf } from './columns.ts';
import { showRefusal } from './refusals.ts';
import type { Scene } from './scene.ts';
import { atEnd } from './scope.ts';
import type { Marks } from './sight.ts';
import { describePlace, describeReach, nameBoard, namePiece } from './words.ts';

/** Degrees the Tower turns for a unit of a drag, and for a key or button. */
const [DEGREES, STEP] = [0.45, 30];

/** A live diagram: what the reader does with what it shows. It asks the engine for every rule. */
export class Board extends Display {
  #mode!: Mode;
  readonly #listeners = new Listeners();
  /** Listens to what the board tells or offers; any number may. Gives the way to listen no more. */
  readonly on = this.#listeners.on.bind(this.#listeners);
  readonly #grid: Grid;
  #picked: Held | undefined;
  /** The last press was refused: who presses what is picked up begins anew with it, and does not let it go. */
  #isRefused = false;
  #focused: string | undefined;
  #column: string | undefined;
  #hovered: string | undefined;
  #hasLines = false;
  /** What the pointer was pressed on. */
  #held: Held | undefined;
  /** Where a turn of the Tower began. */
  #turning: { readonly x: number; readonly angle: number } | undefined;
  #drag: Drag | undefined;

  constructor(frame: HTMLElement, setup: BoardSetup) {
    super(frame, setup);
    this.mode = setup.mode;
    this.#grid = new Grid(frame, {
      describe: (name) => this.#describe(name),
      nameBoard: (board) => nameBoard(this.standing, board),
      columnOf: (square) => columnsOf([square], this.standing.squares)[0] ?? [],
      pick: (name) => this.#pick(this.#isPin(name) ? { kind: 'pin', name } : { kind: 'square', name }, true),
      putDown: () => this.putDown(),
      focus: (name) => this.#focus(name),
      wantedPins: () => (this.#picked?.board === undefined ? [] : this.#targets()),
    });
    this.#grid.update(this.scene);
    const stop = listen(frame, (x, y) => this.toScene(x, y), {
      tap: (x, y) => this.#tap(x, y),
      grab: (x, y, isTouch) => this.#grab(x, y, isTouch),
      rest: (x, y) => this.#rest(x, y),
      drag: (x, y) => this.#dragTo(x, y),
      drop: (x, y) => this.#drop(x, y),
      cancel: () => this.#letGo(),
      draw: (x1, y1, x2, y2) => this.#draw(x1, y1, x2, y2),
      hover: (x, y) => this.#hover(x, y),
    });
    frame.setAttribute('aria-label', 'Board. Enter goes to its squares, f turns it.');
    frame.addEventListener('keydown', (event) => this.#key(event), { signal: this.scope });
    atEnd(this.scope, stop);
    atEnd(this.scope, () => this.#grid.destroy());
  }

  /** What a press on the board does now; the frame says so too (`data-mode`). */
  get mode(): Mode {
    return this.#mode;
  }
  set mode(mode: Mode) {
    this.#mode = mode;
    this.frame.dataset['mode'] = mode;
  }

  /** A press that was made before the board was alive. */
  tapAt(clientX: number, clientY: number): void {
    this.#tap(...this.toScene(clientX, clientY));
  }

  /** A legal move of the reader, made by pointing or by its name: who listens takes it, or it is played. */
  make(move: Move): void {
    if (!this.#listeners.offer('move', move)) void this.play(move);
  }

  /** Lets what is picked up go; whether anything was. */
  putDown(): boolean {
    if (this.#listeners.offer('letGo')) return true;
    if (!this.#picked && this.#column === undefined) {
      if (!this.#grid.hasFocus) return false;
      this.frame.focus({ preventScroll: true });
      return true;
    }
    this.emptyHand();
    this.#listeners.tell('focused', undefined);
    void this.show(0);
    return true;
  }

  /** Moves the keyboard's focus onto the squares. */
  enter(name?: string): void {
    this.#grid.enter(name);
  }

  get hasLines(): boolean {
    return this.#hasLines && this.standing.boards.length === 0;
  }

  /** Shows rank, files and diagonals of the cell that is pointed at, or shows them no more (the three-way board). */
  setLines(isOn: boolean): void {
    this.#hasLines = isOn;
    this.#listeners.tell('lines', this.hasLines);
    announce(this.hasLines ? describeLines(this.#lineCell(), this.standing.squares) : 'No lines.');
    void this.show(0);
  }

  protected override handMarks(): Marks {
    const lines = this.hasLines ? { lines: [this.#lineCell()] } : {};
    const column = this.#picked ? undefined : (this.#focused ?? this.#column);
    if (!this.#picked) return column === undefined ? lines : { ...lines, columns: [column] };
    const targets = this.#targets();
    return this.#picked.board === undefined ? { ...lines, selected: this.#picked.from, targets } : { lifted: this.#picked.board, targets };
  }

  /** Whose lines are shown: what is picked up, in focus or under the pointer; before that the cell in the middle. */
  #lineCell(): string {
    return this.#picked?.from ?? this.#focused ?? this.#column ?? this.#hovered ?? middleCell(this.scene);
  }

  protected override emptyHand(): void {
    this.#picked = undefined;
    this.#column = undefined;
  }

  protected override sceneChanged(scene: Scene): void {
    this.#grid.update(scene);
  }

  protected override withDragged(scene: Scene, ids: ReadonlyMap<string, string> | undefined): Scene {
    return this.#drag ? withDragged(scene, this.#drag, ids) : scene;
  }

  protected override positionChanged(): void {
    this.#listeners.tell('changed');
  }

  #isPin(name: string): boolean {
    return this.ruleset.pins.some((pin) => pin.name === name);
  }

  #boardOn(pin: string): string | undefined {
    return this.standing.boards.find((board) => board.pin === pin)?.id;
  }

  #pinOf(board: string): string | undefined {
    return this.standing.boards.find((one) => one.id === board)?.pin;
  }

  #movesFrom(from: string): readonly Move[] {
    return this.position.moves().filter((move) => move.from === from);
  }

  #targets(): readonly string[] {
    const from = this.#picked?.from;
    if (this.mode === 'edit') return this.#picked?.board === undefined ? [] : this.#freePins();
    return from === undefined ? [] : this.#movesFrom(from).map((move) => move.to);
  }

  #freePins(): readonly string[] {
    return this.ruleset.pins.map((pin) => pin.name).filter((name) => this.#boardOn(name) === undefined);
  }

  #spotAt(x: number, y: number): Spot | undefined {
    return spotAt(this.scene, x, y, this.#targets());
  }

  #holdable(spot: Spot): Held | undefined {
    return findHeld(this.standing, spot, this.mode === 'edit');
  }

  #tap(x: number, y: number): void {
    this.#letGo();
    if (!this.#grid.hasFocus) this.frame.focus({ preventScroll: true });
    this.drawn = {};
    this.unpoint();
    const spot = this.#spotAt(x, y);
    if (spot) this.#pick(spot, false);
    else this.putDown();
    if (!spot) void this.show(0);
  }

  /** A spot is pointed at, by pointer or by key: choose it, pick up, put, or look at its column. */
  #pick(spot: Spot, byKey: boolean): void {
    const name = spot.kind === 'board' ? (this.#pinOf(spot.name) ?? spot.name) : spot.name;
    this.#listeners.tell('focused', name);
    if (this.mode === 'choose' || this.mode === 'edit') {
      this.#listeners.tell('chosen', name);
      return;
    }
    if (this.mode === 'look') {
      this.#column = this.#column === name ? undefined : name;
      void this.show(0);
      return;
    }
    const held = this.#holdable(spot);
    const picked = this.#picked;
    const wasRefused = this.#isRefused;
    this.#isRefused = false;
    let isBarred = false;
    if (picked) {
      const isSame = picked.from === held?.from;
      if (this.#movesFrom(picked.from).some((move) => move.to === name)) return void this.#put(picked.from, name);
      if (isSame && !wasRefused) return void this.putDown();
      // No piece goes to a pin: a press on one that holds a board means that board.
      const isBoardInstead = spot.kind === 'pin' && held?.board !== undefined && picked.board === undefined;
      if (!held || (!isSame && held.board !== undefined && !isBoardInstead)) return this.#refuse(picked.from, name);
      // A king put onto its own rook may mean castling: why it is barred is said, and the rook is picked up.
      isBarred = this.ruleset.refuseCastling(this.position, picked.from, name) !== undefined;
    }
    this.#picked = held;
    this.#column = held ? undefined : name;
    void this.show(0);
    if (picked && isBarred) return this.#refuse(picked.from, name);
    if (held) this.#sayPicked(byKey);
    else if (this.hasLines) announce(describeLines(name, this.position.squares));
  }

  #sayPicked(byKey: boolean): void {
    const picked = this.#picked;
    if (!picked) return;
    const targets = this.#targets();
    const piece = this.position.at(picked.from);
    const what = picked.board === undefined ? (piece ? namePiece(piece) : picked.from) : `attack board ${picked.board}`;
    announce(`${what} picked up. ${describeReach(picked.from, picked.board !== undefined, targets)}`);
    if (byKey && picked.board !== undefined && targets[0] !== undefined) this.#grid.enter(targets[0]);
  }

  #refuse(from: string, to: string): void {
    const refusal = this.ruleset.refuseCastling(this.position, from, to) ?? this.ruleset.refuse(this.position, from, to);
    if (!refusal) return;
    this.#isRefused = true;
    const { spots, arrows } = showRefusal(this.position, refusal, from, to);
    this.point(spots, arrows);
    announce(refusal.says);
    tellRefused(this.frame);
    this.#listeners.tell('refused', refusal, from, to);
  }

  /** Makes the move from one place to another; asks which one if several are meant. */
  async #put(from: string, to: string): Promise<void> {
    const moves = this.#movesFrom(from).filter((move) => move.to === to);
    // What cannot be asked is not made: the piece stays where it was.
    const move = moves.length > 1 ? await this.#ask(moves, to).catch(() => undefined) : moves[0];
    if (!move) return void this.putDown();
    this.#picked = undefined;
    this.unpoint();
    this.#column = undefined;
    this.make(move);
    if (this.#grid.hasFocus && this.scene.tiles.some((tile) => tile.name === to)) this.#grid.enter(to);
  }

  async #ask(found: readonly Move[], to: string): Promise<Move | undefined> {
    const place = this.scene.tiles.find((tile) => tile.name === to) ?? this.scene.pins.find((pin) => pin.name === to);
    const { choose, offer } = await import('./choice.ts');
    const { title, choices, moves } = offer(found, this.position.turn);
    const chosen = await choose(this.frame, title, choices, this.shareOf(place?.x ?? 0, place?.y ?? 0), this.scope);
    return chosen === undefined ? undefined : moves[chosen];
  }

  #grab(x: number, y: number, isTouch: boolean): 'hold' | 'turn' | undefined {
    const spot = this.#spotAt(x, y);
    const held = spot && (this.mode === 'play' || this.mode === 'edit') ? this.#holdable(spot) : undefined;
    this.#held = held && (!isTouch || (this.#picked?.from ?? this.marks.selected) === held.from) ? held : undefined;
    this.#turning = undefined;
    if (this.#held) return 'hold';
    if (this.view !== 'tower' || this.standing.boards.length === 0) return undefined;
    this.#turning = { x, angle: this.angle };
    return 'turn';
  }

  /** A finger that rests picks up as a tap does; what it would put down or move by a tap waits for the tap. */
  #rest(x: number, y: number): boolean {
    const spot = this.#spotAt(x, y);
    const held = spot && this.mode === 'play' ? this.#holdable(spot) : undefined;
    if (!held || this.#picked?.from === held.from || this.#targets().includes(spot!.name)) return false;
    if (this.#picked && held.board !== undefined) return false;
    this.#tap(x, y);
    this.#held = held;
    this.#turning = undefined;
    return true;
  }

  #dragTo(x: number, y: number): void {
    if (this.#turning) {
      this.angle = this.#turning.angle + (x - this.#turning.x) * DEGREES;
      void this.show(0);
      return;
    }
    if (!this.#held) return;
    if (!this.#drag) {
      this.#picked = this.#held;
      this.#column = undefined;
      this.unpoint();
      if (this.mode === 'play') this.#sayPicked(false);
    }
    this.#drag = { ...this.#held, x, y };
    void this.show(0);
  }

  #drop(x: number, y: number): void {
    this.#turning = undefined;
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag) return;
    const targets = this.#targets();
    const spot = this.#spotAt(x, y);
    const under = spot?.kind === 'board' ? this.#pinOf(spot.name) : spot?.name;
    const to = drag.board === undefined ? under : (nearestPin(this.scene, x, y, targets) ?? under);
    if (this.mode === 'edit') {
      this.#picked = undefined;
      this.#listeners.tell('dropped', drag.from, to);
      return void this.show(0);
    }
    if (to !== undefined && targets.includes(to)) return void this.#put(drag.from, to);
    if (to !== undefined && to !== drag.from) this.#refuse(drag.from, to);
    this.#picked = undefined;
    void this.show(MOVE_TIME / 2);
  }

  #letGo(): void {
    if (!this.#drag) return;
    this.#drag = undefined;
    this.#picked = undefined;
    void this.show(0);
  }

  #draw(x1: number, y1: number, x2: number, y2: number): void {
    const [from, to] = [spotAt(this.scene, x1, y1), spotAt(this.scene, x2, y2)];
    if (!from || !to || from.kind === 'board' || to.kind === 'board') return;
    const { arrows = [], circles = [] } = this.drawn;
    if (from.name === to.name) {
      const has = circles.includes(from.name);
      this.drawn = { arrows, circles: has ? circles.filter((name) => name !== from.name) : [...circles, from.name] };
    } else {
      const rest = arrows.filter((arrow) => arrow.from !== from.name || arrow.to !== to.name);
      this.drawn = { circles, arrows: rest.length < arrows.length ? rest : [...arrows, { from: from.name, to: to.name }] };
    }
    void this.show(0);
  }

  #hover(x: number, y: number): void {
    if (this.hasLines) {
      const under = this.#spotAt(x, y)?.name;
      if (under !== undefined && under !== this.#hovered) {
        this.#hovered = under;
        void this.show(0);
      }
    }
    const spot = this.mode === 'look' ? undefined : this.#spotAt(x, y);
    const isHot =
      spot !== undefined && (this.mode === 'choose' || this.#holdable(spot) !== undefined || this.#targets().includes(spot.name));
    this.frame.classList.toggle('is-hot', isHot);
  }

  #focus(name: string | undefined): void {
    this.#focused = name !== undefined && this.#isPin(name) ? undefined : name;
    this.#listeners.tell('focused', name);
    void this.show(0);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('button, input, [role="dialog"]')) return;
    if (event.key === 'f') void this.flip();
    else if (event.key === 'l' && this.standing.boards.length === 0) this.setLines(!this.hasLines);
    else if ((event.key === '[' || event.key === ']') && this.view === 'tower') void this.turnBy(event.key === '[' ? -STEP : STEP);
    else if (event.key === 'Escape') this.putDown();
    else if ((event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') && event.target === this.frame)
      this.#grid.enter();
    else if (!this.#listeners.offer('key', event.key)) return;
    event.preventDefault();
  }

  #describe(name: string): string {
    const { from: picked } = this.#picked ?? {};
    return describePlace(name, { standing: this.standing, marks: this.marks, picked, targets: this.#targets() });
  }
}
