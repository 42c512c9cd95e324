import { CHANGED, PROGRESS_KEY } from './key.ts';
import { keepRules } from './rules.ts';

/** Shows progress once there is any: who reads for the first time fetches nothing for it. */
export function beginWhenDone(): void {
  const show = (): void => void import('./shows.ts').then(({ showProgress }) => showProgress());
  if (hasProgress()) return show();
  document.addEventListener(CHANGED, show, { once: true });
  addEventListener('storage', show, { once: true });
}

/** On a page that shows no course, a link that goes on where the reader was; who reads for the first time fetches nothing for it. */
export function beginResume(link: HTMLAnchorElement | null): void {
  if (link && hasProgress()) void import('./resume.ts').then(({ offerResume }) => offerResume(link)).catch(() => {});
}

/** Something was done before: then a page shows it at once. Storage may be closed; what is done on the page is kept in mind all the same. */
function hasProgress(): boolean {
  try {
    return localStorage.getItem(PROGRESS_KEY) !== null;
  } catch {
    return false;
  }
}

/** What is told of on the page and kept. */
const TOLD = ['exercise:solved', 'screen:seen'];
/** The first signs that somebody reads. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'];
/** Milliseconds from the first sign until that is followed. */
const SOON = 1000;

/** Keeps what is done in a lesson (`meder/pins`): at once for who has been here, from the first sign of a reader for who has not. */
export function beginLesson(lesson: string | undefined): void {
  if (lesson === undefined) return;
  keepRules(lesson.split('/')[0] ?? '');
  const early: Event[] = [];
  const keep = (event: Event): void => void early.push(event);
  const stop = new AbortController();
  const begin = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    void import('./follow.ts').then(({ followLesson }) => {
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
