import { compose } from '../../board/scene/compose.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { nameStep } from '../../board/state/line.ts';
import { BoardState } from '../../board/state/board-state.ts';
import { describePosition } from '../../board/text/names.ts';
import { readColours } from '../board/view/colours.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { loadSettings } from '../board/view/settings-store.ts';
import { makeMovingPicture } from './files/animated-svg.ts';
import { makePicture, PICTURE_WIDTH, type PictureStyle } from './files/picture-file.ts';
import type { Wanted } from './snippet.ts';

/** Dots of a PNG for a point of the page. */
const SHARP = 2;

/** The colours of the board on the page, the reader's pieces, and what is seen in words. */
function styleOf({ line, index }: Wanted, board: HTMLElement): PictureStyle {
  const dressed = board.shadowRoot?.querySelector<HTMLElement>('.embed') ?? board;
  return { colours: readColours(dressed), pieces: loadSettings().pieces, label: describePosition(line.positions[index]!) };
}

function drawPicture(wanted: Wanted, board: HTMLElement): string {
  const { line, index, view, side } = wanted;
  const scene = compose(new BoardState({ line, index, view, side, marks: {} }).renderOptions({}));
  return makePicture(scene, styleOf(wanted, board));
}

const asSvg = (text: string): Blob => new Blob([text], { type: 'image/svg+xml' });

/** Gives the position as a drawing. */
export function downloadSvg(wanted: Wanted, board: HTMLElement): void {
  downloadFile(asSvg(drawPicture(wanted, board)), 'threefold.svg');
}

/** Gives the position as dots; rejects where the browser does not draw it. */
export async function downloadPng(wanted: Wanted, board: HTMLElement): Promise<void> {
  const address = URL.createObjectURL(asSvg(drawPicture(wanted, board)));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_WIDTH * SHARP;
    canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the canvas gave no picture');
    downloadFile(blob, 'threefold.png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the line, from the step it begins with, as a drawing that moves. */
export function downloadMoving(wanted: Wanted, board: HTMLElement): void {
  const { line, index, view, side } = wanted;
  const from = index === line.moves.length ? 0 : index;
  const captions = line.positions.map((position, at) =>
    [at > 0 ? `${nameStep(line, at - 1)}.` : '', describeState(position)].filter(Boolean).join(' '),
  );
  downloadFile(asSvg(makeMovingPicture({ line, from, view, side, captions }, styleOf(wanted, board))), 'threefold-moving.svg');
}
