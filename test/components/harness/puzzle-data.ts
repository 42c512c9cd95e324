import { facetsAddress, makeSummaries } from '../../../src/training/puzzle-index.ts';
import { listSlices, makeData, sliceAddress } from '../../../src/training/puzzle-files.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';

/** The files that the trainer and the list would fetch of these puzzles and no others, by address; of every ruleset there are facets. */
export function answerPuzzles(puzzles: readonly Puzzle[], rulesets: readonly string[]): ReadonlyMap<string, string> {
  const listed = rulesets.flatMap((id) => puzzles.filter(({ ruleset }) => ruleset === id));
  return new Map([
    ...rulesets.map((id): [string, string] => {
      const first = listed.findIndex(({ ruleset }) => ruleset === id);
      return [
        facetsAddress(id),
        makeSummaries(
          listed.filter(({ ruleset }) => ruleset === id),
          Math.max(0, first),
        ),
      ];
    }),
    ...listSlices(listed).map((slice): [string, string] => [sliceAddress(slice), makeData(slice.puzzles)]),
  ]);
}
