import { countDone, lessonOf, type LessonScreens, type Progress } from './record.ts';
import { onProgress } from './store.ts';

/** A course: the screens of its lessons, by lesson. */
type Course = Readonly<Record<string, LessonScreens>>;

const readCourse = (element: HTMLElement): Course => JSON.parse(element.dataset['course'] ?? '{}') as Course;

function countCourse(progress: Progress, course: Course): { readonly done: number; readonly all: number } {
  let [done, all] = [0, 0];
  for (const [lesson, screens] of Object.entries(course)) {
    done += countDone(progress, lesson, screens);
    all += Object.keys(screens).length;
  }
  return { done, all };
}

/**
 * What shows progress on a page: bars (`<progress data-course>` with its words beside it), marks on links to lessons
 * (`data-lesson`), and the link that goes on where the reader was (`data-resume`). Without anything done all of it stays hidden.
 */
export function showProgress(): void {
  onProgress((progress) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-course]')) showBar(bar, progress);
    for (const mark of document.querySelectorAll<HTMLElement>('[data-lesson]')) showMark(mark, progress);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-resume]')) showResume(link, progress);
  });
}

function showBar(bar: HTMLElement, progress: Progress): void {
  const { done, all } = countCourse(progress, readCourse(bar));
  bar.hidden = done === 0;
  const meter = bar.querySelector('progress');
  if (meter) {
    meter.max = Math.max(all, 1);
    meter.value = done;
  }
  const says = bar.querySelector('[data-says]');
  if (says) says.textContent = done === all ? 'All done' : `${done} of ${all} screens done`;
}

function showMark(mark: HTMLElement, progress: Progress): void {
  const screens = JSON.parse(mark.dataset['screens'] ?? '{}') as LessonScreens;
  const all = Object.keys(screens).length;
  const done = countDone(progress, mark.dataset['lesson'] ?? '', screens);
  mark.textContent = all > 0 && done === all ? 'Done' : done > 0 ? `${done} of ${all}` : '';
  mark.dataset['state'] = all > 0 && done === all ? 'done' : done > 0 ? 'begun' : 'new';
}

/** `data-resume` holds the titles of the lessons it may lead to, by lesson. */
function showResume(link: HTMLAnchorElement, progress: Progress): void {
  const titles = JSON.parse(link.dataset['resume'] ?? '{}') as Readonly<Record<string, string>>;
  const { last = '' } = progress;
  const lesson = Object.hasOwn(titles, last) ? last : Object.keys(progress.lessons).findLast((id) => Object.hasOwn(titles, id));
  const box = link.closest<HTMLElement>('[data-resume-box]') ?? link;
  box.hidden = lesson === undefined;
  if (lesson === undefined) return;
  const { at } = lessonOf(progress, lesson);
  link.href = `/learn/${lesson}/${at === undefined ? '' : `#${at}`}`;
  link.textContent = `Go on: ${titles[lesson]}`;
}
