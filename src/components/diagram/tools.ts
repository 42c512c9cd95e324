import { signal } from '@preact/signals';
import { href } from '../../platform/href.ts';
import type { Board } from '../board/board.ts';
import { linkToCompare } from '../../board/address/compare-address.ts';
import type { View } from '../../board/scene/render-options.ts';

/** What the buttons over a board show and do. */
export class Tools {
  readonly view;
  readonly hasBoards;
  readonly hasLines = signal(false);
  readonly #board: Board;
  readonly #alike: readonly string[];

  /** `alike`: the rulesets a position of this one may be compared under. */
  constructor(board: Board, alike: readonly string[]) {
    this.#board = board;
    this.#alike = alike;
    this.view = signal<View>(board.view);
    this.hasBoards = signal(board.standing.boards.length > 0);
    board.on('lines', (isOn) => (this.hasLines.value = isOn));
    board.on('changed', () => (this.hasBoards.value = board.standing.boards.length > 0));
  }

  show(view: View, isQuick = false): void {
    void this.#board.setView(view, isQuick);
    this.view.value = view;
  }

  turn(degrees: number): void {
    void this.#board.turnBy(degrees);
  }

  flip(): void {
    void this.#board.flip();
  }

  toggleLines(): void {
    this.#board.setLines(!this.#board.hasLines);
  }

  /** The address at which what the board shows now is compared. */
  get compared(): string {
    return linkToCompare(this.#board.standing, this.#alike) ?? href('/compare/');
  }
}
