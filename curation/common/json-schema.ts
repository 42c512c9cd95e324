import { z } from 'zod';
import { PUZZLE_SCHEMA } from '../../src/puzzles/schema.ts';

/** The JSON schema of a puzzle, for those who read the export with other programs. */
export const SCHEMA = { title: 'A puzzle of Threefold', ...z.toJSONSchema(PUZZLE_SCHEMA) };
