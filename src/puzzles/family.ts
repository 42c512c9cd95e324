import { isAttackNode, promotes, type Move, type Position } from '../engine/index.ts';
import { listSteps } from './main-line.ts';
import { isQueening, squareOf } from './position-queries.ts';
import { turnAll, type Placed } from './similarity.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { isProved, lengthOf } from './task.ts';

/**
 * What the solver begins with, as one word: the task and the first move, the same when mirrored or with colours exchanged. Whoever has solved
 * one puzzle of a family knows the first move of the next. Undefined for a question, and where all moves are asked for.
 */
export function keySignatureOf(puzzle: Puzzle): string | undefined {
  const { goal, solution } = puzzle;
  const key = solution && isAttackNode(solution) && goal.kind !== 'saves' ? solution.play[0] : undefined;
  const position = positionOf(puzzle);
  const move = position.ok ? position.value.moves().find(({ id }) => id === key) : undefined;
  if (!position.ok || !move) return undefined;
  const views = turnAll(position.value, placesOf(position.value, move)).map((view) => view.join('-'));
  return [goal.kind, lengthOf(goal), views.toSorted()[0], move.promotion ?? ''].join(' ');
}

/** From where to where a move goes, with the piece or board that makes it. */
function placesOf(position: Position, move: Move): readonly Placed[] {
  const { ruleset, turn } = position;
  const role = position.at(move.from)?.role ?? 'board';
  return [move.from, move.to].map((name) => {
    const { file, rank, height } = squareOf(position, name) ?? ruleset.pins.find((pin) => pin.name === name)!;
    // A board is named by the first of its two files and ranks: mirrored, the last of them becomes the first.
    const middle = move.kind === 'board' ? 0.5 : 0;
    return { owner: ruleset.players.indexOf(turn), role, file: file + middle, rank: rank + middle, height };
  });
}

/** The height that stays what it is when levels are exchanged. */
const HALFWAY = 2;

/**
 * The solver’s moves of the main line as one word, whatever is asked; mirrored and with colours exchanged the same, and of a piece the level
 * is left out. Nothing for a single move, where the solver moves for everybody, and where a pawn becomes less than a queen: there the
 * reply decides, and the pawn’s moves are no pattern.
 */
export function solutionSignatureOf(puzzle: Puzzle): string | undefined {
  const { goal, ruleset, solution } = puzzle;
  const position = positionOf(puzzle);
  if (!position.ok || !isProved(goal)) return undefined;
  const own = listSteps(position.value, solution).filter(({ isOwn }) => isOwn);
  if (own.length < 2 || own.some(({ move }) => promotes(move) && !isQueening(move))) return undefined;
  const places = own.flatMap(({ position: at, move }) =>
    placesOf(at, move).map((place) => (move.kind === 'board' ? place : { ...place, height: HALFWAY })),
  );
  const views = turnAll(position.value, places).map((view) => view.join('-'));
  return [ruleset, views.toSorted()[0]].join(' ');
}

/** Puzzles bred in one batch that begin alike: one grew out of the other, and one is enough. Nothing where there is no batch. */
export function familyOf(puzzle: Puzzle): string | undefined {
  const { kind, seed, batch } = puzzle.source;
  const opening = keySignatureOf(puzzle);
  return batch === undefined || opening === undefined ? undefined : [puzzle.ruleset, kind, seed, batch, opening].join(' ');
}

/** Every puzzle after the first of its family, by the first one's id. */
export const findSiblings = (puzzles: readonly Puzzle[]): readonly Pair[] => findAfterFirst(puzzles, familyOf);

/** Every puzzle after the first that is solved by the same turn, by the first one's id. */
export const findSameSolutions = (puzzles: readonly Puzzle[]): readonly Pair[] => findAfterFirst(puzzles, solutionSignatureOf);

type Pair = readonly [first: string, other: string];

function findAfterFirst(puzzles: readonly Puzzle[], groupOf: (puzzle: Puzzle) => string | undefined): readonly Pair[] {
  const firsts = new Map<string, string>();
  return puzzles.flatMap((puzzle) => {
    const group = groupOf(puzzle);
    const first = group === undefined ? undefined : firsts.get(group);
    if (first !== undefined) return [[first, puzzle.id] as const];
    if (group !== undefined) firsts.set(group, puzzle.id);
    return [];
  });
}

/** The puzzle of the same ruleset to go on to: the next one that does not begin alike. Nothing at the end of the list. */
export function findNextInFamily(puzzles: readonly Puzzle[], at: number): Puzzle | undefined {
  const { ruleset } = puzzles[at]!;
  const opening = keySignatureOf(puzzles[at]!);
  return puzzles.slice(at + 1).find((next) => next.ruleset === ruleset && (opening === undefined || keySignatureOf(next) !== opening));
}
