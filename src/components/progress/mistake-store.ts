import { StoredRecord } from '../../platform/stored-record.ts';
import { NO_MISTAKES, readMistakes, type MistakeRecord } from '../../training/mistake-record.ts';
import { MISTAKES_KEY } from './storage-keys.ts';

/** Mistakes of the reader's own games. */
export const mistakeStore = new StoredRecord<MistakeRecord>({ key: MISTAKES_KEY, none: NO_MISTAKES, read: readMistakes });
