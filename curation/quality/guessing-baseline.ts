import { isQuestion } from '../../src/puzzles/task.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';

/** The share of questions with one list of answers to choose from that may have the commonest one. */
export const MOST_GUESSED = 0.45;

/** Questions of one ruleset that offer the same kinds of answers, and how often the commonest is right. */
export interface GuessingBaseline {
  readonly list: string;
  readonly commonest: string;
  readonly count: number;
  readonly of: number;
}

/** The kind of list a question offers; `undefined` where the reader points at the board. For declarations the players’ places matter, not their names. */
export function choiceListOf({ goal, ruleset, choices }: Puzzle): string | undefined {
  if (!isQuestion(goal) || !choices) return undefined;
  return `${ruleset} ${goal.kind === 'declarations' ? 'declarations' : choices.join()}`;
}

/** The answer in words that do not depend on the board: declarations by the order of moves, from the player to move on. */
export function patternOf(puzzle: Puzzle): string {
  const { goal, answer = [] } = puzzle;
  if (goal.kind !== 'declarations') return answer.join();
  const order = 'wgb';
  const { turn } = expectPosition(puzzle);
  const place = (player: string): string => `${(order.indexOf(player) - order.indexOf(turn) + 3) % 3}`;
  return answer.map((id) => id.replace(/[wgb]/g, place).replace('mate:', '')).join();
}

/** How well guessing does, list by list. */
export function measureGuessing(puzzles: readonly Puzzle[]): readonly GuessingBaseline[] {
  const lists = new Map<string, string[]>();
  for (const puzzle of puzzles) {
    const list = choiceListOf(puzzle);
    if (list !== undefined) lists.set(list, [...(lists.get(list) ?? []), patternOf(puzzle)]);
  }
  return [...lists].map(([list, answers]) => {
    const counts = new Map<string, number>();
    for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    const [commonest, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
    return { list, commonest, count, of: answers.length };
  });
}
