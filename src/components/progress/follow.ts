import { addToLesson, lessonOf } from './record.ts';
import { changeProgress, onProgress } from './store.ts';

/** How long a screen is in view before it counts as seen, in milliseconds. */
const A_LOOK = 1200;

/** Keeps what the reader does in the lesson of this page (`meder/pins`), and marks the exercises that are solved already. */
export function followLesson(lesson: string): void {
  const add = (done: { seen?: string; solved?: string }): void => changeProgress((progress) => addToLesson(progress, lesson, done));
  const idOf = (event: Event): string => (event as CustomEvent<{ id?: string } | null>).detail?.id ?? '';
  document.addEventListener('exercise:solved', (event) => add({ solved: idOf(event) }));
  document.addEventListener('screen:seen', (event) => add({ seen: idOf(event) }));

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
      if (wasSolved && word && exercise.dataset['state'] === 'new') word.textContent = 'Solved before';
    }
  });
}
