import type { ExerciseGoal } from './exercise-goals.ts';
import { hashText } from '../../puzzles/hash-text.ts';
import type { WrongAnswerTexts } from './wrong-answers.ts';

/**
 * A goal with its offered answers in an order that depends on nothing but the exercise's id and the answers, so that an author's habit
 * tells nothing; answers that are numbers stand from small to large. What is said of wrong tries by an option's number goes with it.
 */
export function shuffleOptions(
  id: string,
  goal: ExerciseGoal,
  wrong: WrongAnswerTexts,
): { readonly goal: ExerciseGoal; readonly wrong: WrongAnswerTexts } {
  switch (goal.kind) {
    case 'illegal':
      return { goal: { ...goal, among: shuffle(id, goal.among) }, wrong };
    case 'select':
      return { goal: goal.among ? { ...goal, among: shuffle(id, goal.among) } : goal, wrong };
    case 'choice': {
      const right = goal.options[goal.answer];
      if (right === undefined) return { goal, wrong };
      const options = shuffle(id, goal.options);
      const optionOf = (key: string): string => (goal.options.includes(key) ? key : (goal.options[Number(key)] ?? key));
      const named = Object.entries(wrong).map(([key, says]) => [optionOf(key), says] as const);
      return { goal: { ...goal, options, answer: options.indexOf(right) }, wrong: Object.fromEntries(named) };
    }
    default:
      return { goal, wrong };
  }
}

function shuffle(id: string, names: readonly string[]): readonly string[] {
  if (names.every((name) => /^\d/.test(name))) return names.toSorted((one, other) => parseFloat(one) - parseFloat(other));
  return names.toSorted((one, other) => hashText(`${id} ${one}`) - hashText(`${id} ${other}`) || (one < other ? -1 : 1));
}
