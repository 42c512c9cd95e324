import { href } from '../platform/href.ts';
import { LEVELS, type Level } from '../puzzles/rating.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { PUZZLES } from './puzzles.ts';

/** Puzzles on one page of a list. */
const PAGE = 24;

const RULESET_IDS = [...new Set(PUZZLES.map(({ ruleset }) => ruleset))];

/** All puzzles as the list of cards has them: ruleset after ruleset, the easy ones first. */
export const LISTED: readonly Puzzle[] = PUZZLES.toSorted(
  (one, other) => RULESET_IDS.indexOf(one.ruleset) - RULESET_IDS.indexOf(other.ruleset) || one.rating - other.rating,
);

/** Those of one ruleset, with the place of the first among all. */
export function listedOf(ruleset: string): { readonly first: number; readonly puzzles: readonly Puzzle[] } {
  return {
    first: LISTED.findIndex((puzzle) => puzzle.ruleset === ruleset),
    puzzles: LISTED.filter((puzzle) => puzzle.ruleset === ruleset),
  };
}

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
  return href(`/puzzles/list/${ruleset}/${level}/${number === 1 ? '' : `${number}/`}`);
}
