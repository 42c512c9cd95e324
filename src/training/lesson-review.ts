import { lessonOf, nameOfTask, type CourseScreens, type Progress } from './lesson-record.ts';

/** A task of a lesson, and the screen it is on. */
export interface LessonTask {
  /** `meder/pawns` */
  readonly lesson: string;
  readonly screen: string;
  readonly task: string;
  /** It is a board of the lesson's drill, which has a page of its own. */
  readonly isDrill?: true;
}

/** How many boards the drills of lessons have, by lesson. */
export type Drills = Readonly<Record<string, number>>;

/** A board of a lesson's drill, from 1: the screen it is on and its name in the record. */
export const drillTask = (lesson: string, at: number): LessonTask => ({
  lesson,
  screen: `board-${at}`,
  task: `${lesson.split('/').join('-')}-drill-${at}`,
  isDrill: true,
});

const listBoards = (drills: Drills): readonly LessonTask[] =>
  Object.entries(drills).flatMap(([lesson, count]) => Array.from({ length: count }, (_, index) => drillTask(lesson, index + 1)));

const listTasks = (courses: CourseScreens): readonly LessonTask[] =>
  Object.entries(courses).flatMap(([lesson, screens]) =>
    Object.entries(screens).flatMap(([screen, tasks]) => tasks.map((task) => ({ lesson, screen, task }))),
  );

/** The missed tasks of some courses and boards of their drills whose time has come, the longest overdue first. */
export function listDueTasks({ cards = {} }: Progress, courses: CourseScreens, now: Date, drills: Drills = {}): readonly LessonTask[] {
  const dueAt = ({ lesson, task }: LessonTask): number => Date.parse(cards[nameOfTask(lesson, task)]?.due ?? '');
  return [...listTasks(courses), ...listBoards(drills)]
    .filter((one) => dueAt(one) <= now.getTime())
    .sort((one, other) => dueAt(one) - dueAt(other));
}

/** How many tasks a mixed round has. */
const ROUND = 10;

/**
 * A mixed round from what was done of a course: what is due, then what was missed and comes back later, then a task of each lesson that
 * was solved at once, lesson after lesson.
 */
export function listRound(progress: Progress, courses: CourseScreens, now: Date, drills: Drills = {}): readonly LessonTask[] {
  const due = listDueTasks(progress, courses, now, drills);
  const all = listTasks(courses);
  const cards = progress.cards ?? {};
  const missed = [...all, ...listBoards(drills)].filter(
    (one) => cards[nameOfTask(one.lesson, one.task)] !== undefined && !due.includes(one),
  );
  const solved = Object.keys(courses).flatMap((lesson) => {
    const own = all.filter((one) => one.lesson === lesson && lessonOf(progress, lesson).solved.includes(one.task));
    return own.filter((one) => cards[nameOfTask(lesson, one.task)] === undefined).slice(-1);
  });
  const isDue = new Set(due.map(({ lesson, task }) => nameOfTask(lesson, task)));
  return [...due, ...missed.filter(({ lesson, task }) => !isDue.has(nameOfTask(lesson, task))), ...solved].slice(0, ROUND);
}

/** The lessons in which the most tasks were missed, the weakest first, each with how many. */
export function listWeak(
  { cards = {} }: Progress,
  courses: CourseScreens,
  drills: Drills = {},
): readonly { readonly lesson: string; readonly missed: number }[] {
  return Object.entries(courses)
    .map(([lesson, screens]) => ({
      lesson,
      missed: [...Object.values(screens).flat(), ...listBoards({ [lesson]: drills[lesson] ?? 0 }).map(({ task }) => task)].filter(
        (task) => cards[nameOfTask(lesson, task)] !== undefined,
      ).length,
    }))
    .filter(({ missed }) => missed > 0)
    .sort((one, other) => other.missed - one.missed)
    .slice(0, 3);
}
