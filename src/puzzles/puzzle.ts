import { expect, findRuleset, type Goal, type Position, type ProofNode } from '../engine/index.ts';
import type { Sealed } from '../schema/read-json.ts';
import type { PUZZLE_SCHEMA, SOURCE_SCHEMA } from './schema.ts';
import { isProved } from './task.ts';
import type { z } from 'zod';
import { failPuzzle, refuseAs, type PuzzleResult } from './puzzle-fault.ts';

export type { Try } from './solve-task.ts';

/** Where a position comes from; a game or a throw can be found again by seed and batch. */
export type Source = Sealed<z.infer<typeof SOURCE_SCHEMA>>;

/** One puzzle as the collection holds it; `README.md` says what each field means. */
export type Puzzle = Sealed<z.infer<typeof PUZZLE_SCHEMA>>;

/** A puzzle that is played out against the prover's answers. */
export type PlayedPuzzle = Puzzle & { readonly goal: Goal; readonly solution: ProofNode };

/** Whether a puzzle is played out against the prover’s answers. */
export function isPlayed(puzzle: Puzzle): puzzle is PlayedPuzzle {
  return isProved(puzzle.goal) && puzzle.solution !== undefined;
}

/** The position a puzzle starts from. */
export function positionOf(puzzle: Pick<Puzzle, 'id' | 'ruleset' | 'options' | 'position'>): PuzzleResult<Position> {
  const ruleset = findRuleset(puzzle.ruleset);
  if (!ruleset) return failPuzzle('unknown', 'ruleset', 'ruleset', { id: puzzle.id, found: puzzle.ruleset });
  const configured = ruleset.configure(puzzle.options ?? {});
  if (!configured.ok) return refuseAs(configured.fault);
  const position = configured.value.parse(puzzle.position);
  if (position.ok) return position;
  const { code, field } = position.fault;
  return failPuzzle(code, field, 'position', { id: puzzle.id, cause: position.fault });
}

/** The same of a puzzle that has been read: its position is right. */
export const expectPosition = (puzzle: Pick<Puzzle, 'id' | 'ruleset' | 'options' | 'position'>): Position => expect(positionOf(puzzle));
