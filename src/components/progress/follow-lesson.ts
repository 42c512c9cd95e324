import { lazy } from '../../platform/lazy.ts';
import { addToLesson, lessonOf, nameOfTask } from '../../training/lesson-record.ts';
import { changeProgress, loadProgress, onProgress } from './progress-store.ts';
import { makePendingQueue } from './pending-answers.ts';
import { idOf } from './track-lesson.ts';
import { PROGRESS } from '#words/progress.ts';

/** When a missed task comes back: fetched with the first one. */
const cards = lazy(() => import('../../training/lesson-cards.ts'));

const [SOLVED, MISSED] = ['exercise:solved', 'exercise:missed'];

/** How a task was answered, while the cards are on their way. */
interface Answer {
  readonly task: string;
  readonly score: 0 | 1;
  readonly now: Date;
}

/** Keeps what the reader does in the lesson of this page (`meder/pins`) and has done (`early`), and marks the exercises that are solved already. */
export function followLesson(lesson: string, early: readonly Event[] = []): void {
  offerReturn(lessonOf(loadProgress(), lesson).at);
  const add = (done: { seen?: string; solved?: string }): void => changeProgress((progress) => addToLesson(progress, lesson, done));
  const waiting = makePendingQueue<Answer>(({ task, score }) => ({ type: score ? SOLVED : MISSED, lesson, id: task }));
  // The first answer to each task on this page counts.
  const answered = new Set<string>();
  const answer = (task: string, score: 0 | 1): void => {
    if (answered.has(task)) return;
    answered.add(task);
    waiting.hold({ task, score, now: new Date() });
    cards.keep(({ answerTask }) => {
      for (const { task: id, score: won, now } of waiting.take()) changeProgress((progress) => answerTask(progress, lesson, id, won, now));
    });
  };
  const hear = (event: Event): void => {
    const id = idOf(event) ?? '';
    if (event.type === MISSED) return answer(id, 0);
    if (event.type === 'screen:seen') return add({ seen: id });
    add({ solved: id });
    if (loadProgress().cards?.[nameOfTask(lesson, id)]) answer(id, 1);
  };
  early.forEach(hear);
  for (const type of [SOLVED, MISSED, 'screen:seen']) document.addEventListener(type, hear);

  onProgress((progress) => {
    const { solved } = lessonOf(progress, lesson);
    for (const exercise of document.querySelectorAll<HTMLElement>('[data-exercise]')) {
      const wasSolved = solved.includes(exercise.dataset['exercise'] ?? '');
      exercise.toggleAttribute('data-was-solved', wasSolved);
      const word = exercise.querySelector('.exercise-state');
      // A live exercise writes its word itself.
      if (wasSolved && word && exercise.dataset['live'] === undefined) word.textContent = PROGRESS.solvedBefore;
    }
  });
}

/**
 * The way back to the screen that was in view when the lesson was left: at the head of the page, and of a lesson that is read guided in the
 * bar, where it moves nothing. None to its first and last, nor where the address names a place.
 */
function offerReturn(at: string | undefined): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-return]')];
  const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
  const place = screens.findIndex(({ dataset }) => dataset['screen'] === at);
  if (place <= 0 || place === screens.length - 1 || location.hash !== '') return;
  const words = PROGRESS.goOn(screens[place]?.querySelector('h2')?.textContent?.trim() ?? PROGRESS.whereYouWere);
  for (const link of links) {
    const isShort = link.dataset['return'] === 'short';
    link.href = `#${at}`;
    link.textContent = isShort ? PROGRESS.goOnAt(place + 1) : words;
    if (isShort) link.title = words;
    link.hidden = false;
    link.addEventListener('click', () => links.forEach((one) => (one.hidden = true)));
  }
}
