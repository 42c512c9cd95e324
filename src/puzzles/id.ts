import type { Task } from './task.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 4;

/** What a puzzle asks, which its id is made from. */
export interface PuzzleIdentity {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly position: string;
  readonly goal: Task;
}

/** The same text for the same question, however its fields are ordered. */
export const writeIdentity = ({ ruleset, options = {}, position, goal }: PuzzleIdentity): string =>
  JSON.stringify([ruleset, Object.entries(options).sort(), position, sortKeys(goal)]);

/**
 * The address of a puzzle, from what it asks alone: the same position and task always have the same one. There are a million for each
 * ruleset; where another question has it already, `salt` gives the next (`Ids`).
 */
export function makeId(asked: PuzzleIdentity, salt = 0): string {
  const text = `${writeIdentity(asked)}${salt === 0 ? '' : salt}`;
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0)!)) * 0x100000001b3n);
  hash ^= hash >> 29n;
  let name = '';
  for (let i = 0; i < LENGTH; i++) {
    name += ALPHABET[Number(hash & 31n)]!;
    hash >>= 5n;
  }
  return `${asked.ruleset}-${name}`;
}

/** So many questions may share what would be their id: with thousands to a ruleset two do, five are not to be expected. */
const MOST_SALTS = 4;

/** Whether an id follows from what is asked, alone or beside others that had it first. */
export function isIdOf(id: string, asked: PuzzleIdentity): boolean {
  return Array.from({ length: MOST_SALTS }, (_, salt) => makeId(asked, salt)).includes(id);
}

/** Which question each id of a collection names: two questions never share one, and none is taken for another. */
export class Ids {
  readonly #asked = new Map<string, string>();

  constructor(puzzles: Iterable<PuzzleIdentity & { readonly id: string }> = []) {
    for (const puzzle of puzzles) this.#asked.set(puzzle.id, writeIdentity(puzzle));
  }

  /** The id of a question: the one it has here, else the first that names no other. */
  of(asked: PuzzleIdentity): string {
    const text = writeIdentity(asked);
    for (let salt = 0; ; salt++) {
      const id = makeId(asked, salt);
      const other = this.#asked.get(id);
      if (other === undefined || other === text) return id;
    }
  }

  /** Whether this very question is here. */
  has(asked: PuzzleIdentity): boolean {
    return this.#asked.has(this.of(asked));
  }

  /** Gives a question its id, and keeps it. */
  add(asked: PuzzleIdentity): string {
    const id = this.of(asked);
    this.#asked.set(id, writeIdentity(asked));
    return id;
  }
}

export const ID = /^[a-z]{1,20}-[0-9a-z]{4}$/;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
