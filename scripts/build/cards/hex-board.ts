import PDFDocument from 'pdfkit';
import { HEX_BOARD } from '#words/card.ts';
import { compose } from '../../../src/board/scene/compose.ts';
import type { PieceNode, Scene } from '../../../src/board/scene/scene.ts';
import { toRenderOptions } from '../../../src/board/scene/render-options.ts';
import { PLAYER_NAMES, type Player, type Role, type Ruleset } from '../../../src/engine/index.ts';
import { BOLD, INK, paintScene, PLAIN, SOFT } from './paint.ts';
import type { Style } from './card-pdf.ts';

/** Points of a millimetre. */
const MM = 72 / 25.4;
/** Papers by name: width and height. What is printed fits on both, so that a board of one is as large as of the other. */
export const PAPERS = { a4: [210 * MM, 297 * MM], letter: [215.9 * MM, 279.4 * MM] } as const;
export type Paper = keyof typeof PAPERS;

const MARGIN = 10 * MM;
/** Room for a line of words above what is printed. */
const HEAD = 9 * MM;
/** How much of the first half the second repeats, to be stuck over it. */
const OVERLAP = 12 * MM;
/** A board is so wide on paper; its cells are then 18.7 mm from face to face. */
const BOARD = 280 * MM;
/** The side of a counter, a little less than a cell. */
const COUNTER = 17.5 * MM;

type Document = PDFKit.PDFDocument;

/** The empty board of a ruleset, from White’s side. */
export function makeEmptyBoard(ruleset: Ruleset): Scene {
  const options = toRenderOptions(ruleset.begin(), { side: 'w' });
  return compose({ ...options, squares: options.squares.map((square) => ({ ...square, piece: undefined })) });
}

/** The pieces to cut out, an army after the other: those of the start, and two queens more for pawns that are promoted. */
export function listCounters(ruleset: Ruleset): readonly { readonly owner: Player; readonly role: Role }[] {
  const pieces = ruleset.begin().squares.flatMap(({ piece }) => (piece ? [piece] : []));
  const order: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
  return ruleset.players.flatMap((owner) => {
    const own = pieces.filter((piece) => piece.owner === owner).map(({ role }) => role);
    return [...own, 'queen' as const, 'queen' as const]
      .sort((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((role) => ({ owner, role }));
  });
}

/** The board in two halves to stick together, and the pieces to cut out, as a file of three pages. */
export async function makeHexBoard(ruleset: Ruleset, paper: Paper, style: Omit<Style, 'title'>): Promise<Uint8Array> {
  const size = [...PAPERS[paper]] as [number, number];
  const info = { Title: HEX_BOARD.title, Author: 'Threefold', CreationDate: new Date(0) };
  const document = new PDFDocument({ autoFirstPage: false, size, margin: 0, lang: 'en', displayTitle: true, info });
  document.registerFont(PLAIN, style.fonts[0]).registerFont(BOLD, style.fonts[1]);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  drawHalves(document, makeEmptyBoard(ruleset), size, style);
  drawCounters(document, ruleset, size, style);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function say(document: Document, words: string): void {
  document
    .font(PLAIN)
    .fontSize(9)
    .fillColor(INK)
    .text(words, MARGIN, MARGIN, { width: document.page.width - 2 * MARGIN });
}

function drawHalves(document: Document, board: Scene, [width, height]: readonly [number, number], { colours }: Omit<Style, 'title'>): void {
  const [wide, high] = [width - 2 * MARGIN, height - 2 * MARGIN - HEAD];
  const tall = (BOARD * board.height) / board.width;
  const half = (BOARD + OVERLAP) / 2;
  if (tall > high || half > wide) throw new Error('the board does not fit on its two sheets');
  const top = MARGIN + HEAD;
  for (const [index, words] of HEX_BOARD.halves.entries()) {
    document.addPage();
    say(document, words);
    // The left half ends at the right edge of its sheet, the right one begins at the left edge.
    const left = index === 0 ? width - MARGIN - half : MARGIN;
    document.save();
    document.rect(left, top, half, tall).clip();
    paintScene(document, board, colours, [index === 0 ? left : left - (BOARD - half), top, BOARD]);
    document.restore();
    // The right half is cut where its picture begins, and lies up to the line of the left one.
    const seam = index === 0 ? width - MARGIN - OVERLAP : MARGIN;
    document
      .moveTo(seam, top)
      .lineTo(seam, top + tall)
      .lineWidth(0.5)
      .dash(4, { space: 3 })
      .stroke(SOFT)
      .undash();
  }
}

function drawCounters(document: Document, ruleset: Ruleset, [width]: readonly [number, number], { colours }: Omit<Style, 'title'>): void {
  document.addPage();
  say(document, HEX_BOARD.counters(ruleset.players.map((player) => PLAYER_NAMES[player])));
  const columns = Math.floor((width - 2 * MARGIN) / COUNTER);
  const left = (width - columns * COUNTER) / 2;
  for (const [index, { owner, role }] of listCounters(ruleset).entries()) {
    const [x, y] = [left + (index % columns) * COUNTER, MARGIN + HEAD + Math.floor(index / columns) * COUNTER];
    document.rect(x, y, COUNTER, COUNTER).lineWidth(0.4).stroke(SOFT);
    const piece: PieceNode = { kind: 'piece', id: `counter:${index}`, z: 0, x: 50, y: 88, size: 84, owner, role };
    paintScene(document, { width: 100, height: 100, nodes: [piece], tiles: [], pins: [], handles: [] }, colours, [x, y, COUNTER]);
  }
}
