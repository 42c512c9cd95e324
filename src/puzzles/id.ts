import type { Task } from './task.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 4;

/** The address of a puzzle, from what it asks alone: the same position and task always have the same one. Two that collide are a fault of the collection (`parseCollection`). */
export function makeId(ruleset: string, position: string, goal: Task, options: Readonly<Record<string, string>> = {}): string {
  const text = JSON.stringify([ruleset, Object.entries(options).sort(), position, sortKeys(goal)]);
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0)!)) * 0x100000001b3n);
  hash ^= hash >> 29n;
  let name = '';
  for (let i = 0; i < LENGTH; i++) {
    name += ALPHABET[Number(hash & 31n)]!;
    hash >>= 5n;
  }
  return `${ruleset}-${name}`;
}

export const ID = /^[a-z]+-[0-9a-z]{4}$/;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
