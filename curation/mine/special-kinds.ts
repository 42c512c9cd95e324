import type { Position } from '../../src/engine/index.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { Kind, SpecialKind } from './kind.ts';
import type { SpecialId } from './special-first-move.ts';
import type { PlacementRange } from './random-placement.ts';

const GAIN: Task = { kind: 'gain', moves: 2, worth: 250 };
const PROMOTION: Task = { kind: 'promotion', moves: 2 };
const mate = (moves: number): Task => ({ kind: 'mate', moves });
const THROWN: PlacementRange = { own: [3, 6], others: [2, 5], near: 0.5 };
/** The side that moves past a pawn moves first, so the solver is the other side: its pieces stand near the king of the side to move. */
const PASSED: PlacementRange = { own: [2, 4], others: [4, 7], near: 0.85, nearOwn: true };
const PAWNS: PlacementRange = { own: [3, 5], others: [2, 4], near: 0.4, weights: { queen: 6, rook: 16, bishop: 14, knight: 14, pawn: 50 } };

/** A lead in centipawns from which on any mate will do: there are enough of these. */
const FAR_AHEAD = 900;

/** A kind whose first move is special: tasks of it in the order in which they are tried. */
function special(id: SpecialId, moves: readonly Task[], thrown = THROWN): SpecialKind {
  const tasks = (_position: Position, random: () => number): readonly Task[] => [moves[Math.floor(random() * moves.length)]!];
  return {
    id,
    way: 'special',
    source: 'composed',
    players: 2,
    quota: 12,
    thrown,
    tasks,
    special: id,
    isFit: ({ position }) => balanceOf(position) < FAR_AHEAD,
  };
}

/** The same as a mate in one, which is found far sooner. */
const atOnce = (id: SpecialId, thrown = THROWN): SpecialKind => ({
  ...special(id, [mate(1)], thrown),
  id: `${id}1`,
  isCornered: true,
});

/** The same as a mate in two whose second move it is, and whose first is quiet. */
const prepared = (id: SpecialId, thrown = THROWN): SpecialKind => ({
  ...atOnce(id, thrown),
  id: `${id}2`,
  isPrepared: true,
  isQuiet: true,
});

/** What only these games have, as the point of a solution. */
export const SPECIALITIES: readonly Kind[] = [
  atOnce('board'),
  atOnce('castle'),
  atOnce('passing', PASSED),
  atOnce('turning'),
  atOnce('over'),
  atOnce('ride'),
  atOnce('under', PAWNS),
  atOnce('uncover'),
  atOnce('later', PAWNS),
  prepared('board'),
  prepared('castle'),
  prepared('over'),
  prepared('ride'),
  prepared('under', PAWNS),
  prepared('later', PAWNS),
  special('castle', [mate(2), GAIN]),
  special('passing', [mate(2), GAIN], PASSED),
  special('later', [mate(2), PROMOTION], PAWNS),
  special('turning', [mate(2), GAIN]),
  special('over', [mate(2), GAIN]),
  special('ride', [mate(2), GAIN]),
  special('under', [mate(2), GAIN], PAWNS),
  { ...special('board', [mate(2)]), quota: 40 },
  special('uncover', [mate(2), PROMOTION, GAIN], PAWNS),
];
