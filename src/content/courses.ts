import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../platform/href.ts';
import type { CourseScreens, LessonScreens } from '../training/lesson-record.ts';
import type { AskingScreen } from '../training/task-round.ts';
import { RULESET_WORDS } from './rulesets.ts';
import { compareLessons, PARTS, type Part } from './course-parts.ts';
import { listTags } from './tags.ts';

export type Doc = CollectionEntry<'docs'>;
export type LessonData = Extract<Doc['data'], { kind: 'lesson' }>;
export type Lesson = Doc & { readonly data: LessonData };

type Practice = Doc & { readonly data: Extract<Doc['data'], { kind: 'practice' }> };

function isPractice(doc: Doc): doc is Practice {
  return doc.data.kind === 'practice';
}

function isLesson(doc: Doc): doc is Lesson {
  return doc.data.kind === 'lesson';
}

/** Whether a page has a column beside the text: the course, or the chapters of a reference. */
export function hasSide(data: Doc['data']): boolean {
  return data.kind === 'lesson' || data.kind === 'reference';
}

/** The lessons of a ruleset's course, part after part. Two lessons with one place are a mistake of ours. */
export async function lessonsOf(ruleset: string): Promise<Lesson[]> {
  const lessons = (await getCollection('docs', isLesson)).filter((lesson) => lesson.data.ruleset === ruleset);
  lessons.sort((one, other) => compareLessons(one.data, other.data));
  lessons.forEach((lesson, index) => {
    const before = lessons[index - 1];
    if (before && compareLessons(before.data, lesson.data) === 0)
      throw new Error(`${lesson.id} and ${before.id} have the same place, ${lesson.data.part} ${lesson.data.order}`);
  });
  return lessons;
}

/** A part of a course: its lessons, and the number of the first. */
export interface CoursePart {
  readonly part: Part;
  readonly lessons: readonly Lesson[];
  readonly first: number;
}

/** The parts of a course that have lessons, from all its lessons in order. */
export function groupByPart(lessons: readonly Lesson[]): readonly CoursePart[] {
  return PARTS.flatMap((part) => {
    const first = lessons.findIndex(({ data }) => data.part === part);
    return first < 0 ? [] : [{ part, lessons: lessons.filter(({ data }) => data.part === part), first: first + 1 }];
  });
}

/** The number of a lesson in its course, from 1, and how many there are. */
export async function lessonNumber(lesson: {
  readonly id: string;
  readonly data: { readonly ruleset: string };
}): Promise<{ readonly number: number; readonly of: number }> {
  const lessons = await lessonsOf(lesson.data.ruleset);
  return { number: lessons.findIndex(({ id }) => id === lesson.id) + 1, of: lessons.length };
}

/** Ids of the rulesets that have a course, in the order in which the site presents rulesets. */
export async function rulesetsWithLessons(): Promise<string[]> {
  const lessons = await getCollection('docs', isLesson);
  const taught = new Set(lessons.map((lesson) => lesson.data.ruleset));
  return RULESET_WORDS.map(({ id }) => id).filter((id) => taught.has(id));
}

/** A lesson's name in the record of progress: `meder/pins`. */
export function nameOfLesson(lesson: { readonly id: string }): string {
  return lesson.id.slice('learn/'.length);
}

/** The name of a ruleset's practice in the record of progress, beside its lessons. */
export function nameOfPractice(ruleset: string): string {
  return `${ruleset}/practice`;
}

/** The practice pages there are, in the order in which the site presents rulesets. */
export async function listPracticePages(): Promise<Practice[]> {
  const docs = await getCollection('docs', isPractice);
  const place = (doc: Practice): number => RULESET_WORDS.findIndex(({ id }) => id === doc.data.ruleset);
  return docs.sort((one, other) => place(one) - place(other));
}

/** Every page of a course shows the screens of all its lessons; each text is read once. */
const READ = new Map<string, LessonScreens>();

/** The screens of a lesson, each with its exercises, as its file has them. */
export function screensOf(lesson: Pick<Doc, 'body'>): LessonScreens {
  const body = lesson.body ?? '';
  const known = READ.get(body);
  if (known) return known;
  const screens = readScreens(body);
  READ.set(body, screens);
  return screens;
}

function readScreens(body: string): LessonScreens {
  const tags = listTags(body);
  const idOf = (tag: (typeof tags)[number]): string => tag.has.get('id') ?? '';
  const screens: Record<string, string[]> = {};
  for (const tag of tags) {
    if (tag.name === 'Screen') screens[idOf(tag)] = [];
    const screen = tag.within.find(({ name }) => name === 'Screen');
    if (tag.name === 'Exercise' && screen) screens[idOf(screen)]?.push(idOf(tag));
  }
  return screens;
}

/** The screens of all lessons of a course, as `CourseBar` takes them. */
export function courseOf(lessons: readonly Lesson[]): CourseScreens {
  return Object.fromEntries(lessons.map((lesson) => [nameOfLesson(lesson), screensOf(lesson)]));
}

export function hrefOf(doc: { readonly id: string }): string {
  return href(`/${doc.id}/`);
}

/** Whether the collection has a page with this id: `rules/meder`. */
export async function hasDoc(id: string): Promise<boolean> {
  return (await getCollection('docs')).some((doc) => doc.id === id);
}

/** The screens of a lesson as its source names them: address and title. */
export function listScreens(source = ''): { readonly slug: string; readonly text: string }[] {
  return listTags(source).flatMap(({ name, has }) => {
    const [slug, text] = [has.get('id'), has.get('title')];
    return name === 'Screen' && slug !== undefined && text !== undefined ? [{ slug, text }] : [];
  });
}

/** The screens of a lesson that ask a question, with the kind of its goal: without those that show something, or are played out. */
export function listAsking(source = ''): readonly AskingScreen[] {
  return listTags(source).flatMap(({ name, values, within }) => {
    const screen = within.find((tag) => tag.name === 'Screen')?.has.get('id');
    const goal = values['goal'] as { readonly kind?: unknown } | undefined;
    const kind = typeof goal?.kind === 'string' ? goal.kind : '';
    return name === 'Exercise' && screen !== undefined && kind !== 'playout' ? [{ screen, kind }] : [];
  });
}
