import type { Player } from '../engine/index.ts';
import type { ClockSetting } from './clock-setting.ts';

/** Milliseconds each player has left. */
export type TimesLeft = Readonly<Partial<Record<Player, number>>>;

/**
 * A chess clock for any number of players, as plain data: nothing changes one. Times are milliseconds; moments are those of the
 * world's own clock, so that a page that slept, or was loaded again, counts what passed meanwhile.
 */
export interface Clock {
  readonly setting: ClockSetting;
  /** What was left after each step, the start first: a step that is taken back gives its time back. */
  readonly after: readonly TimesLeft[];
  /** Whose time would run. */
  readonly turn: Player;
  /** Since when it runs; absent while the clock stands still. */
  readonly since?: number;
  /** What of the turn had passed before it stood still. */
  readonly spent: number;
  /** Whose time is over; the clock then stands still for good, until a step is taken back. */
  readonly flag?: Player;
}

/** A stopped clock that waits for a player's first move after this many steps of a game. */
export function makeClock(setting: ClockSetting, players: readonly Player[], turn: Player, steps = 0): Clock {
  const full: TimesLeft = Object.fromEntries(players.map((player) => [player, setting.base * 1000]));
  return { setting, after: Array.from({ length: steps + 1 }, () => full), turn, spent: 0 };
}

/** What passed of this turn. A world whose clock was put back stands still meanwhile. */
function passed({ since, spent }: Clock, now: number): number {
  return spent + (since === undefined ? 0 : Math.max(0, now - since));
}

const withoutSince = ({ since: _, ...clock }: Clock): Clock => clock;
const withoutFlag = ({ flag: _, ...clock }: Clock): Clock => clock;

/** Whether time runs. */
export function isRunning({ since }: Clock): boolean {
  return since !== undefined;
}

/** What a player has left at a moment, in milliseconds; never less than nothing. */
export function leftOf(clock: Clock, player: Player, now: number): number {
  if (player === clock.flag) return 0;
  const left = clock.after.at(-1)?.[player] ?? 0;
  return player === clock.turn ? Math.max(0, left - counted(clock, now)) : left;
}

/** What is left of the delay of this turn, in milliseconds. */
export function delayLeft(clock: Clock, now: number): number {
  const { bonus, seconds } = clock.setting;
  return bonus === 'delay' ? Math.max(0, seconds * 1000 - passed(clock, now)) : 0;
}

/** What the turn took from the player's time. */
function counted(clock: Clock, now: number): number {
  const { bonus, seconds } = clock.setting;
  return Math.max(0, passed(clock, now) - (bonus === 'delay' ? seconds * 1000 : 0));
}

/** The clock at a moment: its flag has fallen if the time of the player to move is over. */
export function readClock(clock: Clock, now: number): Clock {
  if (clock.since === undefined || leftOf(clock, clock.turn, now) > 0) return clock;
  return { ...stop(clock, now), flag: clock.turn };
}

/** Time runs; where a flag has fallen it does not. */
export function runClock(clock: Clock, now: number): Clock {
  return isRunning(clock) || clock.flag !== undefined ? clock : { ...clock, since: now };
}

/** Time stands still. */
export function stop(clock: Clock, now: number): Clock {
  return isRunning(clock) ? { ...withoutSince(clock), spent: passed(clock, now) } : clock;
}

/**
 * The clock is pressed after a step, the `steps`-th of the game, and it is another's turn: whoever moved is given the increment. A
 * step from an earlier place of the game begins with the times there. The first press starts a clock that was not started.
 */
export function press(clock: Clock, mover: Player, turn: Player, steps: number, now: number): Clock {
  const seen = readClock(clock, now);
  const isNext = steps >= seen.after.length;
  const { flag, ...rest } = isNext ? seen : back(seen, mover, steps - 1, now);
  const times = rest.after.at(-1)!;
  if (flag !== undefined) return { ...rest, flag, turn, spent: 0, after: [...rest.after, times] };
  const { bonus, seconds } = rest.setting;
  const left = leftOf(rest, mover, now) + (bonus === 'increment' ? seconds * 1000 : 0);
  return { ...rest, turn, spent: 0, since: now, after: [...rest.after, { ...times, [mover]: left }] };
}

/** An act that is not a move was said: the game has one more step, and the same player's time runs on. */
export function note(clock: Clock): Clock {
  return { ...clock, after: [...clock.after, clock.after.at(-1)!] };
}

/** Steps were taken back to this number and this player's turn: all players have the time they had there, and the clock stops. */
export function back(clock: Clock, turn: Player, steps: number, now: number): Clock {
  return { ...withoutFlag(stop(clock, now)), turn, spent: 0, after: clock.after.slice(0, Math.max(1, steps + 1)) };
}

/** Seconds left at which it is told, the least last. */
const TOLD = [60, 30, 10] as const;

/** The number of seconds to be told when a player's time has gone from one to the other; nothing if none has been passed. */
export function announcementBetween(before: number, after: number): number | undefined {
  return TOLD.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000);
}

/** Time as a clock shows it: `1:05:09`, `9:41`, under twenty seconds `0:09.4`. */
export function writeTime(left: number): string {
  const tenths = Math.ceil(left / 100);
  const seconds = left < 20_000 ? Math.floor(tenths / 10) : Math.ceil(left / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const head = hours > 0 ? `${hours}:${pad(minutes)}` : String(minutes);
  return `${head}:${pad(seconds % 60)}${left < 20_000 ? `.${tenths % 10}` : ''}`;
}
