import { expect, type Pin, type Player, type Position, type Result, type Ruleset } from '../../../engine/index.ts';

/** Men by the square they are on, as `{ b4N: 'R', d8B: 'k' }`: White's in capitals. */
export type Men = Readonly<Record<string, string>>;

/** A corner of a main board, with the face of it where a ruleset tells them apart. */
export interface Corner {
  readonly side: Pin['side'];
  readonly main: string;
  readonly corner: Pin['corner'];
  readonly over?: boolean;
}

export interface Placing {
  readonly men: Men;
  readonly turn?: Player;
  /** Where attack boards are, by their ids; the others are where they start. */
  readonly boards?: Readonly<Record<string, Corner>>;
  readonly rights?: string;
}

const MAINS = [
  { id: 'W', rank: 1 },
  { id: 'N', rank: 3 },
  { id: 'B', rank: 5 },
] as const;
const FILES = 'zabcde';

/** The pin of a corner; of its two faces the one asked for, else the one the ruleset starts with there, else the upper one. */
export function pinAt(ruleset: Ruleset, { side, main, corner, over }: Corner): Pin {
  const there = ruleset.pins.filter((pin) => pin.side === side && pin.main === main && pin.corner === corner);
  const starts = expect(ruleset.parse(ruleset.start)).boards.map(({ pin }) => pin);
  const found =
    there.length === 1
      ? there[0]
      : (there.find((pin) => pin.over === over) ?? there.find(({ name }) => starts.includes(name)) ?? there.find((pin) => pin.over));
  if (!found) throw new Error(`${ruleset.id} has no pin at the ${corner} corner of ${main} on the ${side}’s side`);
  return found;
}

/** A position of the movable board with just these men, as the ruleset judges it. */
export function placeMen(ruleset: Ruleset, { men, turn = 'w', boards = {}, rights = '-' }: Placing): Result<Position> {
  const left = new Map(Object.entries(men));
  const rowsOf = (files: string, ranks: readonly number[], board: string): string =>
    ranks
      .map((rank) => [...files].map((file) => take(`${file}${rank}${board}`)).join(''))
      .map(packRow)
      .join('/');
  const take = (square: string): string => {
    const man = left.get(square) ?? '1';
    left.delete(square);
    return man;
  };
  const mains = MAINS.map(({ id, rank }) => `${id}:${rowsOf('abcd', [rank + 3, rank + 2, rank + 1, rank], id)}`);
  const small = expect(ruleset.parse(ruleset.start)).boards.map((board) => {
    const corner = boards[board.id];
    const pin = corner ? pinAt(ruleset, corner) : ruleset.pins.find(({ name }) => name === board.pin)!;
    return `${board.id}@${pin.name}:${rowsOf(FILES.slice(pin.file, pin.file + 2), [pin.rank + 1, pin.rank], board.id)}`;
  });
  if (left.size > 0) throw new Error(`${ruleset.id} has no square ${[...left.keys()].join(', ')} here`);
  return ruleset.parse(`${[...mains, ...small].join(';')} ${turn} ${rights} - - 0 12`);
}

const packRow = (row: string): string => row.replace(/1+/g, (run) => String(run.length));
