import { isText, listOf, parseData, shapeOf } from '../page/data.ts';
import { loadRules } from '../progress/rules.ts';

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
  beginWithRules(values.find((value) => value === host.dataset['freeBoard']) ?? '', values);
}
