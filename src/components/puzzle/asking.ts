import { NO_RECORD } from '../progress/puzzle-record.ts';
import type { Facet } from './data.ts';
import { NO_SETS } from './sets.ts';
import { Training } from './training.ts';

/** The trainer as a first visit finds it, for the build to write down: it asks what is to be practised, and knows no page. */
export function makeAsking(facets: readonly Facet[]): Training {
  const training = new Training({
    load: () => NO_RECORD,
    change: () => NO_RECORD,
    fetchFacets: () => Promise.resolve(facets),
    fetchPuzzle: () => Promise.resolve(undefined),
    fetchPuzzles: () => Promise.resolve([]),
    fetchSets: () => Promise.resolve(NO_SETS),
    show: () => Promise.resolve(),
    clear: () => undefined,
    setAddress: () => undefined,
    loadRules: () => undefined,
    keepRules: () => undefined,
    now: () => new Date(),
    random: () => 0,
  });
  training.facets.value = facets;
  training.state.value = 'choosing';
  return training;
}
