import { signal } from '@preact/signals';
import type { Move, Player, Position } from '../engine/index.ts';
import type { Line } from '../board/state/line.ts';
import type { Marks } from '../board/scene/render-options.ts';
import type { Grade } from './analysis/grades.ts';

/** A task that has the board for a while: the game waits behind it, and its address stays. */
export interface BoardTask {
  readonly line: Line;
  readonly index: number;
  readonly marks: Marks;
  /** Whose side is nearest. */
  readonly side: Player;
  /** Whether a move may be tried. */
  readonly isOpen: boolean;
  /** A legal move of the reader. */
  readonly move: (move: Move) => void;
}

/** What others lay over the game on the analysis board: a task, arrows, and how its moves were judged. */
export class BoardOverlay {
  readonly task = signal<BoardTask | undefined>(undefined);
  readonly arrows = signal<NonNullable<Marks['arrows']>>([]);
  /** The grade of the move that led to a position. */
  readonly grades = signal<ReadonlyMap<Position, Grade>>(new Map());

  /** Marks of the board with the arrows on top. */
  addTo(marks: Marks): Marks {
    return this.arrows.value.length === 0 ? marks : { ...marks, arrows: [...(marks.arrows ?? []), ...this.arrows.value] };
  }
}
