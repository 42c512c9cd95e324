import { pathOf } from '../../address/href.ts';
import { loadRules } from '../progress/rules.ts';
import { find, loadIndex } from './search-index.ts';
import { SEARCH } from '../../words/search.ts';

/** Makes the dialog of a search box answer: what is written is looked for, arrows go through what is found. */
export function startSearch(box: HTMLElement): void {
  const dialog = box.querySelector('dialog');
  const input = box.querySelector('input');
  const state = box.querySelector('.search-state');
  const found = box.querySelector('.search-found');
  const again = box.querySelector<HTMLElement>('.search-again');
  if (!dialog || !input || !state || !found || !again) return;
  void loadIndex().catch(() => undefined);
  const rules = box.querySelector('select');
  const read = /^\/(?:learn|rules)\/([a-z]+)\//.exec(pathOf(location.pathname))?.[1] ?? loadRules();
  const here = [...(rules?.options ?? [])].find(({ value }) => value !== '' && value === read)?.value;
  const search = async (): Promise<void> => {
    const text = input.value.trim();
    const ruleset = rules?.value ?? '';
    again.hidden = true;
    if (text === '') {
      found.replaceChildren();
      state.textContent = SEARCH.looksIn;
      return;
    }
    try {
      const answer = await find({ text, ruleset, near: here });
      if (!answer || input.value.trim() !== text || (rules?.value ?? '') !== ruleset) return; // a newer search is under way
      found.replaceChildren(...answer.items);
      const { count, instead, only } = answer;
      const asked = instead === undefined ? SEARCH.asked(text) : SEARCH.askedInstead(instead, text);
      const says =
        count === 0 ? SEARCH.nothing(asked) : (only === 'titles' || only === 'lost' ? SEARCH.places : SEARCH.pages)(count, asked);
      state.textContent = only === undefined ? says : SEARCH.only[only](says);
      again.hidden = only !== 'lost';
    } catch {
      state.textContent = SEARCH.noConnection;
      again.hidden = false;
    }
  };

  input.addEventListener('input', () => void search());
  rules?.addEventListener('change', () => void search());
  again.addEventListener('click', () => {
    input.focus();
    void search();
  });
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
  if (input.value !== '') void search();
}
