import { Kept } from './kept.ts';
import { NO_RECORD, readRecord, type PuzzleRecord } from './puzzle-record.ts';

/** Kept in the browser under this key, as JSON. */
export const RECORD_KEY = 'threefold:puzzles';

function parse(text: string): PuzzleRecord | undefined {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const kept = new Kept<PuzzleRecord>({
  key: RECORD_KEY,
  changed: RECORD_KEY,
  none: NO_RECORD,
  parse,
  write: JSON.stringify,
});

/** What was done last could not be kept: storage is closed to us, or full. */
export const isUnkept = (): boolean => kept.isUnkept;
/** The record as it is now, whatever tab changed it last. */
export const loadRecord = (): PuzzleRecord => kept.load();
/** Changes the record, keeps it and tells everybody; gives the record after it. */
export const changeRecord = (change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord => kept.change(change);
/** Calls a listener now and after every change, in other tabs too; gives the way to stop. */
export const onRecord = (listener: (record: PuzzleRecord) => void): (() => void) => kept.on(listener);
