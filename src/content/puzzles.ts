import { parseCollection } from '../puzzles/format.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { withGrade } from '../puzzles/rating.ts';

const FILES = import.meta.glob<{ default: unknown }>('../puzzles/collection/*.json', { eager: true });

/** Every puzzle of the collection, with the rating and level that readers see. A broken one ends the build. */
export const PUZZLES: readonly Puzzle[] = Object.entries(FILES).flatMap(([file, { default: json }]) => {
  const read = parseCollection(json);
  if (!read.ok) throw new Error(`${file}: ${read.fault.field}: ${read.fault.message}`);
  return read.value.map(withGrade);
});
