import { pathOf } from '../../platform/href.ts';
import { loadRules } from '../progress/current-rules.ts';
import { findAnswer, loadSearch } from './search-answer.ts';
import { loadIndex } from './search-index.ts';
import { SEARCH } from '#words/search.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';

/** Makes the dialog of a search box answer: what is written is looked for, arrows go through what is found. */
export function startSearch(box: HTMLElement): void {
  const dialog = box.querySelector('dialog');
  const input = box.querySelector('input');
  const state = box.querySelector('.search-state');
  const found = box.querySelector('.search-found');
  const again = box.querySelector<HTMLElement>('.search-again');
  if (!dialog || !input || !state || !found || !again) return;
  void loadSearch().catch(() => undefined);
  void loadIndex().catch(() => undefined);
  const rules = box.querySelector('select');
  const read = /^\/(?:learn|rules)\/([a-z]+)\//.exec(pathOf(location.pathname))?.[1] ?? loadRules();
  const here = [...(rules?.options ?? [])].find(({ value }) => value !== '' && value === read)?.value;
  /** What was asked, and what the list answers; Enter opens nothing that was found for something else. */
  const keyOf = (): string => JSON.stringify([input.value.trim(), rules?.value ?? '']);
  let shown = keyOf();
  let isEntered = false;
  const openFirst = (): void => {
    isEntered = shown !== keyOf();
    if (!isEntered) found.querySelector('a')?.click();
  };
  const latest = new Latest();
  const search = async (): Promise<void> => {
    const signal = latest.begin();
    const text = input.value.trim();
    const ruleset = rules?.value ?? '';
    again.hidden = true;
    if (text === '') {
      found.replaceChildren();
      shown = keyOf();
      state.textContent = SEARCH.looksIn;
      return;
    }
    try {
      const answer = await unlessAborted(signal, findAnswer({ text, ruleset, near: here }));
      if (!answer) return;
      const { items, instead, only } = answer;
      const count = items.length;
      found.replaceChildren(...items);
      shown = keyOf();
      const asked = instead === undefined ? SEARCH.asked(text) : SEARCH.askedInstead(instead, text);
      const says = count === 0 ? SEARCH.nothing(asked) : SEARCH.pages(count, asked);
      state.textContent = only === undefined ? says : SEARCH.only[only](says);
      again.hidden = only !== 'lost';
      if (isEntered) openFirst();
    } catch {
      if (signal.aborted) return; // a newer search is under way
      state.textContent = SEARCH.noConnection;
      again.hidden = false;
    }
  };

  input.addEventListener('input', () => {
    isEntered = false;
    void search();
  });
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
    else if (event.key === 'Enter' && at < 0 && event.target === input) openFirst();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : input)?.focus();
    else return;
    event.preventDefault();
  });
  if (input.value !== '') void search();
}
