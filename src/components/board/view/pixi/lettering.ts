import { ViewContainer, type CanvasContextSystem, type InstructionSet } from 'pixi.js';

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
  /** The width of the rim around letters, in device pixels in all. */
  readonly rim?: { readonly width: number; readonly colour: string };
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'fillText' | 'lineJoin' | 'lineWidth' | 'measureText' | 'strokeStyle' | 'strokeText'
>;

/** Blank between two runs, in heights of letters. */
const GAP = 0.28;
/** Room above and below the base line, in heights of letters. */
const [ABOVE, BELOW] = [1.1, 0.4];

interface Placed extends Run {
  readonly font: string;
  readonly x: number;
}

/** A text as it is drawn, in device pixels; its place is the base line at its anchor. Views alike share it. */
export class Lettering {
  readonly #runs: readonly Placed[];
  readonly #rim: LetteringStyle['rim'];
  /** The box around it: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];

  /** Measures with any pen, which it leaves in another font. */
  constructor(runs: readonly Run[], { family, size, anchor, rim }: LetteringStyle, pen: Pen) {
    const gap = size * GAP;
    const widths = runs.map(({ text, isBold }) => {
      const font = `${isBold ? 700 : 400} ${size}px ${family}`;
      pen.font = font;
      return { font, width: pen.measureText(text).width };
    });
    const total = widths.reduce((sum, { width }) => sum + width, gap * (runs.length - 1));
    const left = anchor === 'start' ? 0 : Math.round(anchor === 'middle' ? -total / 2 : -total);
    let x = left;
    this.#runs = runs.map((run, index) => {
      const { font = '', width = 0 } = widths[index] ?? {};
      const placed = { ...run, font, x };
      x = Math.round(x + width + gap);
      return placed;
    });
    this.#rim = rim;
    const edge = Math.ceil((rim?.width ?? 0) / 2) + 2;
    this.box = [left - edge, -Math.ceil(size * ABOVE) - edge, left + Math.ceil(total) + edge, Math.ceil(size * BELOW) + edge];
  }

  draw(pen: Pen): void {
    for (const { text, font, colour, x } of this.#runs) {
      pen.font = font;
      if (this.#rim) {
        pen.lineJoin = 'round';
        pen.lineWidth = this.#rim.width;
        pen.strokeStyle = this.#rim.colour;
        pen.strokeText(text, x, 0);
      }
      pen.fillStyle = colour;
      pen.fillText(text, x, 0);
    }
  }
}

/** A text where it stands. Pixi's own texts draw each into a canvas first, and are ten times the code. */
export class LetteringView extends ViewContainer {
  override readonly renderPipeId = 'lettering';
  override readonly batched = false;
  readonly lettering: Lettering;

  constructor(lettering: Lettering) {
    super({});
    this.lettering = lettering;
  }

  protected override updateBounds(): void {
    this._bounds.set(...this.lettering.box);
  }
}

/** What the parts of a renderer that draw letters need of it. */
interface Drawing {
  readonly canvasContext: CanvasContextSystem;
}

/** Draws letters among the shapes, straight onto the canvas. */
export class LetteringPipe {
  static readonly extension = { name: 'lettering' };
  readonly #renderer: Drawing;

  constructor(renderer: Drawing) {
    this.#renderer = renderer;
  }

  addRenderable(view: LetteringView, instructions: InstructionSet): void {
    instructions.add(view);
  }

  /** Letters are never changed where they stand: others take their place. */
  validateRenderable(): boolean {
    return false;
  }
  updateRenderable(): void {}
  destroy(): void {}

  execute(view: LetteringView): void {
    const { canvasContext } = this.#renderer;
    const pen = canvasContext.activeContext;
    pen.save();
    canvasContext.setContextTransform(view.groupTransform);
    pen.globalAlpha = ((view.groupColorAlpha >>> 24) & 255) / 255;
    view.lettering.draw(pen);
    pen.restore();
  }
}
