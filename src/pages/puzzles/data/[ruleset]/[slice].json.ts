import type { GetStaticPaths } from 'astro';
import { listSlices, makeData } from '../../../../components/puzzle/slices.ts';
import { sayWhy } from '../../../../content/album.ts';
import { LISTED } from '../../../../content/puzzle-lists.ts';
import { findDecidingRule } from '../../../../content/rule-places.ts';
import { expectPosition, type Puzzle } from '../../../../puzzles/puzzle.ts';

export const getStaticPaths = (() =>
  listSlices(LISTED).map(({ ruleset, kind, number, puzzles }) => ({
    params: { ruleset, slice: `${kind}-${number}` },
    props: { puzzles },
  }))) satisfies GetStaticPaths;

/** Some puzzles of a ruleset and kind, for the trainer; those that a person chose with the sentence that says why. */
export function GET({ props }: { readonly props: { readonly puzzles: readonly Puzzle[] } }): Response {
  const puzzles = props.puzzles.map((puzzle): Puzzle => {
    const says = sayWhy(puzzle);
    return says === undefined ? puzzle : { ...puzzle, says };
  });
  return new Response(makeData(puzzles, (puzzle) => findDecidingRule(expectPosition(puzzle), puzzle)));
}
