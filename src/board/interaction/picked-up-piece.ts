import type { Pin } from '../../engine/index.ts';
import type { Spot } from './hit-test.ts';
import type { BoardSnapshot } from '../scene/render-options.ts';

/** What the hand holds. */
export interface PickedUp {
  /** The square or pin it stands on. */
  readonly from: string;
  /** The attack board that stands there, or nothing when it is a piece. */
  readonly board: string | undefined;
}

/** What would be picked up at a spot: a piece of the player on move (any, to set up), or an attack board. */
export function findPickUp(standing: BoardSnapshot, spot: Spot, isAny: boolean): PickedUp | undefined {
  const { boards, squares, turn } = standing;
  if (spot.kind === 'square') {
    const piece = standing.at(spot.name);
    if (piece) return piece.owner === turn || isAny ? { from: spot.name, board: undefined } : undefined;
  }
  const on = spot.kind === 'board' ? spot.name : squares.find(({ name }) => name === spot.name)?.board;
  const found = boards.find(({ id, pin }) => (spot.kind === 'pin' ? pin === spot.name : id === on));
  return found && { from: found.pin, board: found.id };
}

/** The place a spot stands for: a board is met at its pin. */
export function placeAt(standing: BoardSnapshot, spot: Spot): string {
  if (spot.kind !== 'board') return spot.name;
  return standing.boards.find(({ id }) => id === spot.name)?.pin ?? spot.name;
}

/** Whether a name is that of a pin. */
export function isPin(standing: BoardSnapshot, name: string): boolean {
  return standing.ruleset.pins.some((pin) => pin.name === name);
}

/** The names of the pins no board stands on. */
export function listFreePins({ ruleset, boards }: BoardSnapshot): readonly string[] {
  return ruleset.pins.map((pin: Pin) => pin.name).filter((name) => !boards.some(({ pin }) => pin === name));
}
