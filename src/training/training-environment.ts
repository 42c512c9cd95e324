import type { PuzzleSummary, TrainerPuzzle } from './puzzle-index.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import type { Sets } from './puzzle-sets.ts';

/** What the trainer needs of the page and of what is kept. */
export interface TrainingEnvironment {
  load(): PuzzleRecord;
  change(change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord;
  fetchFacets(): Promise<readonly PuzzleSummary[]>;
  fetchPuzzle(facet: PuzzleSummary): Promise<TrainerPuzzle | undefined>;
  fetchPuzzles(facets: readonly PuzzleSummary[]): Promise<readonly TrainerPuzzle[]>;
  fetchSets(): Promise<Sets>;
  /**
   * Makes the plate of a puzzle, with a word on why it is this one; empty: the reader's turn. What it gives puts the plate on the page in place
   * of the one that is there, at once.
   */
  draw(puzzle: TrainerPuzzle, word: string): Promise<() => void>;
  /** Takes the puzzle off the page: something is to be chosen first. */
  clear(): void;
  /** Writes what stands behind `#`. */
  setAddress(hash: string): void;
  /** The ruleset for readers who have not chosen one. */
  readonly firstRules: string;
  /** The ruleset the reader was with last, here or elsewhere on the site. */
  loadRules(): string | undefined;
  keepRules(id: string): void;
  now(): Date;
  /** From 0 up to 1. */
  random(): number;
}
