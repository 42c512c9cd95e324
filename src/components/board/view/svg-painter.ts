import type { Scene } from '../../../board/scene/scene.ts';
import type { Painter } from './surface.ts';
import type { PieceStyle } from '../../../board/state/settings.ts';
import { loadSettings } from './settings-store.ts';
import { makeSvg } from '../../../board/render/svg.ts';

/** Paints into the page as SVG: before Pixi has come, where it cannot come, and for print. */
export class SvgPainter implements Painter {
  readonly #holder: HTMLElement;
  readonly #prefix: string;
  #painted: Scene | undefined;
  #pieces: PieceStyle | undefined;

  /** The holder already shows the scene when the page brought it along. */
  constructor(holder: HTMLElement, prefix: string, painted?: Scene) {
    this.#holder = holder;
    this.#prefix = prefix;
    this.#painted = painted;
  }

  paint(scene: Scene): void {
    const { pieces } = loadSettings();
    if (scene === this.#painted && pieces === (this.#pieces ?? pieces)) return;
    this.#painted = scene;
    this.#pieces = pieces;
    putPicture(this.#holder, makeSvg(scene, { prefix: this.#prefix, pieces }));
  }

  /** Its colours follow the page by themselves. */
  refresh(): void {}

  /** Stays in the page, unseen, for print. */
  destroy(): void {
    this.#holder.classList.add('is-resting');
  }
}

/** Puts a picture into the page. Styles written in the text would be left out, with a complaint, where a page's policy forbids them; set by a script they hold everywhere. */
export function putPicture(holder: HTMLElement, svg: string): void {
  holder.innerHTML = svg.replaceAll(' style="', ' data-style="');
  for (const { style, dataset } of holder.querySelectorAll<SVGElement>('[data-style]')) {
    style.cssText = dataset['style'] ?? '';
    delete dataset['style'];
  }
}
