import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, findRuleset, type Position } from '../../src/engine/index.ts';
import type { ExerciseGoal } from '../../src/training/exercises/exercise-goals.ts';
import { shuffleOptions } from '../../src/training/exercises/shuffle-options.ts';
import type { WrongAnswerTexts } from '../../src/training/exercises/wrong-answers.ts';
import { compareLessons, readPlace } from '../../src/content/course-parts.ts';
import { listTags, type Tag } from '../../src/content/tags.ts';

/** A board of a lesson: an exercise, a line or a diagram, with the position it begins from. */
export interface LessonBoard {
  /** The ruleset of the course. */
  readonly course: string;
  /** File and line: `src/content/docs/learn/meder/pawns.mdx:42`. */
  readonly at: string;
  /** `pawns#past`: the lesson and the board's id, or its screen's. */
  readonly name: string;
  readonly kind: 'Exercise' | 'Steps' | 'Diagram';
  readonly position: Position;
  /** The text of the position as it is written; absent for the start. */
  readonly written: string | undefined;
  /** The screen is about a right that is lost. */
  readonly isAboutRights: boolean;
  /** The sentences said with it: caption, steps, reasons, hints, answers to wrong tries. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A task of a lesson as a reader meets it, its answers in the order in which they are offered. */
export interface LessonTask extends LessonBoard {
  readonly id: string;
  readonly title: string;
  readonly goal: ExerciseGoal;
  readonly because: string;
  readonly wrong: WrongAnswerTexts;
}

const LESSONS = 'src/content/docs/learn';
const PRACTICE = 'src/content/docs/practice';

/** The boards of the lessons of a course, in the order of its lessons. A text that is not MDX, and an illegal position, throw. */
export function readBoards(course: string, root = new URL('../..', import.meta.url).pathname): LessonBoard[] {
  const folder = join(root, LESSONS, course);
  const lessons = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, text, ...readPlace(text) };
    })
    .sort(compareLessons);
  return lessons.flatMap(({ file, text }) => boardsOf(course, file, text));
}

/** The boards to play out of a ruleset's practice page; none where it has no such page. */
export function readPractice(course: string, root = new URL('../..', import.meta.url).pathname): LessonBoard[] {
  const path = join(root, PRACTICE, `${course}.mdx`);
  return existsSync(path) ? boardsOf(course, 'practice', readFileSync(path, 'utf8'), `${PRACTICE}/${course}.mdx`) : [];
}

/** The boards of one lesson, from its text. */
export function boardsOf(course: string, file: string, text: string, path = `${LESSONS}/${course}/${file}`): LessonBoard[] {
  return listTags(text).flatMap((tag) => {
    const { name: kind, line, values } = tag;
    if (kind !== 'Exercise' && kind !== 'Steps' && kind !== 'Diagram') return [];
    const id = textIn(values, 'id') ?? tag.within.map((one) => textIn(one.values, 'id')).findLast((one) => one !== undefined) ?? '';
    const written = textIn(values, 'position');
    const board: LessonBoard = {
      course,
      at: `${path}:${line}`,
      name: `${file.replace(/\.mdx$/, '')}#${id}`,
      kind,
      position: openPosition(tag, course),
      written: written === 'start' ? undefined : written,
      isAboutRights: values['rights'] === 'lost',
      values,
    };
    return [kind === 'Exercise' ? makeTask(board, id) : board];
  });
}

/** The tasks among some boards. */
export function tasksOf(boards: readonly LessonBoard[]): LessonTask[] {
  return boards.filter((board): board is LessonTask => 'goal' in board);
}

function makeTask(board: LessonBoard, id: string): LessonTask {
  const { values } = board;
  const { goal, wrong } = shuffleOptions(id, values['goal'] as ExerciseGoal, (values['wrong'] ?? {}) as WrongAnswerTexts);
  return { ...board, id, title: textIn(values, 'title') ?? '', goal, because: textIn(values, 'because') ?? '', wrong };
}

function openPosition({ values }: Tag, course: string): Position {
  const ruleset = findRuleset(textIn(values, 'ruleset') ?? course);
  if (!ruleset) throw new Error(`“${String(values['ruleset'])}” is not a ruleset`);
  const configured = expect(ruleset.configure((values['options'] ?? {}) as Record<string, string>));
  const text = textIn(values, 'position') ?? 'start';
  return expect(configured.parse(text === 'start' ? configured.start : text));
}

function textIn(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
