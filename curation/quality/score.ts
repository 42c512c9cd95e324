import { hasManyPieces, isFarAhead, isQueenBesideKing, SPECIALITIES, unfold } from './count-shares.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { Theme } from '../../src/puzzles/theme.ts';

const FEW = 6;
/** What themes are worth. */
const WORTH: Readonly<Partial<Record<Theme, number>>> = {
  'board-move-key': 8,
  'board-move-mate': 8,
  'board-move-defence': 1,
  'board-move-refutation': 1,
  'quiet-key': 1,
  sacrifice: 2,
  promotion: 1,
  underpromotion: 3,
  castling: 4,
  'en-passant': 4,
  variations: 1,
};
const SPECIAL = 3;

/**
 * How much a puzzle is worth keeping beside others, in points: more for what only these games have, for a first move that is quiet or
 * gives something up, and for a position as games have them; less for a queen that mates beside the king and for a side that has won anyway.
 * What a person chose is worth most.
 */
export function scoreOf(puzzle: Puzzle): number {
  const made = unfold(puzzle);
  const pieces = made.position.squares.filter(({ piece }) => piece).length;
  const themes = puzzle.themes.reduce((sum, theme) => sum + (WORTH[theme] ?? 0), 0);
  const special = Object.values(SPECIALITIES).filter((is) => is(made)).length * SPECIAL;
  const lead = balanceOf(made.position);
  return (
    themes +
    special +
    (puzzle.source.kind === 'chosen' ? 100 : 0) +
    (puzzle.source.kind === 'game' ? 1 : 0) +
    (hasManyPieces(made) ? 3 : pieces <= FEW ? -1 : 0) -
    (isQueenBesideKing(made) ? 3 : 0) -
    (isFarAhead(made) ? 3 : lead >= 300 ? 1 : 0) +
    puzzle.tries.length * 0.3
  );
}
