import { shiftOf, type Choice } from './practice-choice.ts';
import { MOTIFS } from '../puzzles/motif.ts';
import type { TaskKind } from '../puzzles/task.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import { isQuestionFacet, matchesFilter } from './filter.ts';
import { findIntroduced, isOpen } from './introduction.ts';
import { listShown, skillOf, type PuzzleRecord } from './puzzle-record.ts';

/** The next puzzle is drawn from this many puzzles of a kind, those closest to the target rating. */
const NEAR = 8;
/** A puzzle a little below the reader's rating is solved more often than not. */
const BELOW = 40;
/** A kind is drawn where it has a puzzle as near as this. */
const REACH = 200;
/** At most one of this many puzzles in a row is a question, unless questions are asked for. */
const SPAN = 5;
/** How often a question comes where it may; the rest are played. */
const ASKED = 0.5;
/** With all rulesets, how often each comes in a row. */
const RUN = 5;
/** A kind among the last two puzzles is drawn half as often; a kind that both had is skipped where there are others. */
const LATEST_KINDS = 2;
/** The point of one of the last three puzzles does not come again where there are others. */
const LATEST_POINTS = 3;
/** What a puzzle turns on: a reader who has just met it sees it at once. */
const POINTS: ReadonlySet<Theme> = new Set([
  ...MOTIFS,
  ...(['board-move-key', 'board-move-mate', 'castling', 'en-passant', 'promotion', 'waiting-promotion', 'sacrifice'] as const),
]);

/** What the next puzzle is chosen by. */
export interface NextPuzzleInput {
  readonly facets: readonly PuzzleSummary[];
  readonly record: PuzzleRecord;
  readonly choice: Choice;
  /** The rating that is aimed at in place of the reader's. */
  readonly rating?: number | undefined;
  /** The puzzle that is open, which is not the next. */
  readonly without?: string | undefined;
}

/**
 * The next puzzle for the reader. A reader who leaves open what comes meets the introduction of the ruleset first. Then, of those not done and not
 * skipped, a kind of task is drawn, and one of it of about the reader's rating. At most one in five is a question unless they are asked for.
 * When all are done, one done longest ago; one that was skipped when nothing else is left. `random` gives numbers from 0 up to 1. Nothing
 * where no puzzle passes.
 */
export function chooseNext({ facets, record, choice, rating, without }: NextPuzzleInput, random: () => number): PuzzleSummary | undefined {
  const seen = listShown(record);
  const byId = new Map(facets.map((facet) => [facet.id, facet]));
  const latest = [...seen.keys()].slice(0, Math.max(SPAN, RUN)).flatMap((id) => byId.get(id) ?? []);
  const skipped = new Set(record.skipped?.map(({ id }) => id));
  const done = new Set(record.history.map(({ id }) => id));
  const others = facets.filter((facet) => matchesFilter(facet, choice) && facet.id !== without);
  const all = choice.ruleset === '' ? takeTurn(others, latest, random) : others;
  if (isOpen(choice) && rating === undefined) {
    const unmet = all.filter(({ id }) => !done.has(id) && !skipped.has(id));
    const introduced = findIntroduced(all[0]?.ruleset ?? '', unmet, record, !latest.slice(0, SPAN - 1).some(isQuestionFacet));
    if (introduced) return introduced;
  }
  // A task that is named comes; else what is played comes first, where there is any.
  const isMixed = choice.kind === '' && all.some((facet) => !isQuestionFacet(facet));
  const usual = isMixed ? all.filter((facet) => !isQuestionFacet(facet)) : all;
  const isAsking = isMixed && !latest.slice(0, SPAN - 1).some(isQuestionFacet) && random() < ASKED;
  for (const pool of isAsking ? [all.filter(isQuestionFacet), usual] : [usual]) {
    const fresh = pool.filter(({ id }) => !done.has(id) && !skipped.has(id));
    if (fresh.length > 0)
      return draw(
        fresh,
        aimAt(fresh, choice, rating ?? skillOf(record, fresh[0]!.ruleset, fresh.every(isQuestionFacet)).rating - BELOW),
        latest,
        random,
      );
  }
  const oldest = (pool: readonly PuzzleSummary[]): PuzzleSummary | undefined =>
    pool.toSorted((one, other) => seen.get(one.id)! - seen.get(other.id)!)[Math.floor(random() * Math.min(NEAR, pool.length))];
  return oldest(usual.filter(({ id }) => done.has(id))) ?? oldest(usual);
}

