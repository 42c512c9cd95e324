import { isText, listOf, parseData, shapeOf } from '../../platform/page-data.ts';
import { readItem } from '../../platform/storage.ts';
import { GAMES_KEY } from '../progress/storage-keys.ts';
import { asksForMistakes } from './analysis-setting.ts';
import { loadRules } from '../progress/current-rules.ts';

/** Without a game in its address the board begins with the rules the reader is with; the page was built with one ruleset. */
export function beginWithRules(built: string, known: readonly string[]): void {
  const id = loadRules();
  if (location.hash !== '' || id === undefined || id === built || !known.includes(id)) return;
  history.replaceState(history.state, '', `#rules=${id}`);
}

const host = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-free-board]');
if (host) {
  const choices = parseData(host, 'choices', listOf(shapeOf<{ readonly value: string }>({ value: isText })));
  const values = choices.map(({ value }) => value);
  // A door that names no rules opens with those the reader is with.
  if (location.hash === '#play=1') history.replaceState(history.state, '', `#rules=${loadRules() ?? host.dataset['freeBoard']}&play=1`);
  // A board on which a game can be gone on with, or mistakes are practised, does not wait for a touch.
  if (location.hash === '' && (asksForMistakes() || typeof readItem(GAMES_KEY) === 'string'))
    history.replaceState(history.state, '', `#rules=${loadRules() ?? host.dataset['freeBoard']}`);
  beginWithRules(values.find((value) => value === host.dataset['freeBoard']) ?? '', values);
}
