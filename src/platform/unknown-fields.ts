import { isJsonFields, type JsonFields } from './json.ts';

/**
 * What is to be written in place of stored JSON, so that a build which knows less of it loses nothing. `stored` is the JSON as it stands,
 * `read` what this build made of it, and `changed` what it should be now. What was not read (fields and list entries of a newer
 * build, values of another type) stays wherever `changed` does not say otherwise; what was read and is missing in `changed` was removed.
 * `onLoss` is called when something that was not read had to give way.
 */
export function carryUnknown(stored: unknown, read: unknown, changed: unknown, onLoss: () => void = () => undefined): unknown {
  if (stored === undefined) return changed;
  if (read === changed || isEqual(stored, changed)) return stored;
  if (isJsonFields(stored) && isJsonFields(read) && isJsonFields(changed)) return carryFields(stored, read, changed, onLoss);
  if (Array.isArray(stored) && Array.isArray(read) && Array.isArray(changed)) return carryEntries(stored, read, changed, onLoss);
  if (isEqual(read, changed)) return stored;
  if (!isEqual(stored, read)) onLoss();
  return changed;
}

function carryFields(stored: JsonFields, read: JsonFields, changed: JsonFields, onLoss: () => void): JsonFields {
  const has = (fields: JsonFields, name: string): boolean => Object.hasOwn(fields, name) && fields[name] !== undefined;
  const kept = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    if (has(changed, name)) return [[name, carryUnknown(value, has(read, name) ? read[name] : undefined, changed[name], onLoss)]];
    return has(read, name) ? [] : [[name, value]];
  });
  // A default that this build reads into a missing field is not written until it changes.
  const added = Object.entries(changed).filter(
    ([name, value]) => value !== undefined && !Object.hasOwn(stored, name) && !(has(read, name) && isEqual(read[name], value)),
  );
  // Unlike an assignment, this makes a field of any name, `__proto__` too.
  return Object.fromEntries([...kept, ...added]);
}

function carryEntries(stored: readonly unknown[], read: readonly unknown[], changed: readonly unknown[], onLoss: () => void): unknown[] {
  const partners = pairEntries(stored, read);
  /** Stored entries that were not read, by the read entry they follow; -1 is the beginning. */
  const unread = new Map<number, unknown[]>();
  let before = -1;
  stored.forEach((entry, at) => {
    const partner = partners.readOf.get(at);
    if (partner !== undefined) before = partner;
    else unread.set(before, [...(unread.get(before) ?? []), entry]);
  });
  const sources = findSources(read, changed);
  const remaining = new Set(sources);
  // Entries that followed a removed one follow the one before it.
  for (const [follows, entries] of [...unread].sort(([one], [other]) => other - one)) {
    if (follows < 0 || remaining.has(follows)) continue;
    unread.delete(follows);
    let at = follows - 1;
    while (at >= 0 && !remaining.has(at)) at -= 1;
    unread.set(at, [...(unread.get(at) ?? []), ...entries]);
  }
  const result = [...(unread.get(-1) ?? [])];
  changed.forEach((entry, at) => {
    const source = sources[at]!;
    const partner = partners.storedOf.get(source);
    result.push(partner === undefined ? entry : carryUnknown(stored[partner], read[source], entry, onLoss));
    if (source >= 0) result.push(...(unread.get(source) ?? []));
  });
  return result;
}

/** Which read entry was made of which stored one, by their places. */
function pairEntries(stored: readonly unknown[], read: readonly unknown[]) {
  const readOf = new Map<number, number>();
  const storedOf = new Map<number, number>();
  const pair = (at: number, partner: number): void => {
    readOf.set(at, partner);
    storedOf.set(partner, at);
  };
  // As a rule the order is the same.
  let next = 0;
  stored.forEach((entry, at) => {
    if (next < read.length && isAlike(entry, read[next])) pair(at, next++);
  });
  if (next === read.length) return { readOf, storedOf };
  const waiting = groupByName(read, (place) => !storedOf.has(place));
  stored.forEach((entry, at) => {
    if (readOf.has(at)) return;
    const group = waiting.get(nameEntry(entry));
    const place = group?.findIndex((one) => isAlike(entry, read[one])) ?? -1;
    if (group && place >= 0) pair(at, group.splice(place, 1)[0]!);
  });
  return { readOf, storedOf };
}

/** For each changed entry the place of the read one it comes from, -1 where it is new: the same value, or else one of the same id. */
function findSources(read: readonly unknown[], changed: readonly unknown[]): number[] {
  const places = new Map(read.map((entry, at) => [entry, at]));
  const sources = changed.map((entry) => (isJsonFields(entry) ? (places.get(entry) ?? -1) : -1));
  const used = new Set(sources);
  const waiting = groupByName(read, (place) => !used.has(place));
  return sources.map((source, at) => {
    if (source >= 0) return source;
    const entry = changed[at];
    const name = nameEntry(entry);
    const group = name === OTHER ? [] : (waiting.get(name) ?? []);
    // Among several with one id, the one that is the same in all else.
    const free = group.filter((one) => !used.has(one));
    const found = free.find((one) => isAlike(read[one], entry)) ?? free[0] ?? -1;
    used.add(found);
    return found;
  });
}

const OTHER = 'other';

function nameEntry(entry: unknown): string {
  if (isJsonFields(entry)) return typeof entry['id'] === 'string' ? `id ${entry['id']}` : OTHER;
  return typeof entry === 'object' && entry !== null ? OTHER : `${typeof entry} ${String(entry)}`;
}

/** The places of the entries that are wanted, by their names. */
function groupByName(entries: readonly unknown[], isWanted: (place: number) => boolean): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  entries.forEach((entry, at) => {
    if (!isWanted(at)) return;
    const group = groups.get(nameEntry(entry));
    if (group) group.push(at);
    else groups.set(nameEntry(entry), [at]);
  });
  return groups;
}

/** Whether one entry may have been read from the other: what both say plainly is the same. */
function isAlike(stored: unknown, read: unknown): boolean {
  if (!isJsonFields(stored) || !isJsonFields(read)) return isEqual(stored, read);
  if (typeof read['id'] === 'string' && stored['id'] !== read['id']) return false;
  for (const name in read) {
    const [value, other] = [read[name], stored[name]];
    if (typeof other === typeof value && typeof value !== 'object' && other !== value) return false;
  }
  return true;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== others.length) return false;
  return names.every((name) => Object.hasOwn(other, name) && isEqual((one as JsonFields)[name], (other as JsonFields)[name]));
}
