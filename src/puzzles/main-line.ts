import { isAttackNode, type Move, type Position, type ProofNode } from '../engine/index.ts';
import { expectMove } from './position-queries.ts';

/** A move of the main line with the position it is played in. */
export interface Step {
  /** The position before the move. */
  readonly position: Position;
  /** The move that is shown. */
  readonly move: Move;
  /** All moves that do as well there: those that work, or those of the other side that are met alike. */
  readonly ways: readonly Move[];
  /** Whether the solver plays it; in a helpmate the solver plays all moves. */
  readonly isOwn: boolean;
}

/** The main line: the moves of the solver, and the stiffest defence to them. */
export function listSteps(position: Position, solution: ProofNode | undefined): readonly Step[] {
  if (!solution) return [];
  const isOwn = isAttackNode(solution);
  const group = isOwn ? { moves: solution.play, then: solution.then } : solution.replies[0]!;
  const ways = group.moves.map((id) => expectMove(position, id));
  const [move] = ways;
  return move ? [{ position, move, ways, isOwn }, ...listSteps(position.after(move), group.then)] : [];
}
