import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect } from '../../src/engine/index.ts';
import { PUZZLE_SCHEMA } from '../../src/puzzles/schema.ts';
import { TASK_KINDS } from '../../src/puzzles/task.ts';
import { fieldsOf, readTextAs, type Sealed } from '../../src/schema/read-json.ts';
import { readAlbum, readTwins } from './read-collection.ts';

/** What was written down while a puzzle was solved by hand, its rating and solution unseen. */
const NOTE = fieldsOf({
  id: PUZZLE_SCHEMA.shape.id,
  /** The first move, or all that are asked for, or the answer; written before it was compared. */
  answer: z.array(z.string().min(1)),
  /** How hard it felt. */
  level: PUZZLE_SCHEMA.shape.level,
  quality: z.enum(['good', 'fair', 'poor']),
  why: z.string().min(1),
});
export type Note = Sealed<z.infer<typeof NOTE>>;

/** The entries of a file that lies beside this one. */
const readEntries = <T extends z.ZodType>(entry: T, name: string) =>
  expect(readTextAs(z.array(entry), readFileSync(new URL(name, import.meta.url), 'utf8'), name));

export const readNotes = (): readonly Note[] => readEntries(NOTE, 'solved-by-hand.json');

/** What a reader thought of a puzzle that somebody else had made or found. */
const GRADE = fieldsOf({
  id: PUZZLE_SCHEMA.shape.id,
  task: z.enum(TASK_KINDS),
  /** The first move, or the answer, written down before the solution was opened; absent where nothing was tried. */
  tried: z.string().min(1).exactOptional(),
  /** The reading it was drawn for, where it was not the first. */
  reading: z.number().int().min(2).exactOptional(),
  grade: z.enum(['good', 'fair', 'poor']),
  why: z.string().min(1),
});
export type Grade = Sealed<z.infer<typeof GRADE>>;

/** The puzzles that were read blind; what was poor has left the collection. */
export const readGrades = (): readonly Grade[] => readEntries(GRADE, 'read-blind.json');

/** What no thinning takes by itself: twins, the album, what was read and found good, and what was solved by hand. */
export const STAYING: ReadonlySet<string> = new Set([
  ...readTwins().flat(),
  ...readAlbum().flatMap(({ puzzles }) => puzzles.map(({ id }) => id)),
  ...readNotes().map(({ id }) => id),
  ...readGrades().flatMap(({ id, grade }) => (grade === 'good' ? [id] : [])),
]);
