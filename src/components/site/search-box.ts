/** What we use of Pagefind's interface; its index is made after the build. */
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  debouncedSearch(text: string): Promise<{ results: { data(): Promise<Hit> }[] } | null>;
}
interface Hit {
  readonly url: string;
  /** Marked up by Pagefind: escaped text with `<mark>`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[];
}

const INDEX = '/pagefind/pagefind.js';
const MOST_SHOWN = 8;

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

/** A hit as a list item: the page, the section that answers, and the words around the match. */
function makeItem(hit: Hit): HTMLLIElement {
  const section = hit.sub_results.find((part) => part.url.includes('#')) ?? hit.sub_results[0];
  const title = hit.meta.title ?? hit.url;
  const link = document.createElement('a');
  link.href = section?.url ?? hit.url;
  const name = document.createElement('b');
  name.textContent = title;
  link.append(name);
  if (section && section.title !== title) {
    const small = document.createElement('small');
    small.textContent = section.title;
    link.append(small);
  }
  const excerpt = document.createElement('p');
  excerpt.innerHTML = section?.excerpt ?? hit.excerpt;
  link.append(excerpt);
  const item = document.createElement('li');
  item.append(link);
  return item;
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
    const search = async (): Promise<void> => {
      const text = input.value.trim();
      if (text === '') {
        found.replaceChildren();
        state.textContent = 'Rules, lessons, terms and puzzles.';
        return;
      }
      try {
        const answer = await (await loadIndex()).debouncedSearch(text);
        if (answer === null || input.value.trim() !== text) return; // a newer search is under way
        const hits = await Promise.all(answer.results.slice(0, MOST_SHOWN).map((result) => result.data()));
        if (input.value.trim() !== text) return;
        found.replaceChildren(...hits.map(makeItem));
        const count = answer.results.length;
        state.textContent = count === 0 ? `Nothing found for “${text}”.` : `${count} ${count === 1 ? 'page' : 'pages'} for “${text}”`;
      } catch {
        state.textContent = 'The search index could not be loaded. It is made with the built site, and needs a connection the first time.';
      }
    };

    this.querySelector('.search-open')?.addEventListener('click', open);
    this.querySelector('.search-close')?.addEventListener('click', () => dialog.close());
    input.addEventListener('input', () => void search());
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
