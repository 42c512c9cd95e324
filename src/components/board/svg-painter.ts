import type { Scene } from './scene.ts';
import type { Painter } from './surface.ts';
import { makeSvg } from './svg.ts';

/** Paints into the page as SVG: before Pixi has come, where it cannot come, and for print. */
export class SvgPainter implements Painter {
  readonly #holder: HTMLElement;
  readonly #prefix: string;
  #painted: Scene | undefined;

  /** The holder already shows the scene when the page brought it along. */
  constructor(holder: HTMLElement, prefix: string, painted?: Scene) {
    this.#holder = holder;
    this.#prefix = prefix;
    this.#painted = painted;
  }

  paint(scene: Scene): void {
    if (scene === this.#painted) return;
    this.#painted = scene;
    this.#holder.innerHTML = makeSvg(scene, { prefix: this.#prefix });
  }

  /** Its colours follow the page by themselves. */
  refresh(): void {}

  /** Stays in the page, unseen, for print. */
  destroy(): void {
    this.#holder.classList.add('is-resting');
  }
}
