import { PROGRESS_KEY } from './storage-keys.ts';
import { hasProgress, makePendingQueue } from './pending-answers.ts';
import { storeRules } from './current-rules.ts';
import { watchScreens } from './watch-screens.ts';
import { lazy } from '../../platform/lazy.ts';

/** Shows progress once there is any: who reads for the first time fetches nothing for it. */
export function beginWhenDone(): void {
  const show = (): void => lazy(() => import('./show-progress.ts')).keep(({ showProgress }) => showProgress());
  if (hasProgress()) return show();
  document.addEventListener(PROGRESS_KEY, show, { once: true });
  addEventListener('storage', show, { once: true });
}

/** The task or the screen that an event of a lesson is about. */
export const idOf = (event: Event): string | undefined => (event as CustomEvent<{ id?: string } | null>).detail?.id;

/** What is told of on the page and kept. */
const TOLD = ['exercise:solved', 'exercise:missed', 'screen:seen'];
/** The first signs that somebody reads. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'];
/** Milliseconds from the first sign until that is followed. */
const SOON = 1000;

/** Keeps what is done in a lesson (`meder/pins`): at once for readers who have been here, for others from the first sign that somebody reads. */
export function beginLesson(lesson: string | undefined): void {
  if (lesson === undefined) return;
  storeRules(lesson.split('/')[0] ?? '');
  const early = makePendingQueue<Event>((event) => ({ type: event.type, lesson, id: idOf(event) }));
  const stop = new AbortController();
  const begin = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    // From now on what is in view counts, whenever the part comes that keeps it.
    watchScreens();
    lazy(() => import('./follow-lesson.ts')).keep(({ followLesson }) => {
      for (const type of TOLD) document.removeEventListener(type, keep);
      followLesson(lesson, early.take());
    });
  };
  const keep = (event: Event): void => {
    early.hold(event);
    begin();
  };
  for (const type of TOLD) document.addEventListener(type, keep);
  if (hasProgress()) return begin();
  // Not at once: the first sign may be a press on a board, which waits for nothing of this.
  const soon = (): void => void setTimeout(begin, SOON);
  for (const type of SIGNS) addEventListener(type, soon, { signal: stop.signal, once: true, passive: true, capture: true });
}
