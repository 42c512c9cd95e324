import type { GameMachine } from '../core/machine.ts';
import { Spares } from './spare.ts';

/** What was found of positions met before, by hash: so many of them. */
const PLACES = 1 << 15;
/**
 * What pieces can do (poise) is asked only where it could matter: where what it was before the last moves leaves the position so near the window.
 * One move changes it by so much at most nine times of ten, and further ones are allowed so much more each.
 */
export const POISE_CHANGE = 45;
const DRIFT = 15;
const MOST_DRIFT = 5;
const PLIES = 160;

/** What pieces can do, with two players, as far as a search has asked for it. */
export class Poises {
  readonly #keys: Float64Array = new Float64Array(PLACES);
  readonly #found: Int16Array = new Int16Array(PLACES);
  /** White's poise last asked for on the way to each ply, and how many plies ago that was. */
  readonly #last: Int16Array = new Int16Array(PLIES);
  readonly #ages: Uint8Array = new Uint8Array(PLIES);

  /** By how much White's pieces are worth more than Black's at each ply, where they stand. */
  readonly #leads: Int32Array = new Int32Array(PLIES);

  clear(): void {
    this.#keys.fill(0);
  }

  /** A search begins here. */
  begin(machine: GameMachine): void {
    this.#last[0] = machine.poise(0);
    this.#ages[0] = 0;
    this.#leads[0] = machine.standing(0) - machine.standing(1);
  }

  /** A move that changes the lead by so much leads to a ply; the poise is that of the ply before until it is asked for. */
  passOn(machine: GameMachine, change: number, ply: number): void {
    const before = (ply - 1) % PLIES;
    this.#leads[ply % PLIES] = Number.isNaN(change) ? machine.standing(0) - machine.standing(1) : this.#leads[before]! + change;
    this.#last[ply % PLIES] = this.#last[before]!;
    this.#ages[ply % PLIES] = Math.min(this.#ages[before]! + 1, MOST_DRIFT);
  }

  /** By how much the pieces of the seat on move are worth more where they stand. */
  lead(seat: number, ply: number): number {
    const lead = this.#leads[ply % PLIES]!;
    return seat === 0 ? lead : -lead;
  }

  /** What the poise of the seat on move is by what it was before; and by how much it may be another. */
  guess(seat: number, ply: number): number {
    const last = this.#last[ply % PLIES]!;
    return seat === 0 ? last : -last;
  }

  change(ply: number): number {
    return POISE_CHANGE + DRIFT * this.#ages[ply % PLIES]!;
  }

  /** The poise of the seat on move. */
  ask(machine: GameMachine, ply: number): number {
    const { turn } = machine;
    const hash = machine.hash();
    const at = hash & (PLACES - 1);
    if (this.#keys[at] !== hash) {
      this.#keys[at] = hash;
      this.#found[at] = machine.poise(turn);
    }
    const poise = this.#found[at]!;
    this.#last[ply % PLIES] = turn === 0 ? poise : -poise;
    this.#ages[ply % PLIES] = 0;
    return poise;
  }
}

/** The only size there is. */
const SIZE = 0;
const spares = new Spares(() => new Poises());

export function takePoises(machine: GameMachine): Poises {
  const poises = spares.take(SIZE);
  poises.begin(machine);
  return poises;
}

export const giveBackPoises = (poises: Poises): void => spares.giveBack(SIZE, poises);
