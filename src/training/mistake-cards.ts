import type { MistakeTask } from '../game/analysis/mistake-task.ts';
import type { MistakeRecord } from './mistake-record.ts';
import { nextCard } from './review.ts';

/** The record with a mistake practised: found at the first try (1) or not (0). It comes back after days, as the cards of puzzles do. */
export function answerMistake(
  record: MistakeRecord,
  task: Pick<MistakeTask, 'ruleset' | 'position' | 'played'>,
  score: 0 | 1,
  now: Date,
): MistakeRecord {
  const isOne = (one: MistakeTask): boolean => one.ruleset === task.ruleset && one.position === task.position && one.played === task.played;
  if (!record.mistakes.some(isOne)) return record;
  return { ...record, mistakes: record.mistakes.map((one) => (isOne(one) ? { ...one, card: nextCard(one.card, score, now) } : one)) };
}
