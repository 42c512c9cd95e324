import { parseRole, type PlacedPiece, type Pin, type Player, type Position, type Result, type Ruleset } from '../engine/index.ts';
import { sayFault } from '../words/faults.ts';

/** Pieces by the square they are on, as `{ b4N: 'R', d8B: 'k' }`: White's in capitals. */
export type PieceMap = Readonly<Record<string, string>>;

/** A corner of a main board, with the face of it where a ruleset tells them apart. */
export interface Corner {
  readonly side: Pin['side'];
  readonly main: string;
  readonly corner: Pin['corner'];
  readonly over?: boolean;
}

/** The front corner of the middle board on the queen’s side. */
export const MIDDLE = { side: 'queen', main: 'N', corner: 'front' } as const satisfies Corner;

export interface Placing {
  readonly pieces: PieceMap;
  readonly turn?: Player;
  /** Where attack boards are, by their ids; the others are where they start. */
  readonly boards?: Readonly<Record<string, Corner>>;
  /** Squares of pieces that have not moved yet. */
  readonly rights?: readonly string[];
}

/** The pin of a corner; the one of its two faces that is asked for, else the one the ruleset starts with there, else the upper one. */
export function pinAt(ruleset: Ruleset, { side, main, corner, over }: Corner): Pin {
  const there = ruleset.pins.filter((pin) => pin.side === side && pin.main === main && pin.corner === corner);
  const starts = ruleset.begin().boards.map(({ pin }) => pin);
  const found =
    there.length === 1
      ? there[0]
      : (there.find((pin) => pin.over === over) ?? there.find(({ name }) => starts.includes(name)) ?? there.find((pin) => pin.over));
  if (!found) throw new Error(`${ruleset.id} has no pin at the ${corner} corner of ${main} on the ${side}’s side`);
  return found;
}

/** The number of the move in all of these positions: late enough for every piece to stand anywhere. */
const NUMBER = 12;

/** A position of the movable board with just these pieces, as the ruleset judges it; an unknown square is a programmer's mistake. */
export function placePieces(ruleset: Ruleset, { pieces, turn = 'w', boards = {}, rights = [] }: Placing): Result<Position> {
  const placed = ruleset.fromSetup({
    ...ruleset.begin().setup,
    boards: ruleset.begin().boards.map(({ id, pin }) => ({ id, pin: boards[id] ? pinAt(ruleset, boards[id]).name : pin })),
    pieces: Object.entries(pieces).map(([square, letter]): PlacedPiece => {
      const role = parseRole(letter.toUpperCase());
      if (!role) throw new Error(`“${letter}” is not a piece`);
      return { square, owner: letter === letter.toUpperCase() ? 'w' : 'b', role, ...(rights.includes(square) && { unmoved: true }) };
    }),
    turn,
    number: NUMBER,
  });
  if (!placed.ok && placed.fault.code === 'malformed') throw new Error(`${ruleset.id}: ${sayFault(placed.fault)}`);
  return placed;
}
