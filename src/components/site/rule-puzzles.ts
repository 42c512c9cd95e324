import { isPlayed, type Puzzle } from '../../puzzles/puzzle.ts';

/** The collection as it is kept; it is read and proved elsewhere. */
const FILES = import.meta.glob<{ default: readonly Puzzle[] }>('../../puzzles/collection/*.json', { eager: true });

/** Ids of the puzzles that turn on one of these claims and have a page of their own, in the order of the collection. */
export function listPuzzlesOf(claims: readonly string[]): string[] {
  return Object.values(FILES).flatMap(({ default: list }) =>
    list.filter((puzzle) => isPlayed(puzzle) && puzzle.rules.some((id) => claims.includes(id))).map(({ id }) => id),
  );
}
