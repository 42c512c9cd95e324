const FILES = import.meta.glob<{ default: readonly Named[] }>('../../puzzles/collection/*.json', { eager: true });

interface Named {
  readonly id: string;
  /** Claims that it turns on. */
  readonly rules?: readonly string[];
}

/** Ids of the puzzles that turn on one of these claims, in the order of the collection. */
export function listPuzzlesOf(claims: readonly string[]): string[] {
  return Object.values(FILES).flatMap(({ default: list }) =>
    list.filter(({ rules = [] }) => rules.some((id) => claims.includes(id))).map(({ id }) => id),
  );
}
