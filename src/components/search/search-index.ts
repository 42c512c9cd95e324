import { lazy } from '../../platform/lazy.ts';
import { href } from '../../platform/href.ts';
import type { FoundPlace } from './search-place.ts';
import type { Trial, TrialResult } from './search-trial.ts';

/** What we use of Pagefind's interface; its index is made after the build. */
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  debouncedSearch(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer | null>;
  search(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer>;
  /** Forgets what it has fetched, and what it could not. */
  destroy(): Promise<void>;
}
interface Answer {
  readonly results: readonly { readonly id: string; data(): Promise<Hit> }[];
}
/** A page as Pagefind finds it. */
export interface Hit extends FoundPlace {
  readonly url: string;
  /** Marked up by Pagefind: escaped text with `<mark>`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

const INDEX = href('/pagefind/pagefind.js');
/** So many pages are shown. */
export const MOST_SHOWN = 8;
/** So many are looked at for those that are kept. */
const MOST_TRIED = 40;
/** So many pages of the ruleset whose page is read come first. */
const MOST_NEAR = 5;

const OPTIONS = { excerptLength: 24 };
let pagefind: Promise<Pagefind> | undefined;

/** The index, brought in when somebody first searches. */
export function loadIndex(): Promise<Pagefind> {
  pagefind ??= (async () => {
    const module = (await lazy(() => import(/* @vite-ignore */ INDEX)).load()) as Pagefind;
    await module.options(OPTIONS);
    return module;
  })();
  pagefind.catch(() => (pagefind = undefined));
  return pagefind;
}

/** Sections of a source are found however they are written: `3.4 e` and `3.4e` as `3.4(e)`. */
export function spellSections(text: string): string {
  return text.replace(/(\d+(?:\.\d+)+)\s*\(?([a-z])\)?(?![\w)])/gi, '$1($2)');
}

/** What was asked for: words, a ruleset or none for all, and the ruleset of the page that is read, whose pages come first. */
export interface SearchRequest {
  readonly text: string;
  readonly ruleset: string;
  readonly near: string | undefined;
}

/** What Pagefind finds. */
export interface FoundHits {
  readonly hits: readonly Hit[];
  /**
   * What alone could be looked through: pages that are kept, or nothing. `lost` is nothing where there is a network: it can be tried again.
   */
  readonly only?: 'kept' | 'lost' | 'none';
  /** Whether a word that was written stands on none of these pages. */
  readonly lacksWord: boolean;
}

const NOTHING: FoundHits = { hits: [], lacksWord: false };

/** What Pagefind finds in the words of all pages; nothing when a newer search is under way. */
export async function findHits(question: SearchRequest): Promise<FoundHits | undefined> {
  const index = await loadIndex().catch(() => undefined);
  if (!index) return { ...NOTHING, only: 'none' };
  // A part of the index may be missing where there is no network.
  const found = await findInIndex(index, question)
    .catch(() => askAgain(index, question))
    .catch(() => ({ ...NOTHING, only: 'kept' as const }));
  if (!found || found.hits.length > 0) return found;
  const alone = navigator.onLine && found.only === undefined ? await tryAlone(question) : undefined;
  if (alone === 'found') return askAgain(index, question);
  return alone === 'nothing' ? found : { ...NOTHING, only: alone === 'lost' ? 'lost' : 'none' };
}

/** What the index holds of itself may have come too late: where there is a network it is fetched anew. */
async function askAgain(index: Pagefind, question: SearchRequest): Promise<FoundHits | undefined> {
  if (!navigator.onLine) throw new Error('there is no network');
  await index.destroy();
  await index.options(OPTIONS);
  return findInIndex(index, question);
}

/**
 * What an index of its own finds, in a worker. Pagefind finds nothing where a part of its index could not be fetched, and does not say so:
 * the worker watches its own requests, and the page's `fetch` stays as it is.
 */
function tryAlone({ text, ruleset }: SearchRequest): Promise<TrialResult> {
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const settle = (tried: TrialResult): void => {
      worker?.terminate();
      resolve(tried);
    };
    try {
      worker = new Worker(new URL('./search-trial.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<TrialResult>) => settle(data);
      worker.onerror = () => settle('lost');
      const trial: Trial = { index: new URL(INDEX, location.href).href, text: spellSections(text), filters: filtersOf(ruleset) };
      worker.postMessage(trial);
    } catch {
      // A browser may refuse to start one.
      settle('lost');
    }
  });
}

const filtersOf = (ruleset: string): Readonly<Record<string, string>> => (ruleset === '' ? {} : { ruleset });

async function findInIndex(index: Pagefind, { text, ruleset, near }: SearchRequest): Promise<FoundHits | undefined> {
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
  const shown = hits.slice(0, MOST_SHOWN);
  return { hits: shown, lacksWord: lacksWord(shown, text), ...(isAll ? {} : { only: 'kept' }) };
}

/** What the index says of these pages, of those whose words can be fetched. */
async function fetchHits(results: Answer['results']): Promise<Hit[]> {
  const settled = await Promise.allSettled(results.map((result) => result.data()));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Whether a word that was written stands on none of the pages that are shown: they were found by its beginning. */
function lacksWord(hits: readonly Hit[], text: string): boolean {
  const shown = hits.map(({ raw_content = '' }) => raw_content.toLowerCase());
  return (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).some((word) => !shown.some((content) => content.includes(word)));
}
