import { fetchPixi } from './fetch-pixi.ts';
import type { Scene } from '../../../board/scene/scene.ts';
import { onDispose, type Lifetime } from '../../../platform/lifetime.ts';
import { prefersStill, Surface } from './surface.ts';
import { SvgPainter } from './svg-painter.ts';
import { afterFrame } from '../../../platform/yield-to-page.ts';

export interface PictureSetup {
  /** Begins the ids of the drawings that the build made. */
  readonly prefix: string;
  /** The page was built with another picture than that of this place. */
  readonly isOther?: boolean;
  /** Pixi, which is large and slow to begin, is brought when this is done; where it is absent, when the board has been drawn as its reader pressed it. */
  readonly touched?: Promise<void>;
}

/** The picture of a board in its frame: the build's drawing until Pixi is there. With the lifetime it is again what it was shown last. */
export class Picture {
  readonly frame: HTMLElement;
  readonly #surface: Surface;
  readonly #lifetime: Lifetime;
  #scene: Scene;

  constructor(frame: HTMLElement, { prefix, isOther, touched }: PictureSetup, scene: Scene, lifetime: Lifetime) {
    this.frame = frame;
    this.#lifetime = lifetime;
    this.#scene = scene;
    const holder = frame.querySelector<HTMLElement>('.board-picture') ?? frame;
    this.#surface = new Surface(frame, new SvgPainter(holder, prefix, isOther ? undefined : scene), scene);
    onDispose(lifetime, () => {
      this.#surface.destroy();
      frame.classList.remove('is-live');
      holder.classList.remove('is-resting');
    });
    void this.#bringPixi(touched);
  }

  /** What is shown, or on its way to be; nothing the hand drags is in it. */
  get scene(): Scene {
    return this.#scene;
  }

  /** Shows a scene at once or by an animation of this many milliseconds; `drawn` in its place while something is dragged. */
  show(scene: Scene, time: number, drawn = scene): Promise<void> {
    this.#scene = scene;
    return this.#surface.show(drawn, time);
  }

  /** Shows a scene by turning to it, through scenes given by a time from 0 to 1: a straight passage would shrink the board on its way. */
  sweep(scene: Scene, at: (t: number) => Scene, time: number): Promise<void> {
    this.#scene = scene;
    if (prefersStill()) return this.#surface.show(scene);
    return this.#surface.run((t) => (t >= 1 ? scene : at(t)), time);
  }

  /** Where a point of the scene lies in the frame, in shares of its width and height. */
  shareOf(x: number, y: number): readonly [number, number] {
    const { box, scale } = this.#measure();
    const { width, height } = this.#scene;
    return [0.5 + ((x - width / 2) * scale) / (box.width || 1), 0.5 + ((y - height / 2) * scale) / (box.height || 1)];
  }

  /** The point of the scene at a place of the window. */
  toScene(clientX: number, clientY: number): readonly [number, number] {
    const { box, scale } = this.#measure();
    const { width, height } = this.#scene;
    return [
      (clientX - box.left - (box.width - width * scale) / 2) / scale,
      (clientY - box.top - (box.height - height * scale) / 2) / scale,
    ];
  }

  #measure(): { readonly box: DOMRect; readonly scale: number } {
    const box = this.frame.getBoundingClientRect();
    return { box, scale: Math.min(box.width / this.#scene.width, box.height / this.#scene.height) };
  }

  async #bringPixi(touched = afterFrame()): Promise<void> {
    await touched;
    if (this.#lifetime.aborted) return;
    const canvas = document.createElement('canvas');
    canvas.className = 'board-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    try {
      const { makePixiPainter } = await fetchPixi();
      if (this.#lifetime.aborted) return;
      this.frame.prepend(canvas);
      this.#surface.setPainter(await makePixiPainter(canvas));
      if (!this.#lifetime.aborted) this.frame.classList.add('is-live');
    } catch {
      // Without Pixi the SVG goes on serving: everything works, pieces jump.
      canvas.remove();
    }
  }
}
