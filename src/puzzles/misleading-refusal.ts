import type { Position, Refusal } from '../engine/index.ts';
import type { Puzzle } from './puzzle.ts';

/** Reasons that make a place look open though it is not, the most misleading first. */
const MISLEADING: readonly string[] = [
  'leaves-check',
  'no-ground',
  'gap',
  'blocked',
  'levels',
  'board-crowded',
  'backward',
  'board-loaded',
];

/** In a puzzle that asks for all places to go to: why the most misleading of the others is barred; `undefined` where none misleads. */
export function findBarred(start: Position, { goal, answer = [] }: Pick<Puzzle, 'goal' | 'answer'>): Refusal | undefined {
  if (goal.kind !== 'squares' && goal.kind !== 'pins') return undefined;
  const places = goal.kind === 'pins' ? start.ruleset.pins : start.squares;
  const barred = places.flatMap(({ name }) => {
    const refusal = name === goal.from || answer.includes(name) ? undefined : start.refuse(goal.from, name);
    const rank = refusal ? MISLEADING.indexOf(refusal.code) : -1;
    return refusal && rank >= 0 ? [{ refusal, rank }] : [];
  });
  return barred.toSorted((one, other) => one.rank - other.rank)[0]?.refusal;
}
