import { SEARCH } from '#words/search.ts';

/** What an index says of a page that was found, as far as a place on it is chosen by it. */
export interface FoundPlace {
  /** All its words, with what marks them up escaped. */
  readonly raw_content?: string;
  /** Every element with an id, in the page's order, by the place of its first word. */
  readonly anchors: readonly { readonly id: string; readonly element: string; readonly text: string; readonly location: number }[];
  /** Places of the words that match. */
  readonly weighted_locations: readonly { readonly location: number; readonly balanced_score: number }[];
}

/** A place on a page: its element's id, what it is called, and the words from its first match on. */
export interface Place {
  readonly id: string;
  readonly title: string;
  /** The words around the match, each with whether it is one that was looked for. */
  readonly words: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** The most ways in which a step of a line is written, one after the other. */
const STEP_NAMES = 4;
/** Words shown before the match, and in all. */
const [BEFORE, SHOWN] = [6, 24];
/** Words are taken for one if they begin alike so far. */
const STEM = 4;

/**
 * The place that answers best: a rule, a ruling, a term, a screen or a step that holds most of the words looked for; of those
 * with as many, the one whose words weigh most. Nothing where no such place holds any.
 */
export function findBestPlace({ raw_content, anchors, weighted_locations }: FoundPlace, text: string): Place | undefined {
  const words = splitWords(raw_content ?? '');
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const termOf = (location: number): string | undefined => {
    const word = (words[location] ?? '').toLowerCase();
    return wanted.find((term) => word.includes(term)) ?? wanted.find((term) => word.startsWith(term.slice(0, STEM)));
  };
  const places = anchors.filter(({ id, element }) => isPlace(id, element));
  const regions = new Map<(typeof places)[number], { readonly terms: Set<string>; score: number; readonly at: number[] }>();
  for (const { location, balanced_score } of weighted_locations) {
    const place = places.findLast((one) => one.location <= location && (one.element !== 'a' || location - one.location < STEP_NAMES));
    if (!place) continue;
    const region = regions.get(place) ?? { terms: new Set<string>(), score: 0, at: [] };
    const term = termOf(location);
    if (term !== undefined) region.terms.add(term);
    region.score = Math.max(region.score, balanced_score);
    region.at.push(location);
    regions.set(place, region);
  }
  const [best] = [...regions].toSorted(
    ([a, one], [b, other]) => other.terms.size - one.terms.size || other.score - one.score || a.location - b.location,
  );
  if (!best) return undefined;
  const [place, { at }] = best;
  const matches = new Set(weighted_locations.map(({ location }) => location));
  const from = Math.max(place.location, Math.min(...at) - BEFORE);
  const shown = words.slice(from, from + SHOWN).map((word, index) => ({ text: word, isMatch: matches.has(from + index) }));
  return { id: place.id, title: nameOfPlace(place), words: shown };
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** The words as the index counts them, their signs written out. */
function splitWords(content: string): string[] {
  const words = content.split(content.includes('\u200B') ? '\u200B' : /\s+/);
  return words.map((word) => word.replace(/&(?:lt|gt|amp|quot|#39);/g, (sign) => SIGNS[sign] ?? sign));
}

/** Rules, rulings, terms of the glossary, screens and steps; figures and boards are no answers. */
function isPlace(id: string, element: string): boolean {
  return id.startsWith('r-') || id.startsWith('ruling-') || ['dt', 'a', 'h2', 'h3'].includes(element);
}

/** What a place is called: a rule by its number, a ruling as such, others by their words. */
export function nameOfPlace({ id, text }: { readonly id: string; readonly text: string }): string {
  if (id.startsWith('r-')) return SEARCH.rule(id.slice(2));
  return id.startsWith('ruling-') ? SEARCH.ruling : text;
}
