/** Which of the browser's two storages: one for the whole site, or one for this tab alone. */
export type StorageArea = 'local' | 'session';

/** The only place that names the storages; a private window may refuse them, and then this throws. */
const openArea = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** The text stored under a key; `null` where there is none, `undefined` where storage is closed to the page. */
export function readItem(key: string, area: StorageArea = 'local'): string | null | undefined {
  try {
    return openArea(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or with `null` removes it; whether storage took it. It may be closed or full. */
export function writeItem(key: string, text: string | null, area: StorageArea = 'local'): boolean {
  try {
    if (text === null) openArea(area).removeItem(key);
    else openArea(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls a listener when another tab has changed what is stored under a key; gives the way to stop. */
export function onOtherTab(key: string, listener: () => void): () => void {
  // Without a key the whole storage was emptied.
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  globalThis.addEventListener?.('storage', hear);
  return () => globalThis.removeEventListener?.('storage', hear);
}
