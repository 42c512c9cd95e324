import type { Puzzle } from '../puzzle.ts';
import type { PuzzleResult } from '../puzzle-fault.ts';
import { judgePuzzle } from './judge.ts';
import { parseSubmission } from './submission.ts';

/**
 * A puzzle as somebody sends it, `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter, made
 * whole; or the first true reason, in words, why the collection does not take it: an unknown field, an impossible position, a wrong
 * goal, a shorter way, a cook, a flaw of quality, or one like it that is there already.
 */
export function judgeSubmission(json: unknown, collection: readonly Puzzle[]): PuzzleResult<Puzzle> {
  const sent = parseSubmission(json);
  return sent.ok ? judgePuzzle(sent.value, collection) : sent;
}
