import { lazy } from '../../platform/lazy.ts';
import { hasProgress } from './pending-answers.ts';

/** On a page that shows no course, a link that goes on where the reader was; who reads for the first time fetches nothing for it. */
export function beginResume(link: HTMLAnchorElement | null): void {
  if (link && hasProgress()) lazy(() => import('./resume.ts')).keep(({ offerResume }) => offerResume(link));
}
