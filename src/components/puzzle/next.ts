import type { Facet } from './data.ts';
import { passes, type Filter } from './filter.ts';
import { skillOf, type PuzzleRecord } from './record.ts';

/** Among so many puzzles nearest to the reader's rating the next is drawn. */
const NEAR = 8;
/** A puzzle a little below the reader's rating is solved more often than not. */
const BELOW = 40;

/**
 * The next puzzle for the reader: one not done yet, of about his rating; when all are done, one done longest ago. `random`
 * is from 0 up to 1. Nothing where no puzzle passes.
 */
export function chooseNext(
  facets: readonly Facet[],
  record: PuzzleRecord,
  filter: Filter,
  random: number,
  without?: string,
): Facet | undefined {
  const done = new Map(record.history.map(({ id, at }) => [id, at]));
  const all = facets.filter((facet) => passes(facet, filter) && facet.id !== without);
  const fresh = all.filter(({ id }) => !done.has(id));
  const far = ({ ruleset, rating }: Facet): number => Math.abs(rating - (skillOf(record, ruleset).rating - BELOW));
  const ranked =
    fresh.length > 0
      ? fresh.toSorted((one, other) => far(one) - far(other) || one.id.localeCompare(other.id))
      : all.toSorted((one, other) => done.get(one.id)! - done.get(other.id)!);
  return ranked[Math.floor(random * Math.min(NEAR, ranked.length))];
}

/** The puzzle of a date (`2026-11-21`): the same for everybody, of one ruleset after the other. */
export function chooseDaily(facets: readonly Facet[], date: string): Facet | undefined {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  const rulesets = [...new Set(facets.map(({ ruleset }) => ruleset))].sort();
  const ruleset = rulesets[day % rulesets.length];
  const all = facets.filter((facet) => facet.ruleset === ruleset && facet.level > 1 && facet.level < 5);
  const own = (all.length > 0 ? all : facets.filter((facet) => facet.ruleset === ruleset)).toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );
  return own[hash(date) % own.length];
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** What a reader passes on: the puzzle, how it went, and where it is. */
export function shareText(
  puzzle: { readonly id: string; readonly task: string; readonly level: number },
  { tries, isHelped }: { readonly tries: number; readonly isHelped: boolean },
  origin: string,
): string {
  const how = isHelped ? 'with help' : tries === 1 ? 'in one try' : `in ${tries} tries`;
  return `I solved ${puzzle.id} ${how}: ${puzzle.task}, level ${puzzle.level} of 5. ${origin}/puzzles/${puzzle.id}/`;
}
