import { addToLesson, type LessonScreens, type Progress } from './lesson-record.ts';

/** A run of tasks: a mixed round from a course, or a test of one lesson. */
const RUN_KINDS = ['mixed', 'test'] as const;
type RunKind = (typeof RUN_KINDS)[number];

/** A task of a run by its lesson in the course and the screen it is on. */
export interface RunTask {
  readonly lesson: string;
  readonly screen: string;
}

/** A run as its address carries it. */
export interface TaskRun {
  readonly kind: RunKind;
  readonly tasks: readonly RunTask[];
  /** The place of the task that is asked, from 0. */
  readonly at: number;
  /** How many were missed before it. */
  readonly missed: number;
}

/** A mixed round's most tasks; an address with more is none of ours. */
const MOST = 10;
const TASK = /^([a-z0-9-]{1,80})\.([a-z0-9-]{1,80})$/;

/** The run in an address's query (`?run=mixed&of=pawns.step,gaps.fly&at=1&missed=0`); nothing where it is none. */
export function readRun(query: string): TaskRun | undefined {
  const values = new URLSearchParams(query);
  const kind = RUN_KINDS.find((one) => one === values.get('run'));
  const names = (values.get('of') ?? '').split(',');
  const tasks = names.flatMap((name): RunTask[] => {
    const [, lesson, screen] = TASK.exec(name) ?? [];
    return lesson !== undefined && screen !== undefined ? [{ lesson, screen }] : [];
  });
  const [at, missed] = [readCount(values.get('at')), readCount(values.get('missed'))];
  if (kind === undefined || tasks.length !== names.length || tasks.length > MOST || at >= tasks.length || missed > at) return undefined;
  return { kind, tasks, at, missed };
}

const readCount = (text: string | null): number => (/^\d{1,2}$/.test(text ?? '') ? Number(text) : 0);

/** The address of the task a run is at, within its course. */
export function addressOf({ kind, tasks, at, missed }: TaskRun): string {
  const { lesson = '', screen = '' } = tasks[at] ?? {};
  const of = tasks.map((one) => `${one.lesson}.${one.screen}`).join(',');
  return `${lesson}/?run=${kind}&of=${of}&at=${at}&missed=${missed}#${screen}`;
}

/** The tasks that a lesson is tested by: at most four of its screens, spread from the last back. Nothing where there are fewer than three. */
export function pickTest(screens: readonly string[]): readonly string[] | undefined {
  const most = Math.min(4, screens.length);
  if (most < 3) return undefined;
  return Array.from({ length: most }, (_, index) => screens[Math.round(((index + 1) * screens.length) / most) - 1]!);
}

/** The record of somebody who proved to know a lesson: every task in it counts as solved. */
export function markKnown(progress: Progress, lesson: string, screens: LessonScreens): Progress {
  return Object.entries(screens).reduce(
    (before, [screen, tasks]) =>
      tasks.reduce((one, task) => addToLesson(one, lesson, { solved: task }), addToLesson(before, lesson, { seen: screen })),
    progress,
  );
}
