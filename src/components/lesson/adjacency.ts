import { computed, signal } from '@preact/signals';
import { expect, type Position } from '../../engine/index.ts';
import { PIN_WORDS } from '#words/lesson/pins.ts';
import { announce } from '../board/view/announce.ts';
import type { Board } from '../board/board.ts';
import type { PlateSpec } from '../diagram/plate-spec.ts';
import type { LoadState, AdjacentPins } from '../../comparison/adjacent-pins.ts';

export interface AdjacencySpec extends PlateSpec {
  readonly kind: 'adjacency';
  readonly neighbours: AdjacentPins;
  /** Where the board stands at first. */
  readonly pin: string;
  readonly load: LoadState;
}

/** How a pin stands to the board: it is there, may go there, or might if it were empty. */
export type PinState = 'here' | 'go' | 'barred' | '';

export function pinState({ reach }: AdjacentPins, pin: string, load: LoadState, name: string): PinState {
  const able = reach[pin]?.[load] ?? [];
  if (name === pin) return 'here';
  if (able.includes(name)) return 'go';
  return load === 'loaded' && reach[pin]?.empty.includes(name) ? 'barred' : '';
}

/** A pin is picked: the board stands there. A pin it may go to from there is picked: it goes, by a legal move. */
export class Adjacency {
  readonly pin;
  readonly load;
  /** Pins where other boards stand. */
  readonly #taken = signal<readonly string[]>([]);
  readonly sentence = computed(() => sayReach(this.#neighbours, this.pin.value, this.load.value, this.#taken.value));
  readonly #neighbours: AdjacentPins;
  readonly #board: Board;
  #isMoving = false;

  constructor({ neighbours, pin, load }: AdjacencySpec, board: Board) {
    this.#neighbours = neighbours;
    this.#board = board;
    this.pin = signal(pin);
    this.load = signal(load);
    board.on('chosen', (name) => {
      const on = board.position.squares.find((square) => square.name === name)?.board;
      void this.pick(board.position.boards.find((one) => one.id === on)?.pin ?? name);
    });
    this.#describe();
  }

  /** Whether the board can be brought to a place of this name. */
  knows(name: string): boolean {
    return name in this.#neighbours.reach;
  }

  async pick(name: string): Promise<void> {
    if (this.#isMoving || name === this.pin.value || !this.knows(name)) return;
    const move = this.#board.position.moves().find((one) => one.kind === 'board' && one.from === this.pin.value && one.to === name);
    this.pin.value = name;
    this.#isMoving = true;
    try {
      if (move) {
        this.#board.setMarks({ lifted: this.#neighbours.board });
        await this.#board.play(move);
      }
      await this.#show(move !== undefined);
    } finally {
      this.#isMoving = false;
    }
  }

  carry(load: LoadState): void {
    this.load.value = load;
    void this.#show(true);
  }

  async #show(isQuick: boolean): Promise<void> {
    const position = this.#stage();
    if (position) await this.#board.setPosition(position, isQuick);
    this.#describe();
  }

  #stage(): Position | undefined {
    const text = this.#neighbours.stages[this.pin.value]?.[this.load.value] ?? '';
    return text === '' ? undefined : expect(this.#board.ruleset.parse(text));
  }

  #describe(): void {
    const names = Object.keys(this.#neighbours.reach);
    const of = (state: PinState): readonly string[] =>
      names.filter((name) => pinState(this.#neighbours, this.pin.value, this.load.value, name) === state);
    this.#board.setMarks({ lifted: this.#neighbours.board, targets: of('go'), wrong: of('barred') });
    this.#taken.value = this.#board.position.boards.filter((one) => one.id !== this.#neighbours.board).map((one) => one.pin);
    announce(this.sentence.value);
  }
}

/** Where the board may go from a pin, in a sentence or some; `taken`: pins where others stand just now, which are named apart. */
export function sayReach({ reach }: AdjacentPins, pin: string, load: LoadState, taken: readonly string[]): string {
  const able = reach[pin]?.[load] ?? [];
  const barred = load === 'loaded' ? (reach[pin]?.empty ?? []).filter((name) => !able.includes(name)) : [];
  return PIN_WORDS.reach(
    pin,
    load,
    able.filter((name) => !taken.includes(name)),
    barred,
    able.filter((name) => taken.includes(name)),
  );
}
