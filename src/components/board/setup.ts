import type { DisplaySetup } from './display.ts';

/** What pointing at a board does: nothing but look, play legal moves, choose squares and pins, or set up a position. */
export type Mode = 'look' | 'play' | 'choose' | 'edit';

export interface BoardSetup extends DisplaySetup {
  readonly mode: Mode;
}
