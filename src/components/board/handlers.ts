import type { Move, Refusal } from '../../engine/index.ts';
import type { DisplaySetup } from './display.ts';

/** What pointing at a board does: nothing but look, play legal moves, choose squares and pins, or set up a position. */
export type Mode = 'look' | 'play' | 'choose' | 'edit';

/** What others may want to know or decide. */
export interface Handlers {
  /** A legal move was made by the reader; without a handler it is played. */
  move?(move: Move): void;
  /** Something that is no legal move was tried. */
  refused?(refusal: Refusal, from: string, to: string): void;
  /** A square or pin was chosen (modes `choose` and `edit`). */
  chosen?(name: string): void;
  /** What stands on a square or pin was dragged to another, or off the board (mode `edit`). */
  dropped?(from: string, to: string | undefined): void;
  /** Whether something was put back that was picked up outside the board. */
  letGo?(): boolean;
  /** The position shown is another. */
  changed?(): void;
  /** The lines through a cell are shown, or no more. */
  lines?(isOn: boolean): void;
  /** A square or pin has come into focus: by key, by pointing at it, or by picking up what is there. */
  focused?(name: string | undefined): void;
  /** A key the board has no use for. */
  key?(key: string): boolean;
}

export interface BoardSetup extends DisplaySetup {
  readonly mode: Mode;
}
