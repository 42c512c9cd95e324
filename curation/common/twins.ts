import { readFileSync } from 'node:fs';
import { expect } from '../../src/engine/index.ts';
import { TWINS } from '../../src/puzzles/schema.ts';
import { readTextAs } from '../../src/schema/read-json.ts';

/** Where the ids of the twins stand. */
export const TWINS_OF_ALL: URL = new URL('../../src/puzzles/twins.json', import.meta.url);

/** Every twin as the ids of its puzzles. */
export const readTwins = (): readonly (readonly string[])[] => expect(readTextAs(TWINS, readFileSync(TWINS_OF_ALL, 'utf8'), 'twins.json'));
