import { expect } from '../engine/index.ts';
import { likeness, MOST_LIKE, shapeOf } from './likeness.ts';
import { positionOf, type Puzzle } from './puzzle.ts';

/** Two puzzles that are too much alike, mirrored or with colours exchanged. */
export interface Alike {
  readonly one: string;
  readonly other: string;
  readonly like: number;
}

/** Every pair of puzzles that is too much alike. */
export function findAlike(puzzles: readonly Puzzle[]): readonly Alike[] {
  const shapes = puzzles.map((puzzle) => ({ id: puzzle.id, shape: shapeOf(expect(positionOf(puzzle))) }));
  return shapes.flatMap(({ id, shape }, at) =>
    shapes
      .slice(0, at)
      .map((other) => ({ one: other.id, other: id, like: likeness(shape, other.shape) }))
      .filter(({ like }) => like >= MOST_LIKE),
  );
}
