import { href } from '../platform/href.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Blunder } from '../puzzles/blunder.ts';
import { fetchJson } from '../platform/json.ts';
import { isLevel, type Level } from '../puzzles/rating.ts';
import { lengthOf, TASK_KINDS, type TaskKind, isQuestion } from '../puzzles/task.ts';
import { THEMES, type Theme } from '../puzzles/theme.ts';
import type { DecidingRule, Explained } from './puzzle-result.ts';
import { hashText } from '../puzzles/hash-text.ts';

/** Days after which a puzzle may come again. */
const AGAIN = 730;

/**
 * What is solved on days whose announced puzzle has left the collection: another of its ruleset that no day has, or none of the next two
 * years. Which one depends on the day and on as little else as can be. Adds the day to what each puzzle is announced for.
 */
function assignStandIns(puzzles: readonly Puzzle[], announced: readonly string[], days: ReadonlyMap<string, number[]>): void {
  const rulesets = new Set(puzzles.map(({ ruleset }) => ruleset));
  const isFree = ({ id, goal }: Puzzle): boolean => !isQuestion(goal) && days.get(id)!.every((day) => day >= AGAIN);
  for (const [day, id] of announced.entries()) {
    const ruleset = id.slice(0, id.indexOf('-'));
    if (days.has(id) || !rulesets.has(ruleset)) continue;
    const free = puzzles.filter((puzzle) => puzzle.ruleset === ruleset && isFree(puzzle));
    const unused = free.filter((puzzle) => days.get(puzzle.id)!.length === 0);
    const draw = (puzzle: Puzzle): number => hashText(`${puzzle.id} ${String(day)}`);
    const [best] = (unused.length > 0 ? unused : free).toSorted((one, other) => draw(other) - draw(one));
    if (best) days.get(best.id)!.push(day);
  }
}

/** What the list and the trainer know of every puzzle before they fetch any: enough to filter and to choose. */
export interface PuzzleSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly kind: TaskKind;
  /** Moves of the solver; 0 of a question. */
  readonly moves: number;
  readonly level: Level;
  readonly rating: number;
  readonly themes: readonly Theme[];
  /** Its place in the list of all puzzles, from 0. */
  readonly place: number;
  /** Which file of its ruleset and kind has it, from 1 (`makeSlicer`). */
  readonly slice: number;
  /** A person chose it and said why. */
  readonly isChosen?: true;
  /** The days it was announced for, counted from the first (`daily.ts`). */
  readonly days?: readonly number[];
}

/** A puzzle as the data files hold it: what solving it needs, and nothing of where it comes from. */
export type TrainerPuzzle = Omit<Puzzle, 'source' | 'topics' | 'people'> & {
  readonly rule?: DecidingRule;
  readonly slip?: Blunder;
  readonly why?: Explained;
};

/** Where the build puts the facets of a ruleset. */
export const facetsAddress = (ruleset: string): string => href(`/puzzles/data/${ruleset}/facets.json`);

/** Puzzles of a kind in one file: neighbours in rating, so that readers who train at their strength fetch one file, or two. */
export const SLICE = 48;

/** Counts the puzzles of each ruleset and kind as they come, the easy ones first, and gives the file each belongs to, from 1. */
export function makeSlicer(): (puzzle: { readonly ruleset: string; readonly kind: TaskKind }) => number {
  const counts = new Map<string, number>();
  return ({ ruleset, kind }) => {
    const before = counts.get(`${ruleset} ${kind}`) ?? 0;
    counts.set(`${ruleset} ${kind}`, before + 1);
    return Math.floor(before / SLICE) + 1;
  };
}

/** Summaries as they are sent: a column for each thing known, which packs better than a row for each puzzle. */
interface Columns {
  /** The place of the first of them in the list of all puzzles. */
  readonly first: number;
  /** Each ruleset with how many puzzles follow one another. */
  readonly rulesets: readonly (readonly [string, number])[];
  /** The ends of the ids, four letters each. */
  readonly ids: string;
  /** Kinds and lengths of tasks, and which one each puzzle has. */
  readonly tasks: readonly (readonly [number, number])[];
  readonly task: readonly number[];
  readonly levels: string;
  /** By how much each rating is above the one before. */
  readonly ratings: readonly number[];
  /** Sets of themes, and which one each puzzle has. */
  readonly sets: readonly (readonly number[])[];
  readonly themes: readonly number[];
  /** Which of them, from 0, a person chose. */
  readonly chosen?: readonly number[];
  /** For each of them the days it was announced for. */
  readonly days?: readonly (number | readonly number[])[];
}

/** Letters of an id behind its ruleset. */
const TAIL = 4;

