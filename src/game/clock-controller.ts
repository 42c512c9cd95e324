import { signal } from '@preact/signals';
import type { Player, Position } from '../engine/index.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import { back, isRunning, leftOf, readClock, makeClock, note, press, runClock, stop, announcementBetween, type Clock } from './clock.ts';
import type { ClockSetting } from './clock-setting.ts';

/** What clocks need of the world: its time in milliseconds, and somebody who reads sentences out. */
export interface ClockEnvironment {
  now(): number;
  announce(words: string): void;
}

/** The clocks of the game on the board, if there are any. */
export class ClockController {
  readonly #world: ClockEnvironment;
  readonly #clock = signal<Clock | undefined>(undefined);
  /** The moment that is shown. */
  readonly moment = signal(0);

  constructor(world: ClockEnvironment) {
    this.#world = world;
  }

  get clock(): Clock | undefined {
    return this.#clock.value;
  }

  /** Clocks that are set anew, or none. */
  set(setting: ClockSetting | undefined, { ruleset, turn }: Position, steps: number): void {
    this.take(setting && makeClock(setting, ruleset.players, turn, steps));
  }

  /** Clocks that were kept; what passed since then is counted. */
  take(clock: Clock | undefined): void {
    this.#clock.value = clock;
    this.tick();
  }

  /** What every player has, as it is shown. */
  left(player: Player): number {
    return this.#clock.value ? leftOf(this.#clock.value, player, this.moment.value) : 0;
  }

  /** Lets the time run, or stops it. */
  toggle(): void {
    this.#change((clock, now) => (isRunning(clock) ? stop(clock, now) : runClock(clock, now)));
  }

  stop(): void {
    this.#change(stop);
  }

  /** A move was made, the `steps`-th of the game, and led here. */
  press(mover: Player, position: Position, steps: number): void {
    this.#change((clock, now) => press(clock, mover, position.turn, steps, now));
    if (position.status() !== 'playing') this.stop();
  }

  /** An act that is not a move was said, and led here. */
  note(position: Position, steps: number): void {
    const { clock } = this;
    if (clock && clock.turn !== position.turn) return this.press(clock.turn, position, steps);
    this.#change(note);
    if (position.status() !== 'playing') this.stop();
  }

  /** Tells how many steps the game has; some were taken back if the clocks know more. */
  follow({ turn }: Position, steps: number): void {
    this.#change((clock, now) => (steps < clock.after.length - 1 ? back(clock, turn, steps, now) : clock));
  }

  /** Looks at the clocks: a flag may have fallen, however long nobody looked. */
  tick(): void {
    const now = this.#world.now();
    const before = this.#clock.value;
    if (before) {
      const { turn } = before;
      const clock = readClock(before, now);
      const seconds = announcementBetween(leftOf(before, turn, this.moment.value), leftOf(before, turn, now));
      if (clock.flag !== before.flag && clock.flag) this.#world.announce(SHARED_GAMES.clock.isOver(clock.flag));
      else if (isRunning(before) && seconds !== undefined) this.#world.announce(SHARED_GAMES.clock.left(turn, seconds));
      if (clock !== before) this.#clock.value = clock;
    }
    this.moment.value = now;
  }

  #change(by: (clock: Clock, now: number) => Clock): void {
    this.tick();
    const { clock } = this;
    if (clock) this.#clock.value = by(clock, this.moment.value);
  }
}
