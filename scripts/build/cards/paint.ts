import { BAND, BASELINE, LEAN_AXIS, lineFor, outlineFor, PIECE_SETS } from '../../../src/board/render/outlines.ts';
import { outlineOf, type TextNode, type PieceNode, type SceneNode, type Paint, type Scene } from '../../../src/board/scene/scene.ts';
import { ARMIES, type Token } from '../../../src/board/scene/board-colours.ts';

/** Colours of a board by their tokens: `#rrggbb`, or `#rrggbbaa`. */
export type Colours = ReadonlyMap<Token, string>;

/** Colours of text on paper. */
export const INK = '#1c2128';
export const SOFT = '#57626f';

/** The names of a document's fonts. */
export const [PLAIN, BOLD] = ['plain', 'bold'];

type Document = PDFKit.PDFDocument;

/** Draws a scene into a document, `width` points wide, with its corner at x, y; as lines and areas, which stay sharp. */
export function paintScene(document: Document, scene: Scene, colours: Colours, [x, y, width]: readonly [number, number, number]): void {
  document.save();
  document.translate(x, y).scale(width / scene.width);
  for (const node of scene.nodes) {
    document.save();
    paintNode(document, node, colours);
    document.restore();
  }
  document.restore();
}

function paintNode(document: Document, node: SceneNode, colours: Colours): void {
  switch (node.kind) {
    case 'polygon':
      return paintPath(document, outlineOf(node), node.paint, colours, node.alpha);
    case 'stamp':
      document.translate(node.x, node.y);
      return paintPath(document, node.d, node.paint, colours, node.alpha);
    case 'label':
      return paintLabel(document, node, colours);
    case 'piece':
      return paintPiece(document, node, colours);
  }
}

type Pen = 'fillColor' | 'strokeColor';

/** Takes a colour into the pen: what of it is seen through is said behind its six digits, or by the node. */
function take(document: Document, pen: Pen, colours: Colours, token: Token, alpha = 1): void {
  const colour = colours.get(token);
  if (colour === undefined) throw new Error(`the boards have no colour “${token}”`);
  const own = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
  document[pen](colour.slice(0, 7), alpha * own);
}

function paintPath(document: Document, d: string, paint: readonly Paint[], colours: Colours, alpha?: number): void {
  document.lineCap('round').lineJoin('round');
  for (const { fill, stroke, width = 1, alpha: own = alpha } of paint) {
    if (fill !== undefined) {
      take(document, 'fillColor', colours, fill, own);
      document.path(d).fill();
    }
    if (stroke !== undefined) {
      take(document, 'strokeColor', colours, stroke, own);
      document.path(d).lineWidth(width).stroke();
    }
  }
}

/** A label's baseline is at its y; `pdfkit` writes below a line of that height. */
function paintLabel(document: Document, { x, y, lead, text, size, fill, anchor, bold, alpha }: TextNode, colours: Colours): void {
  const parts = [
    ...(lead === undefined ? [] : [{ words: `${lead} `, font: BOLD, token: 'text' as const }]),
    { words: text, font: bold ? BOLD : PLAIN, token: fill },
  ].map((part) => ({ ...part, width: document.font(part.font).fontSize(size).widthOfString(part.words) }));
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  let at = x - whole * { start: 0, middle: 0.5, end: 1 }[anchor];
  for (const { words, font, token, width } of parts) {
    take(document, 'fillColor', colours, token, alpha);
    document.font(font).fontSize(size).text(words, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += width;
  }
}

/** A piece: its rim lies half below its body, so that it is drawn first. */
function paintPiece(document: Document, { x, y, size, owner, role, lean = 0 }: PieceNode, colours: Colours): void {
  const army = ARMIES[owner];
  const scale = size / 100;
  document.translate(x - size / 2, y - BASELINE * scale).scale(scale);
  if (lean !== 0) document.rotate(lean, { origin: [50, LEAN_AXIS] });
  const layers = PIECE_SETS.turned[role].filter(({ min = 0 }) => size >= min);
  const path = (kind: string): string =>
    layers
      .filter((layer) => layer.role === kind)
      .map(({ d }) => d)
      .join('');
  const body = path('body');
  paintPath(document, body, [{ stroke: army.line, width: outlineFor(size) * 2 }, { fill: army.fill }], colours);
  const lines = path('line');
  if (lines !== '') paintPath(document, lines, [{ stroke: army.line, width: lineFor(size) }], colours);
  if (!army.band) return;
  take(document, 'strokeColor', colours, army.line);
  document.lineCap('butt').lineJoin('miter').path(path('band')).lineWidth(BAND).stroke();
}
