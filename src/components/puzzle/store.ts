import { NO_RECORD, readRecord, type PuzzleRecord } from './record.ts';

/** Kept in the browser under this key, as JSON. */
export const RECORD_KEY = 'threefold:puzzles';
/** Dispatched on the document when the record has changed, here or in another tab. */
const CHANGED = 'threefold:puzzles';

/** Where a record that cannot be read is put before another takes its place: nothing a reader did is thrown away. */
const UNREAD_KEY = 'threefold:puzzles:unread';

/** What this page knows where the browser keeps nothing. */
let ours = NO_RECORD;
let isLost = false;

/** What was done last could not be kept: storage is closed to us, or full. */
export function isUnkept(): boolean {
  return isLost;
}

function parse(text: string): PuzzleRecord | undefined {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The record as it is now, whatever tab changed it last. */
export function loadRecord(): PuzzleRecord {
  try {
    const text = localStorage.getItem(RECORD_KEY);
    if (text !== null) ours = parse(text) ?? ours;
  } catch {
    // Storage is closed to us: the record lasts as long as the page.
  }
  return ours;
}

/** Changes the record, keeps it and tells everybody; gives the record after it. */
export function changeRecord(change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord {
  const before = loadRecord();
  const after = change(before);
  if (after === before) return before;
  ours = after;
  try {
    const kept = localStorage.getItem(RECORD_KEY);
    if (kept !== null && !parse(kept)) localStorage.setItem(UNREAD_KEY, kept);
    localStorage.setItem(RECORD_KEY, JSON.stringify(after));
    isLost = false;
  } catch {
    // It holds for this page.
    isLost = true;
  }
  document.dispatchEvent(new Event(CHANGED));
  return after;
}

/** Calls a listener now and after every change, in other tabs too. */
export function onRecord(listener: (record: PuzzleRecord) => void): void {
  const tell = (): void => listener(loadRecord());
  document.addEventListener(CHANGED, tell);
  addEventListener('storage', (event) => {
    if (event.key !== RECORD_KEY && event.key !== null) return;
    if (event.newValue === null) ours = NO_RECORD;
    tell();
  });
  tell();
}
