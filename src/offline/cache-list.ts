/** A file of the site as a build lists it: its address on the host, and the revision of its contents; none where the address itself changes with them. */
export type CachedFile = readonly [address: string, revision: string];

/** Files a reader may keep together: a course, the puzzles of a ruleset. */
export interface OfflineSet {
  /** `course-meder`. */
  readonly id: string;
  /** What it costs to fetch, compressed. */
  readonly bytes: number;
  /** What it takes on the device. */
  readonly unpacked: number;
  readonly files: readonly CachedFile[];
}

/** What a build has for reading without a network. */
export interface CacheList {
  /** Changes with any file. */
  readonly version: string;
  /** The name of what the browser keeps it in. */
  readonly cache: string;
  /** What everybody keeps from the first visit, with what it costs to fetch, compressed; what pages cannot be without comes first. */
  readonly shell: Omit<OfflineSet, 'id'>;
  /** What of it is kept where the reader saves data. */
  readonly least: readonly CachedFile[];
  readonly sets: readonly OfflineSet[];
}

/** What an answer says can be kept; throws a `SyntaxError` where it is no such list, as where a host answers everything with its own page. */
export async function readList(answer: Response): Promise<CacheList> {
  const list = (await answer.json()) as CacheList;
  try {
    const texts = [[list.version, list.cache], ...list.least, ...filesOf(list), ...list.sets.map(({ id }) => [id])];
    if (answer.ok && texts.every((some) => some.every((text) => typeof text === 'string'))) return list;
  } catch {
    // A part is not there, or is something else.
  }
  throw new SyntaxError('no list of what can be kept');
}

/** The query that tells contents of one address apart, and the one that marks a set as asked for. */
const [REVISION, SET] = ['kept', 'set'];

/** Under which address a file is kept: revisions of one file lie beside each other, until all open pages can do without the older. */
export function cacheKey([address, revision]: CachedFile): string {
  return revision === '' ? address : `${address}?${REVISION}=${revision}`;
}

/** What `keyOf` made, read back from an address with or without its host. */
export function parseKey(key: string): CachedFile {
  const { pathname, searchParams } = new URL(key, 'http://site');
  return [pathname, searchParams.get(REVISION) ?? ''];
}

/** Where the list of a build is kept, by where the host has it. */
export const keyOfList = (address: string, version: string): string => cacheKey([address, version]);

/** Where it is noted that a reader asked for a set, beside the lists. */
export const markOf = (address: string, set: string): string => `${address}?${SET}=${set}`;

/** The set a mark belongs to; `undefined` for any other address. */
export function parseMark(key: string): string | undefined {
  return new URL(key, 'http://site').searchParams.get(SET) ?? undefined;
}

/** All files of a list. */
export function filesOf({ shell, sets }: CacheList): readonly CachedFile[] {
  return [...shell.files, ...sets.flatMap(({ files }) => files)];
}

/** Which files are not among these keys. */
export function findMissing(files: readonly CachedFile[], keys: Iterable<string>): readonly CachedFile[] {
  const there = new Set(keys);
  return files.filter((file) => !there.has(cacheKey(file)));
}

/** What is kept already, by keys without their host, and by the sets that were asked for. */
export interface Stock {
  readonly keys: readonly string[];
  readonly sets: ReadonlySet<string>;
}

/** What a build has to fetch beside what is kept, in this order: a worker installs with the first, and fetches the rest while it works. */
export interface Fetching {
  /** The pages that say what is kept, with what they cannot be without. */
  readonly least: readonly CachedFile[];
  /** What everybody keeps, parts of pages before the pages. */
  readonly shell: readonly CachedFile[];
  /** What a reader has of it in another revision, or asked for. */
  readonly wished: readonly CachedFile[];
}

/** What a build has to fetch beside what is kept; files that did not change are not among it. */
export function planFetching(list: CacheList, { keys, sets }: Stock, isSaving: boolean): Fetching {
  const addresses = new Set(keys.map((key) => parseKey(key)[0]));
  const least = findMissing(list.least, keys);
  const others = findMissing(isSaving ? [] : list.shell.files, [...keys, ...least.map(cacheKey)]);
  const isPart = ([, revision]: CachedFile): boolean => revision === '';
  const shell = [...others.filter(isPart), ...others.filter((file) => !isPart(file))];
  const asked = list.sets.filter(({ id }) => sets.has(id)).flatMap(({ files }) => files);
  const read = isSaving ? [] : filesOf(list).filter(([address]) => addresses.has(address));
  const known = new Set([...keys, ...[...least, ...shell].map(cacheKey)]);
  const wished = new Map(findMissing([...asked, ...read], known).map((file) => [cacheKey(file), file]));
  return { least, shell, wished: [...wished.values()] };
}

/**
 * Which keys of what is kept go when a build takes over: what is neither its own nor of the build before, whose pages may still be
 * open; and of what it has itself, the revision before. `others` are keys of another kind, which stay.
 */
export function planClearing(
  list: CacheList,
  before: CacheList | undefined,
  keys: readonly string[],
  others: ReadonlySet<string>,
): readonly string[] {
  const ours = new Set(filesOf(list).map(cacheKey));
  const older = new Set(before ? filesOf(before).map(cacheKey) : []);
  const there = new Set(keys);
  const renewed = new Set(filesOf(list).flatMap((file) => (there.has(cacheKey(file)) ? [file[0]] : [])));
  return keys.filter((key) => {
    if (others.has(key) || ours.has(key)) return false;
    const [address, revision] = parseKey(key);
    return !older.has(key) || (revision !== '' && renewed.has(address));
  });
}

/** Bytes as a reader reads them. */
export const sayBytes = (bytes: number): string =>
  bytes < 95_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
