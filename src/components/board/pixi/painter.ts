import { Container, Graphics, GraphicsContext, GraphicsPath } from 'pixi.js';
import { hasSameLook, isSame } from '../model/animate.ts';
import { readColours } from '../view/colours.ts';
import { BAND, BASELINE, LEAN_AXIS, lineFor, outlineFor, PIECE_SETS } from '../view/outlines.ts';
import type { Label, Man, Node, Paint, Polygon, Scene, Stamp } from '../model/scene.ts';
import { loadSettings } from '../view/kept-settings.ts';
import type { Painter } from '../surface.ts';
import { ARMIES, type Token } from '../model/theme.ts';
import { Lettering } from './lettering.ts';
import { getStudio, onRestored, openStudio } from './studio.ts';

/** At most this many device pixels for one of the page. */
const SHARPEST = 3;

const painters = new Set<PixiPainter>();

/** A painter for one diagram; resolves when the page's renderer stands. */
export async function makePixiPainter(canvas: HTMLCanvasElement): Promise<Painter> {
  await openStudio(() => {
    for (const painter of painters) painter.repaint();
  });
  return new PixiPainter(canvas);
}

interface Shown {
  node: Node;
  readonly view: Container;
}

class PixiPainter implements Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #root = new Container();
  readonly #shown = new Map<string, Shown>();
  readonly #pieces = new Map<string, GraphicsContext>();
  #colours: ReadonlyMap<Token, string> = new Map();
  #scene: Scene | undefined;
  #scale = 1;
  #letters = 1;
  #paints = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#root.sortableChildren = true;
    this.refresh();
    onRestored(canvas, () => {
      this.repaint();
    });
    painters.add(this);
  }

  paint(scene: Scene): void {
    const box = this.#canvas.parentElement?.getBoundingClientRect();
    const ratio = Math.min(SHARPEST, devicePixelRatio || 1);
    const [width, height] = [Math.round((box?.width ?? 0) * ratio), Math.round((box?.height ?? 0) * ratio)];
    if (!box || width === 0 || height === 0) return;
    this.#settle(box, width, height, ratio);
    const scale = Math.min(width / scene.width, height / scene.height);
    const letters = Number(getComputedStyle(this.#canvas).getPropertyValue('--board-letters')) || 1;
    if (scale !== this.#scale || letters !== this.#letters) this.#forget();
    this.#scale = scale;
    this.#letters = letters;
    this.#scene = scene;
    this.#sync(scene);
    this.#root.scale.set(scale);
    this.#root.position.set((width - scene.width * scale) / 2, (height - scene.height * scale) / 2);
    this.#draw(width, height);
  }

  /** Puts the canvas on whole device pixels: between them everything on it would blur. */
  #settle(box: DOMRect, width: number, height: number, ratio: number): void {
    const { style } = this.#canvas;
    style.left = `${Math.round(box.left * ratio) / ratio - box.left}px`;
    style.top = `${Math.round(box.top * ratio) / ratio - box.top}px`;
    style.width = `${width / ratio}px`;
    style.height = `${height / ratio}px`;
  }

  repaint(): void {
    if (this.#scene) this.paint(this.#scene);
  }

  refresh(): void {
    this.#colours = readColours(this.#canvas);
    this.#forget();
  }

  destroy(): void {
    painters.delete(this);
    this.#forget();
    this.#root.destroy();
    this.#canvas.remove();
  }

  /** The number of times this diagram was drawn stands on its canvas, for the tests to read. */
  #draw(width: number, height: number): void {
    const pen = this.#canvas.getContext('2d');
    const renderer = getStudio();
    if (!pen || !renderer) return;
    const source = renderer.canvas;
    if (source.width < width || source.height < height) {
      renderer.resize(Math.max(source.width, width), Math.max(source.height, height));
    }
    renderer.render({ container: this.#root });
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    } else {
      pen.clearRect(0, 0, width, height);
    }
    pen.drawImage(source, 0, 0, width, height, 0, 0, width, height);
    this.#paints += 1;
    this.#canvas.dataset['paints'] = String(this.#paints);
    this.#canvas.dataset['renderer'] = 'canvas';
  }

  #forget(): void {
    for (const { view } of this.#shown.values()) view.destroy({ children: true });
    this.#shown.clear();
    for (const context of this.#pieces.values()) context.destroy();
    this.#pieces.clear();
    getStudio()?.sweep();
  }

  /** Brings the display in line with the scene; what has not changed is not touched. */
  #sync(scene: Scene): void {
    const gone = new Set(this.#shown.keys());
    for (const node of scene.nodes) {
      gone.delete(node.id);
      const shown = this.#shown.get(node.id);
      if (shown && shown.node === node) continue;
      if (shown && isSame(shown.node, node)) {
        shown.node = node;
        continue;
      }
      const view = shown && canKeep(shown.node, node) ? shown.view : this.#make(node, shown);
      this.#place(node, view);
      this.#shown.set(node.id, { node, view });
    }
    for (const id of gone) {
      this.#shown.get(id)?.view.destroy({ children: true });
      this.#shown.delete(id);
    }
  }

  #make(node: Node, old: Shown | undefined): Container {
    old?.view.destroy({ children: true });
    const view = this.#build(node);
    this.#root.addChild(view);
    return view;
  }

  #build(node: Node): Container {
    switch (node.kind) {
      case 'polygon':
        return new Graphics();
      case 'stamp':
        return this.#buildStamp(node);
      case 'man':
        return new Graphics(this.#piece(node));
      case 'label':
        return this.#buildLabel(node);
    }
  }

  #place(node: Node, view: Container): void {
    view.zIndex = node.z;
    view.alpha = node.alpha ?? 1;
    if (node.kind === 'polygon') return this.#drawPolygon(node, view as Graphics);
    if (node.kind === 'man') {
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
    return Math.round(value * this.#scale) / this.#scale;
  }

  #colour(token: Token): string {
    return this.#colours.get(token) ?? '#888888';
  }

  #drawPolygon(node: Polygon, graphics: Graphics): void {
    graphics.clear();
    for (const paint of node.paint) this.#apply(graphics, paint, () => graphics.poly([...node.points], node.open !== true));
  }

  #buildStamp(node: Stamp): Graphics {
    const graphics = new Graphics();
    const path = new GraphicsPath(node.d);
    for (const paint of node.paint) this.#apply(graphics, paint, () => graphics.path(path));
    return graphics;
  }

  #apply(graphics: Graphics, { fill, stroke, width, alpha }: Paint, trace: () => void): void {
    if (fill !== undefined) {
      trace();
      graphics.fill({ color: this.#colour(fill), ...(alpha === undefined ? {} : { alpha }) });
    }
    if (stroke !== undefined) {
      trace();
      graphics.stroke({
        color: this.#colour(stroke),
        width: width ?? 1,
        cap: 'round',
        join: 'round',
        ...(alpha === undefined ? {} : { alpha }),
      });
    }
  }

  /** One drawing for all pieces of a kind: the outline first, then the fill over its inner half. */
  #piece(man: Man): GraphicsContext {
    const px = Math.round(man.size * this.#scale);
    const width = outlineFor(px / (devicePixelRatio || 1));
    const { pieces } = loadSettings();
    const key = `${man.gone ? 'x' : man.owner}${man.role}${width.toFixed(1)}`;
    const made = this.#pieces.get(key);
    if (made) return made;
    const army = ARMIES[man.owner];
    const [fill, line] = (man.gone ? (['gone-fill', 'gone-line'] as const) : ([army.fill, army.line] as const)).map((token) =>
      this.#colour(token),
    );
    const shownPx = px / (devicePixelRatio || 1);
    const context = new GraphicsContext();
    const pen = { color: line ?? '#000', cap: 'round', join: 'round' } as const;
    for (const layer of PIECE_SETS[pieces][man.role]) {
      if (layer.min !== undefined && shownPx < layer.min) continue;
      const path = new GraphicsPath(layer.d);
      if (layer.role === 'body')
        context
          .path(path)
          .stroke({ ...pen, width: width * 2 })
          .path(path)
          .fill({ color: fill ?? '#888' });
      else if (layer.role === 'line') context.path(path).stroke({ ...pen, width: lineFor(shownPx) });
      else if (army.band && !man.gone) context.path(path).stroke({ color: line ?? '#000', width: BAND });
    }
    this.#pieces.set(key, context);
    return context;
  }

  /** Made in device pixels and scaled back, so that no letter is resampled. */
  #buildLabel(label: Label): Container {
    const scale = this.#scale;
    const runs = [
      ...(label.lead === undefined ? [] : [{ text: label.lead, isBold: true, colour: this.#colour('text') }]),
      { text: label.text, isBold: label.bold === true, colour: this.#colour(label.fill) },
    ];
    const lettering = new Lettering(runs, {
      family: getComputedStyle(this.#canvas).fontFamily,
      size: label.size * this.#letters * scale,
      anchor: label.anchor,
      ...(label.halo && { rim: { width: 3.5 * scale, colour: this.#colour('ground') } }),
    });
    lettering.scale.set(1 / scale);
    return lettering;
  }
}

/** Whether the display of one node can be moved, or redrawn, to show another. */
function canKeep(one: Node, other: Node): boolean {
  if (one.kind === 'man' && other.kind === 'man') return one.role === other.role && one.owner === other.owner && one.gone === other.gone;
  return one.kind === 'polygon' ? other.kind === 'polygon' : hasSameLook(one, other);
}
