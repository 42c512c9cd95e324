import { makeFacets } from '../../../components/puzzle/data.ts';
import { PUZZLES } from '../../../content/puzzles.ts';

/** What the list of puzzles and the trainer know of all of them. */
export function GET(): Response {
  return new Response(makeFacets(PUZZLES));
}
