import { isQuestionFacet, matchesFilter } from './filter.ts';
import { chooseNext } from './next-puzzle.ts';
import { nextRepeated } from './repeated-set.ts';
import { changeRuleset, NO_CHOICE, readChoice, type Choice } from './practice-choice.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import { listShown, type PuzzleRecord } from './puzzle-record.ts';
import { isSetMode, listSet, nextInSet, type Sets } from './puzzle-sets.ts';
import { isRunMode, listForRun, ratingOf, type Run } from './runs.ts';
import { listWeakPuzzles } from './weak-themes.ts';

/** What puzzles are chosen from, and by. */
export interface Practice {
  readonly facets: readonly PuzzleSummary[];
  readonly record: PuzzleRecord;
  readonly choice: Choice;
  readonly sets: Sets;
}

const find = (facets: readonly PuzzleSummary[], id: string | undefined): PuzzleSummary | undefined =>
  facets.find((facet) => facet.id === id);

/**
 * The next puzzle of what is practised; nothing where there is none.
 *
 * @param without The puzzle that is open.
 * @param run The streak or storm it is for.
 * @param random A number from 0 up to 1.
 */
export function choosePuzzle(
  practice: Practice,
  without: string | undefined,
  run: Run | undefined,
  random: () => number,
): PuzzleSummary | undefined {
  const { facets, record, choice, sets } = practice;
  if (isSetMode(choice.mode)) return find(facets, nextInSet(listSet(sets, choice), record, without));
  if (choice.mode === 'own') return chooseOwn(practice);
  if (choice.mode === 'missed') return chooseMissed(facets, record, choice, without);
  if (choice.mode === 'weak')
    return chooseNext({ facets: listWeakPuzzles(facets, record, choice.ruleset), record, choice, without }, random);
  return chooseNext(
    { facets: run ? listForRun(facets, run, choice) : facets, record, choice, rating: run && ratingOf(run), without },
    random,
  );
}

const chooseOwn = ({ facets, record }: Practice): PuzzleSummary | undefined =>
  record.own ? find(facets, nextRepeated(record.own)) : undefined;

/** Whether a puzzle is one of what is practised. */
export function isPractised(facet: PuzzleSummary, practice: Practice): boolean {
  const { choice, sets } = practice;
  if (choice.mode === 'own') return chooseOwn(practice)?.id === facet.id;
  return isSetMode(choice.mode) ? listSet(sets, choice).includes(facet.id) : matchesFilter(facet, choice);
}

/** What a set of the reader's own is drawn from: what is chosen, or what of that was missed last. */
export function listForRepeatedSet({ facets, record, choice }: Practice, isMissed: boolean): readonly PuzzleSummary[] {
  const last = new Map(record.history.map(({ id, score }) => [id, score]));
  return facets.filter(
    (facet) => matchesFilter(facet, choice) && (isMissed ? last.get(facet.id) === 0 : choice.kind !== '' || !isQuestionFacet(facet)),
  );
}

/**
 * A choice as it can be practised: with a series of its ruleset where it asks for one, and without what its ruleset has nothing of, which
 * is named.
 */
export function settleChoice(wanted: Choice, { facets, sets }: Pick<Practice, 'facets' | 'sets'>): ReturnType<typeof changeRuleset> {
  const choice = { ...wanted };
  if (!isSetMode(choice.mode)) choice.series = '';
  if (choice.mode === 'series' && listSet(sets, choice).length === 0)
    choice.series = (sets.series.find(({ ruleset }) => ruleset === choice.ruleset) ?? sets.series[0])?.id ?? '';
  return changeRuleset(choice, choice.ruleset, facets);
}

/** What the reader was with before. */
export interface ResumeContext {
  /** What was practised last, as an address says it. */
  readonly practice: string | undefined;
  /** The ruleset of the puzzle that is open. */
  readonly opened: string;
  /** The ruleset the reader has been with since. */
  readonly rules: string | undefined;
  /** The ruleset for somebody who has chosen nothing. */
  readonly first: string;
}

/** What was practised last, by the rules the reader has been with since; for somebody who has chosen nothing, the rules of the open puzzle. */
export function resumeChoice(facets: readonly PuzzleSummary[], { practice, opened, rules = '', first }: ResumeContext): Choice {
  const names = [opened, rules, practice === undefined ? first : ''];
  const known = names.find((name) => facets.some(({ ruleset }) => ruleset === name)) ?? '';
  if (practice === undefined) return { ...NO_CHOICE, ruleset: known };
  const kept = readChoice(new URLSearchParams(practice), facets);
  // A run begins when somebody asks for one, not with a visit.
  const choice: Choice = isRunMode(kept.mode) ? { ...kept, mode: '' } : kept;
  return rules !== known || known === '' || isSetMode(choice.mode) ? choice : changeRuleset(choice, known, facets).choice;
}

/** What was missed the last time it was tried, the longest ago first; of that the first which passes. */
function chooseMissed(facets: readonly PuzzleSummary[], record: PuzzleRecord, choice: Choice, without?: string): PuzzleSummary | undefined {
  const last = new Map(record.history.map(({ id, score }) => [id, score]));
  const seen = listShown(record);
  return facets
    .filter((facet) => last.get(facet.id) === 0 && facet.id !== without && matchesFilter(facet, choice))
    .sort((one, other) => seen.get(one.id)! - seen.get(other.id)!)[0];
}
