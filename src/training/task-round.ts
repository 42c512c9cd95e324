import { addToLesson, type LessonScreens, type Progress } from './lesson-record.ts';

/** A run of tasks: a mixed round from a course, or a test of one lesson. */
const RUN_KINDS = ['mixed', 'test'] as const;
type RunKind = (typeof RUN_KINDS)[number];

/** A task of a run by its lesson in the course (`pawns`), or the lesson's drill (`drill/pawns`), and the screen it is on. */
export interface RoundTask {
  readonly lesson: string;
  readonly screen: string;
}

/** A run as its address carries it. */
export interface TaskRound {
  readonly kind: RunKind;
  readonly tasks: readonly RoundTask[];
  /** The place of the task that is asked, from 0. */
  readonly at: number;
  /** How many were missed before it. */
  readonly missed: number;
}

/** The most tasks of a run; no address of ours has more. */
const MOST = 10;
const TASK = /^((?:drill\/)?[a-z0-9-]{1,80})\.([a-z0-9-]{1,80})$/;

/** The run in an address's query (`?run=mixed&of=pawns.step,gaps.fly&at=1&missed=0`); `undefined` for any other query. */
export function readTaskRound(query: string): TaskRound | undefined {
  const values = new URLSearchParams(query);
  const kind = RUN_KINDS.find((one) => one === values.get('run'));
  const names = (values.get('of') ?? '').split(',');
  const tasks = names.flatMap((name): RoundTask[] => {
    const [, lesson, screen] = TASK.exec(name) ?? [];
    return lesson !== undefined && screen !== undefined ? [{ lesson, screen }] : [];
  });
  const [at, missed] = [readCount(values.get('at')), readCount(values.get('missed'))];
  if (kind === undefined || tasks.length !== names.length || tasks.length > MOST || at >= tasks.length || missed > at) return undefined;
  return { kind, tasks, at, missed };
}

const readCount = (text: string | null): number => (/^\d{1,2}$/.test(text ?? '') ? Number(text) : 0);

/** The address of the task a run is at, within its course. */
export function addressOfTaskRound({ kind, tasks, at, missed }: TaskRound): string {
  const { lesson = '', screen = '' } = tasks[at] ?? {};
  const of = tasks.map((one) => `${one.lesson}.${one.screen}`).join(',');
  return `${lesson}/?run=${kind}&of=${of}&at=${at}&missed=${missed}#${screen}`;
}

/** A screen that asks something, and what kind of thing: the kinds of goals that its tasks have. */
export interface AskingScreen {
  readonly screen: string;
  readonly kind: string;
}

/** The fewest tasks of a test, where the lesson has them. */
const LEAST_ASKED = 4;

/**
 * The screens that a lesson is tested by: more than half of those that ask something, spread from the last back, and one of each kind of
 * task that the lesson has. Nothing where there are fewer than three.
 */
export function pickTest(screens: readonly AskingScreen[]): readonly string[] | undefined {
  if (screens.length < 3) return undefined;
  const count = Math.min(screens.length, MOST, Math.max(LEAST_ASKED, Math.ceil(screens.length * 0.6)));
  const spread = Array.from({ length: count }, (_, index) => Math.round(((index + 1) * screens.length) / count) - 1);
  const picked = new Set(spread);
  const kinds = new Set(spread.map((at) => screens[at]!.kind));
  for (const [at, { kind }] of [...screens.entries()].reverse()) {
    if (kinds.has(kind) || picked.size >= MOST) continue;
    picked.add(at);
    kinds.add(kind);
  }
  return [...picked].sort((one, other) => one - other).map((at) => screens[at]!.screen);
}

/** The record of somebody who proved to know a lesson: every task in it counts as solved. */
export function markKnown(progress: Progress, lesson: string, screens: LessonScreens): Progress {
  return Object.entries(screens).reduce(
    (before, [screen, tasks]) =>
      tasks.reduce((one, task) => addToLesson(one, lesson, { solved: task }), addToLesson(before, lesson, { seen: screen })),
    progress,
  );
}
