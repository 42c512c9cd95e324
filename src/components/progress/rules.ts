/** Kept in the browser under this key: the ruleset whose course was read last, or that was chosen last on a board or for puzzles. */
const KEY = 'threefold:rules';

/** The ruleset the reader is with; nothing before he has been with any. */
export function loadRules(): string | undefined {
  try {
    const id = localStorage.getItem(KEY) ?? '';
    return /^[a-z]{1,20}$/.test(id) ? id : undefined;
  } catch {
    return undefined; // storage is closed to us
  }
}

/** Keeps a ruleset by its id; an empty one is forgotten. */
export function keepRules(id: string): void {
  try {
    if (id === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // The next page then begins as it does for everybody.
  }
}
