import type { Position, Ruleset } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { ClimbStart } from './hill-climbing.ts';
import { changePosition } from './position-changes.ts';
import type { ComposedPuzzleKind } from './kind.ts';
import { measureTask } from './measure-task.ts';
import { soleKey } from './sole-solution.ts';
import { shuffle, placeAtRandom } from './random-placement.ts';

/** Changes tried to take every move from the side to move: boards move too, so it takes more than a king in a corner. */
const STEPS = 1500;
/** Pieces the stuck side may have, its king included. */
const MOST_OWN = 4;
/** Pieces that are given away to be stuck. */
const SPENT = ['queen', 'rook', 'queen', 'bishop', 'knight'] as const;
const TRIED = 60;

/**
 * A stalemate to begin with: pieces are changed until the side to move has no move and is not in check, then it is given one piece more
 * that it has to lose. Nothing where that leads nowhere.
 */
export function beginStuck(ruleset: Ruleset, kind: ComposedPuzzleKind, task: Task, random: () => number): ClimbStart | undefined {
  const stuck = findStuck(ruleset, kind, random);
  if (!stuck) return undefined;
  const { setup } = stuck;
  const vacant = stuck.squares.filter(({ piece }) => !piece).map(({ name }) => name);
  for (const role of SPENT)
    for (const square of shuffle(vacant, random).slice(0, TRIED)) {
      const position = placeWithoutHistory(ruleset, { ...setup, pieces: [...setup.pieces, { owner: setup.turn, role, square }] });
      if (position?.status() !== 'playing' || balanceOf(position) >= 0 || soleKey(position, task) === undefined) continue;
      const measured = measureTask(position, task, kind);
      if (measured) return { task, measured };
    }
  return undefined;
}

function findStuck(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): Position | undefined {
  let best = placeAtRandom(ruleset, random, kind.thrown);
  let least = best ? freedom(best) : Infinity;
  for (let step = 0; best && least > 0 && step < STEPS; step++) {
    const changed = changePosition(best, random);
    if (!changed || !isModest(changed, kind)) continue;
    const left = freedom(changed);
    if (left > least) continue;
    best = changed;
    least = left;
  }
  return least === 0 ? best : undefined;
}

/** Moves of the side to move; a check is no way to be stuck. */
function freedom(position: Position): number {
  const { ruleset, turn } = position;
  const machine = position.machine();
  return machine.inCheck(ruleset.players.indexOf(turn)) ? Infinity : machine.count();
}

function isModest(position: Position, { most = Infinity }: ComposedPuzzleKind): boolean {
  const pieces = position.squares.flatMap(({ piece }) => (piece ? [piece.owner] : []));
  return pieces.length < most && pieces.filter((owner) => owner === position.turn).length <= MOST_OWN;
}
