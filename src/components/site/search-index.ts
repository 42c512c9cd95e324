import { href } from '../../address/href.ts';
import { PLACES_ADDRESS, putRight, searchPlaces, type KeptPlace } from './kept-places.ts';
import { findPlace, type Found, type Place } from './search-place.ts';

/** What we use of Pagefind's interface; its index is made after the build. */
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  debouncedSearch(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer | null>;
  search(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer>;
  /** Forgets what it has fetched, and what it could not. */
  destroy(): Promise<void>;
  /** The index once more, which fetches for itself; without a worker it does so in this window. */
  createInstance(options: { excerptLength: number; noWorker: true }): Pick<Pagefind, 'search' | 'destroy'>;
}
interface Answer {
  readonly results: readonly { readonly id: string; data(): Promise<Hit> }[];
}
interface Hit extends Found {
  readonly url: string;
  /** Marked up by Pagefind: escaped text with `<mark>`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

const INDEX = href('/pagefind/pagefind.js');
const MOST_SHOWN = 8;
/** So many are looked at for those that are kept. */
const MOST_TRIED = 40;
/** So many pages of the ruleset whose page is read come first. */
const MOST_NEAR = 5;

const OPTIONS = { excerptLength: 24 };
let pagefind: Promise<Pagefind> | undefined;

/** The index, brought in when somebody first searches. */
export function loadIndex(): Promise<Pagefind> {
  pagefind ??= (async () => {
    const module = (await import(/* @vite-ignore */ INDEX)) as Pagefind;
    await module.options(OPTIONS);
    return module;
  })();
  pagefind.catch(() => (pagefind = undefined));
  return pagefind;
}

/** A hit as a list item: the page, the place that answers, and the words around the match. */
function makeItem(hit: Hit, text: string): HTMLLIElement {
  const place = findPlace(hit, text);
  const title = hit.meta.title ?? hit.url;
  const link = document.createElement('a');
  link.href = place ? `${hit.url.split('#')[0]}#${place.id}` : hit.url;
  const name = document.createElement('b');
  name.textContent = title;
  link.append(name);
  const about = [place && place.title !== title ? place.title : '', hit.meta.ruleset ?? '', hit.meta.kind ?? ''];
  const small = document.createElement('small');
  small.textContent = about.filter(Boolean).join(' · ');
  if (small.textContent !== '') link.append(small);
  const excerpt = document.createElement('p');
  if (place) excerpt.append(...place.words.flatMap((word) => [markWord(word), ' ']));
  else excerpt.innerHTML = hit.excerpt;
  link.append(excerpt);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function markWord({ text, isMatch }: Place['words'][number]): Node | string {
  if (!isMatch) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

/** Sections of a source are found however they are written: `3.4 e` and `3.4e` as `3.4(e)`. */
function spellSections(text: string): string {
  return text.replace(/(\d+(?:\.\d+)+)\s*\(?([a-z])\)?(?![\w)])/gi, '$1($2)');
}

/** What was asked for: words, a ruleset or none for all, and the ruleset of the page that is read, whose pages come first. */
export interface Question {
  readonly text: string;
  readonly ruleset: string;
  readonly near: string | undefined;
}

/** What is found, as items of a list. */
export interface Answered {
  readonly items: readonly HTMLLIElement[];
  /** On how many pages. */
  readonly count: number;
  /** What was looked for instead, where what was written was misspelt. */
  readonly instead?: string;
  /**
   * What alone was looked through, where not everything could be fetched: what places are called, or the pages that are kept. `lost` is the
   * first of them, where there is a network: it can be tried again.
   */
  readonly only?: 'titles' | 'kept' | 'lost';
}

/** What is found; nothing when a newer search is under way. */
export async function find(question: Question): Promise<Answered | undefined> {
  const index = await loadIndex().catch(() => undefined);
  const look = async (asked: Question): Promise<Weighed | undefined> => {
    // A part of the index may be missing where there is no network: then what places are called is better than nothing.
    const found =
      index &&
      (await findInIndex(index, asked)
        .catch(() => askAgain(index, asked))
        .catch(() => ({ ...NOTHING, only: 'kept' as const })));
    if (index && (!found || found.count > 0)) return found;
    const isReached = index !== undefined && navigator.onLine && found?.only === undefined;
    const alone = isReached ? await tryAlone(index, asked) : undefined;
    if (index && alone === 'found') return askAgain(index, asked);
    return alone === 'nothing' ? found : findInPlaces(await loadPlaces(), asked, alone === 'lost' ? 'lost' : 'titles');
  };
  const answer = await look(question);
  if (!answer?.isPoor) return answer;
  // Perhaps a word is misspelt.
  const instead = putRight(await loadPlaces(), question.text);
  const better = instead === undefined ? undefined : await look({ ...question, text: instead });
  return better && instead !== undefined && !better.isPoor ? { ...better, instead } : answer;
}

/** What is found, and whether no rule, lesson or term is. */
interface Weighed extends Answered {
  readonly isPoor: boolean;
}

const NOTHING: Weighed = { items: [], count: 0, isPoor: true };

/** What the index holds of itself may have come too late: where there is a network it is fetched anew. */
async function askAgain(index: Pagefind, question: Question): Promise<Weighed | undefined> {
  if (!navigator.onLine) throw new Error('there is no network');
  await index.destroy();
  await index.options(OPTIONS);
  return findInIndex(index, question);
}

let trial: Promise<unknown> = Promise.resolve();

/**
 * What an index of its own finds. Pagefind finds nothing where a part of its index could not be fetched, and does not say so: so it is watched
 * what it fetches. One is tried at a time.
 */
function tryAlone(index: Pagefind, { text, ruleset }: Question): Promise<'found' | 'nothing' | 'lost'> {
  const ask = async (): Promise<'found' | 'nothing' | 'lost'> => {
    const alone = index.createInstance({ ...OPTIONS, noWorker: true });
    const { fetch } = globalThis;
    let isLost = false;
    globalThis.fetch = async (...asked) => {
      const answer = await fetch(...asked).catch(() => undefined);
      isLost ||= !answer?.ok;
      return answer ?? Response.error();
    };
    try {
      const { results } = await alone.search(spellSections(text), { filters: filtersOf(ruleset) });
      return results.length > 0 ? 'found' : isLost ? 'lost' : 'nothing';
    } catch {
      return 'lost';
    } finally {
      globalThis.fetch = fetch;
      await alone.destroy();
    }
  };
  const asked = trial.then(ask);
  trial = asked.catch(() => undefined);
  return asked;
}

const filtersOf = (ruleset: string): Readonly<Record<string, string>> => (ruleset === '' ? {} : { ruleset });

async function findInIndex(index: Pagefind, { text, ruleset, near }: Question): Promise<Weighed | undefined> {
  const spelt = spellSections(text);
  const within = filtersOf(ruleset);
  const answer = await index.debouncedSearch(spelt, { filters: within });
  if (answer === null) return undefined;
  // Rules, lessons and terms before puzzles, and of them those of the ruleset that is read.
  const puzzles = new Set((await index.search(spelt, { filters: { ...within, kind: 'puzzle' } })).results.map(({ id }) => id));
  const ours = ruleset === '' && near !== undefined ? (await index.search(spelt, { filters: { ruleset: near } })).results : [];
  const first = ours.filter(({ id }) => !puzzles.has(id)).slice(0, MOST_NEAR);
  const rest = answer.results.filter(({ id }) => !first.some((result) => result.id === id));
  const sorted = [...first, ...rest.filter(({ id }) => !puzzles.has(id)), ...rest.filter(({ id }) => puzzles.has(id))];
  const hits = await fetchHits(sorted.slice(0, MOST_SHOWN));
  const isAll = hits.length === Math.min(sorted.length, MOST_SHOWN);
  // Without a network, what is kept may come further down.
  if (!isAll) hits.push(...(await fetchHits(sorted.slice(MOST_SHOWN, MOST_TRIED))));
  const isPoor = answer.results.every(({ id }) => puzzles.has(id)) || lacksWord(hits, text);
  const items = hits.slice(0, MOST_SHOWN).map((hit) => makeItem(hit, spelt));
  return isAll
    ? { items, count: answer.results.length, isPoor }
    : { items, count: items.length, isPoor: isPoor || items.length === 0, only: 'kept' };
}

/** What the index says of these pages, of those whose words can be fetched. */
async function fetchHits(results: Answer['results']): Promise<Hit[]> {
  const settled = await Promise.allSettled(results.map((result) => result.data()));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Whether a word that was written stands on none of the pages that are shown: they were found by its beginning. */
function lacksWord(hits: readonly Hit[], text: string): boolean {
  const shown = hits.map(({ raw_content = '' }) => raw_content.toLowerCase());
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => !shown.some((content) => content.includes(word)));
}

let places: Promise<readonly KeptPlace[]> | undefined;

/** What places are called, kept for reading without a network; none where even that is not there. */
function loadPlaces(): Promise<readonly KeptPlace[]> {
  places ??= fetch(PLACES_ADDRESS).then(async (answer) => (await answer.json()) as readonly KeptPlace[]);
  return places.catch(() => {
    places = undefined;
    return [];
  });
}

function findInPlaces(all: readonly KeptPlace[], { text, ruleset, near }: Question, only: 'titles' | 'lost' = 'titles'): Weighed {
  if (all.length === 0) throw new Error('nothing to search through could be fetched');
  const found = searchPlaces(all, text, ruleset, near);
  const items = found.slice(0, MOST_SHOWN).map(({ href, name, page = '' }) => {
    const [item, link, bold, small] = (['li', 'a', 'b', 'small'] as const).map((tag) => document.createElement(tag)) as [
      HTMLLIElement,
      HTMLAnchorElement,
      HTMLElement,
      HTMLElement,
    ];
    link.href = href;
    bold.textContent = name;
    small.textContent = page;
    link.append(bold, ...(page === '' ? [] : [small]));
    item.append(link);
    return item;
  });
  return { items, count: found.length, only, isPoor: found.length === 0 };
}
