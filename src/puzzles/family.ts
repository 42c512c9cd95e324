import { isAttackNode } from '../engine/index.ts';
import { squareOf } from './men.ts';
import { turnAll, type Placed } from './likeness.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { lengthOf } from './task.ts';

/**
 * What the solver begins with, as one word: the task and the first move, mirrored and with colours exchanged the same. Who has solved
 * one puzzle of it knows the first move of the next. Nothing for a question, and where all moves are asked for.
 */
export function openingOf(puzzle: Puzzle): string | undefined {
  const { goal, solution } = puzzle;
  const key = solution && isAttackNode(solution) && goal.kind !== 'saves' ? solution.play[0] : undefined;
  const position = positionOf(puzzle);
  const move = position.ok ? position.value.moves().find(({ id }) => id === key) : undefined;
  if (!position.ok || !move) return undefined;
  const { ruleset, turn } = position.value;
  const placeOf = (name: string): Placed => {
    const place = squareOf(position.value, name) ?? ruleset.pins.find((pin) => pin.name === name)!;
    const role = position.value.at(move.from)?.role ?? 'board';
    return { owner: ruleset.players.indexOf(turn), role, file: place.file, rank: place.rank, height: place.height };
  };
  const places = [placeOf(move.from), placeOf(move.to)];
  // A board is named by the first of its two files and ranks: mirrored, the last of them becomes the first.
  const shown = move.kind === 'board' ? places.map((one) => ({ ...one, file: one.file + 0.5, rank: one.rank + 0.5 })) : places;
  const views = turnAll(position.value, shown).map((view) => view.join('-'));
  return [goal.kind, lengthOf(goal), views.toSorted()[0], move.promotion ?? ''].join(' ');
}

/** Puzzles bred in one batch that begin alike: one grew out of the other, and one is enough. Nothing where there is no batch. */
export function familyOf(puzzle: Puzzle): string | undefined {
  const { kind, seed, batch } = puzzle.source;
  const opening = openingOf(puzzle);
  return batch === undefined || opening === undefined ? undefined : [puzzle.ruleset, kind, seed, batch, opening].join(' ');
}

/** Every puzzle after the first of its family, by the first one's id. */
export function findSiblings(puzzles: readonly Puzzle[]): readonly (readonly [first: string, sibling: string])[] {
  const firsts = new Map<string, string>();
  return puzzles.flatMap((puzzle) => {
    const family = familyOf(puzzle);
    const first = family === undefined ? undefined : firsts.get(family);
    if (first !== undefined) return [[first, puzzle.id] as const];
    if (family !== undefined) firsts.set(family, puzzle.id);
    return [];
  });
}

/** The puzzle of the same ruleset to go on to: the next one that does not begin alike. Nothing at the end of the list. */
export function findNext(puzzles: readonly Puzzle[], at: number): Puzzle | undefined {
  const { ruleset } = puzzles[at]!;
  const opening = openingOf(puzzles[at]!);
  return puzzles.slice(at + 1).find((next) => next.ruleset === ruleset && (opening === undefined || openingOf(next) !== opening));
}
