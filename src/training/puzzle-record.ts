import { isJsonFields } from '../platform/json.ts';
import { readRepeatedSet, type RepeatedSet } from './repeated-set.ts';
import { readCard, type StoredCard } from './stored-card.ts';

/** How well a ruleset's puzzles are solved, by Glicko-2. */
export interface Skill {
  readonly rating: number;
  /** How unsure the rating was after the last puzzle; it falls with every puzzle and grows with time away (`skillAt`). */
  readonly deviation: number;
  readonly volatility: number;
  /** When the last puzzle was rated, in seconds since 1970; absent in records of older builds. */
  readonly at?: number;
}

/** What a puzzle brought: 1 solved without slip or costly hint, half with the hint that tells the piece, else 0. */
export type Score = 0 | 0.5 | 1;

/** One puzzle done. */
export interface Attempt {
  readonly id: string;
  /** 1 where it brought a whole point, else 0. */
  readonly score: 0 | 1;
  /** It brought half a point. */
  readonly isHalf?: true;
  /** Seconds since 1970. */
  readonly at: number;
  /** The reader's rating after it. */
  readonly rating: number;
}

/** A puzzle that was left without an answer. */
export interface Skip {
  readonly id: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A puzzle that was answered, while it is not known yet which cards it belongs to. */
export interface ReviewAnswer {
  readonly id: string;
  /** The card it was chosen for. */
  readonly card?: string;
  readonly score: 0 | 1;
  /** Seconds since 1970. */
  readonly at: number;
}

/** What the reader has done with puzzles: one record, kept in the browser and nowhere else, beside that of the lessons. */
export interface PuzzleRecord {
  readonly version: 1;
  /** By ruleset: puzzles that are played out. */
  readonly skills: Readonly<Record<string, Skill>>;
  /** By ruleset: questions about a position, which are rated apart. */
  readonly questions?: Readonly<Record<string, Skill>>;
  /** The oldest first. */
  readonly history: readonly Attempt[];
  /** The puzzle that was open last and is not done. */
  readonly open?: string;
  /** What is practised, as an address says it: `ruleset=meder&level=3`; absent until the reader has chosen. */
  readonly practice?: string;
  /** The most puzzles solved in one run, by mode and ruleset: `storm/meder`. */
  readonly best?: Readonly<Record<string, number>>;
  /** Puzzles the reader went past without an answer, the oldest first; each once. */
  readonly skipped?: readonly Skip[];
  /** Rules and motifs to come back to, by `ruleset/motif/rotation`; absent until the reader asks for it. */
  readonly review?: Readonly<Record<string, StoredCard>>;
  /** Answers that wait to be counted for these cards, the oldest first. */
  readonly answers?: readonly ReviewAnswer[];
  /** The set that the reader repeats. */
  readonly own?: RepeatedSet;
}

export const NO_RECORD: PuzzleRecord = { version: 1, skills: {}, history: [] };
/** Where everybody begins: about the easiest puzzles, and unsure. */
export const NEW_SKILL: Skill = { rating: 1000, deviation: 200, volatility: 0.06 };
/** Attempts that are kept; the oldest go. */
const MOST = 5000;
const MOST_CARDS = 2000;
const MOST_SKIPPED = 2000;
/** Answers that wait for their cards; more than one evening without a network brings. */
const MOST_ANSWERS = 500;

const ID = /^[a-z]+-[0-9a-z]{4}$/;
const RULESET = /^[a-z]+$/;
const BEST = /^(?:streak|storm)\/[a-z]+$/;
const PRACTICE = /^(?:[a-z]+=[\w-]{1,40}(?:&|$))*$/;
const CARD = /^[a-z]+\/(?:motif|rule)\/[\w.-]{1,80}$/;

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most;

function readSkill(value: unknown): Skill | undefined {
  if (!isJsonFields(value)) return undefined;
  const { rating, deviation, volatility, at } = value;
  if (!isIn(rating, 0, 4000) || !isIn(deviation, 1, 500) || !isIn(volatility, 0, 1)) return undefined;
  return { rating, deviation, volatility, ...(isIn(at, 0, 1e11) && { at }) };
}

function readAttempt(value: unknown): Attempt | undefined {
  if (!isJsonFields(value)) return undefined;
  const { id, score, at, rating, isHalf } = value;
  if (typeof id !== 'string' || !ID.test(id) || (score !== 0 && score !== 1)) return undefined;
  if (!isIn(at, 0, 1e11) || !isIn(rating, 0, 4000)) return undefined;
  return { id, score, at, rating, ...(score === 0 && isHalf === true && { isHalf }) };
}

function readSkip(value: unknown): Skip | undefined {
  if (!isJsonFields(value)) return undefined;
  const { id, at } = value;
  return typeof id === 'string' && ID.test(id) && isIn(at, 0, 1e11) ? { id, at } : undefined;
}

function readAnswer(value: unknown): ReviewAnswer | undefined {
  if (!isJsonFields(value)) return undefined;
  const { id, card, score, at } = value;
  if (typeof id !== 'string' || !ID.test(id) || (score !== 0 && score !== 1) || !isIn(at, 0, 1e11)) return undefined;
  return { id, score, at, ...(typeof card === 'string' && CARD.test(card) && { card }) };
}

function readAll<T>(value: unknown, key: RegExp, most: number, read: (value: unknown) => T | undefined): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, one] of isJsonFields(value) ? Object.entries(value).slice(0, most) : []) {
    const good = key.test(name) ? read(one) : undefined;
    if (good !== undefined) found[name] = good;
  }
  return found;
}

