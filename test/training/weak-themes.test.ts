import { describe, expect, test } from 'vitest';
import type { PuzzleSummary } from '../../src/training/puzzle-index.ts';
import type { Attempt } from '../../src/training/puzzle-record.ts';
import { findWeakThemes, listWeakPuzzles } from '../../src/training/weak-themes.ts';

const facets: readonly PuzzleSummary[] = Array.from({ length: 30 }, (_, at) => ({
  ...{
    id: `meder-a0${String(at).padStart(2, '0')}`,
    ruleset: 'meder',
    kind: 'mate',
    moves: 1,
    level: 1,
    rating: 1000,
    place: at,
    slice: 1,
  },
  // Twelve forks, twelve pins, six skewers.
  themes: [at < 12 ? 'fork' : at < 24 ? 'pinned-piece' : 'skewer', 'endgame'],
}));
/** Attempts at puzzles from one place on: so many solved of so many. */
const attempts = (from: number, solved: number, all: number): readonly Attempt[] =>
  Array.from({ length: all }, (_, at) => ({ id: facets[from + at]!.id, score: at < solved ? 1 : 0, at: 1000 + at, rating: 1000 }));

describe('weak themes', () => {
  test('are those solved least, after five puzzles, and of which ten can be trained', () => {
    const history = [...attempts(0, 2, 6), ...attempts(12, 1, 5), ...attempts(24, 0, 6)];
    // Skewers are missed most, but there are six of them only.
    expect(findWeakThemes(facets, { history }, 'meder')).toEqual(['pinned-piece', 'fork']);
    expect(listWeakPuzzles(facets, { history }, 'meder')).toHaveLength(24);
  });

  test('are none where too few were tried, most are solved, or the rules are others; a phase of the game is not a theme to train', () => {
    for (const history of [attempts(0, 0, 4), attempts(0, 4, 5), []]) expect(findWeakThemes(facets, { history }, 'meder')).toEqual([]);
    expect(findWeakThemes(facets, { history: attempts(0, 0, 6) }, 'grant')).toEqual([]);
    expect(findWeakThemes(facets, { history: attempts(0, 0, 6) }, '')).toEqual(['fork']);
  });
});
