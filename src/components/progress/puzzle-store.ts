import './keep-pending-first.ts';
import { StoredRecord } from '../../platform/stored-record.ts';
import { NO_RECORD, readRecord, type PuzzleRecord } from '../../training/puzzle-record.ts';

/** Stored in the browser under this key, as JSON. */
export const RECORD_KEY = 'threefold:puzzles';

/** What the reader has done with puzzles. */
export const puzzleStore = new StoredRecord<PuzzleRecord>({ key: RECORD_KEY, none: NO_RECORD, read: readRecord });

/** Whether the latest change could not be stored. */
export const isPuzzleRecordUnsaved = (): boolean => puzzleStore.isUnsaved;
/** The record as it is now, whatever tab changed it last. */
export const loadRecord = (): PuzzleRecord => puzzleStore.load();
/** Changes the record, keeps it and tells everybody; gives the record after it. */
export const changeRecord = (change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord => puzzleStore.change(change);
/** Calls a listener now and after every change, in other tabs too; gives the way to stop. */
export const onRecord = (listener: (record: PuzzleRecord) => void): (() => void) => puzzleStore.on(listener);
