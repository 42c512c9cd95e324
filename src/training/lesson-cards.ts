import { lessonOf, nameOfTask, type Progress } from './lesson-record.ts';
import { nextCard } from './review.ts';

/**
 * The record with a task of a lesson answered: missed (0), or found without a slip (1). A missed one comes back after days, as the cards of
 * puzzles do. What was found counts where the task was missed before and its time has come; else the record stays as it is.
 */
export function answerTask(progress: Progress, lesson: string, task: string, score: 0 | 1, now: Date): Progress {
  const name = nameOfTask(lesson, task);
  const card = progress.cards?.[name];
  if (score === 1 && (!card || Date.parse(card.due) > now.getTime())) return progress;
  const lessons = { ...progress.lessons, [lesson]: lessonOf(progress, lesson) };
  return { ...progress, lessons, cards: { ...progress.cards, [name]: nextCard(card, score, now) } };
}
