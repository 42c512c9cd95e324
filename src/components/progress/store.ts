import { CHANGED, PROGRESS_KEY } from './key.ts';
import { NO_PROGRESS, parseProgress, writeProgress, type Progress } from './record.ts';

export { PROGRESS_KEY };

/** What this page knows where the browser keeps nothing. */
let ours = NO_PROGRESS;
let isLost = false;

/** What was done last could not be kept: storage is closed to us, or full. */
export function isUnkept(): boolean {
  return isLost;
}

/** The record as it is now, whatever tab changed it last. */
export function loadProgress(): Progress {
  try {
    const text = localStorage.getItem(PROGRESS_KEY);
    if (text !== null) ours = parseProgress(text) ?? ours;
  } catch {
    // Storage is closed to us: the record lasts as long as the page.
  }
  return ours;
}

/** Changes the record, keeps it and tells everybody; nothing happens where the change gives the same value. */
export function changeProgress(change: (progress: Progress) => Progress): void {
  const before = loadProgress();
  const after = change(before);
  if (after === before) return;
  ours = after;
  try {
    localStorage.setItem(PROGRESS_KEY, writeProgress(after));
    isLost = false;
  } catch {
    // It holds for this page.
    isLost = true;
  }
  document.dispatchEvent(new Event(CHANGED));
}

/** Calls a listener now and after every change; gives the way to stop. */
export function onProgress(listener: (progress: Progress) => void): () => void {
  const tell = (): void => listener(loadProgress());
  const hear = (event: StorageEvent): void => {
    if (event.key !== PROGRESS_KEY && event.key !== null) return;
    if (event.newValue === null) ours = NO_PROGRESS;
    tell();
  };
  document.addEventListener(CHANGED, tell);
  addEventListener('storage', hear);
  tell();
  return () => {
    document.removeEventListener(CHANGED, tell);
    removeEventListener('storage', hear);
  };
}
