import { readItem } from '../../platform/storage.ts';
import { GAMES_KEY } from './storage-keys.ts';
import { mistakeStore } from './mistake-store.ts';
import { loadRecord, onRecord } from './puzzle-store.ts';
import { loadProgress, onProgress } from './progress-store.ts';

/** Tells whether the reader's record is empty, now and whenever it changes; gives the way to stop. */
export function watchRecord(tell: (isEmpty: boolean) => void): () => void {
  const look = (): void => {
    const isNothingRead = Object.keys(loadProgress().lessons).length === 0 && loadRecord().history.length === 0;
    tell(isNothingRead && (readItem(GAMES_KEY) ?? '[]') === '[]' && mistakeStore.load().mistakes.length === 0);
  };
  const stops = [onProgress(look), onRecord(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
