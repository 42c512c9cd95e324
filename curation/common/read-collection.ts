import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '../../src/engine/index.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';

/** Where the collection lies. */
export const FOLDER: URL = new URL('../../src/puzzles/collection/', import.meta.url);

export const collectionFile = (ruleset: string): URL => new URL(`${ruleset}.json`, FOLDER);

/** The puzzles of a ruleset, in the order of the collection. */
export function readPuzzles(ruleset: string): readonly Puzzle[] {
  return expect(parseCollection(JSON.parse(readFileSync(collectionFile(ruleset), 'utf8'))));
}

/** Every puzzle of the collection, ruleset after ruleset. */
export function readCollection(): Puzzle[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => [...readPuzzles(name.slice(0, -'.json'.length))]);
}