/** Reads a record from parsed JSON; what is broken in it is left out, and anything that is not a record gives `undefined`. */
export function readRecord(json: unknown): PuzzleRecord | undefined {
  if (!isJsonFields(json) || json['version'] !== 1 || !Array.isArray(json['history'])) return undefined;
  const history = json['history'].slice(-MOST).flatMap((value: unknown) => readAttempt(value) ?? []);
  const { open, practice, skipped, answers } = json;
  const own = readRepeatedSet(json['own']);
  return {
    version: 1,
    skills: readAll(json['skills'], RULESET, 20, readSkill),
    history: history.sort((one, other) => one.at - other.at),
    ...(typeof open === 'string' && ID.test(open) && { open }),
    ...(isJsonFields(json['questions']) && { questions: readAll(json['questions'], RULESET, 20, readSkill) }),
    ...(typeof practice === 'string' && PRACTICE.test(practice) && { practice }),
    ...(Array.isArray(skipped) && { skipped: skipped.slice(-MOST_SKIPPED).flatMap((value: unknown) => readSkip(value) ?? []) }),
    ...(isJsonFields(json['best']) && { best: readAll(json['best'], BEST, 40, (value) => (isIn(value, 1, 1e4) ? value : undefined)) }),
    ...(own && { own }),
    ...(isJsonFields(json['review']) && { review: readAll(json['review'], CARD, MOST_CARDS, readCard) }),
    ...(Array.isArray(answers) && { answers: answers.slice(-MOST_ANSWERS).flatMap((value: unknown) => readAnswer(value) ?? []) }),
  };
}

/** How well a ruleset's puzzles are solved, or its questions answered. */
export function skillOf({ skills, questions = {} }: PuzzleRecord, ruleset: string, isAsked = false): Skill {
  const own = isAsked ? questions : skills;
  return Object.hasOwn(own, ruleset) ? own[ruleset]! : NEW_SKILL;
}

/** The record with a puzzle left without an answer. */
export function addSkip(record: PuzzleRecord, id: string, at: number): PuzzleRecord {
  const others = (record.skipped ?? []).filter((skip) => skip.id !== id);
  return { ...record, skipped: [...others, { id, at }].slice(-MOST_SKIPPED) };
}

/** The record with an answer that waits for its cards; without cards nothing does. */
export function addAnswer(record: PuzzleRecord, answer: ReviewAnswer): PuzzleRecord {
  return record.review ? { ...record, answers: [...(record.answers ?? []), answer].slice(-MOST_ANSWERS) } : record;
}

