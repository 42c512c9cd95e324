import type { PuzzleSummary } from './puzzle-index.ts';
import { isQuestionFacet } from './filter.ts';
import type { Choice } from './practice-choice.ts';
import type { PuzzleRecord } from './puzzle-record.ts';

/** A row of puzzles that grows harder: a streak lasts until the first miss, a storm three minutes. */
export const RUN_MODES = ['streak', 'storm'] as const;
export type RunMode = (typeof RUN_MODES)[number];

/** How long a storm lasts, in milliseconds. */
const STORM = 180_000;
/** How far below the reader's rating a run begins, and how much harder each solved puzzle makes it. */
const BELOW = 300;
const HARDER: Readonly<Record<RunMode, number>> = { streak: 50, storm: 30 };

export interface Run {
  readonly mode: RunMode;
  /** The rating of the reader when it began. */
  readonly rating: number;
  readonly solved: readonly string[];
  readonly missed: readonly string[];
  /** When a storm ends, in milliseconds since 1970. */
  readonly until?: number;
  readonly isOver: boolean;
}

export const isRunMode = (mode: string): mode is RunMode => (RUN_MODES as readonly string[]).includes(mode);

export function beginRun(mode: RunMode, rating: number, now: number): Run {
  return { mode, rating, solved: [], missed: [], isOver: false, ...(mode === 'storm' && { until: now + STORM }) };
}

/** The run after a puzzle; what comes after its end counts no more. */
export function answerRun(run: Run, id: string, score: 0 | 1, now: number): Run {
  const timed = endRun(run, now);
  if (timed.isOver) return timed;
  if (score === 1) return { ...run, solved: [...run.solved, id] };
  return { ...run, missed: [...run.missed, id], isOver: run.mode === 'streak' };
}

/** The run, over if its time is up. */
export function endRun(run: Run, now: number): Run {
  return run.until !== undefined && now >= run.until && !run.isOver ? { ...run, isOver: true } : run;
}

/** The rating of the puzzle that comes next. */
export function ratingOf({ mode, rating, solved }: Run): number {
  return rating - BELOW + HARDER[mode] * solved.length;
}

/** The puzzles a run draws from: each once, and played out unless a task is named. */
export function listForRun(facets: readonly PuzzleSummary[], { solved, missed }: Run, { kind }: Choice): readonly PuzzleSummary[] {
  const gone = new Set([...solved, ...missed]);
  return facets.filter((facet) => !gone.has(facet.id) && (kind !== '' || !isQuestionFacet(facet)));
}

/** Under which name a run's best figure is kept: each mode and ruleset has its own. */
export const bestKey = (mode: RunMode, ruleset: string): string => `${mode}/${ruleset || 'all'}`;

/** The record with a run that is over, where it is the best of its kind so far. */
export function noteRun(record: PuzzleRecord, { mode, solved }: Run, ruleset: string): PuzzleRecord {
  const key = bestKey(mode, ruleset);
  return solved.length > (record.best?.[key] ?? 0) ? { ...record, best: { ...record.best, [key]: solved.length } } : record;
}
