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
function loadIndex(): Promise<Pagefind> {
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

/** The search pill and its dialog. `/` and Ctrl K open it, arrows go through what was found. */
class SearchBox extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    const state = this.querySelector('.search-state');
    const found = this.querySelector('.search-found');
    if (!dialog || !input || !state || !found) return;

    const open = (): void => {
      if (dialog.open) return;
      dialog.showModal();
      input.select();
      void loadIndex().catch(() => undefined);
    };
    const rules = this.querySelector('select');
    const read = /^\/(?:learn|rules)\/([a-z]+)\//.exec(location.pathname)?.[1];
    const here = [...(rules?.options ?? [])].find(({ value }) => value !== '' && value === read)?.value;
    const search = async (): Promise<void> => {
      const text = input.value.trim();
      const ruleset = rules?.value ?? '';
      if (text === '') {
        found.replaceChildren();
        state.textContent = 'Rules, lessons, terms and puzzles.';
        return;
      }
      try {
        const answer = await (await loadIndex()).debouncedSearch(spellSections(text), { filters: ruleset === '' ? {} : { ruleset } });
        if (answer === null || input.value.trim() !== text || (rules?.value ?? '') !== ruleset) return; // a newer search is under way
        const near =
          ruleset === '' && here !== undefined
            ? await (await loadIndex()).search(spellSections(text), { filters: { ruleset: here } })
            : undefined;
        const first = near?.results.slice(0, MOST_NEAR) ?? [];
        const rest = answer.results.filter(({ id }) => !first.some((result) => result.id === id));
        const hits = await Promise.all([...first, ...rest].slice(0, MOST_SHOWN).map((result) => result.data()));
        if (input.value.trim() !== text) return;
        found.replaceChildren(...hits.map((hit) => makeItem(hit, spellSections(text))));
        const count = answer.results.length;
        state.textContent = count === 0 ? `Nothing found for “${text}”.` : `${count} ${count === 1 ? 'page' : 'pages'} for “${text}”`;
      } catch {
        state.textContent = 'The search index could not be loaded. It is made with the built site, and needs a connection the first time.';
      }
    };

    this.querySelector('.search-open')?.addEventListener('click', open);
    this.querySelector('.search-close')?.addEventListener('click', () => dialog.close());
    input.addEventListener('input', () => void search());
    rules?.addEventListener('change', () => void search());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('keydown', (event) => {
      const links = [...found.querySelectorAll('a')];
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      // Escape in a search field would only empty it.
      if (event.key === 'Escape') dialog.close();
      else if (event.key === 'Enter' && at < 0) links[0]?.click();
      else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
      else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : input)?.focus();
      else return;
      event.preventDefault();
    });
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      const isShortcut = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      open();
    });
  }
}
customElements.define('search-box', SearchBox);
