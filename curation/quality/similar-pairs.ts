import { expect, isAttackNode } from '../../src/engine/index.ts';
import { containmentOf, similarityOf, MOST_CONTAINED, MOST_LIKE, describeShape } from '../../src/puzzles/similarity.ts';
import { positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';

/** Two puzzles that are too much alike, mirrored or with colours exchanged. */
export interface Alike {
  readonly one: string;
  readonly other: string;
  readonly like: number;
}

/** Every pair of puzzles that is too similar, or of which one holds most of the other and begins alike; proof games, which all begin with the same pieces, are compared by their moves (`sharesWay`). */
export function findAlike(puzzles: readonly Puzzle[]): readonly Alike[] {
  const shapes = puzzles
    .filter(({ goal }) => goal.kind !== 'proofgame')
    .map((puzzle) => ({ id: puzzle.id, shape: describeShape(expect(positionOf(puzzle))), first: firstOf(puzzle) }));
  return shapes.flatMap(({ id, shape, first }, at) =>
    shapes.slice(0, at).flatMap((other): Alike[] => {
      const like = similarityOf(shape, other.shape);
      const held = first !== undefined && first === other.first ? containmentOf(shape, other.shape) : 0;
      return like >= MOST_LIKE || held >= MOST_CONTAINED ? [{ one: other.id, other: id, like: Math.max(like, held) }] : [];
    }),
  );
}

/** Task and first move; nothing of a question. */
const firstOf = ({ goal, solution }: Puzzle): string | undefined =>
  solution && isAttackNode(solution) ? `${goal.kind} ${solution.play[0]!}` : undefined;
