import { href } from '../platform/href.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { TaskKind } from '../puzzles/task.ts';
import { makeSlicer, type PuzzleSummary, type TrainerPuzzle } from './puzzle-index.ts';
import { fetchJson } from '../platform/json.ts';
import type { DecidingRule, Explained } from './puzzle-result.ts';

/** A file of puzzles: some of one ruleset and kind, neighbours in rating; from 1. */
export interface Slice {
  readonly ruleset: string;
  readonly kind: TaskKind;
  readonly number: number;
}

/** Where the build puts a file of puzzles. */
export const sliceAddress = ({ ruleset, kind, number }: Slice): string => href(`/puzzles/data/${ruleset}/${kind}-${number}.json`);

/** All files with their puzzles; in the order of the puzzles, which are those of the facets. */
export function listSlices(puzzles: readonly Puzzle[]): readonly (Slice & { readonly puzzles: readonly Puzzle[] })[] {
  const sliceOf = makeSlicer();
  const slices = new Map<string, Slice & { readonly puzzles: Puzzle[] }>();
  for (const puzzle of puzzles) {
    const asked = { ruleset: puzzle.ruleset, kind: puzzle.goal.kind };
    const slice = { ...asked, number: sliceOf(asked) };
    const known = slices.get(sliceAddress(slice));
    if (known) known.puzzles.push(puzzle);
    else slices.set(sliceAddress(slice), { ...slice, puzzles: [puzzle] });
  }
  return [...slices.values()];
}

/** What the build adds to a puzzle for the trainer. */
interface Told {
  readonly rule?: DecidingRule | undefined;
  readonly why?: Explained | undefined;
}

/** Puzzles as text, each with the rule that decides it and why its solution is one. */
export function makeData(puzzles: readonly Puzzle[], tell: (puzzle: Puzzle) => Told = () => ({})): string {
  return JSON.stringify(
    puzzles.map(({ source: { slip }, topics: _topics, people: _people, ...rest }, at): TrainerPuzzle => {
      const { rule, why } = tell(puzzles[at]!);
      return { ...rest, ...(rule && { rule }), ...(why && { why }), ...(slip && { slip }) };
    }),
  );
}

const fetched = new Map<string, Promise<readonly TrainerPuzzle[]>>();

const addressOf = ({ ruleset, kind, slice }: PuzzleSummary): string => sliceAddress({ ruleset, kind, number: slice });

/** The puzzles of a file, fetched once; what could not be fetched is tried again. */
function fetchSlice(address: string): Promise<readonly TrainerPuzzle[]> {
  const slice = fetched.get(address) ?? fetchJson(address).then((json) => json as readonly TrainerPuzzle[]);
  fetched.set(address, slice);
  slice.catch(() => fetched.delete(address));
  return slice;
}

/** A puzzle, with the file that has it; nothing where it is not there. */
export async function fetchPuzzle(facet: PuzzleSummary): Promise<TrainerPuzzle | undefined> {
  return (await fetchSlice(addressOf(facet))).find(({ id }) => id === facet.id);
}

/** All these puzzles. */
export async function fetchPuzzles(facets: readonly PuzzleSummary[]): Promise<readonly TrainerPuzzle[]> {
  const wanted = new Set(facets.map(({ id }) => id));
  const slices = await Promise.all([...new Set(facets.map(addressOf))].map(fetchSlice));
  return slices.flat().filter(({ id }) => wanted.has(id));
}
