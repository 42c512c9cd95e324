import type { Theme } from '../puzzles/theme.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import type { Attempt } from './puzzle-record.ts';

/** What of the history is shown: of one ruleset or of all, all or only what was missed. */
export interface HistoryFilter {
  readonly ruleset: string;
  readonly isMissed: boolean;
}

/** The attempts that pass, the latest first. */
export function listHistory(history: readonly Attempt[], { ruleset, isMissed }: HistoryFilter): readonly Attempt[] {
  return history.filter(({ id, score }) => (ruleset === '' || id.startsWith(`${ruleset}-`)) && (!isMissed || score === 0)).toReversed();
}

/** How many puzzles were tried, and how many of them solved at the first try. */
export interface Figure<Name extends string = string> {
  readonly name: Name;
  readonly solved: number;
  readonly all: number;
}

/** Figures by ruleset and by theme, most tried first: each puzzle counts once, as it went the first time. Themes of puzzles nobody has any more are left out. */
export function countFigures(
  history: readonly Attempt[],
  facets: readonly PuzzleSummary[],
): { readonly rulesets: readonly Figure[]; readonly themes: readonly Figure<Theme>[] } {
  const themes = new Map(facets.map((facet) => [facet.id, facet.themes]));
  const first = new Map<string, 0 | 1>();
  for (const { id, score } of history) if (!first.has(id)) first.set(id, score);
  const count = <Name extends string>(namesOf: (id: string) => readonly Name[]): readonly Figure<Name>[] => {
    const counted = new Map<Name, Figure<Name>>();
    for (const [id, score] of first)
      for (const name of namesOf(id)) {
        const { solved, all } = counted.get(name) ?? { solved: 0, all: 0 };
        counted.set(name, { name, solved: solved + score, all: all + 1 });
      }
    return [...counted.values()].sort((one, other) => other.all - one.all);
  };
  return { rulesets: count((id) => [id.split('-')[0]!]), themes: count((id) => themes.get(id) ?? []) };
}
