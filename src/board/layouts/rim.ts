import type { Square } from '../../engine/index.ts';

/** The steps in file and rank to the neighbours of a cell, clockwise; each is the sum of those beside it. */
const WAYS = [
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [0, 1],
] as const;

type Place = readonly [file: number, rank: number];

const way = (index: number): Place => WAYS[(index + 6) % 6]!;

/**
 * The corners of the line around a hexagonal board, clockwise, as files and ranks with their fractions, so far outside the cells as the
 * share of a cell's radius says.
 */
export function rimOf(cells: readonly Square[], share: number): readonly Place[] {
  const known = new Set(cells.map(({ file, rank }) => `${file},${rank}`));
  const has = ([file, rank]: Place): boolean => known.has(`${file},${rank}`);
  const step = ([file, rank]: Place, index: number): Place => [file + way(index)[0], rank + way(index)[1]];
  /** A corner of a cell lies between two of its neighbours, so far from its middle as the share of its radius says. */
  const corner = ([file, rank]: Place, index: number, far: number): Place => {
    const [one, other] = [way(index), way(index + 1)];
    return [file + ((one[0] + other[0]) / 3) * far, rank + ((one[1] + other[1]) / 3) * far];
  };

  // No cell lies to the right of the first: from its right edge the walk goes round until it is there again.
  const first = cells.reduce((one, other) => (other.file > one.file ? other : one));
  const begin: Place = [first.file, first.rank];
  const rim: Place[] = [];
  let [cell, edge] = [begin, 1];
  do {
    const next = step(cell, edge + 1);
    if (!has(next)) {
      rim.push(corner(cell, edge, 1 + share));
      edge = (edge + 1) % 6;
      continue;
    }
    // The board bends inward: the corner is one of the place beside it, where no cell is.
    rim.push(corner(step(cell, edge), edge + 2, 1 - share));
    [cell, edge] = [next, (edge + 5) % 6];
  } while (edge !== 1 || cell[0] !== begin[0] || cell[1] !== begin[1]);
  return rim;
}
