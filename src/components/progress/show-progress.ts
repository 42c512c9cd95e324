import { href } from '../../platform/href.ts';
import { isNumber, isText, listOf, parseData, recordOf } from '../../platform/page-data.ts';
import { addressOfTaskRound } from '../../training/task-round.ts';
import { listDueTasks, listRound, listWeak, type Drills, type LessonTask } from '../../training/lesson-review.ts';
import { countDone, findNextLesson, lessonOf, type CourseScreens, type Progress } from '../../training/lesson-record.ts';
import { isProgressUnsaved, onProgress } from './progress-store.ts';
import { PROGRESS } from '#words/progress.ts';

type Titles = Readonly<Record<string, string>>;

const readCourse = (element: HTMLElement): CourseScreens => parseData(element, 'course', recordOf(recordOf(listOf(isText))));

let isShowing = false;

/**
 * What shows progress on a page: bars of courses (`data-course`, the screens of its lessons), marks of their lessons and screens
 * (`data-lesson`), and the link that goes on where the reader was (`data-resume`). Without anything done all of it stays hidden.
 */
export function showProgress(): void {
  if (isShowing) return;
  isShowing = true;
  const bars = [...document.querySelectorAll<HTMLElement>('[data-course]')].map((bar) => ({ bar, course: readCourse(bar) }));
  const courses: CourseScreens = Object.assign({}, ...bars.map(({ course }) => course));
  const drills: Drills = Object.assign(
    {},
    ...bars.map(({ bar }) => (bar.dataset['drills'] ? parseData(bar, 'drills', recordOf(isNumber)) : {})),
  );
  onProgress((progress) => {
    for (const { bar, course } of bars) showBar(bar, course, progress);
    for (const mark of document.querySelectorAll<HTMLElement>('[data-lesson]')) showMark(mark, courses, progress);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-resume]')) showResume(link, courses, progress);
    for (const box of document.querySelectorAll<HTMLElement>('[data-review]')) showReview(box, { courses, drills }, progress);
    for (const line of document.querySelectorAll<HTMLElement>('[data-due-end]')) showDueAtEnd(line, { courses, drills }, progress);
  });
}

function showBar(bar: HTMLElement, course: CourseScreens, progress: Progress): void {
  let [done, all] = [0, 0];
  for (const [lesson, screens] of Object.entries(course)) {
    done += countDone(progress, lesson, screens);
    all += Object.keys(screens).length;
  }
  bar.hidden = done === 0;
  const meter = bar.querySelector('progress');
  if (meter) {
    meter.max = Math.max(all, 1);
    meter.value = done;
  }
  const says = bar.querySelector('[data-says]');
  if (says)
    says.textContent = [
      done === all ? PROGRESS.allDone : PROGRESS.screensDone(done, all),
      ...(isProgressUnsaved() ? [PROGRESS.unkept] : []),
    ].join('. ');
}

function showMark(mark: HTMLElement, courses: CourseScreens, progress: Progress): void {
  const { lesson = '', screenOfIt } = mark.dataset;
  const screens = Object.hasOwn(courses, lesson) ? courses[lesson]! : {};
  const counted = screenOfIt === undefined ? screens : { [screenOfIt]: screens[screenOfIt] ?? [] };
  const all = Object.keys(counted).length;
  const done = countDone(progress, lesson, counted);
  const isDone = all > 0 && done === all;
  const isBegun = done > 0 || Object.keys(counted).some((screen) => lessonOf(progress, lesson).seen.includes(screen));
  const says = isDone ? PROGRESS.done : done > 0 ? PROGRESS.part(done, all) : isBegun ? PROGRESS.begun : '';
  (mark.querySelector('[data-says]') ?? mark).textContent = says;
  mark.dataset['state'] = isDone ? 'done' : isBegun ? 'begun' : 'new';
}

/** What of a page's courses may come back. */
interface Reviewed {
  readonly courses: CourseScreens;
  readonly drills: Drills;
}

/** At the end of a lesson, what is due of its course; hidden where nothing is. */
function showDueAtEnd(line: HTMLElement, { courses, drills }: Reviewed, progress: Progress): void {
  const due = listDueTasks(progress, courses, new Date(), drills).length;
  line.hidden = due === 0;
  const says = line.querySelector('span');
  if (says) says.textContent = PROGRESS.due(due);
}

/** What comes back of a course: how much is due, a mixed round, and the lessons in which the most was missed. Hidden until a task was done. */
function showReview(box: HTMLElement, { courses, drills }: Reviewed, progress: Progress): void {
  const titles = parseData(box, 'review', recordOf(isText));
  const now = new Date();
  const weak = listWeak(progress, courses, drills);
  const asking = Object.fromEntries(
    Object.entries(courses).map(([lesson, screens]) => [
      lesson,
      Object.fromEntries(Object.entries(screens).filter(([screen]) => titles[`${lesson}#${screen}`] !== undefined)),
    ]),
  );
  const round = listRound(progress, asking, now, drills);
  box.hidden = round.length === 0;
  const begin = box.querySelector<HTMLAnchorElement>('[data-round]');
  const [first] = round;
  if (begin && first) {
    const [course = ''] = first.lesson.split('/');
    const tasks = round.map((task) => ({ lesson: pageOf(task).slice(course.length + 1), screen: task.screen }));
    begin.href = href(`/learn/${course}/${addressOfTaskRound({ kind: 'mixed', tasks, at: 0, missed: 0 })}`);
  }
  const titleOf = (lesson: string): string => titles[lesson] ?? lesson;
  const due = box.querySelector('[data-due]');
  if (due) due.textContent = PROGRESS.due(listDueTasks(progress, courses, now, drills).length);
  const weakest = box.querySelector('[data-weak]');
  if (weakest)
    weakest.textContent =
      weak.length === 0 ? '' : PROGRESS.weak(weak.map(({ lesson, missed }) => PROGRESS.weakAt(titleOf(lesson), missed)));
  box.querySelector('ol')?.replaceChildren(
    ...round.map((task) => {
      const { lesson, screen, isDrill } = task;
      const [item, link] = [document.createElement('li'), document.createElement('a')];
      link.href = href(`/learn/${pageOf(task)}/#${screen}`);
      link.textContent = isDrill ? PROGRESS.drill(titleOf(lesson), screen.replace('board-', '')) : titleOf(`${lesson}#${screen}`);
      item.append(link);
      return item;
    }),
  );
}

/** The page of a task: its lesson's (`meder/pawns`), or the drill's (`meder/drill/pawns`). */
const pageOf = ({ lesson, isDrill }: LessonTask): string =>
  isDrill ? [lesson.split('/')[0], 'drill', lesson.split('/')[1]].join('/') : lesson;

const readTitles = (link: HTMLAnchorElement): Titles => (link.dataset['resume'] ? parseData(link, 'resume', recordOf(isText)) : {});

/** The titles of the lessons it may lead to, by lesson, are given or stand in its `data-resume`. */
export function showResume(link: HTMLAnchorElement, courses: CourseScreens, progress: Progress, titles = readTitles(link)): void {
  const next = findNextLesson(progress, courses);
  const box = link.closest<HTMLElement>('[data-resume-box]') ?? link;
  box.hidden = next === undefined;
  // What one does first is to go on, or else to begin.
  for (const begin of document.querySelectorAll('[data-begin]')) begin.classList.toggle('is-first', next === undefined);
  if (!next) return;
  link.href = href(`/learn/${next.lesson}/${next.at === undefined ? '' : `#${next.at}`}`);
  link.textContent = PROGRESS.goOn(titles[next.lesson] ?? next.lesson);
}
