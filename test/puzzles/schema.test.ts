import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parsePuzzle } from '../../src/puzzles/format.ts';
import { TASK_KINDS } from '../../src/puzzles/task.ts';
import { TASK_SCHEMA, TWINS_SCHEMA } from '../../src/puzzles/schema.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { SCHEMA } from '../../curation/common/json-schema.ts';

const puzzles = readCollection();

describe('the published JSON schema of a puzzle', () => {
  // What another program makes of it: the schema alone, without what it was made from.
  const published = z.fromJSONSchema(JSON.parse(JSON.stringify(SCHEMA)) as Parameters<typeof z.fromJSONSchema>[0]);

  test('fits a puzzle of every task and theme of the collection', () => {
    const sample = new Map(puzzles.flatMap((one) => [[one.goal.kind, one] as const, ...one.themes.map((theme) => [theme, one] as const)]));
    expect(sample.size).toBeGreaterThan(TASK_KINDS.length);
    for (const puzzle of sample.values()) expect(published.safeParse(puzzle).error?.message, puzzle.id).toBeUndefined();
  });

  const [puzzle] = puzzles;
  test.for([
    ['an unknown field', { ...puzzle, colour: 'red' }],
    ['a goal without its moves', { ...puzzle, goal: { kind: 'mate' } }],
    ['a tree without its replies', { ...puzzle, solution: {} }],
    ['an unknown level', { ...puzzle, level: 6 }],
    ['an id of another form', { ...puzzle, id: '1' }],
  ] as const)('refuses %s, as our own reading does', ([, json]) => {
    expect(published.safeParse(json).success).toBe(false);
    expect(parsePuzzle(json).ok).toBe(false);
  });
});

test('the schema of tasks knows every kind of task, each once', () => {
  const kinds = TASK_SCHEMA.options.flatMap(({ shape: { kind } }) => [...('options' in kind ? kind.options : kind.values)]);
  expect(kinds.sort()).toEqual([...TASK_KINDS].sort());
});

test('a twin is at least two puzzles, by their ids', () => {
  expect(TWINS_SCHEMA.safeParse([['meder-0000', 'grant-0000']]).success).toBe(true);
  expect(TWINS_SCHEMA.safeParse([['meder-0000']]).success).toBe(false);
  expect(TWINS_SCHEMA.safeParse([['meder-0000', 'Grant 1']]).success).toBe(false);
});
