import { ok } from '../engine/index.ts';
import { readAs } from '../schema/read.ts';
import { Ids, writeAsked } from './id.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { PUZZLE, TASK } from './schema.ts';
import { isQuestion, type Task } from './task.ts';
import { deny, type Spoken } from '../words/told.ts';

/** Whether parsed JSON is a task, every field of it. */
export function isTask(json: unknown): json is Task {
  return TASK.safeParse(json).success;
}

/** Reads a puzzle from parsed JSON: names, kinds and the position; `verifyPuzzle` proves it. */
export function parsePuzzle(json: unknown): Spoken<Puzzle> {
  const read = readAs(PUZZLE, json, 'puzzle');
  if (!read.ok) return deny(read.fault.code, read.fault.field, `${nameOf(json)}${read.fault.message}`);
  const puzzle: Puzzle = read.value;
  const { id, ruleset } = puzzle;
  if (!id.startsWith(`${ruleset}-`))
    return deny('malformed', 'ruleset', `${id}: found “${ruleset}”, expected the ruleset the id begins with`);
  const missing = isQuestion(puzzle.goal) ? 'answer' : 'solution';
  if (puzzle[missing] === undefined) return deny('malformed', missing, `${id}: a puzzle of this goal needs the field “${missing}”`);
  const position = positionOf(puzzle);
  return position.ok ? ok(puzzle) : position;
}

/** Reads a collection: a list of puzzles with different ids. */
export function parseCollection(json: unknown): Spoken<readonly Puzzle[]> {
  if (!Array.isArray(json)) return deny('malformed', 'collection', 'a collection is a list of puzzles');
  const puzzles: Puzzle[] = [];
  const asked = new Map<string, string>();
  for (const [at, entry] of json.entries()) {
    const puzzle = parsePuzzle(entry);
    if (!puzzle.ok) return deny(puzzle.fault.code, `puzzle ${at + 1}, ${puzzle.fault.field}`, puzzle.fault.message);
    const { id } = puzzle.value;
    const [text, other] = [writeAsked(puzzle.value), asked.get(id)];
    if (other === text) return deny('malformed', 'id', `${id} is there twice`);
    if (other !== undefined)
      return deny('malformed', 'id', `${id} names two puzzles; the second would be ${new Ids(puzzles).of(puzzle.value)}`);
    asked.set(id, text);
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}

/** The id of what is meant to be a puzzle, as the beginning of a sentence; nothing where it has none. */
function nameOf(json: unknown): string {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' ? `${id}: ` : '';
}
