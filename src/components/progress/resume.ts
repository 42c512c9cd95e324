import { href } from '../../address/href.ts';
import type { CourseScreens } from './lesson-record.ts';
import { showResume } from './shows.ts';
import { onProgress } from './store.ts';

/** What `/learn/courses.json` holds. */
interface Courses {
  readonly titles: Readonly<Record<string, string>>;
  readonly courses: CourseScreens;
}

/** On a page that shows no course: the link that goes on where the reader was. */
export async function offerResume(link: HTMLAnchorElement): Promise<void> {
  const { titles, courses } = (await (await fetch(href('/learn/courses.json'))).json()) as Courses;
  onProgress((progress) => showResume(link, courses, progress, titles));
}
