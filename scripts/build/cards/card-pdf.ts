import PDFDocument from 'pdfkit';
import { BOLD, INK, paintScene, PLAIN, SOFT, type Colours } from './paint.ts';
import type { Block, Side } from './blocks.ts';

/** Points of a millimetre, and of the side of a sheet of A4 with its margins. */
const MM = 72 / 25.4;
const [WIDTH, HEIGHT, MARGIN, GAP] = [210 * MM, 297 * MM, 12 * MM, 7 * MM];
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const [TITLE, BELOW_TITLE] = [15, 24];
/** Type sizes in points: a side has the largest with which all of it fits. */
const SIZES = [10, 9.6, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8];
/** The characters the fonts have; others that a card may use are spelled with them. */
const CHARACTERS = /^[\u0020-\u00ff\u2010-\u2026]*$/;
const SPELLED: Readonly<Record<string, string>> = { '⅓': '1/3', '⅔': '2/3', '−': '-' };
/** A picture is at most so high, in points. */
const TALLEST = 95 * MM;
const [ACCENT, LINE] = ['#8a5200', '#c9c2b4'];

type Document = PDFKit.PDFDocument;

/** What a sheet is set with. */
export interface Style {
  readonly colours: Colours;
  /** Font files: plain and bold. */
  readonly fonts: readonly [plain: Uint8Array, bold: Uint8Array];
  readonly title: string;
}

/** A place on a side: its left edge, and how far down it is filled. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sheet of two sides as a file, the same for the same sides. Throws where it does not fit in the smallest type size either. */
export async function makeSheet(sides: readonly Side[], { colours, fonts, title }: Style): Promise<Uint8Array> {
  // With the day it was made every build's file would be another one, to be fetched again by whoever keeps it.
  const info = { Title: title, Author: 'Threefold', CreationDate: new Date(0) };
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0, lang: 'en', displayTitle: true, info });
  document.registerFont(PLAIN, fonts[0]).registerFont(BOLD, fonts[1]);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  for (const side of sides) {
    const size = SIZES.find((one) => placeBlocks(document, side, one) !== undefined);
    if (size === undefined) throw new Error(`${side.title}: the side does not hold all that is on it`);
    document.addPage();
    document.font(BOLD).fontSize(TITLE).fillColor(INK).text(write(side.title), MARGIN, MARGIN, { lineBreak: false });
    for (const [block, { x, y }] of placeBlocks(document, side, size)!) drawBlock(document, block, { x, y, size, colours });
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** A text in the characters the fonts have; throws where they lack one. */
function write(text: string): string {
  const written = text.replace(/[^\u0000-\u00ff]/g, (letter) => SPELLED[letter] ?? letter);
  if (!CHARACTERS.test(written)) throw new Error(`the fonts of the cards lack a character of “${text}”`);
  return written;
}

/** Where each block of a side begins; nothing where they do not all fit. */
function placeBlocks(document: Document, { columns }: Side, size: number): ReadonlyMap<Block, Place> | undefined {
  const places = new Map<Block, Place>();
  const top = MARGIN + BELOW_TITLE;
  const bottom = HEIGHT - MARGIN;
  const lefts = [MARGIN, MARGIN + COLUMN + GAP];
  let at = 0;
  for (const [number, blocks] of columns.entries()) {
    at = Math.max(at, number);
    let y = top;
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      const high = heightOf(document, block, size);
      // A heading stands over what it is the heading of.
      const needed = high + (block.kind === 'heading' && next ? heightOf(document, next, size) : 0);
      if (y + needed > bottom) {
        at += 1;
        y = top;
        // Each column of two has its own.
        if (columns.length > 1 || at > 1) return undefined;
      }
      places.set(block, { x: lefts[at]!, y });
      y += high;
    }
  }
  return places;
}

const inset = (size: number): number => size * 0.9;

/** How high a block is at most, with the room below it. */
function heightOf(document: Document, block: Block, size: number): number {
  switch (block.kind) {
    case 'heading':
      return size * 2.1;
    case 'fact':
      return (
        document
          .font(PLAIN)
          .fontSize(size)
          .heightOfString(lineOf(block), { width: COLUMN - inset(size) }) +
        size * 0.3
      );
    case 'note':
      return (
        document
          .font(PLAIN)
          .fontSize(size * 0.92)
          .heightOfString(write(block.text), { width: COLUMN }) +
        size * 0.5
      );
    case 'table':
      return rowsOf(document, block, size).reduce((sum, { height }) => sum + height, 0) + size * 0.6;
    case 'picture':
      return (widthOf(block) * block.scene.height) / block.scene.width + size * 0.4;
    case 'pictures':
      return Math.ceil(block.pictures.length / block.columns) * rowOf(block, size);
  }
}

