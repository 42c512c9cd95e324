import { addGame } from '../../game/game-list.ts';
import { gameStore } from '../progress/game-store.ts';
import { correspondenceStore } from './correspondence-store.ts';
import type { SavedGames } from '../../game/game-log.ts';

/** The games that the reader’s browser keeps. */
export const savedGames: SavedGames = {
  list: () => gameStore.load(),
  keep: (entry) => void gameStore.change((games) => addGame(games, entry)),
  remove: (id) => void gameStore.change((games) => games.filter((one) => one.id !== id)),
  get isUnsaved() {
    return gameStore.isUnsaved;
  },
  makeId: () => correspondenceStore.makeId(),
};
