import type { Move, Position } from '../../src/engine/index.ts';
import { extendLine, makeLine, type Line } from '../../src/board/state/line.ts';
import { Listeners } from '../../src/board/state/listeners.ts';
import type { Marks } from '../../src/board/scene/render-options.ts';
import type { Mode } from '../../src/board/state/board-state.ts';
import type { TaskBoard } from '../../src/components/diagram/attempt.ts';

/** A board without a picture, for what judges the reader. */
export class FakeTable implements TaskBoard {
  readonly listeners = new Listeners();
  readonly on = this.listeners.on.bind(this.listeners);
  mode: Mode;
  line: Line;
  index = 0;
  marks: Marks = {};
  pointed: readonly string[] = [];

  constructor(start: Position, mode: Mode) {
    this.line = makeLine(start);
    this.mode = mode;
  }

  get position(): Position {
    return this.line.positions[this.index]!;
  }

  get ruleset(): Position['ruleset'] {
    return this.position.ruleset;
  }

  /** As the reader makes it, by its id. */
  put(id: string): void {
    const move = this.position.moves().find((one) => one.id === id);
    if (!move) throw new Error(`${id} is not legal here`);
    this.make(move);
  }

  make(move: Move): void {
    if (!this.listeners.offer('move', move)) void this.play(move);
  }

  async goTo(index: number): Promise<void> {
    this.index = index;
    this.listeners.tell('changed');
  }

  async play(move: Move): Promise<void> {
    this.line = extendLine(this.line, this.index, move);
    await this.goTo(this.index + 1);
  }

  async setLine(line: Line, index = 0): Promise<void> {
    this.line = line;
    await this.goTo(index);
  }

  setMarks(marks: Marks): void {
    this.marks = marks;
  }

  point(names: readonly string[]): void {
    this.pointed = names;
  }
}
