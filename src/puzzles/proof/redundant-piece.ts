import type { Position } from '../../engine/index.ts';
import { placeWithoutHistory } from '../place-without-history.ts';
import { expectMove, isQuiet } from '../position-queries.ts';
import { findFlaw } from '../quality.ts';
import { solveTask, type SolvedTask } from '../solve-task.ts';
import { isQuestion } from '../task.ts';

/** Moves made before a piece counts as needed: without it the task grows out of hand. */
const NODES = 2_000_000;

/** The position without the piece on a square, nothing remembered; `undefined` when that is not a possible position. */
export function dropPiece(position: Position, square: string): Position | undefined {
  const { ruleset, setup } = position;
  return placeWithoutHistory(ruleset, { ...setup, pieces: setup.pieces.filter((piece) => piece.square !== square) });
}

/**
 * A piece that a composed puzzle does not need: without it the same moves solve it and it still passes every check. Questions,
 * sets of saving moves and proof games ask about a whole position and have none.
 */
export function findRedundantPiece(solved: SolvedTask): string | undefined {
  const { position, task } = solved;
  if (isQuestion(task) || task.kind === 'saves' || task.kind === 'proofgame') return undefined;
  const wasQuiet = isQuietKey(solved);
  const idle = position.squares.find(({ name, piece }) => {
    if (!piece || piece.role === 'king') return false;
    const without = dropPiece(position, name);
    if (without?.status() !== 'playing') return false;
    const other = solveTask(without, task, { nodes: NODES });
    return (
      other.ok &&
      other.value.keys.join() === solved.keys.join() &&
      findFlaw(other.value, 'composed') === undefined &&
      (!wasQuiet || isQuietKey(other.value))
    );
  });
  return idle?.name;
}

/** The study of what is left when every idle piece is taken off, one after another. */
export function minimise(solved: SolvedTask): SolvedTask {
  const idle = findRedundantPiece(solved);
  if (idle === undefined) return solved;
  const simpler = solveTask(dropPiece(solved.position, idle)!, solved.task);
  return simpler.ok ? minimise(simpler.value) : solved;
}

function isQuietKey({ position, task, keys }: SolvedTask): boolean {
  const [key] = keys;
  return key !== undefined && task.kind !== 'helpmate' && isQuiet(position, expectMove(position, key));
}
