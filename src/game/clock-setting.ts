import { ok } from '../engine/index.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

/** What a player has for each move beside the clock: nothing, seconds added after it, or seconds that pass before the clock runs. */
export const BONUSES = ['none', 'increment', 'delay'] as const;
export type Bonus = (typeof BONUSES)[number];

/** How much time there is, in seconds. */
export interface ClockSetting {
  readonly base: number;
  readonly bonus: Bonus;
  /** Seconds for each move; 0 where there is no bonus. */
  readonly seconds: number;
}

/** The longest clock, in minutes, and the longest bonus, in seconds. */
export const LONGEST = { minutes: 600, seconds: 300 } as const;

/** Reads a setting: `10` minutes, `10+5` with an increment, `15d5` with a delay of five seconds; minutes may have a fraction (`0.5+1`). */
export function parseClockSetting(text: string): DescribedResult<ClockSetting> {
  const [, minutes = '', sign, seconds = '0'] = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:([+d])\s*(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const base = Math.round(Number(minutes) * 60);
  const isRight = minutes !== '' && base > 0 && base <= LONGEST.minutes * 60 && Number(seconds) <= LONGEST.seconds;
  if (!isRight) return failWith('malformed', 'clock', SHARED_GAMES.clock.unlike(text.slice(0, 20), LONGEST.minutes, LONGEST.seconds));
  const bonus = sign === undefined || Number(seconds) === 0 ? 'none' : sign === '+' ? 'increment' : 'delay';
  return ok({ base, bonus, seconds: Number(seconds) });
}
