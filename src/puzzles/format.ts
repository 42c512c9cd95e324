import { ok } from '../engine/index.ts';
import { readAs } from '../schema/read-json.ts';
import { Ids, writeIdentity } from './id.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { failPuzzle, type PuzzleResult } from './puzzle-fault.ts';
import { PUZZLE_SCHEMA, TASK_SCHEMA } from './schema.ts';
import { isQuestion, type Task } from './task.ts';

/** Whether parsed JSON is a task, every field of it. */
export function isTask(json: unknown): json is Task {
  return TASK_SCHEMA.safeParse(json).success;
}

/** Reads a puzzle from parsed JSON: names, kinds and the position; `verifyPuzzle` proves it. */
export function parsePuzzle(json: unknown): PuzzleResult<Puzzle> {
  const read = readAs(PUZZLE_SCHEMA, json, 'puzzle');
  if (!read.ok) return failPuzzle(read.fault.code, read.fault.field, 'form', { id: idOf(json), cause: read.fault });
  const puzzle: Puzzle = read.value;
  const { id, ruleset } = puzzle;
  if (!id.startsWith(`${ruleset}-`)) return failPuzzle('malformed', 'ruleset', 'ruleset/of-id', { id, found: ruleset });
  const missing = isQuestion(puzzle.goal) ? 'answer' : 'solution';
  if (puzzle[missing] === undefined) return failPuzzle('malformed', missing, 'field/missing', { id, field: missing });
  const position = positionOf(puzzle);
  return position.ok ? ok(puzzle) : position;
}

/** Reads a collection: a list of puzzles with different ids. */
export function parseCollection(json: unknown): PuzzleResult<readonly Puzzle[]> {
  if (!Array.isArray(json)) return failPuzzle('malformed', 'collection', 'list', {});
  const puzzles: Puzzle[] = [];
  const asked = new Map<string, string>();
  for (const [at, entry] of json.entries()) {
    const puzzle = parsePuzzle(entry);
    if (!puzzle.ok) return { ok: false, fault: { ...puzzle.fault, field: `puzzle ${at + 1}, ${puzzle.fault.field}` } };
    const { id } = puzzle.value;
    const [text, other] = [writeIdentity(puzzle.value), asked.get(id)];
    if (other === text) return failPuzzle('malformed', 'id', 'twice', { id });
    if (other !== undefined) return failPuzzle('malformed', 'id', 'twice/other', { id, next: new Ids(puzzles).of(puzzle.value) });
    asked.set(id, text);
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}

/** Letters that any id has at most. */
const LONGEST = 40;

/** The id of what is meant to be a puzzle, where it has one. */
function idOf(json: unknown): string | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && id.length <= LONGEST ? id : undefined;
}
