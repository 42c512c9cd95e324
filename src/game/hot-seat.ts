import type { Player } from '../engine/index.ts';
import { stop } from './clock.ts';
import { isHotSeatState, type HotSeatState } from './hot-seat-state.ts';
import type { ClockSetting } from './clock-setting.ts';
import type { Game } from './game.ts';
import { PassAndPlay, type HandOverMode } from './pass-and-play.ts';
import { ClockController, type ClockEnvironment } from './clock-controller.ts';

/** What those share who play one another at one device: clocks, and a board that goes round. */
export class HotSeat {
  readonly timing: ClockController;
  readonly passing = new PassAndPlay();
  readonly #game: Game;
  readonly #isReaders: (player: Player) => boolean;

  /** @param isReaders Whether somebody at the table plays for a player: the machine does not sit there. */
  constructor(game: Game, world: ClockEnvironment, isReaders: (player: Player) => boolean) {
    this.#game = game;
    this.#isReaders = isReaders;
    this.timing = new ClockController(world);
  }

  /** Who is to be given the board before the game goes on. */
  get waiting(): Player | undefined {
    return this.passing.waitsFor(this.#game.latest, this.#isReaders);
  }

  /** Whose side is nearest; nothing where the board does not turn. */
  get side(): Player | undefined {
    const { turn, ruleset } = this.#game.latest;
    return this.passing.side(turn, ruleset.players, this.#isReaders);
  }

  /** The board turns, or no more. */
  pass(mode: HandOverMode): void {
    this.passing.choose(mode, this.#game.latest.turn);
  }

  /** Clocks are set for the game on the board, or taken away. */
  setClocks(setting: ClockSetting | undefined): void {
    this.timing.set(setting, this.#game.latest, this.#game.end.length);
  }

  /** The board is handed over at the end of the line; whoever had it presses the clock. */
  hand(to: Player): void {
    this.passing.hand(to);
    const { clock } = this.timing;
    if (clock && clock.after.length <= this.#steps) this.#press(clock.turn);
  }

  /** A move was made. Whoever has yet to hand the board over has not pressed the clock. */
  moved(mover: Player): void {
    if (this.waiting === undefined) this.#press(mover);
  }

  /** An act that is not a move was said. */
  said(): void {
    this.timing.note(this.#game.position, this.#steps);
  }

  /** The game may have fewer steps than the clocks know. */
  follow(): void {
    this.timing.follow(this.#game.latest, this.#game.end.length);
  }

  /** Another game: the clocks begin again, and whose turn it is has the board. */
  beginAgain(): void {
    const { clock } = this.timing;
    if (clock) this.setClocks(clock.setting);
    this.pass(this.passing.mode.value);
  }

  /** The table of a game that was left: its clocks stand still, and its board goes round as it did. Anything else is ignored. */
  take(table: unknown): void {
    const kept = isHotSeatState(table) ? table : undefined;
    this.timing.take(kept?.clock);
    this.passing.choose(kept?.passing ?? 'off', kept?.holder ?? this.#game.latest.turn);
    this.passing.wantsHints.value = kept?.hints ?? false;
  }

  /** The table as it is kept with its game; nothing where it is as usual. */
  toKeep(now: number): HotSeatState | undefined {
    const { clock } = this.timing;
    const { mode, holder, wantsHints } = this.passing;
    if (clock === undefined && mode.value === 'off') return undefined;
    return {
      passing: mode.value,
      hints: wantsHints.value,
      ...(clock && { clock: stop(clock, now) }),
      ...(holder && { holder }),
    };
  }

  /** Without a shared screen there are no clocks, and the board does not turn. */
  leave(): void {
    this.setClocks(undefined);
    this.pass('off');
  }

  get #steps(): number {
    return this.#game.path.length;
  }

  #press(mover: Player): void {
    this.timing.press(mover, this.#game.position, this.#steps);
  }
}
