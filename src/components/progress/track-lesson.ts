import { readItem } from '../../platform/storage.ts';
import { PROGRESS_KEY } from './storage-keys.ts';
import { storeRules } from './current-rules.ts';
import { watchScreens } from './screens.ts';
import { lazy } from '../../platform/lazy.ts';

/** Shows progress once there is any: who reads for the first time fetches nothing for it. */
export function beginWhenDone(): void {
  const show = (): void => lazy(() => import('./shows.ts')).keep(({ showProgress }) => showProgress());
  if (hasProgress()) return show();
  document.addEventListener(PROGRESS_KEY, show, { once: true });
  addEventListener('storage', show, { once: true });
}

/** On a page that shows no course, a link that goes on where the reader was; who reads for the first time fetches nothing for it. */
export function beginResume(link: HTMLAnchorElement | null): void {
  if (link && hasProgress()) lazy(() => import('./resume.ts')).keep(({ offerResume }) => offerResume(link));
}

/** Something was done before: then a page shows it at once. Storage may be closed; what is done on the page is kept in mind all the same. */
function hasProgress(): boolean {
  return typeof readItem(PROGRESS_KEY) === 'string';
}

/** What is told of on the page and kept. */
const TOLD = ['exercise:solved', 'exercise:missed', 'screen:seen'];
/** The first signs that somebody reads. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'];
/** Milliseconds from the first sign until that is followed. */
const SOON = 1000;

/** Keeps what is done in a lesson (`meder/pins`): at once for who has been here, from the first sign of a reader for who has not. */
export function beginLesson(lesson: string | undefined): void {
  if (lesson === undefined) return;
  storeRules(lesson.split('/')[0] ?? '');
  const early: Event[] = [];
  const keep = (event: Event): void => void early.push(event);
  const stop = new AbortController();
  const begin = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    // From now on what is in view counts, whenever the part comes that keeps it.
    watchScreens();
    lazy(() => import('./follow.ts')).keep(({ followLesson }) => {
      for (const type of TOLD) document.removeEventListener(type, keep);
      followLesson(lesson, early);
    });
  };
  for (const type of TOLD) {
    document.addEventListener(type, keep);
    document.addEventListener(type, begin, { signal: stop.signal });
  }
  if (hasProgress()) return begin();
  // Not at once: the first sign may be a press on a board, which waits for nothing of this.
  const soon = (): void => void setTimeout(begin, SOON);
  for (const type of SIGNS) addEventListener(type, soon, { signal: stop.signal, once: true, passive: true, capture: true });
}
