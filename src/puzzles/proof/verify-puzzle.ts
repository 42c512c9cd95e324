import { ok } from '../../engine/index.ts';
import { findRedundantPiece } from './redundant-piece.ts';
import { assemblePuzzle } from './make-puzzle.ts';
import { positionOf, type Puzzle } from '../puzzle.ts';
import { PUZZLE_FIELDS } from '../schema.ts';
import { isIdOf } from '../id.ts';
import { findFlaw } from '../quality.ts';
import { failPuzzle, type PuzzleResult } from '../puzzle-fault.ts';
import { leadsTo } from '../blunder.ts';
import { solveTask } from '../solve-task.ts';

/** Fields for which it is enough to say that they differ. */
const LONG = ['solution', 'answer', 'tries', 'accepted'] as const;

/** Proves a puzzle again: its key, the whole tree, every try, what is computed from them, and every check of quality. */
export function verifyPuzzle(puzzle: Puzzle): PuzzleResult<Puzzle> {
  const { id } = puzzle;
  const position = positionOf(puzzle);
  if (!position.ok) return position;
  if (puzzle.source.slip && !leadsTo(puzzle.source.slip, position.value)) return failPuzzle('impossible', 'source', 'slip', { id });
  const solved = solveTask(position.value, puzzle.goal);
  if (!solved.ok) return failPuzzle(solved.fault.code, solved.fault.field, 'unsolved', { id, cause: solved.fault });
  const flaw = findFlaw(solved.value, puzzle.source.kind);
  if (flaw) return failPuzzle('impossible', flaw, 'flaw', { id, check: flaw });
  const idle = puzzle.source.kind === 'composed' ? findRedundantPiece(solved.value) : undefined;
  if (idle !== undefined) return failPuzzle('impossible', 'idle-piece', 'idle', { id, square: idle });
  const made = assemblePuzzle(solved.value, puzzle.source, puzzle.says);
  const different = PUZZLE_FIELDS.find((field) => field !== 'id' && JSON.stringify(made[field]) !== JSON.stringify(puzzle[field]));
  if (different) {
    const long = LONG.find((field) => field === different);
    if (long) return failPuzzle('impossible', long, 'proof', { id, field: long });
    const [found, given] = [puzzle, made].map((one) => String(JSON.stringify(one[different])));
    return failPuzzle('impossible', different, 'proof/field', { id, found: found!, made: given! });
  }
  return isIdOf(id, puzzle) ? ok(puzzle) : failPuzzle('impossible', 'id', 'id', { id, made: made.id });
}
