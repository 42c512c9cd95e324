import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect } from '../../src/engine/index.ts';
import { PUZZLE } from '../../src/puzzles/schema.ts';
import { fieldsOf, readTextAs, type Sealed } from '../../src/schema/read-json.ts';

/** What was written down while a puzzle was solved by hand, its rating and solution unseen. */
const NOTE = fieldsOf({
  id: PUZZLE.shape.id,
  /** The first move, or all that are asked for, or the answer; written before it was compared. */
  answer: z.array(z.string().min(1)),
  /** How hard it felt. */
  level: PUZZLE.shape.level,
  quality: z.enum(['good', 'fair', 'poor']),
  why: z.string().min(1),
});
export type Note = Sealed<z.infer<typeof NOTE>>;

export function readNotes(): readonly Note[] {
  const file = new URL('./solved-by-hand.json', import.meta.url);
  return expect(readTextAs(z.array(NOTE), readFileSync(file, 'utf8'), 'solved-by-hand.json'));
}
