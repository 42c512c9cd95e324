import { href } from '../platform/href.ts';
import type { Series } from '../puzzles/series.ts';
import type { Choice } from './practice-choice.ts';
import { fetchJson } from '../platform/json.ts';
import type { PuzzleRecord } from './puzzle-record.ts';

/** Puzzles that are solved in an order: the series of lessons and motifs, and the twins, each the ids of one position under several rules. */
export interface Sets {
  readonly series: readonly Series[];
  readonly twins: readonly (readonly string[])[];
}

export const NO_SETS: Sets = { series: [], twins: [] };
/** Where the build puts them. */
export const SETS_ADDRESS = href('/puzzles/data/sets.json');

export const SET_MODES = ['series', 'twins'] as const;
export type SetMode = (typeof SET_MODES)[number];
export const isSetMode = (mode: string): mode is SetMode => (SET_MODES as readonly string[]).includes(mode);

let fetched: Promise<Sets> | undefined;

/** All sets, fetched once; what could not be fetched is tried again. */
export function fetchSets(): Promise<Sets> {
  fetched ??= fetchJson(SETS_ADDRESS).then((json) => json as Sets);
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

/** The series a choice names. */
export const findSeries = ({ series }: Sets, { series: name }: Pick<Choice, 'series'>): Series | undefined =>
  series.find(({ id }) => id === name);

/** The ids of what is practised, in order; empty where a choice names no set. */
export function listSet(sets: Sets, choice: Pick<Choice, 'mode' | 'series'>): readonly string[] {
  if (choice.mode === 'twins') return sets.twins.flat();
  return choice.mode === 'series' ? (findSeries(sets, choice)?.puzzles ?? []) : [];
}

/** The puzzles of a set that have been solved without a slip, at whatever try. */
export function listSolved(ids: readonly string[], { history }: Pick<PuzzleRecord, 'history'>): readonly string[] {
  const solved = new Set(history.flatMap(({ id, score }) => (score === 1 ? [id] : [])));
  return ids.filter((id) => solved.has(id));
}

/** What comes after a puzzle of a set: the next one that is not solved, from its end on from the first; the very next where all are. */
export function nextInSet(ids: readonly string[], record: Pick<PuzzleRecord, 'history'>, after?: string): string | undefined {
  const at = after === undefined ? -1 : ids.indexOf(after);
  const order = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  const solved = new Set(listSolved(ids, record));
  return order.find((id) => !solved.has(id) && id !== after) ?? order[0];
}

/** Where a puzzle is among the twins: which of them, from 1, and all of its puzzles. */
export function findTwin(
  { twins }: Sets,
  id: string | undefined,
): { readonly number: number; readonly ids: readonly string[] } | undefined {
  const at = twins.findIndex((ids) => id !== undefined && ids.includes(id));
  return at < 0 ? undefined : { number: at + 1, ids: twins[at]! };
}
