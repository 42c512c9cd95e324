import type { Move, Position, Ruleset } from '../../engine/index.ts';
import { announce } from './announce.ts';
import { MOVE_TIME, VIEW_TIME } from './animate.ts';
import { compose } from './compose.ts';
import { TURNS } from './layouts/hex.ts';
import { tellMoved } from './events.ts';
import { extendLine, isAct, makeLine, touchedBy, type Line } from './line.ts';
import type { makePixiPainter } from './pixi/painter.ts';
import type { Scene } from './scene.ts';
import { identify, look, type Marks, type Sight, type Standing, type View } from './sight.ts';
import { atEnd, type Scope } from './scope.ts';
import { prefersStill, Surface } from './surface.ts';
import { SvgPainter } from './svg-painter.ts';
import { describeState } from './state.ts';
import { describeMove, namePlayer } from './words.ts';

/** Begins to fetch Pixi, which is large, before anything is ready for it. */
export function fetchPainter(): Promise<{ readonly makePixiPainter: typeof makePixiPainter }> {
  const painter = import('./pixi/painter.ts');
  // Whoever needs it hears of the failure.
  painter.catch(() => {});
  return painter;
}

export interface DisplaySetup {
  readonly line: Line;
  readonly index?: number;
  readonly view: View;
  readonly side: Sight['side'];
  readonly marks: Marks;
  readonly prefix: string;
  /** The page was built with another picture than that of this place. */
  readonly isOther?: boolean;
  /** Pixi, which is large and slow to begin, is brought when this is done; at once where it is absent. */
  readonly touched?: Promise<void>;
}

/** What a live diagram shows: a place on a line of moves, a view of it from a side, and marks; and the passages between. */
export abstract class Display {
  readonly frame: HTMLElement;
  protected readonly surface: Surface;
  readonly #life = new AbortController();
  /** Ends with the board. */
  protected readonly scope: Scope = this.#life.signal;
  /** Degrees the Tower is turned. */
  protected angle = 0;
  /** The author's or the lesson's marks. */
  protected marks: Marks;
  /** Squares and pins pointed at, until something else is. */
  protected pointed: readonly string[] = [];
  /** What the reader has drawn. */
  protected drawn: Pick<Marks, 'arrows' | 'circles'> = {};
  protected scene: Scene;
  #line: Line;
  #index: number;
  /** What is shown in the place of the line, and its pieces' ids. */
  #still: { readonly standing: Standing; readonly ids: ReadonlyMap<string, string> } | undefined;
  #view: View;
  #side: Sight['side'];
  #coordinates = true;
  #shownArrows: NonNullable<Marks['arrows']> = [];

