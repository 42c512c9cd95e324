import './keep-pending-first.ts';
import { StoredRecord } from '../../platform/stored-record.ts';
import { PROGRESS_KEY } from './storage-keys.ts';
import { NO_PROGRESS, readProgress, type Progress } from '../../training/lesson-record.ts';

export { PROGRESS_KEY };

/** What the reader has done in the lessons. */
export const progressStore = new StoredRecord<Progress>({ key: PROGRESS_KEY, none: NO_PROGRESS, read: readProgress });

/** Whether the latest change could not be stored. */
export const isProgressUnsaved = (): boolean => progressStore.isUnsaved;
/** The record as it is now, whatever tab changed it last. */
export const loadProgress = (): Progress => progressStore.load();
/** Changes the record, keeps it and tells everybody; nothing happens where the change gives the same value. */
export const changeProgress = (change: (progress: Progress) => Progress): void => void progressStore.change(change);
/** Calls a listener now and after every change; gives the way to stop. */
export const onProgress = (listener: (progress: Progress) => void): (() => void) => progressStore.on(listener);
