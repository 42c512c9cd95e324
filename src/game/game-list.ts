import { isJsonFields } from '../platform/json.ts';

/** A game of the analysis board as the browser keeps it. */
export interface GameEntry {
  readonly id: string;
  /** The address of the whole game, however long: its rules, moves, place, machine, and whether it goes by link. */
  readonly hash: string;
  /** Who plays in it, in their order: `wgb`. */
  readonly players: string;
  /** When it was changed last, in seconds since 1970. */
  readonly at: number;
  /** How many steps its main line has. */
  readonly steps: number;
  /** Each player’s points as a game record has them, `1-0`; `*` while it goes on. */
  readonly result: string;
  /** The number of the move that is next at its end, as players count; games of older builds lack it. */
  readonly number?: number;
  /** Headers of the record it came from, or that say how it ended. */
  readonly headers?: unknown;
  /** Clocks, and how the board goes round, as the analysis board reads them. */
  readonly table?: unknown;
}

/** Games that are kept; the ones that were changed longest ago go first. */
const MOST = 100;
/** No game comes near it; it keeps a broken record from growing. */
const LONGEST = 100_000;
const ID = /^[a-z0-9]{4,12}$/;
const RESULT = /^(?:\*|[\d/]{1,5}(?:-[\d/]{1,5}){1,2})$/;

/** Reads games from parsed JSON, without what is broken; a value that is not a list gives `undefined`. */
export function readGames(json: unknown): readonly GameEntry[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const ids = new Set<string>();
  return json.filter((value: unknown): value is GameEntry => {
    if (!isEntry(value) || ids.has(value.id)) return false;
    ids.add(value.id);
    return true;
  });
}

function isEntry(value: unknown): value is GameEntry {
  if (!isJsonFields(value)) return false;
  const { id, hash, players, at, steps, result } = value;
  const isCount = (count: unknown): boolean => typeof count === 'number' && Number.isInteger(count) && count >= 0;
  const isGame =
    typeof players === 'string' &&
    /^[wgb]{2,3}$/.test(players) &&
    typeof hash === 'string' &&
    hash.startsWith('#') &&
    hash.length <= LONGEST;
  return (
    typeof id === 'string' && ID.test(id) && isGame && isCount(at) && isCount(steps) && typeof result === 'string' && RESULT.test(result)
  );
}

/** The headers that are kept with a game; what is broken among them is left out. */
export function readKeptHeaders(kept: unknown): ReadonlyMap<string, string> {
  if (!isJsonFields(kept)) return new Map();
  return new Map(
    Object.entries(kept).filter((pair): pair is [string, string] => /^[A-Za-z]+$/.test(pair[0]) && typeof pair[1] === 'string'),
  );
}

/** The number of the move that is next in a kept game; by its length where the game does not say it. */
export function nextMoveNumber({ number, steps, players }: GameEntry): number {
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : Math.floor(steps / players.length) + 1;
}

/** The games with one more, or one of them as it is now; the latest first. */
export function addGame(games: readonly GameEntry[], entry: GameEntry): readonly GameEntry[] {
  return [entry, ...games.filter(({ id }) => id !== entry.id)].slice(0, MOST);
}

/** Two lists as one: of a game that both have the one that was changed last. */
export function mergeGames(one: readonly GameEntry[], other: readonly GameEntry[]): readonly GameEntry[] {
  const all = new Map<string, GameEntry>();
  for (const entry of [...one, ...other]) if ((all.get(entry.id)?.at ?? -1) < entry.at) all.set(entry.id, entry);
  return [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}
