import { expect } from '../../src/engine/index.ts';
import { similarityOf, MOST_LIKE, shapeOf } from '../../src/puzzles/similarity.ts';
import { positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';

/** Two puzzles that are too much alike, mirrored or with colours exchanged. */
export interface Alike {
  readonly one: string;
  readonly other: string;
  readonly like: number;
}

/** Every pair of puzzles that is too similar; proof games, which all begin with the same pieces, are compared by their moves (`sharesWay`). */
export function findAlike(puzzles: readonly Puzzle[]): readonly Alike[] {
  const shapes = puzzles
    .filter(({ goal }) => goal.kind !== 'proofgame')
    .map((puzzle) => ({ id: puzzle.id, shape: shapeOf(expect(positionOf(puzzle))) }));
  return shapes.flatMap(({ id, shape }, at) =>
    shapes
      .slice(0, at)
      .map((other) => ({ one: other.id, other: id, like: similarityOf(shape, other.shape) }))
      .filter(({ like }) => like >= MOST_LIKE),
  );
}
