import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../address/href.ts';
import type { CourseScreens, LessonScreens } from '../components/progress/lesson-record.ts';
import { RULESET_WORDS } from '../content/rulesets.ts';
import { listTags } from '../content/tags.ts';

export type Doc = CollectionEntry<'docs'>;
export type LessonData = Extract<Doc['data'], { kind: 'lesson' }>;
export type Lesson = Doc & { readonly data: LessonData };

function isLesson(doc: Doc): doc is Lesson {
  return doc.data.kind === 'lesson';
}

/** Whether a page has a column beside the text: the course, or the chapters of a reference. */
export function hasSide(data: Doc['data']): boolean {
  return data.kind === 'lesson' || data.kind === 'reference';
}

/** The lessons of a ruleset's course, in order. Two lessons with one place are a mistake of ours. */
export async function lessonsOf(ruleset: string): Promise<Lesson[]> {
  const lessons = (await getCollection('docs', isLesson)).filter((lesson) => lesson.data.ruleset === ruleset);
  lessons.sort((a, b) => a.data.order - b.data.order);
  lessons.forEach((lesson, index) => {
    const before = lessons[index - 1];
    if (before?.data.order === lesson.data.order)
      throw new Error(`${lesson.id} and ${before.id} have the same order, ${lesson.data.order}`);
  });
  return lessons;
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

/** Every page of a course shows the screens of all its lessons; each text is read once. */
const READ = new Map<string, LessonScreens>();

/** The screens of a lesson, each with its exercises, as its file has them. */
function screensOf(lesson: Lesson): LessonScreens {
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
