import type { Position } from '../../engine/index.ts';
import { compose } from '../../board/scene/compose.ts';
import { toRenderOptions } from '../../board/scene/render-options.ts';
import type { Scene } from '../../board/scene/scene.ts';

/** What the style sheets of a plate ask of its board: its shape, the least side of a square in pixels, its greatest width. */
export type Dimensions = Readonly<Record<'--w' | '--h' | '--square-least' | '--board-most', string>>;

/** The room a board takes, as its position is shown at first, or as this scene is; the three-way board is wider, its cells smaller. */
export function dimensionsOf(
  position: Position,
  { width, height }: Pick<Scene, 'width' | 'height'> = compose(toRenderOptions(position)),
): Dimensions {
  const hasBoards = position.boards.length > 0;
  return {
    '--w': String(width),
    '--h': String(height),
    '--square-least': hasBoards ? '24.2' : '18.2',
    '--board-most': hasBoards ? '34rem' : '44rem',
  };
}
