import INTRODUCTIONS from '../puzzles/introductions.json' with { type: 'json' };
import type { Choice } from './practice-choice.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import { isQuestionFacet } from './filter.ts';
import { skillOf, type PuzzleRecord } from './puzzle-record.ts';

/** A puzzle of an introduction waits while it is rated so far above the reader. */
const TOO_HARD = 600;

/** The ids of the first puzzles of a ruleset, chosen by hand, in the order in which a newcomer meets them. */
export function listIntroduction(ruleset: string): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = INTRODUCTIONS;
  return Object.hasOwn(known, ruleset) ? known[ruleset]!.map((tail) => `${ruleset}-${tail}`) : [];
}

/** Whether a choice leaves open what comes: only then an introduction does. */
export const isOpen = ({ kind, level, theme, aim, mode }: Choice): boolean => [kind, level, theme, aim, mode].every((one) => one === '');

/**
 * The next puzzle of a ruleset's introduction among the fresh ones. What is surely too easy for the reader, by the rating and how sure it is, is
 * passed over; so are questions for now where `mayAsk` is false. While the next one is far too hard, or when all have been met, there is none.
 */
export function findIntroduced(
  ruleset: string,
  fresh: readonly PuzzleSummary[],
  record: PuzzleRecord,
  mayAsk = true,
): PuzzleSummary | undefined {
  const open = new Map(fresh.map((facet) => [facet.id, facet]));
  const next = listIntroduction(ruleset)
    .flatMap((id) => open.get(id) ?? [])
    .filter((facet) => mayAsk || !isQuestionFacet(facet))
    .find((facet) => {
      const { rating, deviation } = skillOf(record, ruleset, isQuestionFacet(facet));
      return facet.rating >= rating - 2 * deviation;
    });
  return next && next.rating <= skillOf(record, ruleset, isQuestionFacet(next)).rating + TOO_HARD ? next : undefined;
}
