import type { Position } from '../engine/index.ts';

/** Two puzzles as alike as this or more are one too many. */
export const MOST_LIKE = 0.5;

/** A position as the set of its pieces with their places, in every orientation that does not change its meaning. */
export interface Shape {
  readonly ruleset: string;
  /** The first is the position itself; then mirrored, with colours exchanged, and both. */
  readonly views: readonly ReadonlySet<string>[];
}

/** A piece, or where it goes, by coordinates. */
export interface Placed {
  readonly owner: number;
  readonly role: string;
  readonly file: number;
  readonly rank: number;
  readonly height: number;
}

export function shapeOf(position: Position): Shape {
  const { ruleset } = position;
  const men = position.squares.flatMap(({ piece, file, rank, height }) =>
    piece ? [{ owner: ruleset.players.indexOf(piece.owner), role: piece.role, file, rank, height }] : [],
  );
  return { ruleset: ruleset.id, views: turnAll(position, men).map((view) => new Set(view)) };
}

/** The places as words, in every way the board can be turned without changing its sense; the first as they are. */
export function turnAll({ ruleset, squares }: Position, men: readonly Placed[]): readonly (readonly string[])[] {
  const ranks = Math.max(...squares.map(({ rank }) => rank));
  return (ruleset.family === 'trid' ? turnTrid(men) : turnHex(men, ranks)).map((view) =>
    view.map(({ owner, role, file, rank, height }) => `${owner}${role}${file},${rank},${height}`),
  );
}

/** Queen's and king's side exchanged; colours, ranks and levels exchanged. */
function turnTrid(men: readonly Placed[]): Placed[][] {
  const mirror = (man: Placed): Placed => ({ ...man, file: 5 - man.file });
  const reverse = (man: Placed): Placed => ({ ...man, owner: 1 - man.owner, rank: 9 - man.rank, height: 4 - man.height });
  return [[...men], men.map(mirror), men.map(reverse), men.map((man) => reverse(mirror(man)))];
}

/** The board turned so that each player in turn sits where White does, and each of these with right and left exchanged. */
function turnHex(men: readonly Placed[], ranks: number): Placed[][] {
  const steps = [0, 1, 2].map((step) => men.map((man) => turnBy(man, step, ranks)));
  return [...steps, ...steps.map((view) => view.map((man) => ({ ...man, file: 6 - man.file + man.rank })))];
}

/** The piece as seen by a player `step` seats on: files are counted from 0, ranks from 1. */
function turnBy(man: Placed, step: number, ranks: number): Placed {
  const owner = (man.owner + step) % 3;
  let { file, rank } = man;
  // What Gray calls by file and rank is White's file 7 - f + r - 1 and rank `ranks` - f (Harshman, Appendix 1).
  for (let i = 0; i < step; i++) [file, rank] = [6 - file + rank, ranks - file];
  return { ...man, owner, file, rank };
}

/** The share of pieces that stand alike in the best orientation; 0 between rulesets. */
export function likeness(a: Shape, b: Shape): number {
  if (a.ruleset !== b.ruleset) return 0;
  const own = a.views[0]!;
  return Math.max(
    ...b.views.map((view) => {
      let shared = 0;
      for (const man of own) if (view.has(man)) shared++;
      return shared / (own.size + view.size - shared);
    }),
  );
}
