import type { Scene } from '../../../board/scene/scene.ts';
import type { PieceStyle } from '../../../board/state/settings.ts';
import type { Token } from '../../../board/scene/board-colours.ts';
import { makeSvg } from '../../../board/render/svg.ts';

/** What the colours of a board are, by what they are for. */
export type Colours = ReadonlyMap<Token, string>;

/** How a picture that is a file of its own is drawn. */
export interface PictureStyle {
  readonly colours: Colours;
  readonly pieces: PieceStyle;
  /** What it shows, in words. */
  readonly label: string;
}

/** Points of the page that a picture is wide, at first: it can be drawn at any size. */
export const PICTURE_WIDTH = 800;
const FONT = 'Arial,Helvetica,sans-serif';

/** A scene as a file of its own: no style sheet reaches it, so it brings its colours and letters along. */
export function makePicture(scene: Scene, style: PictureStyle): string {
  const svg = makeSvg(scene, { prefix: 'p-', label: style.label, pieces: style.pieces });
  return finishPicture(svg, scene, style.colours);
}

/** An SVG that takes its colours and letters from a page, as one that has them itself, on ground. */
export function finishPicture(svg: string, { width, height }: Pick<Scene, 'width' | 'height'>, colours: Colours): string {
  const size = `width="${PICTURE_WIDTH}" height="${Math.round((PICTURE_WIDTH * height) / width)}"`;
  return svg
    .replace(' class="board-svg">', ` ${size} font-family="${FONT}"><rect width="100%" height="100%" fill="var(--b-ground)"/>`)
    .replace(/ class="board-text([^"]*)" style="--s:([\d.]+)px"/g, (_, classes: string, letters: string) => {
      const bold = classes.includes('board-bold') ? ' font-weight="700"' : '';
      const halo = classes.includes('board-halo')
        ? ' stroke="var(--b-ground)" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"'
        : '';
      return ` font-size="${letters}"${bold}${halo}`;
    })
    .replaceAll(' class="board-bold"', ' font-weight="700"')
    .replace(/var\(--b-([\w-]+)\)/g, (_, token: string) => colours.get(token as Token) ?? 'none');
}
