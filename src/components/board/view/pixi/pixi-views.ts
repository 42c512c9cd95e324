import { Graphics, GraphicsContext, GraphicsPath, type Container } from 'pixi.js';
import { hasSameLook } from '../../../../board/scene/animate.ts';
import { readColours } from '../colours.ts';
import { BASELINE, BAND, LEAN_AXIS, lineFor, outlineFor, PIECE_SETS } from '../../../../board/render/outlines.ts';
import {
  shapesOf,
  type TextNode,
  type PieceNode,
  type SceneNode,
  type Paint,
  type Polygon,
  type Stamp,
} from '../../../../board/scene/scene.ts';
import { loadSettings } from '../settings-store.ts';
import { ARMIES, type Token } from '../../../../board/scene/board-colours.ts';
import { Lettering, LetteringView } from './lettering.ts';

/** Makes Pixi's views of nodes, as one diagram shows them: in its colours, at its size, with the reader's pieces. */
export class Views {
  /** Device pixels for a unit of the scene. */
  readonly scale: number;
  readonly #colours: ReadonlyMap<Token, string>;
  readonly #family: string;
  /** How much larger letters are than the scene says, on small boards. */
  readonly #letters: number;
  readonly #pen: CanvasRenderingContext2D;
  readonly #pieces = new Map<string, GraphicsContext>();
  readonly #letterings = new Map<string, Lettering>();

  /** Reads colours and letters where the canvas stands. */
  constructor(canvas: HTMLCanvasElement, scale: number) {
    const style = getComputedStyle(canvas);
    this.#pen = canvas.getContext('2d')!;
    this.scale = scale;
    this.#colours = readColours(canvas);
    this.#family = style.fontFamily;
    this.#letters = Number(style.getPropertyValue('--board-letters')) || 1;
  }

  /** Forgets what views share: they must be gone. */
  destroy(): void {
    for (const shared of this.#pieces.values()) shared.destroy();
  }

  make(node: SceneNode): Container {
    switch (node.kind) {
      case 'polygon':
        return new Graphics();
      case 'stamp':
        return this.#makeStamp(node);
      case 'piece':
        return new Graphics(this.#piece(node));
      case 'label':
        return this.#makeLabel(node);
    }
  }

  /** Puts a view where its node is. */
  place(node: SceneNode, view: Container): void {
    view.zIndex = node.z;
    view.alpha = node.alpha ?? 1;
    if (node.kind === 'polygon') return this.#drawPolygon(node, view as Graphics);
    if (node.kind === 'piece') {
      (view as Graphics).context = this.#piece(node);
      const scale = node.size / 100;
      view.scale.set(scale);
      view.pivot.set(50, LEAN_AXIS);
      view.angle = node.lean ?? 0;
      view.position.set(node.x, node.y - (BASELINE - LEAN_AXIS) * scale);
      return;
    }
    view.position.set(this.#onGrid(node.x), this.#onGrid(node.y));
  }

  /** The nearest place on the grid of device pixels: texts are sharp there. */
  #onGrid(value: number): number {
    return Math.round(value * this.scale) / this.scale;
  }

  #colour(token: Token): string {
    return this.#colours.get(token) ?? '#888888';
  }

  #drawPolygon(node: Polygon, graphics: Graphics): void {
    graphics.clear();
    const shapes = shapesOf(node);
    for (const paint of node.paint)
      this.#apply(graphics, paint, () => {
        for (const points of shapes) graphics.poly([...points], node.open !== true);
      });
  }

  #makeStamp(node: Stamp): Graphics {
    const graphics = new Graphics();
    const path = new GraphicsPath(node.d);
    for (const paint of node.paint) this.#apply(graphics, paint, () => graphics.path(path));
    return graphics;
  }

  /** A shape is traced once: a line that follows its fill is drawn along the same points. */
  #apply(graphics: Graphics, { fill, stroke, width, alpha }: Paint, trace: () => void): void {
    trace();
    if (fill !== undefined) graphics.fill({ color: this.#colour(fill), ...(alpha === undefined ? {} : { alpha }) });
    if (stroke !== undefined)
      graphics.stroke({
        color: this.#colour(stroke),
        width: width ?? 1,
        cap: 'round',
        join: 'round',
        ...(alpha === undefined ? {} : { alpha }),
      });
  }

  /** One drawing for all pieces of a kind: the outline first, then the fill over its inner half. */
  #piece(piece: PieceNode): GraphicsContext {
    const px = Math.round(piece.size * this.scale);
    const width = outlineFor(px / (devicePixelRatio || 1));
    const { pieces } = loadSettings();
    const key = `${piece.gone ? 'x' : piece.owner}${piece.role}${width.toFixed(1)}`;
    const made = this.#pieces.get(key);
    if (made) return made;
    const army = ARMIES[piece.owner];
    const [fill, line] = (piece.gone ? (['gone-fill', 'gone-line'] as const) : ([army.fill, army.line] as const)).map((token) =>
      this.#colour(token),
    );
    const shownPx = px / (devicePixelRatio || 1);
    const context = new GraphicsContext();
    const pen = { color: line ?? '#000', cap: 'round', join: 'round' } as const;
    for (const layer of PIECE_SETS[pieces][piece.role]) {
      if (layer.min !== undefined && shownPx < layer.min) continue;
      const path = new GraphicsPath(layer.d);
      if (layer.role === 'body')
        context
          .path(path)
          .stroke({ ...pen, width: width * 2 })
          .fill({ color: fill ?? '#888' });
      else if (layer.role === 'line') context.path(path).stroke({ ...pen, width: lineFor(shownPx) });
      else if (army.band && !piece.gone) context.path(path).stroke({ color: line ?? '#000', width: BAND });
    }
    this.#pieces.set(key, context);
    return context;
  }

  /** Made in device pixels and scaled back. */
  #makeLabel(label: TextNode): Container {
    const view = new LetteringView(this.#lettering(label));
    view.scale.set(1 / this.scale);
    return view;
  }

  /** One for all labels alike: a board's edges repeat their letters. */
  #lettering({ lead, text, bold, fill, size, anchor, halo }: TextNode): Lettering {
    const key = [lead, text, bold, fill, size, anchor, halo].join('|');
    const made = this.#letterings.get(key);
    if (made) return made;
    const runs = [
      ...(lead === undefined ? [] : [{ text: lead, isBold: true, colour: this.#colour('text') }]),
      { text, isBold: bold === true, colour: this.#colour(fill) },
    ];
    const rim = halo && { width: 3.5 * this.scale, colour: this.#colour('ground') };
    const style = { family: this.#family, size: size * this.#letters * this.scale, anchor, ...(rim && { rim }) };
    const lettering = new Lettering(runs, style, this.#pen);
    this.#letterings.set(key, lettering);
    return lettering;
  }
}

/** Whether the view of one node can be moved, or drawn anew, to show another. */
export function canKeep(one: SceneNode, other: SceneNode): boolean {
  if (one.kind === 'piece' && other.kind === 'piece')
    return one.role === other.role && one.owner === other.owner && one.gone === other.gone;
  return one.kind === 'polygon' ? other.kind === 'polygon' : hasSameLook(one, other);
}
