import { parseJson } from '../../platform/json.ts';
import { readItem, writeItem } from '../../platform/storage.ts';
import { isText, shapeOf } from '../../platform/page-data.ts';
import { isHotSeatState, type HotSeatState } from '../../game/hot-seat-state.ts';

/** What a tab keeps of its table while it is loaded again: the clocks, and how the board goes round. */
export interface StoredHotSeat extends HotSeatState {
  /** The game it belongs to. */
  readonly game: string;
}

/** Kept by the tab, not the browser: each tab has a table of its own. */
const KEY = 'threefold:table';

const hasGame = shapeOf<{ readonly game: string }>({ game: isText });

/** The game of an address, wherever in it the reader looks. */
export function gameOf(hash: string): string {
  return hash.replace(/&at=\d+/, '');
}

/** The table of a game, as this tab had it last. */
export function loadHotSeat(hash: string): StoredHotSeat | undefined {
  const read = parseJson(readItem(KEY, 'session') ?? '');
  return isHotSeatState(read) && hasGame(read) && read.game === gameOf(hash) ? read : undefined;
}

/** Keeps the table, unless it has neither clocks nor a board that goes round. Where storage is closed it lasts as long as the page. */
export function storeHotSeat(table: StoredHotSeat): void {
  const isPlain = table.clock === undefined && table.passing === 'off';
  writeItem(KEY, isPlain ? null : JSON.stringify(table), 'session');
}
