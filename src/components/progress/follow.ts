import { addToLesson, lessonOf } from './lesson-record.ts';
import { changeProgress, loadProgress, onProgress } from './store.ts';
import { PROGRESS } from '../../words/progress.ts';

/** How long a screen is in view before it counts as seen, in milliseconds. */
const A_LOOK = 1200;

/** Keeps what the reader does in the lesson of this page (`meder/pins`) and has done (`early`), and marks the exercises that are solved already. */
export function followLesson(lesson: string, early: readonly Event[] = []): void {
  offerReturn(lessonOf(loadProgress(), lesson).at);
  const add = (done: { seen?: string; solved?: string }): void => changeProgress((progress) => addToLesson(progress, lesson, done));
  const idOf = (event: Event): string => (event as CustomEvent<{ id?: string } | null>).detail?.id ?? '';
  const hear = (event: Event): void => add(event.type === 'exercise:solved' ? { solved: idOf(event) } : { seen: idOf(event) });
  early.forEach(hear);
  for (const type of ['exercise:solved', 'screen:seen']) document.addEventListener(type, hear);

  const waiting = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        const id = (target as HTMLElement).dataset['screen'];
        if (isIntersecting && id !== undefined)
          waiting.set(
            target,
            window.setTimeout(() => add({ seen: id }), A_LOOK),
          );
      }
    },
    // The line that is read: a third of the way down the window.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const screen of document.querySelectorAll('[data-screen]')) observer.observe(screen);

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

/** The way back to the screen that was in view when the lesson was left; none to its first and last, nor where the address names a place. */
function offerReturn(at: string | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-return]');
  const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
  const place = screens.findIndex(({ dataset }) => dataset['screen'] === at);
  if (!link || place <= 0 || place === screens.length - 1 || location.hash !== '') return;
  link.href = `#${at}`;
  link.textContent = PROGRESS.goOn(screens[place]?.querySelector('h2')?.textContent?.trim() ?? PROGRESS.whereYouWere);
  link.hidden = false;
  link.addEventListener('click', () => (link.hidden = true));
}
