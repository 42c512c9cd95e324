import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '../../src/engine/index.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { z } from 'zod';
import { ALBUM_SCHEMA, TWINS_SCHEMA } from '../../src/puzzles/schema.ts';
import { readTextAs, type Sealed } from '../../src/schema/read-json.ts';

/** Where the ids of the twins stand. */
export const TWINS_OF_ALL: URL = new URL('../../src/puzzles/twins.json', import.meta.url);

/** Every twin as the ids of its puzzles. */
export const readTwins = (): readonly (readonly string[])[] =>
  expect(readTextAs(TWINS_SCHEMA, readFileSync(TWINS_OF_ALL, 'utf8'), 'twins.json'));

/** The chapters of the album. */
export function readAlbum(): Sealed<z.infer<typeof ALBUM_SCHEMA>> {
  const file = new URL('../../src/puzzles/album.json', import.meta.url);
  return expect(readTextAs(ALBUM_SCHEMA, readFileSync(file, 'utf8'), 'album.json'));
}

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
