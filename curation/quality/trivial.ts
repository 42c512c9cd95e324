import { captureOf, isAttackNode } from '../../src/engine/index.ts';
import { expectMove, givesCheck } from '../../src/puzzles/position-queries.ts';
import { MOTIFS, type Motif } from '../../src/puzzles/motif.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { isQueenBesideKing, unfold } from './count-shares.ts';
import type { Theme } from '../../src/puzzles/theme.ts';

/** Motifs that a check or a capture has as a matter of course, or that say nothing of it. */
const IDLE: readonly Motif[] = ['fork', 'battery', 'shut-column', 'uncovering-a-pawn', 'waiting-board'];
/** What makes more of a check or a capture than the move that anybody looks at first. */
const POINTS: readonly Theme[] = [
  ...MOTIFS.filter((motif) => !IDLE.includes(motif)),
  'board-move-key',
  'board-move-mate',
  'board-move-refutation',
  'rotation',
  'inversion',
  'waiting-promotion',
  'promotion',
  'underpromotion',
  'castling',
  'en-passant',
];
/** Themes that every fork by a check has; for wins. */
const COMMON: readonly Theme[] = ['discovered-check', 'board-move-refutation'];

/**
 * Whether a puzzle is right and no more, as readers find: a parry, a win or a longer mate that begins with a check or a capture without a
 * point to it, a queen who mates beside the king, a queen’s or rook’s check for two. Nothing is said of questions, of moves that all make
 * together, and of what asks for every way out.
 */
export function isTrivial(puzzle: Puzzle): boolean {
  const { goal, solution, themes } = puzzle;
  const id = solution && isAttackNode(solution) ? solution.play[0] : undefined;
  if (id === undefined) return false;
  const position = expectPosition(puzzle);
  const has = (points: readonly Theme[]): boolean => points.some((theme) => themes.includes(theme));
  const isNoisy = (): boolean => {
    const key = expectMove(position, id);
    return captureOf(key) !== undefined || givesCheck(position, key);
  };
  const isGiven = (): boolean => themes.includes('sacrifice') && captureOf(expectMove(position, id)) === undefined;
  switch (goal.kind) {
    case 'defence':
    case 'capture':
      return !has(POINTS) && isNoisy();
    case 'gain':
      return !has(POINTS.filter((theme) => !COMMON.includes(theme))) && !(isGiven() && themes.includes('variations')) && isNoisy();
    case 'mate':
      if (has(POINTS)) return false;
      return goal.moves === 1 ? isQueenBesideKing(unfold(puzzle)) : !isGiven() && isNoisy();
    case 'declaration': {
      const role = position.at(expectMove(position, id).from)?.role;
      return goal.moves === 1 && goal.by.length > 1 && (role === 'queen' || role === 'rook') && !has(POINTS);
    }
    default:
      return false;
  }
}
