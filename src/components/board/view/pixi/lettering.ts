import { CanvasSource, GraphicsContext, Texture } from 'pixi.js';

/** A run of letters in one colour and weight. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly colour: string;
}

export interface LetteringStyle {
  readonly family: string;
  /** Height of the letters in device pixels. */
  readonly size: number;
  /** Which end of the text its place is. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** A rim around the letters, so many device pixels wide in all. */
  readonly rim?: { readonly width: number; readonly colour: string };
}

/** Blank between two runs, in heights of letters. */
const GAP = 0.28;
/** Room above and below the base line, in heights of letters. */
const [ABOVE, BELOW] = [1.1, 0.4];

/** A text drawn by the browser, device pixel by device pixel; its place is the base line at its anchor. Pixi's own texts are ten times the code. */
export class Lettering {
  /** What views of it show, in device pixels. */
  readonly context = new GraphicsContext();
  readonly #texture: Texture;

  constructor(runs: readonly Run[], { family, size, anchor, rim }: LetteringStyle) {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    const fontOf = ({ isBold }: Run): string => `${isBold ? 700 : 400} ${size}px ${family}`;
    const gap = size * GAP;
    const widths = runs.map((run) => {
      pen.font = fontOf(run);
      return pen.measureText(run.text).width;
    });
    const total = widths.reduce((sum, width) => sum + width, gap * (runs.length - 1));
    const edge = Math.ceil((rim?.width ?? 0) / 2) + 2;
    const base = Math.ceil(size * ABOVE) + edge;
    canvas.width = Math.ceil(total) + 2 * edge;
    canvas.height = base + Math.ceil(size * BELOW) + edge;
    let x = edge;
    runs.forEach((run, index) => {
      pen.font = fontOf(run);
      if (rim) {
        pen.lineJoin = 'round';
        pen.lineWidth = rim.width;
        pen.strokeStyle = rim.colour;
        pen.strokeText(run.text, x, base);
      }
      pen.fillStyle = run.colour;
      pen.fillText(run.text, x, base);
      x = Math.round(x + (widths[index] ?? 0) + gap);
    });
    this.#texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
    const left = anchor === 'start' ? 0 : anchor === 'middle' ? -total / 2 : -total;
    this.context.texture(this.#texture, 0xffffff, Math.round(left) - edge, -base, canvas.width, canvas.height);
  }

  destroy(): void {
    this.context.destroy();
    this.#texture.destroy(true);
  }
}