/** The facets as text, in the order of the puzzles, of which the first has this place in the list of all. */
export function makeSummaries(
  puzzles: readonly Puzzle[],
  first = 0,
  isChosen: (puzzle: Puzzle) => boolean = () => false,
  announced: readonly string[] = [],
): string {
  const days = new Map(puzzles.map(({ id }) => [id, [] as number[]]));
  for (const [day, id] of announced.entries()) days.get(id)?.push(day);
  assignStandIns(puzzles, announced, days);
  const rulesets: [string, number][] = [];
  for (const { ruleset } of puzzles) {
    const last = rulesets.at(-1);
    if (last?.[0] === ruleset) last[1] += 1;
    else rulesets.push([ruleset, 1]);
  }
  const tasks = number(puzzles.map(({ goal }) => [TASK_KINDS.indexOf(goal.kind), lengthOf(goal)] as const));
  const themes = number(puzzles.map((puzzle) => puzzle.themes.map((theme) => THEMES.indexOf(theme))));
  const columns: Columns = {
    first,
    rulesets,
    ids: puzzles.map(({ id }) => id.slice(-TAIL)).join(''),
    tasks: tasks.different,
    task: tasks.places,
    levels: puzzles.map(({ level }) => level).join(''),
    ratings: puzzles.map(({ rating }, at) => rating - (puzzles[at - 1]?.rating ?? 0)),
    sets: themes.different,
    themes: themes.places,
    chosen: puzzles.flatMap((puzzle, at) => (isChosen(puzzle) ? [at] : [])),
    // Nearly all have one.
    days: announced.length === 0 ? [] : [...days.values()].map((own) => (own.length === 1 ? own[0]! : own)),
  };
  return JSON.stringify(columns);
}

/** The different ones of a list, and the place of each entry among them. */
function number<T>(list: readonly T[]): { readonly different: readonly T[]; readonly places: readonly number[] } {
  const known = new Map<string, { readonly entry: T; readonly place: number }>();
  const places = list.map((entry) => {
    const key = JSON.stringify(entry);
    const found = known.get(key) ?? { entry, place: known.size };
    known.set(key, found);
    return found.place;
  });
  return { different: [...known.values()].map(({ entry }) => entry), places };
}

/** Reads facets; a puzzle of a kind or level this version does not know is left out, and all of them where a column is missing. */
export function readSummaries(json: unknown): readonly PuzzleSummary[] {
  if (!isColumns(json)) return [];
  const { first, rulesets, ids, tasks, task, levels, ratings, sets, themes } = json;
  const chosen = new Set(Array.isArray(json.chosen) ? json.chosen : []);
  const days = readDays(json.days);
  const sliceOf = makeSlicer();
  let [at, rating] = [0, 0];
  const facets: PuzzleSummary[] = [];
  for (const [ruleset, count] of rulesets)
    for (const end = at + count; at < end; at += 1) {
      const [kind, moves] = tasks[task[at]!] ?? [];
      const level = Number(levels[at]);
      rating += ratings[at] ?? 0;
      const named = TASK_KINDS[kind!];
      const tail = ids.slice(at * TAIL, (at + 1) * TAIL);
      const slice = named === undefined ? 0 : sliceOf({ ruleset, kind: named });
      if (named === undefined || moves === undefined || !isLevel(level) || tail.length < TAIL) continue;
      const own = (sets[themes[at]!] ?? []).flatMap((theme) => THEMES[theme] ?? []);
      const asked = { id: `${ruleset}-${tail}`, ruleset, kind: named, moves, level, rating, themes: own, place: first + at, slice };
      const ownDays = days.get(at);
      facets.push({ ...asked, ...(chosen.has(at) && { isChosen: true as const }), ...(ownDays && { days: ownDays }) });
    }
  return facets;
}

/** The days of each puzzle that was announced, by its place. */
function readDays(column: unknown): ReadonlyMap<number, readonly number[]> {
  const days = new Map<number, readonly number[]>();
  for (const [at, entry] of Array.isArray(column) ? (column as readonly unknown[]).entries() : []) {
    const own = [entry].flat().filter((day) => typeof day === 'number');
    if (own.length > 0) days.set(at, own);
  }
  return days;
}

function isColumns(json: unknown): json is Columns {
  if (typeof json !== 'object' || json === null) return false;
  const columns = json as Readonly<Record<string, unknown>>;
  return (
    typeof columns['first'] === 'number' &&
    ['rulesets', 'tasks', 'task', 'ratings', 'sets', 'themes'].every((name) => Array.isArray(columns[name])) &&
    ['ids', 'levels'].every((name) => typeof columns[name] === 'string')
  );
}

const fetched = new Map<string, Promise<readonly PuzzleSummary[]>>();

/** The facets of the puzzles of these rulesets, in the order of the list; each file is fetched once, and again if that failed. */
export async function fetchFacets(rulesets: readonly string[]): Promise<readonly PuzzleSummary[]> {
  const lists = rulesets.map((ruleset) => {
    const list = fetched.get(ruleset) ?? fetchJson(facetsAddress(ruleset)).then(readSummaries);
    fetched.set(ruleset, list);
    list.catch(() => fetched.delete(ruleset));
    return list;
  });
  return (await Promise.all(lists)).flat().sort((one, other) => one.place - other.place);
}
