import type { Position } from '../../engine/index.ts';
import { compose } from '../board/model/compose.ts';
import { look } from '../board/model/sight.ts';
import type { Scene } from '../board/model/scene.ts';

/** What the style sheets of a plate ask of its board: its shape, the least side of a square in pixels, its greatest width. */
export type Room = Readonly<Record<'--w' | '--h' | '--square-least' | '--board-most', string>>;

/** The room a board takes, as its position is shown at first, or as this scene is; the three-way board is wider, its cells smaller. */
export function roomOf(position: Position, { width, height }: Pick<Scene, 'width' | 'height'> = compose(look(position))): Room {
  const hasBoards = position.boards.length > 0;
  return {
    '--w': String(width),
    '--h': String(height),
    '--square-least': hasBoards ? '24.2' : '18.2',
    '--board-most': hasBoards ? '34rem' : '44rem',
  };
}