/** How wide a small picture is, and how high a row of them with their words. */
const smallOf = ({ columns }: Block & { kind: 'pictures' }): number => COLUMN / columns - 2 * MM;
const rowOf = (block: Block & { kind: 'pictures' }, size: number): number =>
  Math.max(...block.pictures.map(({ scene }) => (smallOf(block) * scene.height) / scene.width)) + size * 1.8;

const lineOf = ({ text, source, label = '' }: Block & { kind: 'fact' }): string => write([text, source, label].filter(Boolean).join(' '));
const widthOf = ({ scene }: Block & { kind: 'picture' }): number => Math.min(COLUMN, (TALLEST * scene.width) / scene.height);

interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly height: number;
  readonly isHead: boolean;
}

/** The rows of a table: every column is as wide as what stands in it, but the widest, which has what is left. */
function rowsOf(document: Document, { head, rows }: Block & { kind: 'table' }, size: number): readonly Row[] {
  const all = [head, ...rows].map((cells) => cells.map(write));
  document.font(BOLD).fontSize(size * 0.92);
  const pad = size * 0.8;
  const natural = head.map((_, column) => Math.max(...all.map((cells) => document.widthOfString(cells[column] ?? ''))) + pad);
  const widest = natural.indexOf(Math.max(...natural));
  const rest = COLUMN - natural.reduce((sum, width, column) => sum + (column === widest ? 0 : width), 0);
  const widths = natural.map((width, column) => (column === widest ? Math.min(width, rest) : width));
  return all.map((cells, index) => {
    const heights = cells.map((cell, column) => document.heightOfString(cell, { width: widths[column]! - pad }));
    return { cells, widths, height: Math.max(...heights) + size * 0.35, isHead: index === 0 };
  });
}

interface Drawing extends Place {
  readonly size: number;
  readonly colours: Colours;
}

function drawBlock(document: Document, block: Block, { x, y, size, colours }: Drawing): void {
  switch (block.kind) {
    case 'heading':
      document
        .font(BOLD)
        .fontSize(size * 1.2)
        .fillColor(ACCENT)
        .text(write(block.text), x, y + size * 0.55, { width: COLUMN });
      return;
    case 'fact':
      return drawFact(document, block, { x, y, size, colours });
    case 'note':
      document
        .font(PLAIN)
        .fontSize(size * 0.92)
        .fillColor(SOFT)
        .text(write(block.text), x, y, { width: COLUMN });
      return;
    case 'table':
      return drawTable(document, block, { x, y, size, colours });
    case 'picture':
      return paintScene(document, block.scene, colours, [x, y, widthOf(block)]);
    case 'pictures':
      return drawPictures(document, block, { x, y, size, colours });
  }
}

function drawPictures(document: Document, block: Block & { kind: 'pictures' }, { x, y, size, colours }: Drawing): void {
  const { columns, pictures } = block;
  const wide = smallOf(block);
  for (const [index, { words, scene }] of pictures.entries()) {
    const [left, top] = [x + (index % columns) * (COLUMN / columns), y + Math.floor(index / columns) * rowOf(block, size)];
    document
      .font(BOLD)
      .fontSize(size * 0.92)
      .fillColor(INK)
      .text(write(words), left, top, { lineBreak: false });
    document.save();
    document.rect(left, top + size * 1.2, wide, (wide * scene.height) / scene.width).clip();
    paintScene(document, scene, colours, [left, top + size * 1.2, wide]);
    document.restore();
  }
}

function drawFact(document: Document, { text, source, label }: Block & { kind: 'fact' }, { x, y, size }: Drawing): void {
  document.circle(x + size * 0.3, y + size * 0.62, size * 0.13).fill(SOFT);
  const width = COLUMN - inset(size);
  document
    .font(PLAIN)
    .fontSize(size)
    .fillColor(INK)
    .text(write(`${text} `), x + inset(size), y, { width, continued: true });
  document.fillColor(SOFT).text(write(source), { continued: label !== undefined });
  if (label !== undefined) document.fillColor(ACCENT).text(write(` ${label}`));
}

function drawTable(document: Document, block: Block & { kind: 'table' }, { x, y, size }: Drawing): void {
  let top = y;
  for (const { cells, widths, height, isHead } of rowsOf(document, block, size)) {
    let left = x;
    for (const [column, cell] of cells.entries()) {
      const isBold = isHead || column === 0;
      document
        .font(isBold ? BOLD : PLAIN)
        .fontSize(size * 0.92)
        .fillColor(isHead ? SOFT : INK);
      document.text(cell, left, top + size * 0.15, { width: widths[column]! - size * 0.8 });
      left += widths[column]!;
    }
    top += height;
    document.moveTo(x, top).lineTo(left, top).lineWidth(0.4).stroke(LINE);
  }
}
