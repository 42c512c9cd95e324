import { expect as take, type Position } from '../../../src/engine/index.ts';
import { isPlayed, positionOf, type PlayedPuzzle } from '../../../src/puzzles/puzzle.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

/** A mate in two of the collection with one reply to its key, for tests that play it: what to write, and what comes back. */
export interface Sample {
  readonly address: string;
  /** The key and the answer to the reply, as the ruleset writes them. */
  readonly key: string;
  readonly mate: string;
  /** A wrong first move, and the reply that refutes it. */
  readonly wrong: string;
  readonly refutation: string;
}

export function readSample(ruleset: string): Sample {
  const list = readPuzzles(ruleset);
  for (const puzzle of list.filter(isPlayed)) {
    const sample = describe(puzzle);
    if (sample) return sample;
  }
  throw new Error(`no puzzle of ${ruleset} can be played in a test`);
}

/** A mate in two with at least two defences to its key, each met by another mate. */
export interface Defended {
  readonly address: string;
  readonly key: string;
  /** The mates after the first and after the second defence. */
  readonly mates: readonly string[];
}

export function readDefended(ruleset: string): Defended {
  const list = readPuzzles(ruleset);
  for (const puzzle of list.filter(isPlayed)) {
    const { id, goal, solution } = puzzle;
    if (goal.kind !== 'mate' || goal.moves !== 2 || !('play' in solution) || !solution.then || !('replies' in solution.then)) continue;
    const start = take(positionOf(puzzle));
    const after = take(start.play(solution.play[0]!));
    const mates = solution.then.replies.flatMap(({ moves, then }) =>
      then && 'play' in then ? [write(take(after.play(moves[0]!)), then.play[0]!)] : [],
    );
    if (mates.length >= 2) return { address: `/puzzles/${id}/`, key: write(start, solution.play[0]!), mates };
  }
  throw new Error(`no puzzle of ${ruleset} has two defences`);
}

function describe(puzzle: PlayedPuzzle): Sample | undefined {
  const { id, goal, solution, tries } = puzzle;
  const [wrong] = tries;
  if (goal.kind !== 'mate' || goal.moves !== 2 || !wrong || !('play' in solution) || !solution.then || !('replies' in solution.then))
    return undefined;
  const [reply] = solution.then.replies;
  const answer = reply?.then;
  if (!reply || !answer || !('play' in answer)) return undefined;
  const start = take(positionOf(puzzle));
  const replied = take(take(start.play(solution.play[0]!)).play(reply.moves[0]!));
  return {
    address: `/puzzles/${id}/`,
    key: write(start, solution.play[0]!),
    mate: write(replied, answer.play[0]!),
    wrong: write(start, wrong.move),
    refutation: write(take(start.play(wrong.move)), wrong.refutation[0]!),
  };
}

function write(position: Position, id: string): string {
  return position.ruleset.notation.write(
    position,
    position.moves().find((move) => move.id === id)!,
  );
}
