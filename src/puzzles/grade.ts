import { isAttackNode, movesOf, type Goal, type Position, type ProofNode } from '../engine/index.ts';
import type { Theme } from './themes.ts';

export const GRADES = [1, 2, 3, 4, 5] as const;
/** From 1, seen at once, to 5, for the strong. */
export type Grade = (typeof GRADES)[number];

/** Themes that make a key harder to find. */
const HARD: readonly Theme[] = ['board-move-key', 'board-move-mate', 'quiet-key', 'underpromotion', 'sacrifice'];

/** Points for length, for what is hard to see, and for how much there is to look at. */
export function gradeOf(position: Position, goal: Goal, solution: ProofNode, themes: readonly Theme[]): Grade {
  const length = movesOf(goal) * 2 - 1;
  const hard = themes.filter((theme) => HARD.includes(theme)).length;
  const wide = position.moves().length > 35 ? 1 : 0;
  const branching = countAnswers(solution) > 4 ? 1 : 0;
  const points = length + hard + wide + branching;
  return points <= 2 ? 1 : points <= 4 ? 2 : points <= 5 ? 3 : points <= 7 ? 4 : 5;
}

/** Different answers the solver has to have ready after the key. */
function countAnswers(node: ProofNode): number {
  const answers = new Set<string>();
  const collect = (next: ProofNode): void => {
    if (isAttackNode(next)) {
      answers.add(next.play[0]!);
      if (next.then) collect(next.then);
    } else for (const reply of next.replies) if (reply.then) collect(reply.then);
  };
  collect(node);
  return answers.size - 1;
}
