import { makeData } from '../../../components/puzzle/data.ts';
import { PUZZLES } from '../../../content/puzzles.ts';
import { findDecidingRule } from '../../../content/rule-places.ts';
import { RULESET_WORDS } from '../../../content/rulesets.ts';
import { expectPosition } from '../../../puzzles/puzzle.ts';

export function getStaticPaths() {
  return RULESET_WORDS.map(({ id }) => ({ params: { ruleset: id } }));
}

/** The puzzles of a ruleset, for the list and the trainer. */
export function GET({ params }: { readonly params: { readonly ruleset?: string } }): Response {
  return new Response(
    makeData(
      PUZZLES.filter(({ ruleset }) => ruleset === params.ruleset),
      (puzzle) => findDecidingRule(expectPosition(puzzle), puzzle),
    ),
  );
}
