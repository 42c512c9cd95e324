/** What the reader has done in one lesson, by the ids of its screens and exercises. */
export interface LessonRecord {
  readonly seen: readonly string[];
  readonly solved: readonly string[];
  /** The screen that was in view last. */
  readonly at?: string;
}

/** What the reader has done in all courses: one record, kept in the browser and nowhere else. */
export interface Progress {
  readonly version: 1;
  /** By lesson: `meder/pins`. */
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  /** The lesson that was open last. */
  readonly last?: string;
}

export const NO_PROGRESS: Progress = { version: 1, lessons: {} };

/** The screens of a lesson, each with the exercises it holds. */
export type LessonScreens = Readonly<Record<string, readonly string[]>>;

/** The screens of lessons in the order of their course, by lesson; of several courses one after the other. */
export type CourseScreens = Readonly<Record<string, LessonScreens>>;

const LESSON = /^[a-z]+\/[a-z0-9-]{1,80}$/;
const ID = /^[A-Za-z0-9][\w.-]{0,80}$/;
/** No lesson comes near it; it keeps a broken record from growing. */
const MOST = 400;

/** Reads a kept record; what is broken in it is left out, and a text that is none gives `undefined`. */
export function parseProgress(text: string): Progress | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isFields(json) || json['version'] !== 1 || !isFields(json['lessons'])) return undefined;
  const lessons: Record<string, LessonRecord> = {};
  for (const [id, value] of Object.entries(json['lessons']).slice(0, MOST)) {
    if (!LESSON.test(id) || !isFields(value)) continue;
    const at = value['at'];
    lessons[id] = { seen: readIds(value['seen']), solved: readIds(value['solved']), ...(isId(at) && { at }) };
  }
  const last = json['last'];
  return { version: 1, lessons, ...(typeof last === 'string' && Object.hasOwn(lessons, last) && { last }) };
}

/** The record as it is kept and saved to a file. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify(progress);
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const readIds = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MOST) : []);

/** What was done in a lesson; empty where nothing was. */
export function lessonOf(progress: Progress, lesson: string): LessonRecord {
  return Object.hasOwn(progress.lessons, lesson) ? progress.lessons[lesson]! : { seen: [], solved: [] };
}

/** The record with a screen seen, an exercise solved, or both; the same value where that is nothing new. */
export function addToLesson(progress: Progress, lesson: string, done: { readonly seen?: string; readonly solved?: string }): Progress {
  if (!LESSON.test(lesson)) return progress;
  const before = lessonOf(progress, lesson);
  const { seen, solved } = done;
  const at = isId(seen) ? seen : before.at;
  const after: LessonRecord = {
    seen: isId(seen) ? addTo(before.seen, seen) : before.seen,
    solved: isId(solved) ? addTo(before.solved, solved) : before.solved,
    ...(at !== undefined && { at }),
  };
  const isNew = after.seen !== before.seen || after.solved !== before.solved || after.at !== before.at || progress.last !== lesson;
  return isNew ? { ...progress, lessons: { ...progress.lessons, [lesson]: after }, last: lesson } : progress;
}

const addTo = (list: readonly string[], id: string): readonly string[] => (list.includes(id) || list.length >= MOST ? list : [...list, id]);

/** Two records as one: everything that either has; where the reader was is the second's. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const lessons: Record<string, LessonRecord> = { ...one.lessons };
  for (const [id, { seen, solved, at }] of Object.entries(other.lessons)) {
    const mine = lessonOf(one, id);
    const last = at ?? mine.at;
    lessons[id] = {
      seen: [...new Set([...mine.seen, ...seen])],
      solved: [...new Set([...mine.solved, ...solved])],
      ...(last !== undefined && { at: last }),
    };
  }
  const last = other.last ?? one.last;
  return { version: 1, lessons, ...(last !== undefined && { last }) };
}

/** How many screens of a lesson are done: those with exercises when all are solved, the others when seen. */
export function countDone(progress: Progress, lesson: string, screens: LessonScreens): number {
  const { seen, solved } = lessonOf(progress, lesson);
  return Object.entries(screens).filter(([id, exercises]) =>
    exercises.length > 0 ? exercises.every((one) => solved.includes(one)) : seen.includes(id),
  ).length;
}

/** Whether every screen of a lesson is done. */
function isLessonDone(progress: Progress, lesson: string, screens: LessonScreens): boolean {
  const all = Object.keys(screens).length;
  return all > 0 && countDone(progress, lesson, screens) === all;
}

/**
 * Where the reader goes on: in the lesson that was open last, at its screen; when that is done, in the next of its course that
 * is not, from its beginning. Nothing where nothing was begun, or the whole course is done.
 */
export function findNext(progress: Progress, courses: CourseScreens): { readonly lesson: string; readonly at?: string } | undefined {
  const isKnown = (lesson: string): boolean => Object.hasOwn(courses, lesson);
  const { last = '' } = progress;
  const lesson = isKnown(last) ? last : Object.keys(progress.lessons).findLast(isKnown);
  if (lesson === undefined) return undefined;
  const isDone = (one: string): boolean => isLessonDone(progress, one, courses[one]!);
  if (!isDone(lesson)) {
    const { at } = lessonOf(progress, lesson);
    return { lesson, ...(at !== undefined && Object.hasOwn(courses[lesson]!, at) && { at }) };
  }
  const course = Object.keys(courses).filter((one) => one.split('/')[0] === lesson.split('/')[0]);
  const place = course.indexOf(lesson);
  const next = [...course.slice(place + 1), ...course.slice(0, place)].find((one) => !isDone(one));
  return next === undefined ? undefined : { lesson: next };
}