  constructor(frame: HTMLElement, setup: DisplaySetup) {
    this.frame = frame;
    this.#line = setup.line;
    this.#index = setup.index ?? 0;
    this.#view = setup.view;
    this.#side = setup.side;
    this.marks = setup.marks;
    this.scene = compose(this.#sight({}));
    const holder = frame.querySelector<HTMLElement>('.board-picture') ?? frame;
    this.surface = new Surface(frame, new SvgPainter(holder, setup.prefix, setup.isOther ? undefined : this.scene), this.scene);
    atEnd(this.scope, () => {
      this.surface.destroy();
      frame.classList.remove('is-live');
      holder.classList.remove('is-resting');
    });
    void this.#bringPixi(setup.touched);
  }

  /** The board is gone: nothing draws, listens or waits any more, and the frame shows the picture it had. */
  destroy(): void {
    this.#life.abort();
  }

  /** What the reader's hand adds to the marks: what is picked up, where it may go, the column looked at. */
  protected abstract handMarks(): Marks;
  /** The hand lets go of everything: another position is shown. */
  protected abstract emptyHand(): void;
  /** Another scene is on its way to the reader. */
  protected abstract sceneChanged(scene: Scene): void;
  /** The scene with what the hand drags. */
  protected abstract withDragged(scene: Scene, ids: ReadonlyMap<string, string> | undefined): Scene;
  /** Another position is shown. */
  protected abstract positionChanged(): void;

  get position(): Position {
    const position = this.#line.positions[this.#index];
    if (!position) throw new Error(`the line has no position ${this.#index}`);
    return position;
  }

  /** What the board shows: the position of its line, or what stands still in its place. */
  get standing(): Standing {
    return this.#still?.standing ?? this.position;
  }

  get ruleset(): Ruleset {
    return this.standing.ruleset;
  }

  get line(): Line {
    return this.#line;
  }

  get index(): number {
    return this.#index;
  }

  get view(): View {
    return this.#view;
  }

  get side(): Sight['side'] {
    return this.#side;
  }

  /** Goes along the line. */
  goTo(index: number, isQuick = false): Promise<void> {
    const to = Math.max(0, Math.min(this.#line.moves.length, index));
    this.emptyHand();
    this.unpoint();
    const isNext = to === this.#index + 1 && !this.#still;
    this.#index = to;
    this.#still = undefined;
    const done = this.show(isQuick ? 0 : MOVE_TIME);
    this.positionChanged();
    const move = this.#line.moves[to - 1];
    if (isNext && move && !isAct(move) && !isQuick) tellMoved(this.frame, { move, position: this.position });
    return done;
  }

  /** Plays a legal move from where the line stands. */
  play(move: Move): Promise<void> {
    const words = describeMove(this.position, move);
    this.#line = extendLine(this.#line, this.#index, move);
    this.drawn = {};
    const done = this.goTo(this.#index + 1);
    announce(`${words}. ${describeState(this.position)}`);
    return done;
  }

  /** Shows another line. */
  setLine(line: Line, index = 0, isQuick = false): Promise<void> {
    this.#line = line;
    this.drawn = {};
    return this.goTo(index, isQuick);
  }

  /** Shows a line of other rules from the side they begin with; whoever gives the board its room has done so. */
  startAnew(line: Line, index: number): Promise<void> {
    this.#line = line;
    this.#index = index;
    this.#still = undefined;
    this.#side = this.ruleset.players[0] ?? 'w';
    this.angle = 0;
    this.drawn = {};
    return this.goTo(index, true);
  }

  /** Shows what stands somewhere and is not played on, until a place of a line is shown again. */
  setStill(standing: Standing): Promise<void> {
    this.#still = { standing, ids: identify(standing) };
    this.drawn = {};
    this.emptyHand();
    this.unpoint();
    const done = this.show(MOVE_TIME);
    this.positionChanged();
    return done;
  }

  /** Shows a position on its own; pieces that stay where they are do not move. */
  setPosition(position: Position, isQuick = false): Promise<void> {
    return this.setLine(makeLine(position), 0, isQuick);
  }

  setView(view: View, isQuick = false): Promise<void> {
    this.#view = view;
    return this.show(isQuick ? 0 : VIEW_TIME);
  }

  /** Turns the board to the next player. */
  flip(): Promise<void> {
    const { players } = this.ruleset;
    const next = players[(players.indexOf(this.#side) + 1) % players.length] ?? this.#side;
    return this.setSide(next);
  }

  setSide(side: Sight['side']): Promise<void> {
    const before = this.#sight();
    const turn = this.standing.boards.length === 0 ? TURNS[side] - TURNS[this.#side] : 180;
    this.#side = side;
    announce(`${namePlayer(side)}’s side is nearest.`);
    const isTurned = this.standing.boards.length === 0 || this.#view === 'tower';
    return isTurned ? this.#sweep(before, ((turn + 540) % 360) - 180 || 180) : this.show(VIEW_TIME);
  }

  /** Turns the Tower by so many degrees. */
  turnBy(degrees: number): Promise<void> {
    const before = this.#sight();
    this.angle += degrees;
    return this.#sweep(before, degrees);
  }

  /** Shows what is to be shown by turning to it: a straight passage would shrink the board on its way. */
  #sweep(before: Sight, degrees: number): Promise<void> {
    const target = compose(this.#sight());
    this.scene = target;
    this.sceneChanged(target);
    if (prefersStill()) return this.surface.show(target);
    return this.surface.run((t) => (t >= 1 ? target : compose({ ...before, angle: before.angle + degrees * t })), VIEW_TIME);
  }

  /** The author's or the lesson's marks, in place of the ones before. */
  setMarks(marks: Marks): void {
    this.marks = marks;
    void this.show(0);
  }

  /** Points at squares and pins, and draws arrows, until something else is pointed at. */
  point(names: readonly string[], arrows: NonNullable<Marks['arrows']> = []): void {
    this.pointed = names;
    this.#shownArrows = arrows;
    void this.show(0);
  }

  setCoordinates(isOn: boolean): void {
    this.#coordinates = isOn;
    void this.show(0);
  }

  async #bringPixi(touched: Promise<void> | undefined): Promise<void> {
    await touched;
    if (this.scope.aborted) return;
    const canvas = document.createElement('canvas');
    canvas.className = 'board-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    try {
      const { makePixiPainter } = await fetchPainter();
      if (this.scope.aborted) return;
      this.frame.prepend(canvas);
      this.surface.setPainter(await makePixiPainter(canvas));
      if (!this.scope.aborted) this.frame.classList.add('is-live');
    } catch {
      // Without Pixi the SVG goes on serving: everything works, pieces jump.
      canvas.remove();
    }
  }

  #sight(hand: Marks = this.handMarks()): Sight {
    const ids = this.#ids;
    return look(this.standing, {
      view: this.#view,
      side: this.#side,
      angle: this.angle,
      coordinates: this.#coordinates,
      marks: this.#allMarks(hand),
      ...(ids && { ids }),
    });
  }

  get #ids(): ReadonlyMap<string, string> | undefined {
    return this.#still?.ids ?? this.#line.ids[this.#index];
  }

  #allMarks(hand: Marks): Marks {
    const base = this.marks;
    const last = this.#still ? undefined : this.#line.moves[this.#index - 1];
    return {
      ...base,
      ...hand,
      last: last ? touchedBy(last, this.position) : (base.last ?? []),
      checks: this.standing.checks().map((check) => check.king),
      columns: [...(base.columns ?? []), ...(hand.columns ?? [])],
      spots: [...(base.spots ?? []), ...this.pointed],
      arrows: [...(base.arrows ?? []), ...this.#shownArrows, ...(this.drawn.arrows ?? [])],
      circles: [...(base.circles ?? []), ...(this.drawn.circles ?? [])],
    };
  }

  protected unpoint(): void {
    this.pointed = [];
    this.#shownArrows = [];
  }

  protected show(time: number): Promise<void> {
    const target = compose(this.#sight());
    this.scene = target;
    this.sceneChanged(target);
    return this.surface.show(this.withDragged(target, this.#ids), time);
  }

  /** Where a point of the scene lies in the frame, in shares of its width and height. */
  protected shareOf(x: number, y: number): readonly [number, number] {
    const box = this.frame.getBoundingClientRect();
    const { width, height } = this.scene;
    const scale = Math.min(box.width / width, box.height / height);
    return [0.5 + ((x - width / 2) * scale) / (box.width || 1), 0.5 + ((y - height / 2) * scale) / (box.height || 1)];
  }

  protected toScene(clientX: number, clientY: number): readonly [number, number] {
    const box = this.frame.getBoundingClientRect();
    const { width, height } = this.scene;
    const scale = Math.min(box.width / width, box.height / height);
    return [
      (clientX - box.left - (box.width - width * scale) / 2) / scale,
      (clientY - box.top - (box.height - height * scale) / 2) / scale,
    ];
  }
}
