import { isJsonFields } from '../platform/json.ts';
import type { PuzzleSummary } from './puzzle-index.ts';

/** One time through a set. */
export interface Cycle {
  /** Seconds since 1970. */
  readonly at: number;
  /** Spent on its puzzles, each from when it opened to its answer. */
  readonly seconds: number;
  readonly solved: readonly string[];
  /** With a slip, a costly hint, or left without an answer. */
  readonly missed: readonly string[];
}

/** Puzzles that a reader has put together to solve them again and again, faster each time. */
export interface RepeatedSet {
  /** In the order in which they come. */
  readonly ids: readonly string[];
  /** The latest last; it may still go on. */
  readonly cycles: readonly Cycle[];
}

/** How many puzzles a set may have. */
export const OWN_SIZES = [10, 20, 30] as const;
/** Seconds that count for one puzzle at most: who is away longer does not think about it. */
const MOST_SECONDS = 600;
/** Cycles that are kept, and the most ids that are read. */
const MOST_CYCLES = 50;
const MOST_IDS = 100;
const ID = /^[a-z]+-[0-9a-z]{4}$/;

const newCycle = (at: number): Cycle => ({ at, seconds: 0, solved: [], missed: [] });

/** A set of this many of these puzzles, drawn by `random` (from 0 up to 1), the easy ones first; nothing where there are none. */
export function makeRepeatedSet(facets: readonly PuzzleSummary[], size: number, at: number, random: () => number): RepeatedSet | undefined {
  const drawn = facets
    .map((facet) => ({ facet, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ facet }) => facet)
    .sort((one, other) => one.rating - other.rating);
  return drawn.length === 0 ? undefined : { ids: drawn.map(({ id }) => id), cycles: [newCycle(at)] };
}

/** The next puzzle of the cycle that goes on; nothing where it is over. */
export function nextRepeated({ ids, cycles }: RepeatedSet): string | undefined {
  const { solved = [], missed = [] } = cycles.at(-1) ?? {};
  return ids.find((id) => !solved.includes(id) && !missed.includes(id));
}

/** The set after a puzzle of it was answered, which counts once in a cycle. */
export function answerRepeated(set: RepeatedSet, id: string, isSolved: boolean, seconds: number): RepeatedSet {
  const now = set.cycles.at(-1);
  if (!now || !set.ids.includes(id) || now.solved.includes(id) || now.missed.includes(id)) return set;
  const counted = Math.round(Math.min(MOST_SECONDS, Math.max(0, seconds)));
  const after: Cycle = {
    ...now,
    seconds: now.seconds + counted,
    solved: isSolved ? [...now.solved, id] : now.solved,
    missed: isSolved ? now.missed : [...now.missed, id],
  };
  return { ...set, cycles: [...set.cycles.slice(0, -1), after] };
}

/** The set with another cycle begun. */
export function repeatSet(set: RepeatedSet, at: number): RepeatedSet {
  return { ...set, cycles: [...set.cycles, newCycle(at)].slice(-MOST_CYCLES) };
}

/** A set from parsed JSON; `undefined` for anything else. */
export function readRepeatedSet(json: unknown): RepeatedSet | undefined {
  if (!isJsonFields(json)) return undefined;
  const ids = readIds(json['ids']);
  const cycles = Array.isArray(json['cycles'])
    ? json['cycles'].slice(-MOST_CYCLES).flatMap((one: unknown) => readCycle(one, ids) ?? [])
    : [];
  return ids.length > 0 && cycles.length > 0 ? { ids, cycles } : undefined;
}

function readIds(json: unknown): readonly string[] {
  const ids = Array.isArray(json)
    ? json.slice(0, MOST_IDS).filter((id: unknown): id is string => typeof id === 'string' && ID.test(id))
    : [];
  return [...new Set(ids)];
}

function readCycle(json: unknown, ids: readonly string[]): Cycle | undefined {
  if (!isJsonFields(json)) return undefined;
  const { at, seconds } = json;
  if (!isTime(at) || !isTime(seconds)) return undefined;
  const [solved, missed] = [json['solved'], json['missed']].map((list) => readIds(list).filter((id) => ids.includes(id))) as [
    string[],
    string[],
  ];
  return { at, seconds, solved, missed: missed.filter((id) => !solved.includes(id)) };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e11;
