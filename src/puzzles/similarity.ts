import type { Position } from '../engine/index.ts';

/** Two puzzles as alike as this or more are one too many. */
export const MOST_LIKE = 0.5;

/** With one task and one first move, two puzzles are too alike if this share of the smaller one stands in the other. */
export const MOST_CONTAINED = 0.8;

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

export function describeShape(position: Position): Shape {
  const { ruleset } = position;
  const pieces = position.squares.flatMap(({ piece, file, rank, height }) =>
    piece ? [{ owner: ruleset.players.indexOf(piece.owner), role: piece.role, file, rank, height }] : [],
  );
  return { ruleset: ruleset.id, views: turnAll(position, pieces).map((view) => new Set(view)) };
}

/** The places as words, in every way the board can be turned without changing its sense; the first as they are. */
export function turnAll({ ruleset, squares }: Position, pieces: readonly Placed[]): readonly (readonly string[])[] {
  const ranks = Math.max(...squares.map(({ rank }) => rank));
  return (ruleset.family === 'trid' ? turnTrid(pieces) : turnThreeway(pieces, ranks)).map((view) =>
    view.map(({ owner, role, file, rank, height }) => `${owner}${role}${file},${rank},${height}`),
  );
}

/** Queen's and king's side exchanged; colours, ranks and levels exchanged. */
function turnTrid(pieces: readonly Placed[]): Placed[][] {
  const mirror = (piece: Placed): Placed => ({ ...piece, file: 5 - piece.file });
  const reverse = (piece: Placed): Placed => ({ ...piece, owner: 1 - piece.owner, rank: 9 - piece.rank, height: 4 - piece.height });
  return [[...pieces], pieces.map(mirror), pieces.map(reverse), pieces.map((piece) => reverse(mirror(piece)))];
}

/** The board turned so that each player in turn sits where White does, and each of these with right and left exchanged. */
function turnThreeway(pieces: readonly Placed[], ranks: number): Placed[][] {
  const steps = [0, 1, 2].map((step) => pieces.map((piece) => turnBy(piece, step, ranks)));
  return [...steps, ...steps.map((view) => view.map((piece) => ({ ...piece, file: 6 - piece.file + piece.rank })))];
}

/** The piece as seen by a player `step` seats on: files are counted from 0, ranks from 1. */
function turnBy(piece: Placed, step: number, ranks: number): Placed {
  const owner = (piece.owner + step) % 3;
  let { file, rank } = piece;
  // What Gray calls by file and rank is White's file 7 - f + r - 1 and rank `ranks` - f (Harshman, Appendix 1).
  for (let i = 0; i < step; i++) [file, rank] = [6 - file + rank, ranks - file];
  return { ...piece, owner, file, rank };
}

/** The share of pieces that stand alike in the best orientation; 0 between rulesets. */
export const similarityOf = (a: Shape, b: Shape): number => compare(a, b, (shared, one, other) => shared / (one + other - shared));

/** The share of pieces, in the position with fewer, that stand alike in the other in the best orientation; 0 between rulesets. */
export const containmentOf = (a: Shape, b: Shape): number => compare(a, b, (shared, one, other) => shared / Math.min(one, other));

function compare(a: Shape, b: Shape, share: (shared: number, one: number, other: number) => number): number {
  if (a.ruleset !== b.ruleset) return 0;
  const own = a.views[0]!;
  return Math.max(
    ...b.views.map((view) => {
      let shared = 0;
      for (const piece of own) if (view.has(piece)) shared++;
      return share(shared, own.size, view.size);
    }),
  );
}
