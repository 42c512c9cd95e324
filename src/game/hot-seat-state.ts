import { isPlayer, type Player } from '../engine/index.ts';
import { isNumber, listOf, optional, recordOf, shapeOf } from '../platform/page-data.ts';
import { BONUSES, type Bonus, type ClockSetting } from './clock-setting.ts';
import type { Clock } from './clock.ts';
import { HAND_OVER_MODES, type HandOverMode } from './pass-and-play.ts';

/** What is kept of a table: its clocks, and how the board goes round. */
export interface HotSeatState {
  readonly clock?: Clock;
  readonly passing: HandOverMode;
  readonly holder?: Player;
  readonly hints?: boolean;
}

export const isSeat = (value: unknown): value is Player => typeof value === 'string' && isPlayer(value);
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
  since: optional(isNumber),
  spent: isNumber,
  flag: optional(isSeat),
});
/** Whether a value of parsed JSON is a stored table. */
export const isHotSeatState = shapeOf<HotSeatState>({
  clock: optional(isClock),
  passing: isIn<HandOverMode>(HAND_OVER_MODES),
  holder: optional(isSeat),
  hints: optional(isFlag),
});
