import type { Pin, Position, Square } from '../engine/index.ts';

/** A square with the pin of its attack board, as names that count otherwise than ours need it. */
export interface Place extends Square {
  /** The pin its attack board stands at; absent on a main board. */
  readonly pin?: Pin;
}

/** A corner of a main board, counted as our squares are: file z is 0. */
export interface Corner {
  readonly file: number;
  readonly rank: number;
}

const placesOf = new WeakMap<Position, ReadonlyMap<string, Place>>();

/** Every square that exists in a position, by its canonical name. */
export function listPlaces(position: Position): ReadonlyMap<string, Place> {
  const known = placesOf.get(position);
  if (known) return known;
  const pins = new Map(position.boards.map(({ id, pin }) => [id, findPin(position, pin)]));
  const places = new Map(
    position.squares.map((square): [string, Place] => {
      const pin = pins.get(square.board);
      return [square.name, { ...square, ...(pin && { pin }) }];
    }),
  );
  placesOf.set(position, places);
  return places;
}

/** The square of this canonical name; one that does not exist throws. */
export function findPlace(position: Position, name: string): Place {
  const place = listPlaces(position).get(name);
  if (!place) throw new Error(`there is no square ${name} in this position`);
  return place;
}

/** The pin of this name; one that the ruleset does not have throws. */
export function findPin(position: Position, name: string): Pin {
  const pin = position.ruleset.pins.find((one) => one.name === name);
  if (!pin) throw new Error(`${position.ruleset.id} has no pin ${name}`);
  return pin;
}

/** Main boards from the lowest up. */
const MAIN = 'WNB';

/** A main board counted from the lowest: 0 White's, 1 Neutral, 2 Black's. */
export const mainIndexOf = (board: string): number => MAIN.indexOf(board);

/** The square of the main board that a pin is fixed to. */
export function cornerOf({ main, side, corner }: Pin): Corner {
  return { file: side === 'queen' ? 1 : 4, rank: 2 * mainIndexOf(main) + (corner === 'front' ? 1 : 4) };
}
