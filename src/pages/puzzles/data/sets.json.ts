import { SERIES } from '../../../content/series.ts';
import { TWINS } from '../../../content/twins.ts';

/** Series and twins, for the trainer. */
export function GET(): Response {
  return new Response(JSON.stringify({ series: SERIES, twins: TWINS }));
}
