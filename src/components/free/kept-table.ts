import { isPlayer, type Player } from '../../engine/index.ts';
import { isNumber, isText, listOf, maybe, recordOf, shapeOf } from '../page/data.ts';
import { BONUSES, type Bonus, type ClockSetting } from './model/clock-setting.ts';
import type { Clock } from './model/clock.ts';
import { PASSINGS, type PassingMode } from './model/passing.ts';

/** What a tab keeps of its table while it is loaded again: the clocks, and how the board goes round. */
export interface KeptTable {
  /** The game it belongs to. */
  readonly game: string;
  readonly clock?: Clock;
  readonly passing: PassingMode;
  readonly holder?: Player;
  readonly hints?: boolean;
}

/** Kept by the tab, not the browser: each tab has a table of its own. */
const KEY = 'threefold:table';

const isSeat = (value: unknown): value is Player => typeof value === 'string' && isPlayer(value);
const isIn =
  <T extends string>(list: readonly T[]) =>
  (value: unknown): value is T =>
    list.some((one) => one === value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isSetting = shapeOf<ClockSetting>({ base: isNumber, bonus: isIn<Bonus>(BONUSES), seconds: isNumber });
const isClock = shapeOf<Clock>({
  setting: isSetting,
  after: listOf(recordOf(isNumber)),
  turn: isSeat,
  since: maybe(isNumber),
  spent: isNumber,
  flag: maybe(isSeat),
});
const isTable = shapeOf<KeptTable>({
  game: isText,
  clock: maybe(isClock),
  passing: isIn<PassingMode>(PASSINGS),
  holder: maybe(isSeat),
  hints: maybe(isFlag),
});

/** The game of an address, wherever in it the reader looks. */
export function gameOf(hash: string): string {
  return hash.replace(/&at=\d+/, '');
}

/** The table of a game, as this tab had it last. */
export function loadTable(hash: string): KeptTable | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return isTable(read) && read.game === gameOf(hash) ? read : undefined;
  } catch {
    return undefined; // nothing is kept, or storage is closed to us
  }
}

/** Keeps the table; one without clocks that does not go round is none. */
export function keepTable(table: KeptTable): void {
  try {
    if (table.clock === undefined && table.passing === 'off') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // It then lasts as long as the page.
  }
}