/** The ruleset whose turn it is: that of the last puzzles until it had its run, then the next one in order. */
function takeTurn(all: readonly PuzzleSummary[], latest: readonly PuzzleSummary[], random: () => number): readonly PuzzleSummary[] {
  const rulesets = [...new Set(all.map(({ ruleset }) => ruleset))].sort();
  if (rulesets.length < 2) return all;
  const last = latest[0]?.ruleset ?? rulesets[Math.floor(random() * rulesets.length)]!;
  const other = latest.findIndex(({ ruleset }) => ruleset !== last);
  const length = other < 0 ? latest.length : other;
  const isOn = length < RUN && rulesets.includes(last);
  const ruleset = isOn ? last : (rulesets.find((name) => name > last) ?? rulesets[0]);
  return all.filter((facet) => facet.ruleset === ruleset);
}

/** The rating that is aimed at, kept among those there are: of a level the reader named, not at its edge. */
function aimAt(pool: readonly PuzzleSummary[], { level, aim }: Choice, own: number): number {
  const ratings = pool.map(({ rating }) => rating).sort((one, other) => one - other);
  const at = (share: number): number => ratings[Math.round(share * (ratings.length - 1))]!;
  const [least, most] = level === '' ? [at(0), at(1)] : [at(0.25), at(0.75)];
  return Math.min(most, Math.max(least, own)) + shiftOf(aim);
}

/** Draws a kind of those within reach, each by the root of how many it has there, and a puzzle of it near what is aimed at. */
function draw(pool: readonly PuzzleSummary[], aim: number, latest: readonly PuzzleSummary[], random: () => number): PuzzleSummary {
  const far = ({ rating }: PuzzleSummary): number => Math.abs(rating - aim);
  const nearest = Math.min(...pool.map(far));
  const recent = latest.slice(0, LATEST_KINDS).map(({ kind }) => kind);
  const within = (reach: number): readonly PuzzleSummary[] => pool.filter((facet) => far(facet) <= Math.max(reach, nearest));
  const isTired = (some: readonly PuzzleSummary[]): boolean =>
    some.every(({ kind }) => recent.filter((one) => one === kind).length === LATEST_KINDS);
  // Where nothing is as near but what has come twice already, another kind may lie farther off.
  const near = isTired(within(REACH)) ? within(2 * REACH) : within(REACH);
  const weightOf = (kind: TaskKind): number => {
    const times = recent.filter((one) => one === kind).length;
    return times === LATEST_KINDS ? 0 : times > 0 ? 0.5 : 1;
  };
  const all = [...new Set(near.map(({ kind }) => kind))];
  const isOpen = all.some((kind) => weightOf(kind) > 0);
  const kinds = all.map((kind) => {
    const count = near.filter((facet) => facet.kind === kind).length;
    return { kind, weight: Math.sqrt(count) * (isOpen ? weightOf(kind) : 1) };
  });
  let left = random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds.at(-1)!;
  const ranked = near
    .filter(({ kind }) => kind === drawn.kind)
    .sort((one, other) => far(one) - far(other) || one.id.localeCompare(other.id));
  const closest = ranked.slice(0, NEAR);
  const met = new Set(latest.slice(0, LATEST_POINTS).flatMap(({ themes }) => themes.filter((theme) => POINTS.has(theme))));
  const others = closest.filter(({ themes }) => !themes.some((theme) => met.has(theme)));
  const pick = others.length > 0 ? others : closest;
  return pick[Math.floor(random() * pick.length)]!;
}
