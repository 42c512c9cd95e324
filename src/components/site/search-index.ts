import { findPlace, type Found, type Place } from './search-place.ts';

/** What we use of Pagefind's interface; its index is made after the build. */
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  debouncedSearch(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer | null>;
  search(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<Answer>;
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

const INDEX = '/pagefind/pagefind.js';
const MOST_SHOWN = 8;
/** So many pages of the ruleset whose page is read come first. */
const MOST_NEAR = 5;

let pagefind: Promise<Pagefind> | undefined;

/** The index, brought in when somebody first searches. */
export function loadIndex(): Promise<Pagefind> {
  pagefind ??= (async () => {
    const module = (await import(/* @vite-ignore */ INDEX)) as Pagefind;
    await module.options({ excerptLength: 24 });
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
  if (place && place.title !== title) {
    const small = document.createElement('small');
    small.textContent = place.title;
    link.append(small);
  }
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

/** What is found, as items of a list, and on how many pages; nothing when a newer search is under way. */
export async function find({ text, ruleset, near }: Question): Promise<{ items: readonly HTMLLIElement[]; count: number } | undefined> {
  const index = await loadIndex();
  const spelt = spellSections(text);
  const answer = await index.debouncedSearch(spelt, { filters: ruleset === '' ? {} : { ruleset } });
  if (answer === null) return undefined;
  const first =
    ruleset === '' && near !== undefined ? (await index.search(spelt, { filters: { ruleset: near } })).results.slice(0, MOST_NEAR) : [];
  const rest = answer.results.filter(({ id }) => !first.some((result) => result.id === id));
  const hits = await Promise.all([...first, ...rest].slice(0, MOST_SHOWN).map((result) => result.data()));
  return { items: hits.map((hit) => makeItem(hit, spelt)), count: answer.results.length };
}
