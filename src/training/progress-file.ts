import { parseJson, type JsonFields } from '../platform/json.ts';
import { readProgress } from './lesson-record.ts';

/** Everything of a reader as JSON, with what this build does not know of it. */
export interface ProgressParts {
  readonly progress: JsonFields;
  readonly puzzles: unknown;
  readonly games: unknown;
  readonly mistakes?: unknown;
}

/** Everything as it is saved to a file: the record of the lessons, that of the puzzles, the games and the mistakes in it. */
export function writeFile({ progress, puzzles, games, mistakes }: ProgressParts): string {
  return JSON.stringify({ ...progress, puzzles, games, mistakes });
}

/** Reads a saved file; one of lessons alone serves too, and any other text gives `undefined`. */
export function parseFile(text: string): ProgressParts | undefined {
  const json = parseJson(text);
  if (!readProgress(json)) return undefined;
  const { puzzles, games, mistakes, ...progress } = json as JsonFields;
  return { progress, puzzles, games, mistakes };
}
