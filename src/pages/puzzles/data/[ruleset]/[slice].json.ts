import type { GetStaticPaths } from 'astro';
import { listSlices, makeData } from '../../../../training/puzzle-files.ts';
import { explainSolution } from '../../../../components/puzzle/explain.ts';
import { sayWhyChosen } from '../../../../content/album.ts';
import { LISTED } from '../../../../content/puzzle-lists.ts';
import { findToldRule } from '../../../../content/rule-places.ts';
import { expectPosition, type Puzzle } from '../../../../puzzles/puzzle.ts';
import { isQuestion } from '../../../../puzzles/task.ts';

export const getStaticPaths = (() =>
  listSlices(LISTED).map(({ ruleset, kind, number, puzzles }) => ({
    params: { ruleset, slice: `${kind}-${number}` },
    props: { puzzles },
  }))) satisfies GetStaticPaths;

/** Some puzzles of a ruleset and kind, for the trainer; those that a person chose with the sentence that says why. */
export function GET({ props }: { readonly props: { readonly puzzles: readonly Puzzle[] } }): Response {
  const puzzles = props.puzzles.map((puzzle): Puzzle => {
    const says = sayWhyChosen(puzzle);
    return says === undefined ? puzzle : { ...puzzle, says };
  });
  return new Response(
    makeData(puzzles, (puzzle) => {
      const position = expectPosition(puzzle);
      // What a person has said of it comes first, and alone.
      return {
        rule: findToldRule(position, puzzle),
        why: puzzle.says === undefined || isQuestion(puzzle.goal) ? explainSolution(position, puzzle) : undefined,
      };
    }),
  );
}
