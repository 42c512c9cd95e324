import { QUESTION_KINDS } from '../puzzles/task.ts';
import type { PuzzleSummary } from './puzzle-index.ts';

/** What the list of puzzles is cut down to; an empty field lets all through. */
export interface Filter {
  readonly ruleset: string;
  /** Kind and length of the task: `mate-2`. */
  readonly kind: string;
  readonly level: string;
  readonly theme: string;
}

export const FILTER_NAMES = ['ruleset', 'kind', 'level', 'theme'] as const satisfies readonly (keyof Filter)[];
export const NO_FILTER: Filter = { ruleset: '', kind: '', level: '', theme: '' };

/** Whether every puzzle passes. */
export const isAll = (filter: Filter): boolean => FILTER_NAMES.every((name) => filter[name] === '');

export const kindWithLength = ({ kind, moves }: Pick<PuzzleSummary, 'kind' | 'moves'>): string => (moves > 0 ? `${kind}-${moves}` : kind);

const valuesOf = (facet: PuzzleSummary, name: keyof Filter): readonly string[] =>
  name === 'kind' ? [kindWithLength(facet)] : name === 'theme' ? facet.themes : [String(facet[name])];

/** The value of a filter for tasks that lets every question through. */
export const QUESTIONS = 'questions';

/** Whether a puzzle is a question about the position: nothing is played. */
export const isQuestionFacet = ({ kind }: Pick<PuzzleSummary, 'kind'>): boolean => (QUESTION_KINDS as readonly string[]).includes(kind);

/** Whether a puzzle has a value; a kind of task may be named without its length, and all questions at once. */
export function hasValue(facet: PuzzleSummary, name: keyof Filter, value: string): boolean {
  if (valuesOf(facet, name).includes(value)) return true;
  return name === 'kind' && (value === facet.kind || (value === QUESTIONS && isQuestionFacet(facet)));
}

/** Whether a puzzle passes; one field may be left out of the question. */
export function matchesFilter(facet: PuzzleSummary, filter: Filter, without?: keyof Filter): boolean {
  return FILTER_NAMES.every((name) => name === without || filter[name] === '' || hasValue(facet, name, filter[name]));
}

/** Several lists as one, mixed: the first of each, then the second of each. */
export function mixLists<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at]!] : []))).flat();
}

/** The puzzles that pass, the easy ones first; the rulesets are mixed. */
export function applyFilter(facets: readonly PuzzleSummary[], filter: Filter): readonly PuzzleSummary[] {
  const rulesets = [...new Set(facets.map(({ ruleset }) => ruleset))];
  const passing = facets.filter((facet) => matchesFilter(facet, filter)).sort((one, other) => one.rating - other.rating);
  return mixLists(rulesets.map((name) => passing.filter(({ ruleset }) => ruleset === name)));
}

/** The values of a field among the puzzles that pass all other fields, with how many have each. */
export function countValues(facets: readonly PuzzleSummary[], filter: Filter, name: keyof Filter): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const facet of facets) {
    if (!matchesFilter(facet, filter, name)) continue;
    for (const value of valuesOf(facet, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Filter and page as the query of an address: `?ruleset=meder&kind=mate-2&page=2`. */
export function makeQuery(filter: Filter, page: number): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filter[name] !== '') query.set(name, filter[name]);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filter of a query; what no puzzle has is left out. */
export function parseQuery(text: string, facets: readonly PuzzleSummary[]): Filter {
  const query = new URLSearchParams(text);
  const filter = { ...NO_FILTER };
  for (const name of FILTER_NAMES) {
    const value = query.get(name) ?? '';
    if (value !== '' && facets.some((facet) => valuesOf(facet, name).includes(value))) filter[name] = value;
  }
  return filter;
}

/** The page of a query, from 1. */
export function parsePage(text: string): number {
  const page = Number(new URLSearchParams(text).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
