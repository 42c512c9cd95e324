import { NO_RECORD, readRecord, type PuzzleRecord } from './puzzle-record.ts';
import { parseProgress, type Progress } from './lesson-record.ts';

/** Everything as it is saved to a file: the record of the lessons, that of the puzzles in it. */
export function writeFile(progress: Progress, puzzles: PuzzleRecord): string {
  return JSON.stringify({ ...progress, puzzles });
}

/** Reads a saved file; one of lessons alone serves too, and a text that is none gives `undefined`. */
export function parseFile(text: string): { readonly progress: Progress; readonly puzzles: PuzzleRecord } | undefined {
  const progress = parseProgress(text);
  if (!progress) return undefined;
  const { puzzles } = JSON.parse(text) as { readonly puzzles?: unknown };
  return { progress, puzzles: readRecord(puzzles) ?? NO_RECORD };
}
