import type { MistakeTask } from '../game/analysis/mistake-task.ts';
import { isJsonFields, type JsonFields } from '../platform/json.ts';
import { readCard, type StoredCard } from './stored-card.ts';

/** A mistake of the reader's as it is kept, with the card that says when it comes back. */
export interface KeptMistake extends MistakeTask {
  /** When it was found, in seconds since 1970. */
  readonly at: number;
  /** Absent until it was practised. */
  readonly card?: StoredCard;
}

/** Mistakes of the reader's own games, the latest first: kept in the browser and nowhere else. */
export interface MistakeRecord {
  readonly version: 1;
  readonly mistakes: readonly KeptMistake[];
}

export const NO_MISTAKES: MistakeRecord = { version: 1, mistakes: [] };
/** Mistakes that are kept; the oldest go. */
const MOST = 300;
/** No position, line or name comes near these; they keep a broken record from growing. */
const [LONGEST_TEXT, LONGEST_LINE] = [1000, 100];
const ID = /^[a-z0-9]{4,12}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
const isLine = (value: unknown): value is readonly string[] => Array.isArray(value) && value.length <= LONGEST_LINE && value.every(isText);
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1000;

function readOptions(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isJsonFields(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length <= 10 && entries.every(([, one]) => isText(one)) ? (value as Readonly<Record<string, string>>) : undefined;
}

function readLead(value: unknown): MistakeTask['lead'] {
  if (!isJsonFields(value)) return undefined;
  const { position, move } = value;
  return isText(position) && isText(move) ? { position, move } : undefined;
}

function readMistake(json: JsonFields): KeptMistake | undefined {
  const { id, ruleset, position, played, refutation, accepts, best, chance, chanceAfter, at, missedMate, matedIn, isProved } = json;
  const options = readOptions(json['options']);
  if (typeof id !== 'string' || !ID.test(id) || !isText(ruleset) || !options || !isText(position) || !isText(played)) return undefined;
  if (!isLine(refutation) || !isLine(accepts) || !isLine(best) || best.length === 0) return undefined;
  if (!isShare(chance) || !isShare(chanceAfter) || typeof at !== 'number' || !(at >= 0 && at < 1e11)) return undefined;
  const lead = readLead(json['lead']);
  const card = readCard(json['card']);
  return {
    ...{ id, ruleset, options, position, played, refutation, accepts, best, chance, chanceAfter, at },
    ...(lead && { lead }),
    ...(isCount(missedMate) && { missedMate }),
    ...(isCount(matedIn) && { matedIn }),
    ...(isProved === true && { isProved }),
    ...(card && { card }),
  };
}

/** Reads a record from parsed JSON; what is broken in it is left out, and anything that is not a record gives `undefined`. */
export function readMistakes(json: unknown): MistakeRecord | undefined {
  if (!isJsonFields(json) || json['version'] !== 1 || !Array.isArray(json['mistakes'])) return undefined;
  const ids = new Set<string>();
  const mistakes = json['mistakes'].flatMap((value: unknown) => {
    const mistake = isJsonFields(value) ? readMistake(value) : undefined;
    if (!mistake || ids.has(mistake.id)) return [];
    ids.add(mistake.id);
    return [mistake];
  });
  return { version: 1, mistakes: mistakes.slice(0, MOST) };
}

const isSame = (one: MistakeTask, other: MistakeTask): boolean =>
  one.ruleset === other.ruleset && one.position === other.position && one.played === other.played;

/** The record with mistakes that were found at a time, in seconds since 1970; one that is there already stays as it is. */
export function addMistakes(record: MistakeRecord, tasks: readonly MistakeTask[], at: number): MistakeRecord {
  const added = tasks.filter((task) => !record.mistakes.some((one) => isSame(one, task))).map((task) => ({ ...task, at }));
  return added.length === 0 ? record : { ...record, mistakes: [...added, ...record.mistakes].slice(0, MOST) };
}

/** Two records as one: of a mistake that both have, the one that was practised last. */
export function mergeMistakes(mine: MistakeRecord, theirs: MistakeRecord): MistakeRecord {
  const lastOf = ({ card }: KeptMistake): number => Date.parse(card?.last_review ?? '') || 0;
  const merged = mine.mistakes.map((one) => {
    const other = theirs.mistakes.find((their) => isSame(one, their));
    return other && lastOf(other) > lastOf(one) ? { ...other, id: one.id } : one;
  });
  const others = theirs.mistakes.filter((their) => !mine.mistakes.some((one) => isSame(one, their)));
  return { ...mine, mistakes: [...merged, ...others].sort((one, other) => other.at - one.at).slice(0, MOST) };
}

/** Mistakes whose time has come, the longest overdue first; one that was never practised is due a day after it was found. */
export function listDueMistakes({ mistakes }: MistakeRecord, now: Date): readonly KeptMistake[] {
  const dueAt = ({ card, at }: KeptMistake): number => (card ? Date.parse(card.due) : (at + DAY) * 1000);
  return mistakes.filter((one) => dueAt(one) <= now.getTime()).sort((one, other) => dueAt(one) - dueAt(other));
}

const DAY = 86_400;
