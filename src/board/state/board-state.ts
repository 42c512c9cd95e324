import type { Move, Position, Ruleset } from '../../engine/index.ts';
import { extendLine, isAct, touchedBy, type Line } from './line.ts';
import { makePieceIds, toRenderOptions, type Marks, type RenderOptions, type BoardSnapshot, type View } from '../scene/render-options.ts';

/** What the reader has drawn with the right button. */
export type Drawings = Pick<Marks, 'arrows' | 'circles'>;

/** The same with an arrow from one place to another, or a circle where both are one; drawn a second time it goes. */
export function drawOn({ arrows = [], circles = [] }: Drawings, from: string, to: string): Drawings {
  if (from === to) return { arrows, circles: circles.includes(from) ? circles.filter((name) => name !== from) : [...circles, from] };
  const rest = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { circles, arrows: rest.length < arrows.length ? rest : [...arrows, { from, to }] };
}

/** What pointing at a board does: nothing but look, play legal moves, choose squares and pins, or set up a position. */
export type Mode = 'look' | 'play' | 'choose' | 'edit';

/** What a board shows when it begins. */
export interface BoardStateOptions {
  readonly line: Line;
  readonly index?: number;
  readonly view: View;
  readonly side: RenderOptions['side'];
  readonly marks: Marks;
}

/** What a board shows, without a page: a place on a line of moves, a view of it from a side, and marks. */
export class BoardState {
  /** Degrees the Tower is turned. */
  angle = 0;
  view: View;
  side: RenderOptions['side'];
  /** The author's or the lesson's marks. */
  marks: Marks;
  /** What the reader has drawn. */
  drawings: Drawings = {};
  coordinates = true;
  /** Whether the board shows where a picked-up piece may go. */
  hints = true;
  /** Squares and pins pointed at, until something else is, and the arrows shown with them. */
  #pointed: readonly string[] = [];
  #arrows: NonNullable<Marks['arrows']> = [];
  #line: Line;
  #index: number;
  /** What is shown in the place of the line, and its pieces' ids. */
  #still: { readonly snapshot: BoardSnapshot; readonly ids: ReadonlyMap<string, string> } | undefined;

  constructor({ line, index = 0, view, side, marks }: BoardStateOptions) {
    this.#line = line;
    this.#index = index;
    this.view = view;
    this.side = side;
    this.marks = marks;
  }

  get position(): Position {
    const position = this.#line.positions[this.#index];
    if (!position) throw new Error(`the line has no position ${this.#index}`);
    return position;
  }

  /** The position of the line, or what stands still in its place. */
  get standing(): BoardSnapshot {
    return this.#still?.snapshot ?? this.position;
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

  /** Ids of the pieces shown, by their squares. */
  get ids(): ReadonlyMap<string, string> | undefined {
    return this.#still?.ids ?? this.#line.ids[this.#index];
  }

  /** Goes along the line, no further than its ends; gives the move, if that is one step on by a move. */
  goTo(index: number): Move | undefined {
    const to = Math.max(0, Math.min(this.#line.moves.length, index));
    const isNext = to === this.#index + 1 && !this.#still;
    this.#index = to;
    this.#still = undefined;
    this.unpoint();
    const step = this.#line.moves[to - 1];
    return isNext && step && !isAct(step) ? step : undefined;
  }

  /** Adds a legal move where the line stands, in the place of what came after; call `goTo` afterwards. */
  extend(move: Move): void {
    this.#line = extendLine(this.#line, this.#index, move);
    this.drawings = {};
  }

  /** Takes another line in the place of this one; call `goTo` afterwards. */
  replaceLine(line: Line): void {
    this.#line = line;
    this.drawings = {};
  }

  /** Takes a line of other rules, and looks at it from the side they begin with; call `goTo` afterwards. */
  begin(line: Line, index: number): void {
    this.replaceLine(line);
    this.#index = index;
    this.#still = undefined;
    this.side = this.ruleset.players[0] ?? 'w';
    this.angle = 0;
  }

  /** Shows what stands somewhere and is not played on, until `goTo` shows a place of a line. */
  showSnapshot(snapshot: BoardSnapshot): void {
    this.#still = { snapshot, ids: makePieceIds(snapshot) };
    this.drawings = {};
    this.unpoint();
  }

  /** Points at squares and pins, and draws arrows, until something else is pointed at. */
  point(names: readonly string[], arrows: NonNullable<Marks['arrows']>): void {
    this.#pointed = names;
    this.#arrows = arrows;
  }

  unpoint(): void {
    this.point([], []);
  }

  /** Everything as render options, with what the reader's hand adds to the marks. */
  renderOptions(hand: Marks): RenderOptions {
    const { ids } = this;
    return toRenderOptions(this.standing, {
      view: this.view,
      side: this.side,
      angle: this.angle,
      coordinates: this.coordinates,
      marks: this.#marksWith(hand),
      ...(ids && { ids }),
    });
  }

  #marksWith(hand: Marks): Marks {
    const base = this.marks;
    const added = this.hints ? hand : { ...hand, targets: base.targets ?? [] };
    const last = this.#still ? undefined : this.#line.moves[this.#index - 1];
    return {
      ...base,
      ...added,
      last: last ? touchedBy(last, this.position) : (base.last ?? []),
      checks: this.standing.checks().map((check) => check.king),
      columns: [...(base.columns ?? []), ...(hand.columns ?? [])],
      spots: [...(base.spots ?? []), ...this.#pointed],
      arrows: [...(base.arrows ?? []), ...this.#arrows, ...(this.drawings.arrows ?? [])],
      circles: [...(base.circles ?? []), ...(this.drawings.circles ?? [])],
    };
  }
}
