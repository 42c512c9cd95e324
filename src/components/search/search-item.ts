import { href } from '../../platform/href.ts';
import { SEARCH } from '#words/search.ts';
import type { Hit } from './search-index.ts';
import { findBestPlace, nameOfPlace } from './search-place.ts';
import type { RankedPage } from './search-rank.ts';
import { splitWords, stemOf } from './search-words.ts';

/** A word of an excerpt, and whether it was looked for. */
interface Word {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Words shown before the first match, and in all. */
const [BEFORE, SHOWN] = [6, 24];

/** A page that Pagefind found, as an item of the list: the page, the place that answers, and the words around the match. */
export function makeHitItem(hit: Hit, text: string): HTMLLIElement {
  const place = findBestPlace(hit, text);
  const title = hit.meta.title ?? hit.url;
  const about = [place && place.title !== title ? place.title : '', hit.meta.ruleset ?? '', hit.meta.kind ?? ''];
  const item = makeItem(place ? `${hit.url.split('#')[0]}#${place.id}` : hit.url, title, about);
  const excerpt = document.createElement('p');
  if (place) excerpt.append(...place.words.flatMap((word) => [markWord(word), ' ']));
  else excerpt.innerHTML = hit.excerpt;
  item.firstElementChild?.append(excerpt);
  return item;
}

/** A page whose sections answer, as an item of the list; `stems` are those of the words that were looked for. */
export function makePageItem({ page, section: [id, title, text] }: RankedPage, stems: ReadonlySet<string>): HTMLLIElement {
  const place = nameOfPlace({ id, text: title });
  const isTerm = page.path === '/glossary/' && title !== '';
  const [name, under] = isTerm ? [title, page.title] : [page.title, place];
  const about = [under === name ? '' : under, page.rules ?? '', page.kind ?? ''];
  const item = makeItem(href(`${page.path}${id === '' ? '' : `#${id}`}`), name, about);
  const words = excerptOf(text, stems);
  if (words.length === 0) return item;
  const excerpt = document.createElement('p');
  excerpt.append(...words.flatMap((word) => [markWord(word), ' ']));
  item.firstElementChild?.append(excerpt);
  return item;
}

function excerptOf(text: string, stems: ReadonlySet<string>): readonly Word[] {
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, isMatch: splitWords(word).some((one) => stems.has(stemOf(one))) }));
  const from = Math.max(0, words.findIndex(({ isMatch }) => isMatch) - BEFORE);
  return words.slice(from, from + SHOWN);
}

function makeItem(address: string, name: string, about: readonly string[]): HTMLLIElement {
  const [item, link, bold, small] = (['li', 'a', 'b', 'small'] as const).map((tag) => document.createElement(tag)) as [
    HTMLLIElement,
    HTMLAnchorElement,
    HTMLElement,
    HTMLElement,
  ];
  link.href = address;
  bold.textContent = name;
  small.textContent = about.filter(Boolean).join(SEARCH.between);
  link.append(bold, ...(small.textContent === '' ? [] : [small]));
  item.append(link);
  return item;
}

function markWord({ text, isMatch }: Word): Node | string {
  if (!isMatch) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
