import { FILE } from '../../../components/puzzle-list/cards.ts';
import { writeCard, writePlaces } from '../../../components/puzzle-list/write-cards.ts';
import { LISTED } from '../../../content/puzzle-lists.ts';

/** Files of cards by number, and the squares of a ruleset by its name. */
export function getStaticPaths() {
  const files = Array.from({ length: Math.ceil(LISTED.length / FILE) }, (_, at) => ({
    params: { file: String(at + 1) },
    props: { holds: LISTED.slice(at * FILE, (at + 1) * FILE).map(writeCard) },
  }));
  const places = [...new Set(LISTED.map(({ ruleset }) => ruleset))].map((id) => ({
    params: { file: id },
    props: { holds: writePlaces(LISTED.filter(({ ruleset }) => ruleset === id)) },
  }));
  return [...files, ...places];
}

export function GET({ props }: { readonly props: { readonly holds: unknown } }): Response {
  return new Response(JSON.stringify(props.holds));
}
