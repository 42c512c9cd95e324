import { makeFacets } from '../../../components/puzzle/data.ts';
import { LISTED } from '../../../content/puzzle-lists.ts';

/** What the filters and the trainer know of all puzzles, in the order of the cards. */
export function GET(): Response {
  return new Response(makeFacets(LISTED));
}
