import type { Puzzle } from '../../puzzles/puzzle.ts';
import { isLevel, type Level } from '../../puzzles/rating.ts';
import { lengthOf, TASK_KINDS, type TaskKind } from '../../puzzles/task.ts';
import { THEMES, type Theme } from '../../puzzles/themes.ts';

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
export type TrainerPuzzle = Omit<Puzzle, 'source' | 'topics'>;

/** Where the build puts the facets, and the puzzles of a ruleset. */
export const FACETS_ADDRESS = '/puzzles/data/facets.json';
export const dataAddress = (ruleset: string): string => `/puzzles/data/${ruleset}.json`;

/** The facets as text: one row a puzzle, kinds and themes by their number. */
export function makeFacets(puzzles: readonly Puzzle[]): string {
  return JSON.stringify(
    puzzles.map(({ id, goal, level, rating, themes }) => [
      id,
      TASK_KINDS.indexOf(goal.kind),
      lengthOf(goal),
      level,
      rating,
      themes.map((theme) => THEMES.indexOf(theme)),
    ]),
  );
}

/** Reads facets; a row this version does not know is left out. */
export function readFacets(json: unknown): readonly Facet[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((row: unknown): Facet[] => {
    if (!Array.isArray(row)) return [];
    const [id, kind, moves, level, rating, themes] = row as readonly unknown[];
    const task = TASK_KINDS[kind as number];
    if (typeof id !== 'string' || task === undefined || typeof moves !== 'number' || !isLevel(level) || typeof rating !== 'number')
      return [];
    const named = Array.isArray(themes) ? themes.flatMap((at: unknown) => THEMES[at as number] ?? []) : [];
    return [{ id, ruleset: id.slice(0, id.lastIndexOf('-')), kind: task, moves, level, rating, themes: named }];
  });
}

/** The puzzles of a ruleset as text. */
export function makeData(puzzles: readonly Puzzle[]): string {
  return JSON.stringify(puzzles.map(({ source: _source, topics: _topics, ...rest }): TrainerPuzzle => rest));
}

let facets: Promise<readonly Facet[]> | undefined;
const rulesets = new Map<string, Promise<ReadonlyMap<string, TrainerPuzzle>>>();

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

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
