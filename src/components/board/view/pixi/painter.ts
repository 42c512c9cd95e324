import type { Container } from 'pixi.js';
import { isSame } from '../../../../board/scene/animate.ts';
import { isLifted, type SceneNode, type Scene } from '../../../../board/scene/scene.ts';
import type { Painter } from '../surface.ts';
import { Cel } from './cel.ts';
import { openRenderer, type BoardRenderer } from './renderer.ts';
import { canKeep, Views } from './pixi-views.ts';

/** At most this many device pixels for one of the page. */
const SHARPEST = 3;

/** A painter for one diagram; resolves when the page's renderer stands. */
export async function makePixiPainter(canvas: HTMLCanvasElement): Promise<Painter> {
  return new PixiPainter(await openRenderer(), canvas);
}

interface Shown {
  node: SceneNode;
  readonly view: Container;
  readonly cel: Cel;
}

/** Draws what stands on one canvas, whose picture is kept, and what is lifted above it on a small one that goes along. */
class PixiPainter implements Painter {
  readonly #renderer: BoardRenderer;
  readonly #standing: Cel;
  /** While something is lifted. */
  #lifted: Cel | undefined;
  readonly #shown = new Map<string, Shown>();
  #views: Views | undefined;
  #scene: Scene | undefined;
  #paints = 0;

  constructor(renderer: BoardRenderer, canvas: HTMLCanvasElement) {
    this.#renderer = renderer;
    this.#standing = this.#makeCel(canvas);
  }

  paint(scene: Scene): void {
    const { canvas } = this.#standing;
    const box = canvas.parentElement?.getBoundingClientRect();
    const ratio = Math.min(SHARPEST, devicePixelRatio || 1);
    const [width, height] = [Math.round((box?.width ?? 0) * ratio), Math.round((box?.height ?? 0) * ratio)];
    if (!box || width === 0 || height === 0) return;
    const scale = Math.min(width / scene.width, height / scene.height);
    if (scale !== this.#views?.scale) this.refresh();
    this.#views ??= new Views(canvas, scale);
    this.#scene = scene;
    this.#sync(scene, this.#views);

    const lay = { width, height, x: (width - scene.width * scale) / 2, y: (height - scene.height * scale) / 2, scale };
    // On whole device pixels: between them everything would blur.
    const corner = [Math.round(box.left * ratio) / ratio - box.left, Math.round(box.top * ratio) / ratio - box.top] as const;
    settle(canvas, corner, [width / ratio, height / ratio]);
    let isDrawn = this.#standing.draw(lay);
    if (this.#lifted) {
      const part = this.#lifted.crop(lay);
      settle(this.#lifted.canvas, corner, [part.lay.width / ratio, part.lay.height / ratio]);
      this.#lifted.canvas.style.transform = `translate(${part.left / ratio}px, ${part.top / ratio}px)`;
      isDrawn = this.#lifted.draw(part.lay) || isDrawn;
    }
    if (!isDrawn) return;
    this.#paints += 1;
    // The number of times this diagram was drawn, for the tests to read.
    canvas.dataset['paints'] = String(this.#paints);
    canvas.dataset['renderer'] = 'canvas';
  }

  refresh(): void {
    for (const { view } of this.#shown.values()) view.destroy({ children: true });
    this.#shown.clear();
    this.#views?.destroy();
    this.#views = undefined;
    this.#standing.isStale = true;
    this.#renderer.gc.run();
  }

  destroy(): void {
    this.refresh();
    this.#lifted?.destroy();
    this.#standing.destroy();
  }

  #makeCel(canvas: HTMLCanvasElement): Cel {
    // A browser short of memory may take a canvas away and give it back empty.
    canvas.addEventListener('contextrestored', () => {
      this.refresh();
      if (this.#scene) this.paint(this.#scene);
    });
    return new Cel(this.#renderer, canvas);
  }

  /** The cel a node belongs to. */
  #celOf(node: SceneNode): Cel {
    if (!isLifted(node)) return this.#standing;
    if (this.#lifted) return this.#lifted;
    const canvas = document.createElement('canvas');
    canvas.className = this.#standing.canvas.className;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.willChange = 'transform';
    [canvas.width, canvas.height] = [1, 1];
    this.#standing.canvas.after(canvas);
    this.#lifted = this.#makeCel(canvas);
    return this.#lifted;
  }

  /** Brings the views in line with the scene; what has not changed is not touched. */
  #sync(scene: Scene, views: Views): void {
    const gone = new Set(this.#shown.keys());
    for (const node of scene.nodes) {
      gone.delete(node.id);
      const shown = this.#shown.get(node.id);
      if (shown && isSame(shown.node, node)) {
        shown.node = node;
        continue;
      }
      const cel = this.#celOf(node);
      const view = shown && canKeep(shown.node, node) ? shown.view : views.make(node);
      if (shown) shown.cel.isStale = true;
      if (shown && shown.view !== view) shown.view.destroy({ children: true });
      views.place(node, view);
      if (view.parent !== cel.root) cel.root.addChild(view);
      cel.isStale = true;
      this.#shown.set(node.id, { node, view, cel });
    }
    for (const id of gone) this.#drop(id);
    if (this.#lifted?.root.children.length !== 0) return;
    this.#lifted.destroy();
    this.#lifted = undefined;
  }

  #drop(id: string): void {
    const shown = this.#shown.get(id);
    this.#shown.delete(id);
    shown?.view.destroy({ children: true });
    if (shown) shown.cel.isStale = true;
  }
}

/** Puts a canvas where it belongs in its frame: its corner and its size, in pixels of the page. */
function settle({ style }: HTMLCanvasElement, [left, top]: readonly [number, number], [width, height]: readonly [number, number]): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
