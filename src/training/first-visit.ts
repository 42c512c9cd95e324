import { listIntroduction } from './introduction.ts';
import { NO_RECORD } from './puzzle-record.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import { NO_SETS } from './puzzle-sets.ts';
import { TrainerSession } from './session.ts';

/** The puzzle a reader meets first by a ruleset, whose plate the page of the trainer holds. */
export const firstPuzzleOf = (ruleset: string): string | undefined => listIntroduction(ruleset)[0];

/** The trainer as a first visit finds it, for the build to write down; it knows no page, and its plate stands beside it. */
export function makeFirstVisit(facets: readonly PuzzleSummary[]): TrainerSession {
  const training = new TrainerSession({
    load: () => NO_RECORD,
    change: () => NO_RECORD,
    fetchFacets: () => Promise.resolve(facets),
    fetchPuzzle: () => Promise.resolve(undefined),
    fetchPuzzles: () => Promise.resolve([]),
    fetchSets: () => Promise.resolve(NO_SETS),
    draw: () => Promise.resolve(() => undefined),
    clear: () => undefined,
    setAddress: () => undefined,
    firstRules: '',
    loadRules: () => undefined,
    keepRules: () => undefined,
    now: () => new Date(),
    random: () => 0,
  });
  training.facets.value = facets;
  training.state.value = 'solving';
  return training;
}
