import { href } from '../../address/href.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { fetchJson } from './fetch-json.ts';
import { isLevel, type Level } from '../../puzzles/rating.ts';
import { lengthOf, TASK_KINDS, type TaskKind } from '../../puzzles/task.ts';
import { THEMES, type Theme } from '../../puzzles/theme.ts';
import type { DecidingRule } from './spec.ts';

/** What the list and the trainer know of every puzzle before they fetch any: enough to filter and to choose. */
export interface Facet {
  readonly id: string;
  readonly ruleset: string;
  readonly kind: TaskKind;
  /** Moves of the solver; 0 of a question. */
  readonly moves: number;
  readonly level: Level;
  readonly rating: number;
  readonly themes: readonly Theme[];
}

/** A puzzle as the data files hold it: what solving it needs, and nothing of where it comes from. */
export type TrainerPuzzle = Omit<Puzzle, 'source' | 'topics'> & { readonly rule?: DecidingRule };

/** Where the build puts the facets, and the puzzles of a ruleset. */
export const FACETS_ADDRESS = href('/puzzles/data/facets.json');
export const dataAddress = (ruleset: string): string => href(`/puzzles/data/${ruleset}.json`);

/** Facets as they are sent: a column for each thing known, which packs better than a row for each puzzle. */
interface Columns {
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
}

/** Letters of an id behind its ruleset. */
const TAIL = 4;

/** The facets as text, in the order of the puzzles. */
export function makeFacets(puzzles: readonly Puzzle[]): string {
  const rulesets: [string, number][] = [];
  for (const { ruleset } of puzzles) {
    const last = rulesets.at(-1);
    if (last?.[0] === ruleset) last[1] += 1;
    else rulesets.push([ruleset, 1]);
  }
  const tasks = number(puzzles.map(({ goal }) => [TASK_KINDS.indexOf(goal.kind), lengthOf(goal)] as const));
  const themes = number(puzzles.map((puzzle) => puzzle.themes.map((theme) => THEMES.indexOf(theme))));
  const columns: Columns = {
    rulesets,
    ids: puzzles.map(({ id }) => id.slice(-TAIL)).join(''),
    tasks: tasks.different,
    task: tasks.places,
    levels: puzzles.map(({ level }) => level).join(''),
    ratings: puzzles.map(({ rating }, at) => rating - (puzzles[at - 1]?.rating ?? 0)),
    sets: themes.different,
    themes: themes.places,
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
export function readFacets(json: unknown): readonly Facet[] {
  if (!isColumns(json)) return [];
  const { rulesets, ids, tasks, task, levels, ratings, sets, themes } = json;
  let [at, rating] = [0, 0];
  const facets: Facet[] = [];
  for (const [ruleset, count] of rulesets)
    for (const end = at + count; at < end; at += 1) {
      const [kind, moves] = tasks[task[at]!] ?? [];
      const level = Number(levels[at]);
      rating += ratings[at] ?? 0;
      const named = TASK_KINDS[kind!];
      const tail = ids.slice(at * TAIL, (at + 1) * TAIL);
      if (named === undefined || moves === undefined || !isLevel(level) || tail.length < TAIL) continue;
      const own = (sets[themes[at]!] ?? []).flatMap((theme) => THEMES[theme] ?? []);
      facets.push({ id: `${ruleset}-${tail}`, ruleset, kind: named, moves, level, rating, themes: own });
    }
  return facets;
}

function isColumns(json: unknown): json is Columns {
  if (typeof json !== 'object' || json === null) return false;
  const columns = json as Readonly<Record<string, unknown>>;
  return (
    ['rulesets', 'tasks', 'task', 'ratings', 'sets', 'themes'].every((name) => Array.isArray(columns[name])) &&
    ['ids', 'levels'].every((name) => typeof columns[name] === 'string')
  );
}

/** The puzzles of a ruleset as text, each with the rule that decides it. */
export function makeData(puzzles: readonly Puzzle[], ruleOf: (puzzle: Puzzle) => DecidingRule | undefined = () => undefined): string {
  return JSON.stringify(
    puzzles.map(({ source: _source, topics: _topics, ...rest }, at): TrainerPuzzle => {
      const rule = ruleOf(puzzles[at]!);
      return { ...rest, ...(rule && { rule }) };
    }),
  );
}

let facets: Promise<readonly Facet[]> | undefined;
const rulesets = new Map<string, Promise<ReadonlyMap<string, TrainerPuzzle>>>();

/** Every puzzle's facets, fetched once; what could not be fetched is tried again. */
export function fetchFacets(): Promise<readonly Facet[]> {
  facets ??= fetchJson(FACETS_ADDRESS).then(readFacets);
  facets.catch(() => (facets = undefined));
  return facets;
}

/** The puzzles of a ruleset by id, fetched once. */
export function fetchPuzzles(ruleset: string): Promise<ReadonlyMap<string, TrainerPuzzle>> {
  const known = rulesets.get(ruleset);
  if (known) return known;
  const list = fetchJson(dataAddress(ruleset)).then((json) => new Map((json as TrainerPuzzle[]).map((puzzle) => [puzzle.id, puzzle])));
  rulesets.set(ruleset, list);
  list.catch(() => rulesets.delete(ruleset));
  return list;
}
