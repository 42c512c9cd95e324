import { MOTIFS, type Motif } from './motif.ts';
import type { Puzzle } from './puzzle.ts';

/** The fewest puzzles that make a series, and the most. */
const LEAST_OF_A_SERIES = 3;
const MOST_OF_A_SERIES = 12;

/** A lesson with the claims that rules teach in it. */
export interface LessonClaims {
  readonly ruleset: string;
  /** The last part of its address: `castling`. */
  readonly lesson: string;
  readonly title: string;
  readonly claims: readonly string[];
}

/** Puzzles that are solved one after the other, the easiest first. */
export interface Series {
  /** Its name in addresses: `meder-castling`, `fork`. */
  readonly id: string;
  readonly title: string;
  /** What it goes with: a lesson, or a term of the glossary. */
  readonly href: string;
  /** For a lesson: its ruleset. */
  readonly ruleset?: string;
  readonly puzzles: readonly string[];
}

const byRating = (one: Puzzle, other: Puzzle): number => one.rating - other.rating;

/** So many of a list, from its first to its last at even steps. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))]!);
}

/** Those whose deciding rule the lesson teaches; where they are few, with others that turn on what it teaches. */
function listPuzzlesOf(
  puzzles: readonly Puzzle[],
  { ruleset, lesson, claims }: LessonClaims,
  lessonOf: (puzzle: Puzzle) => string | undefined,
): readonly Puzzle[] {
  const own = puzzles.filter((puzzle) => puzzle.ruleset === ruleset).sort(byRating);
  const decided = own.filter((puzzle) => lessonOf(puzzle) === lesson);
  if (decided.length >= LEAST_OF_A_SERIES) return spread(decided, MOST_OF_A_SERIES);
  const others = own.filter((puzzle) => !decided.includes(puzzle) && puzzle.rules.some((rule) => claims.includes(rule)));
  return [...decided, ...spread(others, MOST_OF_A_SERIES - decided.length)].sort(byRating);
}

/**
 * A series for each lesson that has a rule to solve with, and how many puzzles it has: fewer than three make no series. `lessonOf` gives the
 * lesson of the rule that decides a puzzle.
 */
export function listLessonSeries(
  puzzles: readonly Puzzle[],
  taught: readonly LessonClaims[],
  lessonOf: (puzzle: Puzzle) => string | undefined,
): readonly Series[] {
  return taught.map((one) => ({
    id: `${one.ruleset}-${one.lesson}`,
    title: one.title,
    href: `/learn/${one.ruleset}/${one.lesson}/`,
    ruleset: one.ruleset,
    puzzles: listPuzzlesOf(puzzles, one, lessonOf).map(({ id }) => id),
  }));
}

/** A series for each motif, over all rulesets. */
export function listMotifSeries(puzzles: readonly Puzzle[], words: Readonly<Record<Motif, string>>): readonly Series[] {
  return MOTIFS.map((motif) => ({
    id: motif,
    title: words[motif],
    href: `/glossary/#${motif}`,
    puzzles: puzzles
      .filter(({ themes }) => themes.includes(motif))
      .sort(byRating)
      .map(({ id }) => id),
  }));
}

/** Whether there are enough puzzles. */
export const isSeries = ({ puzzles }: Series): boolean => puzzles.length >= LEAST_OF_A_SERIES;
