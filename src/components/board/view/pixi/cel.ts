import { CanvasSource, Container, Texture } from 'pixi.js';
import type { BoardRenderer } from './renderer.ts';

/** How a scene lies on a canvas: its size and the scene's corner and unit, all in device pixels. */
export interface Lay {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** One canvas of a diagram and what is drawn on it, as on the clear sheets of a cartoon: its picture is kept until something on it changes. */
export class Cel {
  /** All that is drawn, in units of the scene. */
  readonly root = new Container({ sortableChildren: true });
  readonly canvas: HTMLCanvasElement;
  /** Something has changed since it was drawn. */
  isStale = true;
  readonly #renderer: BoardRenderer;
  readonly #target: Texture;
  #lay: Lay = { width: 0, height: 0, x: 0, y: 0, scale: 1 };

  constructor(renderer: BoardRenderer, canvas: HTMLCanvasElement) {
    this.#renderer = renderer;
    this.canvas = canvas;
    this.#target = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
  }

  /** Draws it anew if it must be; whether it was. */
  draw(lay: Lay): boolean {
    const { width, height, x, y, scale } = lay;
    const before = this.#lay;
    const isLaid = before.width === width && before.height === height && before.x === x && before.y === y && before.scale === scale;
    if (isLaid && !this.isStale) return false;
    this.#lay = lay;
    this.isStale = false;
    this.root.scale.set(scale);
    this.root.position.set(x, y);
    this.#target.source.resize(width, height);
    this.#renderer.render({ container: this.root, target: this.#target });
    return true;
  }

  /** The smallest part of such a canvas that shows all of it and is no smaller than what it was drawn on before. */
  crop({ width, height, x, y, scale }: Lay): { readonly left: number; readonly top: number; readonly lay: Lay } {
    const { minX, minY, maxX, maxY } = this.root.getLocalBounds();
    const [from, across] = span(x + minX * scale, x + maxX * scale, this.#lay.width, width);
    const [top, down] = span(y + minY * scale, y + maxY * scale, this.#lay.height, height);
    return { left: from, top, lay: { width: across, height: down, x: x - from, y: y - top, scale } };
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.#target.destroy(true);
    this.canvas.remove();
  }
}

/** Device pixels around what is drawn, for what its edges smear. */
const RIM = 2;

/** Start and length, in whole pixels, of what reaches from one place to another on a canvas of a given length. */
function span(from: number, to: number, least: number, most: number): readonly [number, number] {
  const begin = Math.floor(from) - RIM;
  const length = Math.min(most, Math.max(least, Math.ceil(to) + RIM - begin));
  return [Math.max(0, Math.min(most - length, begin)), length];
}
