import { expect } from '../engine/index.ts';
import { likeness, MOST_LIKE, shapeOf } from './likeness.ts';
import { positionOf, type Puzzle } from './puzzle.ts';

/** Two puzzles that are too much alike, mirrored or with colours exchanged. */
export interface Alike {
  readonly one: string;
  readonly other: string;
  readonly like: number;
}

/** Every pair of puzzles that is too much alike; proof games, which all begin with the same men, are told apart by their moves (`sharesWay`). */
export function findAlike(puzzles: readonly Puzzle[]): readonly Alike[] {
  const shapes = puzzles
    .filter(({ goal }) => goal.kind !== 'proofgame')
    .map((puzzle) => ({ id: puzzle.id, shape: shapeOf(expect(positionOf(puzzle))) }));
  return shapes.flatMap(({ id, shape }, at) =>
    shapes
      .slice(0, at)
      .map((other) => ({ one: other.id, other: id, like: likeness(shape, other.shape) }))
      .filter(({ like }) => like >= MOST_LIKE),
  );
}
