import { CHANGED, PROGRESS_KEY } from './key.ts';
import { Kept } from './kept.ts';
import { NO_PROGRESS, parseProgress, writeProgress, type Progress } from './lesson-record.ts';

export { PROGRESS_KEY };

const kept = new Kept<Progress>({
  key: PROGRESS_KEY,
  changed: CHANGED,
  none: NO_PROGRESS,
  parse: parseProgress,
  write: writeProgress,
});

/** What was done last could not be kept: storage is closed to us, or full. */
export const isUnkept = (): boolean => kept.isUnkept;
/** The record as it is now, whatever tab changed it last. */
export const loadProgress = (): Progress => kept.load();
/** Changes the record, keeps it and tells everybody; nothing happens where the change gives the same value. */
export const changeProgress = (change: (progress: Progress) => Progress): void => void kept.change(change);
/** Calls a listener now and after every change; gives the way to stop. */
export const onProgress = (listener: (progress: Progress) => void): (() => void) => kept.on(listener);
