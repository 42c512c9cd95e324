import { href } from '../../platform/href.ts';
import { PROGRESS } from '#words/progress.ts';
import type { CourseScreens, Progress } from '../../training/lesson-record.ts';
import { listDueTasks, type Drills } from '../../training/lesson-review.ts';
import { showResume } from './show-progress.ts';
import { onProgress } from './progress-store.ts';
import { lazy } from '../../platform/lazy.ts';

/** What `/learn/courses.json` holds. */
interface Courses {
  readonly titles: Readonly<Record<string, string>>;
  readonly courses: CourseScreens;
  readonly drills: Drills;
}

const courseList = lazy(async () => {
  const answer = await fetch(href('/learn/courses.json'));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as Courses;
});

/** The link to what is due of the course that was read last; hidden where nothing is. */
function showDue({ courses, drills }: Courses, progress: Progress): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-due-link]');
  const [course = ''] = (progress.last ?? '').split('/');
  const ownOf = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([lesson]) => lesson.startsWith(`${course}/`)));
  const due = listDueTasks(progress, ownOf(courses), new Date(), ownOf(drills)).length;
  if (!link) return;
  link.hidden = due === 0;
  link.href = href(`/learn/${course}/#due`);
  link.textContent = PROGRESS.due(due);
}

/** On a page that shows no course: the link that goes on where the reader was; it comes when the courses can be fetched. */
export function offerResume(link: HTMLAnchorElement): void {
  courseList.keep(
    (all) =>
      void onProgress((progress) => {
        showResume(link, all.courses, progress, all.titles);
        showDue(all, progress);
      }),
  );
}
