import { expect } from '../engine/index.ts';
import ids from '../puzzles/twins.json' with { type: 'json' };
import type { Puzzle } from '../puzzles/puzzle.ts';
import { TWINS_SCHEMA as FORMAT } from '../puzzles/schema.ts';
import { readAs } from '../schema/read-json.ts';
import { PUZZLES } from './puzzles.ts';

/** Each twin as ids: one position and one task, with another answer under each ruleset. */
export const TWINS: readonly (readonly string[])[] = expect(readAs(FORMAT, ids, 'twins.json'));

/** The puzzles of a twin. */
export const puzzlesOf = (twin: readonly string[]): readonly Puzzle[] => twin.map((id) => PUZZLES.find((puzzle) => puzzle.id === id)!);
