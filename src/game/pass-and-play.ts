import { signal } from '@preact/signals';
import type { Player, Position } from '../engine/index.ts';

/** Whether a board on one device turns: never, to whoever moves, or when it is handed over. */
export const HAND_OVER_MODES = ['off', 'turn', 'ask'] as const;
export type HandOverMode = (typeof HAND_OVER_MODES)[number];

/** A board that goes round on one device. */
export class PassAndPlay {
  readonly mode = signal<HandOverMode>('off');
  /** Whether those at the table want to see where a piece may go: all of them would see it. */
  readonly wantsHints = signal(false);
  /** Who has the board, where it is handed over. */
  readonly #holder = signal<Player | undefined>(undefined);

  /** Turns from now on as it is chosen; this player has the board. */
  choose(mode: HandOverMode, holder: Player): void {
    this.mode.value = mode;
    this.#holder.value = holder;
  }

  /** Whether a board shows where a piece may go: one that goes round only where that is wanted. */
  get hasHints(): boolean {
    return this.mode.value === 'off' || this.wantsHints.value;
  }

  get holder(): Player | undefined {
    return this.#holder.value;
  }

  /** Who is to be given the board before the game goes on; nobody while the machine moves, or when the game is over. */
  waitsFor(position: Pick<Position, 'turn' | 'status'>, isReaders: (player: Player) => boolean): Player | undefined {
    const { turn } = position;
    if (this.mode.value !== 'ask' || position.status() !== 'playing' || !isReaders(turn)) return undefined;
    return this.#holder.value === turn ? undefined : turn;
  }

  /** The board is in this player's hands. */
  hand(to: Player): void {
    this.#holder.value = to;
  }

  /** Whose side is nearest; nothing where the board does not turn. While the machine moves it is that of the next person. */
  side(turn: Player, players: readonly Player[], isReaders: (player: Player) => boolean): Player | undefined {
    if (this.mode.value === 'off') return undefined;
    if (this.mode.value === 'ask') return this.#holder.value ?? turn;
    const from = players.indexOf(turn);
    const order = players.map((_, index) => players[(from + index) % players.length]!);
    return order.find(isReaders) ?? turn;
  }
}
