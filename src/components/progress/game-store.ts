import { StoredRecord } from '../../platform/stored-record.ts';
import { GAMES_KEY } from './storage-keys.ts';
import { readGames, type GameEntry } from '../../game/game-list.ts';

/** The games of the analysis board, the latest first. */
export const gameStore = new StoredRecord<readonly GameEntry[]>({ key: GAMES_KEY, none: [], read: readGames });
