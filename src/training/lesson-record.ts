import { isJsonFields } from '../platform/json.ts';
import { followMovedTasks } from './moved-tasks.ts';
import { readCard, type StoredCard } from './stored-card.ts';

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
  /** When tasks that were missed come back, by `nameOfTask`. */
  readonly cards?: Readonly<Record<string, StoredCard>>;
}

export const NO_PROGRESS: Progress = { version: 1, lessons: {} };

/** The screens of a lesson, each with the exercises it holds. */
export type LessonScreens = Readonly<Record<string, readonly string[]>>;

/** The screens of lessons in the order of their course, by lesson; several courses follow one another. */
export type CourseScreens = Readonly<Record<string, LessonScreens>>;

const LESSON = /^[a-z]+\/[a-z0-9-]{1,80}$/;
const ID = /^[A-Za-z0-9][\w.-]{0,80}$/;
/** More tasks than all courses have. */
const MOST_CARDS = 3000;
/** No lesson comes near it; it keeps a broken record from growing. */
const MOST = 400;

/** Reads a record from parsed JSON; what is broken in it is left out, and anything that is not a record gives `undefined`. */
export function readProgress(json: unknown): Progress | undefined {
  if (!isJsonFields(json) || json['version'] !== 1 || !isJsonFields(json['lessons'])) return undefined;
  const lessons: Record<string, LessonRecord> = {};
  for (const [id, value] of Object.entries(json['lessons']).slice(0, MOST)) {
    if (!LESSON.test(id) || !isJsonFields(value)) continue;
    const at = value['at'];
    lessons[id] = { seen: readIds(value['seen']), solved: readIds(value['solved']), ...(isId(at) && { at }) };
  }
  const last = json['last'];
  const { cards, ...moved } = followMovedTasks({ lessons, cards: readCards(json['cards']) });
  return { version: 1, ...moved, ...(typeof last === 'string' && Object.hasOwn(lessons, last) && { last }), ...(cards && { cards }) };
}

/** The name of a task in the record: `meder/pawns#meder-pawn-step`. */
export const nameOfTask = (lesson: string, task: string): string => `${lesson}#${task}`;

function readCards(json: unknown): Readonly<Record<string, StoredCard>> | undefined {
  if (!isJsonFields(json)) return undefined;
  const cards = Object.entries(json)
    .slice(0, MOST_CARDS)
    .flatMap(([name, value]): [string, StoredCard][] => {
      const [lesson = '', task] = name.split('#');
      const card = LESSON.test(lesson) && isId(task) ? readCard(value) : undefined;
      return card ? [[name, card]] : [];
    });
  return cards.length > 0 ? Object.fromEntries(cards) : undefined;
}

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
  // Practice stands beside a course: where the reader goes on is a lesson.
  const last = lesson.endsWith('/practice') ? progress.last : lesson;
  const isNew = after.seen !== before.seen || after.solved !== before.solved || after.at !== before.at || progress.last !== last;
  const lessons = { ...progress.lessons, [lesson]: after };
  return isNew ? { ...progress, lessons, ...(last !== undefined && { last }) } : progress;
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
  const cards = mergeCards(one.cards, other.cards);
  return { version: 1, lessons, ...(last !== undefined && { last }), ...(cards && { cards }) };
}

/** For a task that both have, the card that was answered last. */
function mergeCards(one: Progress['cards'], other: Progress['cards']): Progress['cards'] {
  if (!one || !other) return one ?? other;
  const answeredAt = (card: StoredCard | undefined): number => Date.parse(card?.last_review ?? '') || 0;
  const newer = Object.entries(other).filter(([name, card]) => answeredAt(card) >= answeredAt(one[name]));
  return { ...one, ...Object.fromEntries(newer) };
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
export function findNextLesson(progress: Progress, courses: CourseScreens): { readonly lesson: string; readonly at?: string } | undefined {
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
