import { href, pathOf } from '../../platform/href.ts';
import { findHits, MOST_SHOWN, spellSections, type Hit, type SearchRequest } from './search-index.ts';
import { makeHitItem, makePageItem } from './search-item.ts';
import { findWords, isMoveLike, readQuestion } from './search-question.ts';
import { makeIndex, putRight, rankPages, type RankedPage, type SearchIndex } from './search-rank.ts';
import { loadSections } from './search-sections.ts';
import { STOP_WORDS } from '#words/search-words.ts';

/** What is found, as items of a list, one for a page. */
export interface Answered {
  readonly items: readonly HTMLLIElement[];
  /** What was looked for instead, where words were misspelt or nobody uses them. */
  readonly instead?: string;
  /**
   * What alone was looked through, where not everything could be fetched: sections of lessons, rules and terms, or the pages that are kept.
   * `lost` is the first of them, where there is a network: it can be tried again.
   */
  readonly only?: 'sections' | 'kept' | 'lost';
}

/** A page worth less than this beside the best is no answer. */
const LEAST = 0.3;

let index: Promise<SearchIndex | undefined> | undefined;

/** The sections made ready, once; nothing where they could not be fetched. */
export function loadSearch(): Promise<SearchIndex | undefined> {
  index ??= loadSections().then((pages) => (pages.length > 0 ? makeIndex(pages) : undefined));
  return index.then((made) => {
    if (!made) index = undefined;
    return made;
  });
}

/**
 * What is found; nothing when a newer search is under way. Sections of lessons, rules and terms answer first, Pagefind's full text after them:
 * what is written like a move is looked for there first. Words that are on no page are put right, or left out, and the answer says so.
 */
export async function findAnswer(question: SearchRequest): Promise<Answered | undefined> {
  const sections = await loadSearch();
  if (!sections) return answerByHits(question);
  const { text, ruleset, near } = question;
  const righted = putRight(sections, text);
  if (isMoveLike(text) || (righted && righted.unknown.length > 0)) {
    const found = await findHits({ ...question, text: withoutStopWords(text) });
    if (!found) return undefined;
    const ranked = isMoveLike(text) ? rank(sections, text, ruleset, near) : [];
    if (!found.lacksWord && found.hits.length > 0) return answer(ranked.slice(0, MOST_FIRST), found.hits, text, found.only, ranked);
  }
  const asked = righted?.text ?? text;
  const ranked = asked === '' ? [] : rank(sections, asked, ruleset, near);
  const found = await findHits({ ...question, text: asked === '' ? text : findWords(asked) });
  if (!found) return undefined;
  const kept = found.only === 'kept' ? await keepKept(ranked) : ranked;
  const hits = asked === '' || found.lacksWord ? [] : found.hits;
  return { ...answer(kept, hits, asked, found.only), ...(righted && asked !== '' && { instead: asked }) };
}

/** Where something is written like a move or a square, how many sections are shown before pages that have it in their text. */
const MOST_FIRST = 2;

const withoutStopWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
    .join(' ');

function rank(sections: SearchIndex, text: string, ruleset: string, near: string | undefined): readonly RankedPage[] {
  const ranked = rankPages(sections, text, ruleset, near);
  const least = (ranked[0]?.score ?? 0) * LEAST;
  return ranked.filter(({ score }) => score >= least);
}

/** Sections first, then the hits of other pages, then `rest`. */
function answer(
  ranked: readonly RankedPage[],
  hits: readonly Hit[],
  text: string,
  only: 'kept' | 'lost' | 'none' | undefined,
  rest: readonly RankedPage[] = [],
): Answered {
  const stems = new Set(
    readQuestion(text)
      .concepts.flatMap(({ ways }) => ways.flatMap((way) => way.stems))
      .filter((stem) => !STOP_WORDS.has(stem)),
  );
  const shown = new Set<string>();
  const items: HTMLLIElement[] = [];
  const add = (path: string, make: () => HTMLLIElement): void => {
    if (items.length >= MOST_SHOWN || shown.has(path)) return;
    shown.add(path);
    items.push(make());
  };
  for (const one of ranked) add(one.page.path, () => makePageItem(one, stems));
  for (const hit of hits) add(pathOf(hit.url.split('#')[0]!), () => makeHitItem(hit, spellSections(text)));
  for (const one of rest) add(one.page.path, () => makePageItem(one, stems));
  return only === undefined ? { items } : { items, only: only === 'none' ? 'sections' : only };
}

/** What Pagefind alone finds. */
async function answerByHits(question: SearchRequest): Promise<Answered | undefined> {
  const found = await findHits({ ...question, text: findWords(question.text) });
  if (found?.only === 'none' || found?.only === 'lost') throw new Error('nothing to search through could be fetched');
  return found && answer([], found.lacksWord ? [] : found.hits, question.text, found.only);
}

/** Those of these pages that are kept on the device. */
async function keepKept(ranked: readonly RankedPage[]): Promise<readonly RankedPage[]> {
  const isKept = await Promise.all(
    ranked.map(async ({ page }) => (await caches.match(href(page.path), { ignoreSearch: true }).catch(() => undefined)) !== undefined),
  );
  return ranked.filter((_, at) => isKept[at]);
}
