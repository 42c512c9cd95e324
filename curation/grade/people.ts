import glicko from 'glicko2-lite';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../src/puzzles/task.ts';
import { mergeRecords, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { PUZZLE_DEVIATION } from '../../src/training/reader-rating.ts';

/** What people make of a puzzle: its rating, how unsure that is, and how many first tries it comes from. */
export interface PeopleGrade {
  readonly rating: number;
  readonly deviation: number;
  readonly tries: number;
}

/** One reader's first try at a puzzle. */
interface FirstTry {
  readonly puzzle: Puzzle;
  readonly score: number;
  readonly at: number;
}

/** How strong somebody is, and how unsure that is. */
interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

/** Each pass knows the readers better by the ratings of the one before. */
const PASSES = 4;
/** A reader of whom nothing is known. */
const NOBODY: Strength = { rating: 1250, deviation: 350 };
/** No strength is surer than this: a reader learns. */
const LEAST_DEVIATION = 45;
/** The volatility that a puzzle begins with and keeps: it does not change, what is known of it does. */
const VOLATILITY = 0.06;

/**
 * Ratings of the puzzles that people have tried, from their records: Glicko-2 over puzzles, in which a solved puzzle has lost to its solver, with
 * the computed rating as what is known before. Only the first try of a reader counts: who comes back knows the solution. Half a point
 * counts as half. How strong a reader was at each try is worked out anew, from the tries before it and after it.
 */
export function gradeByPeople(records: readonly PuzzleRecord[], puzzles: readonly Puzzle[]): ReadonlyMap<string, PeopleGrade> {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const readers = joinReaders(records).flatMap((record) => listFirstTries(record, byId));
  let grades: ReadonlyMap<string, PeopleGrade> = new Map();
  for (let pass = 0; pass < PASSES; pass++) {
    const known = grades;
    const met = readers.flatMap((tries) => {
      const strengths = findStrengths(tries, (puzzle) => known.get(puzzle.id) ?? { rating: puzzle.rating, deviation: PUZZLE_DEVIATION });
      return tries.map((one, at) => ({ ...one, by: strengths[at]! }));
    });
    grades = new Map(
      [...groupBy(met, ({ puzzle }) => puzzle)].map(([puzzle, own]) => {
        const start: Strength = { rating: puzzle.rating, deviation: PUZZLE_DEVIATION };
        const { rating, deviation } = own
          .toSorted((one, other) => one.at - other.at)
          .reduce((now, { by, score }) => meet(now, by, 1 - score), start);
        return [puzzle.id, { rating: Math.round(rating), deviation: Math.round(deviation), tries: own.length }] as const;
      }),
    );
  }
  return grades;
}

/** What is known of one after it has met another and has had this score: by Glicko-2. */
function meet({ rating, deviation }: Strength, other: Strength, score: number): Strength {
  const after = glicko(rating, deviation, VOLATILITY, [[other.rating, other.deviation, score]], { tau: 0.5 });
  return { rating: after.rating, deviation: Math.min(deviation, after.rd) };
}

/** How strong a reader was at each try: what those before it say and what those after it say, the surer the more. */
function findStrengths(tries: readonly FirstTry[], gradeOf: (puzzle: Puzzle) => Strength): readonly Strength[] {
  const follow = (some: readonly FirstTry[]): readonly Strength[] => {
    let now = NOBODY;
    return some.map(({ puzzle, score }) => {
      const before = now;
      const after = meet(now, gradeOf(puzzle), score);
      now = { ...after, deviation: Math.max(LEAST_DEVIATION, after.deviation) };
      return before;
    });
  };
  const [before, after] = [follow(tries), follow(tries.toReversed()).toReversed()];
  return before.map((one, at) => {
    const other = after[at]!;
    const [own, others] = [one.deviation ** -2, other.deviation ** -2];
    const deviation = Math.max(LEAST_DEVIATION, (own + others) ** -0.5);
    return { rating: (own * one.rating + others * other.rating) / (own + others), deviation };
  });
}

/** A reader's first tries, the oldest first: those at puzzles and at questions of each ruleset apart, as they are rated. */
function listFirstTries({ history }: PuzzleRecord, byId: ReadonlyMap<string, Puzzle>): readonly (readonly FirstTry[])[] {
  const seen = new Set<string>();
  const tries = history.flatMap(({ id, score, isHalf, at }): FirstTry[] => {
    const puzzle = byId.get(id);
    if (!puzzle || seen.has(id)) return [];
    seen.add(id);
    return [{ puzzle, score: isHalf ? 0.5 : score, at }];
  });
  return [...groupBy(tries, ({ puzzle }) => `${puzzle.ruleset} ${isQuestion(puzzle.goal)}`).values()];
}

/** A list as groups, each under what its entries have in common. */
function groupBy<T, K>(list: readonly T[], nameOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, readonly T[]>();
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

/** Records of one reader, saved at different times or on several devices, as one: they share a try, to the second. */
function joinReaders(records: readonly PuzzleRecord[]): readonly PuzzleRecord[] {
  const readers: PuzzleRecord[] = [];
  for (const record of records) {
    const own = new Set(record.history.map(nameTry));
    const same = readers.filter(({ history }) => history.some((attempt) => own.has(nameTry(attempt))));
    for (const one of same) readers.splice(readers.indexOf(one), 1);
    readers.push(same.reduce(mergeRecords, record));
  }
  return readers;
}

const nameTry = ({ id, at, rating }: PuzzleRecord['history'][number]): string => `${id} ${at} ${rating}`;

/** A puzzle that is made anew, with what people made of it before; another puzzle, or one nobody has tried, has nothing of it. */
export function keepPeople(made: Puzzle, before: readonly Puzzle[]): Puzzle {
  const people = before.find(({ id }) => id === made.id)?.people;
  return people ? { ...made, people } : made;
}
