import { isAttackNode, mainLine } from '../../src/engine/index.ts';
import { afterMove, expectMove, squareOf } from '../../src/puzzles/position-queries.ts';
import type { SolvedTask } from '../../src/puzzles/solve-task.ts';

/** No more puzzles of a ruleset than this may end in the same picture, or begin and end with the same moves. */
export const MOST_OF_A_PATTERN = 2;

/**
 * The picture of the mate that the main line ends in: which piece or board mates, how far off, and where the king is; mirrored
 * ones are the same. Nothing when the main line does not end in mate.
 */
export function matingPattern({ position, solution }: SolvedTask): string | undefined {
  if (!solution || !isAttackNode(solution)) return undefined;
  const line = mainLine(solution);
  let last = position;
  for (const id of line.slice(0, -1)) last = afterMove(last, id);
  const final = line.at(-1);
  if (final === undefined) return undefined;
  const move = expectMove(last, final);
  const mated = last.after(move);
  if (mated.status() !== 'checkmate') return undefined;
  const king = mated.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === mated.turn)!;
  const by = (mated.checks()[0]?.by ?? []).map((name) => squareOf(mated, name)!);
  const colour = mated.turn === 'w' ? 1 : -1;
  const checkers = by.map(
    (square) =>
      `${square.piece!.role}${Math.abs(square.file - king.file)},${(square.rank - king.rank) * colour},${(square.height - king.height) * colour}`,
  );
  const guards = mated.squares
    .filter(({ piece, file, rank }) => piece && Math.abs(file - king.file) <= 1 && Math.abs(rank - king.rank) <= 1)
    .map(({ piece }) => `${piece!.owner === mated.turn ? '-' : '+'}${piece!.role}`);
  const rank = mated.turn === 'w' ? king.rank : 9 - king.rank;
  return [move.kind, checkers.sort().join(' '), Math.min(king.file, 5 - king.file), rank, guards.sort().join(' ')].join('|');
}

/**
 * First and last move of the main line: two puzzles that share them are solved alike. For a stalemate that the reply brings about
 * the first alone says so. Nothing for a single move.
 */
export function lineEnds({ task, solution }: Pick<SolvedTask, 'task' | 'solution'>): string | undefined {
  const line = mainLine(solution);
  if (task.kind === 'stalemate' && line.length === 2) return `${task.kind} ${line[0]!}`;
  return line.length < 3 ? undefined : `${task.kind} ${line[0]!} ${line.at(-1)!}`;
}
