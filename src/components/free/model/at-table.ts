import type { Player } from '../../../engine/index.ts';
import type { ClockSetting } from './clock-setting.ts';
import type { Game } from './game.ts';
import { Passing, type PassingMode } from './passing.ts';
import { Timing, type TimeWorld } from './timing.ts';

/** What those share who play one another at one device: clocks, and a board that goes round. */
export class AtTable {
  readonly timing: Timing;
  readonly passing = new Passing();
  readonly #game: Game;
  readonly #isReaders: (player: Player) => boolean;

  /** @param isReaders Whether somebody at the table plays for a player: the machine does not sit there. */
  constructor(game: Game, world: TimeWorld, isReaders: (player: Player) => boolean) {
    this.#game = game;
    this.#isReaders = isReaders;
    this.timing = new Timing(world);
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
  pass(mode: PassingMode): void {
    this.passing.choose(mode, this.#game.latest.turn);
  }

  /** Clocks are set for the game on the board, or taken away. */
  setClocks(setting: ClockSetting | undefined): void {
    this.timing.set(setting, this.#game.latest, this.#game.end.length);
  }

  /** The board is handed over at the end of the line; who had it presses his clock. */
  hand(to: Player): void {
    this.passing.hand(to);
    const { clock } = this.timing;
    if (clock && clock.after.length <= this.#steps) this.#press(clock.turn);
  }

  /** A move was made. Who has yet to hand the board over has not pressed his clock. */
  moved(mover: Player): void {
    if (this.waiting === undefined) this.#press(mover);
  }

  /** Something was said that is no move. */
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

  /** Players who are not at one table have neither clocks nor a board that goes round. */
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
