import { readItem, writeItem } from '../../platform/storage.ts';

/** Kept in the browser under this key: the ruleset whose course was read last, or that was chosen last on a board or for puzzles. */
const KEY = 'threefold:rules';

/** The ruleset the reader is with; nothing before they have been with any. */
export function loadRules(): string | undefined {
  const id = readItem(KEY) ?? '';
  return /^[a-z]{1,20}$/.test(id) ? id : undefined;
}

/** Keeps a ruleset by its id; an empty one is forgotten. Where storage is closed the next page begins as it does for everybody. */
export function storeRules(id: string): void {
  writeItem(KEY, id === '' ? null : id);
}
