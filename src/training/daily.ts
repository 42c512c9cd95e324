import { MOTIFS } from '../puzzles/motif.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import { isQuestionFacet } from './filter.ts';
import { hashText } from '../puzzles/hash-text.ts';

const DAY = 86_400_000;
/** The first date there is a puzzle of the day for; dates are those of the reader's own time zone. */
export const FIRST_DAY = '2026-11-01';

/**
 * The puzzle of a date (`2026-11-21`): the one that was announced for it, the same for everybody and in every build
 * (`src/puzzles/days.json`), or what the build puts in its place where it has left the collection. Where there is none, one
 * that depends on the date and on as little else as can be.
 */
export function chooseDaily(facets: readonly PuzzleSummary[], date: string): PuzzleSummary | undefined {
  const day = Math.floor((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${FIRST_DAY}T00:00:00Z`)) / DAY);
  const announced = announcedIn(facets).get(day);
  if (announced) return announced;
  // Each puzzle draws a number for the date: to add or remove others changes nothing, as long as they have not drawn the highest.
  const draw = ({ id }: PuzzleSummary): number => hashText(`${id} ${date}`);
  const pool = facets.filter((facet) => !isQuestionFacet(facet));
  return pool.reduce<PuzzleSummary | undefined>(
    (best, facet) => (best === undefined || draw(facet) > draw(best) ? facet : best),
    undefined,
  );
}

const announcements = new WeakMap<readonly PuzzleSummary[], ReadonlyMap<number, PuzzleSummary>>();

/** The announced puzzles by their days, counted from the first. */
function announcedIn(facets: readonly PuzzleSummary[]): ReadonlyMap<number, PuzzleSummary> {
  const known = announcements.get(facets) ?? new Map(facets.flatMap((facet) => (facet.days ?? []).map((day) => [day, facet] as const)));
  announcements.set(facets, known);
  return known;
}

/**
 * All played puzzles in the order in which they are announced; the same whatever order they are given in. All come before one comes
 * again; those of each ruleset are spread over the whole time, so that rulesets change from day to day, what a person chose first and
 * then what has a point.
 */
export function orderDays(facets: readonly PuzzleSummary[]): readonly PuzzleSummary[] {
  const played = facets
    .filter((facet) => !isQuestionFacet(facet))
    .sort((one, other) => careOf(other) - careOf(one) || hashText(one.id) - hashText(other.id) || (one.id < other.id ? -1 : 1));
  const counts = new Map<string, number>();
  for (const { ruleset } of played) counts.set(ruleset, (counts.get(ruleset) ?? 0) + 1);
  const seen = new Map<string, number>();
  const placed = played.map((facet) => {
    const at = seen.get(facet.ruleset) ?? 0;
    seen.set(facet.ruleset, at + 1);
    return { facet, place: (at + 0.5) / counts.get(facet.ruleset)! };
  });
  return placed
    .sort((one, other) => one.place - other.place || (one.facet.ruleset < other.facet.ruleset ? -1 : 1))
    .map(({ facet }) => facet);
}

/** What makes a puzzle one for a day: a motif, or one of these. */
const POINTS: readonly Theme[] = [...MOTIFS, 'board-move-key', 'board-move-mate', 'quiet-key', 'sacrifice', 'castling', 'en-passant'];

/** How much a puzzle is one for a day: chosen by a person, or with more than one move and a point to it, or any other. */
function careOf({ isChosen, moves, themes }: PuzzleSummary): number {
  if (isChosen) return 2;
  return moves > 1 && POINTS.some((theme) => themes.includes(theme)) ? 1 : 0;
}

/** The dates of a month (`2026-11`) that have a puzzle, up to today. */
export function listDays(month: string, today: string): readonly string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(year, number, 0).getDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return days.filter((day) => day >= FIRST_DAY && day <= today);
}

/** The month this many months after another, or before it. */
export function moveMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const moved = new Date(year, number - 1 + by, 1);
  return `${moved.getFullYear()}-${String(moved.getMonth() + 1).padStart(2, '0')}`;
}

/** The date an address names, `today` for today; nothing where there is none, or none yet. */
export function readDay(named: string | null, today: string): string | undefined {
  if (named === 'today') return today;
  if (named === null || !/^\d{4}-\d{2}-\d{2}$/.test(named) || Number.isNaN(Date.parse(named))) return undefined;
  return named >= FIRST_DAY && named <= today ? named : undefined;
}
