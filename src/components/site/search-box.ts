import { loadRules } from '../progress/rules.ts';

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
      void import('./search-index.ts').then(({ loadIndex }) => loadIndex()).catch(() => undefined);
    };
    const rules = this.querySelector('select');
    const read = /^\/(?:learn|rules)\/([a-z]+)\//.exec(location.pathname)?.[1] ?? loadRules();
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
        const { find } = await import('./search-index.ts');
        const answer = await find({ text, ruleset, near: here });
        if (!answer || input.value.trim() !== text || (rules?.value ?? '') !== ruleset) return; // a newer search is under way
        found.replaceChildren(...answer.items);
        const { count, instead, isPartial = false } = answer;
        const asked = instead === undefined ? `“${text}”` : `“${instead}” (you wrote “${text}”)`;
        const what = isPartial ? ['place', 'places'] : ['page', 'pages'];
        const says = count === 0 ? `Nothing found for ${asked}.` : `${count} ${count === 1 ? what[0] : what[1]} for ${asked}`;
        state.textContent = isPartial ? `${says.replace(/\.?$/, '.')} Without a connection only titles and terms are searched.` : says;
      } catch {
        state.textContent = 'The search needs a connection, and there is none now.';
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
