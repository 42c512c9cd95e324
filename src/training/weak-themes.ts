import { MOTIFS } from '../puzzles/motif.ts';
import type { Theme } from '../puzzles/theme.ts';
import type { PuzzleSummary } from './puzzle-index.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import { countFigures } from './statistics.ts';

/** Puzzles after which a theme can be called weak, and the share solved at the first try below which it is. */
const ENOUGH = 5;
const WEAK = 0.6;
/** So many weak themes are practised at a time. */
const MOST = 3;
/** Themes with fewer puzzles than this, by the rules that are practised, cannot be trained. */
export const LEAST_PUZZLES = 10;
/** What can be trained: means and special moves, not how many pieces there are. */
const TRAINED: ReadonlySet<Theme> = new Set([
  ...MOTIFS,
  ...([
    'board-move-key',
    'board-move-mate',
    'board-move-defence',
    'rotation',
    'inversion',
    'waiting-promotion',
    'castling',
    'en-passant',
  ] as const),
  ...(['joint', 'two-enemies', 'defeated-men', 'quiet-key', 'sacrifice', 'promotion', 'underpromotion', 'variations'] as const),
]);

/** The themes a reader is weakest in among the puzzles of a ruleset, or of all where none is named; the weakest first. */
export function findWeakThemes(
  facets: readonly PuzzleSummary[],
  { history }: Pick<PuzzleRecord, 'history'>,
  ruleset: string,
): readonly Theme[] {
  const own = facets.filter((facet) => ruleset === '' || facet.ruleset === ruleset);
  const ids = new Set(own.map(({ id }) => id));
  const tried = history.filter(({ id }) => ids.has(id));
  return countFigures(tried, own)
    .themes.filter(({ name, solved, all }) => TRAINED.has(name) && all >= ENOUGH && solved / all < WEAK)
    .filter(({ name }) => own.filter(({ themes }) => themes.includes(name)).length >= LEAST_PUZZLES)
    .sort((one, other) => one.solved / one.all - other.solved / other.all)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** The puzzles of a reader's weak themes. */
export function listWeakPuzzles(
  facets: readonly PuzzleSummary[],
  record: Pick<PuzzleRecord, 'history'>,
  ruleset: string,
): readonly PuzzleSummary[] {
  const weak = findWeakThemes(facets, record, ruleset);
  return facets.filter(({ themes }) => themes.some((theme) => weak.includes(theme)));
}
