import type { Square } from '../../engine/index.ts';

/** The columns of the named squares, each from low to high. */
export function columnsOf(names: readonly string[], squares: readonly Square[]): readonly (readonly string[])[] {
  const columns = new Map<string, string[]>();
  for (const name of names) {
    const one = squares.find((square) => square.name === name);
    if (!one) continue;
    const column = squares.filter((square) => square.file === one.file && square.rank === one.rank).sort((a, b) => a.height - b.height);
    columns.set(
      `${one.file},${one.rank}`,
      column.map((square) => square.name),
    );
  }
  return [...columns.values()];
}
