import type { PuzzleSummary } from './puzzle-index.ts';
import { FILTER_NAMES, hasValue, NO_FILTER, matchesFilter, type Filter } from './filter.ts';

/** How hard puzzles are beside the reader's rating, from far below to far above it; empty: matched. */
export const DIFFICULTY_OFFSETS = ['easiest', 'easier', '', 'harder', 'hardest'] as const;
export type DifficultyOffset = (typeof DIFFICULTY_OFFSETS)[number];

/** How it goes on: rated puzzles, weak themes, until the first miss, against the clock, only what was missed, a series, the twins, a set of one's own again and again; empty: rated. */
export const MODES = ['', 'weak', 'streak', 'storm', 'missed', 'series', 'twins', 'own'] as const;
export type Mode = (typeof MODES)[number];

/** By how much the rating that is aimed at is moved by one step of `DIFFICULTY_OFFSETS`. */
const STEP = 200;

/** What is practised: which puzzles, and how hard they are for the reader. */
export interface Choice extends Filter {
  readonly aim: DifficultyOffset;
  readonly mode: Mode;
  /** The series that is solved, by its name; empty in every other mode. */
  readonly series: string;
}

export const NO_CHOICE: Choice = { ...NO_FILTER, aim: '', mode: '', series: '' };

const NAMES = [...FILTER_NAMES, 'aim', 'mode', 'series'] as const;
const SERIES_NAME = /^[a-z][a-z-]{1,38}$/;

const isMode = (value: string): value is Mode => (MODES as readonly string[]).includes(value);
export const isAim = (value: string): value is DifficultyOffset => (DIFFICULTY_OFFSETS as readonly string[]).includes(value);

/** What is added to a reader's rating to choose puzzles. */
export const shiftOf = (aim: DifficultyOffset): number => (DIFFICULTY_OFFSETS.indexOf(aim) - DIFFICULTY_OFFSETS.indexOf('')) * STEP;

/** One step easier (-1) or harder (1); nothing at the end of the scale. */
export function moveOffset(aim: DifficultyOffset, by: -1 | 1): DifficultyOffset | undefined {
  return DIFFICULTY_OFFSETS[DIFFICULTY_OFFSETS.indexOf(aim) + by];
}

/** Whether an address says what is practised. */
export const isChosen = (named: URLSearchParams): boolean => NAMES.some((name) => named.has(name));

/** The choice that names and values stand for, of an address or kept; what no puzzle has is left out. */
export function readChoice(named: URLSearchParams, facets: readonly PuzzleSummary[]): Choice {
  const choice = { ...NO_CHOICE };
  for (const name of FILTER_NAMES) {
    const value = named.get(name) ?? '';
    if (value !== '' && facets.some((facet) => hasValue(facet, name, value))) choice[name] = value;
  }
  const [aim, mode] = [named.get('aim') ?? '', named.get('mode') ?? ''];
  const series = mode === 'series' ? (named.get('series') ?? '') : '';
  return { ...choice, ...(isAim(aim) && { aim }), ...(isMode(mode) && { mode }), ...(SERIES_NAME.test(series) && { series }) };
}

/** The choice as names and values: `ruleset=meder&kind=mate-3&level=5`; empty where all is left open. */
export function writeChoice(choice: Choice): string {
  const named = new URLSearchParams();
  for (const name of NAMES) if (choice[name] !== '') named.set(name, choice[name]);
  return named.toString();
}

/** A choice with another ruleset: what that ruleset has no puzzle of is dropped, and named. */
export function changeRuleset(
  choice: Choice,
  ruleset: string,
  facets: readonly PuzzleSummary[],
): { readonly choice: Choice; readonly dropped: readonly (keyof Filter)[] } {
  let changed: Choice = { ...choice, ruleset };
  const dropped: (keyof Filter)[] = [];
  for (const name of ['theme', 'level', 'kind'] as const) {
    if (facets.some((facet) => matchesFilter(facet, changed))) break;
    if (changed[name] === '') continue;
    changed = { ...changed, [name]: '' };
    dropped.push(name);
  }
  return { choice: changed, dropped };
}
