import { LEVELS, type Level } from '../puzzles/rating.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { PUZZLES } from './puzzles.ts';

/** Puzzles on one page of a list. */
export const PAGE = 24;

/** A page of the plain lists: one ruleset and level, the easy ones first. */
export interface PuzzlePage {
  readonly ruleset: string;
  readonly level: Level;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly puzzles: readonly Puzzle[];
}

/** All pages of the lists that are read without scripts. */
export function listPages(puzzles: readonly Puzzle[] = PUZZLES): readonly PuzzlePage[] {
  const rulesets = [...new Set(puzzles.map(({ ruleset }) => ruleset))];
  return rulesets.flatMap((ruleset) =>
    LEVELS.flatMap((level) => {
      const all = puzzles.filter((one) => one.ruleset === ruleset && one.level === level).sort((one, other) => one.rating - other.rating);
      const count = Math.ceil(all.length / PAGE);
      return Array.from({ length: count }, (_, at) => ({
        ruleset,
        level,
        number: at + 1,
        count,
        puzzles: all.slice(at * PAGE, (at + 1) * PAGE),
      }));
    }),
  );
}

export function addressOf({ ruleset, level, number }: Pick<PuzzlePage, 'ruleset' | 'level' | 'number'>): string {
  return `/puzzles/list/${ruleset}/${level}/${number === 1 ? '' : `${number}/`}`;
}