/** The puzzles the reader has seen, done or left, with when it was the last time; the latest first. */
export function listShown({ history, skipped = [] }: PuzzleRecord): ReadonlyMap<string, number> {
  const all = [...history, ...skipped].map(({ id, at }, place) => ({ id, at, place }));
  const seen = new Map<string, number>();
  for (const { id, at } of all.sort((one, other) => other.at - one.at || other.place - one.place)) if (!seen.has(id)) seen.set(id, at);
  return seen;
}

/** The record with a puzzle done and the skill after it; the puzzle is no longer open. */
export function addAttempt(record: PuzzleRecord, ruleset: string, attempt: Attempt, skill: Skill, isAsked = false): PuzzleRecord {
  const { open, ...rest } = record;
  const own = isAsked ? 'questions' : 'skills';
  return {
    ...rest,
    [own]: { ...record[own], [ruleset]: skill },
    history: [...record.history, attempt].slice(-MOST),
    ...(open !== undefined && open !== attempt.id && { open }),
  };
}

/** Two records as one: every attempt of both; skill, cards and open puzzle of the one that was used last. */
export function mergeRecords(one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord {
  const lastOf = ({ history }: PuzzleRecord): number => history.at(-1)?.at ?? 0;
  const [older, newer] = lastOf(one) <= lastOf(other) ? [one, other] : [other, one];
  const all = new Map([...one.history, ...other.history].map((attempt) => [`${attempt.id} ${attempt.at}`, attempt]));
  const open = newer.open ?? older.open;
  const practice = newer.practice ?? older.practice;
  const own = joinOwn(older.own, newer.own);
  const skips = new Map([...(older.skipped ?? []), ...(newer.skipped ?? [])].map((skip) => [skip.id, skip]));
  const best = Object.entries({ ...older.best, ...newer.best }).map(
    ([key]) => [key, Math.max(older.best?.[key] ?? 0, newer.best?.[key] ?? 0)] as const,
  );
  const questions = older.questions || newer.questions ? { ...older.questions, ...newer.questions } : undefined;
  const answers = new Map([...(older.answers ?? []), ...(newer.answers ?? [])].map((answer) => [`${answer.id} ${answer.at}`, answer]));
  const review = older.review || newer.review ? { ...older.review, ...newer.review } : undefined;
  return {
    version: 1,
    skills: { ...older.skills, ...newer.skills },
    history: [...all.values()].sort((a, b) => a.at - b.at).slice(-MOST),
    ...(open !== undefined && { open }),
    ...(questions && { questions }),
    ...(best.length > 0 && { best: Object.fromEntries(best) }),
    ...(practice !== undefined && { practice }),
    ...(skips.size > 0 && { skipped: [...skips.values()].sort((a, b) => a.at - b.at).slice(-MOST_SKIPPED) }),
    ...(review && { review }),
    ...(answers.size > 0 && { answers: [...answers.values()].sort((a, b) => a.at - b.at) }),
    ...(own && { own }),
  };
}

/** The one of two sets that was repeated last, or that has more answers where both began at once. */
function joinOwn(one: RepeatedSet | undefined, other: RepeatedSet | undefined): RepeatedSet | undefined {
  if (!one || !other) return one ?? other;
  const [last, late] = [one.cycles.at(-1)!, other.cycles.at(-1)!];
  const countOf = ({ solved, missed }: typeof last): number => solved.length + missed.length;
  return last.at > late.at || (last.at === late.at && countOf(last) > countOf(late)) ? one : other;
}

/** Puzzles in a row solved without a slip, up to the last one. */
export function streakOf({ history }: PuzzleRecord): number {
  const lost = history.findLastIndex(({ score }) => score === 0);
  return history.length - 1 - lost;
}

const DAY = 86_400_000;

/** The date of a moment where the reader is: `2026-11-21`. */
export function dateOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Days in a row with a puzzle solved, today or yesterday the last. */
export function daysOf({ history }: PuzzleRecord, now: Date): number {
  const days = new Set(history.flatMap(({ score, at }) => (score === 1 ? [dateOf(new Date(at * 1000))] : [])));
  // Noon, so that an hour more or less does not skip a day.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12).getTime();
  const before = (count: number): string => dateOf(new Date(noon - count * DAY));
  let from = days.has(before(0)) ? 0 : 1;
  const first = from;
  while (days.has(before(from))) from += 1;
  return from - first;
}
