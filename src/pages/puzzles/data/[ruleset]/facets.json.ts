import { makeSummaries } from '../../../../training/puzzle-index.ts';
import DAYS from '../../../../puzzles/days.json' with { type: 'json' };
import { sayWhyChosen } from '../../../../content/album.ts';
import { LISTED, listedOf } from '../../../../content/puzzle-lists.ts';

export function getStaticPaths() {
  return [...new Set(LISTED.map(({ ruleset }) => ruleset))].map((ruleset) => ({ params: { ruleset } }));
}

/** What the filters and the trainer know of the puzzles of a ruleset, in the order of the cards. */
export function GET({ params: { ruleset = '' } }: { readonly params: { readonly ruleset?: string } }): Response {
  const { first, puzzles } = listedOf(ruleset);
  return new Response(makeSummaries(puzzles, first, (puzzle) => sayWhyChosen(puzzle) !== undefined, DAYS));
}
