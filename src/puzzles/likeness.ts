import type { Player, Position } from '../engine/index.ts';

/** Two puzzles as alike as this or more are one too many. */
export const MOST_LIKE = 0.5;

/** A position as the set of its men, each with the place it stands in; in every way it can be turned without changing its sense. */
export interface Shape {
  readonly ruleset: string;
  /** The first is the position itself; then mirrored, with colours exchanged, and both. */
  readonly views: readonly ReadonlySet<string>[];
}

interface Placed {
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
  const turn = ruleset.players.indexOf(position.turn);
  const views = (ruleset.family === 'trid' ? turnTrid(men) : turnHex(men, ruleset.players, turn)).map(
    (view) => new Set(view.map(({ owner, role, file, rank, height }) => `${owner}${role}${file},${rank},${height}`)),
  );
  return { ruleset: ruleset.id, views };
}

/** Queen's and king's side exchanged; colours, ranks and levels exchanged. */
function turnTrid(men: readonly Placed[]): Placed[][] {
  const mirror = (man: Placed): Placed => ({ ...man, file: 5 - man.file });
  const reverse = (man: Placed): Placed => ({ ...man, owner: 1 - man.owner, rank: 9 - man.rank, height: 4 - man.height });
  return [[...men], men.map(mirror), men.map(reverse), men.map((man) => reverse(mirror(man)))];
}

/** The board turned so that each player in turn sits where White does, and mirrored with the turn order reversed in place. */
function turnHex(men: readonly Placed[], players: readonly Player[], turn: number): Placed[][] {
  void turn;
  const steps = players.map((_, step) => men.map((man) => turnBy(man, step)));
  return [...steps, ...steps.map((view) => view.map((man) => ({ ...man, file: 7 - man.file + man.rank })))];
}

/** The cell seen by the player `step` places on, by the relative names of the ruleset; ranks are counted from 0. */
function turnBy(man: Placed, step: number): Placed {
  const owner = (man.owner - step + 3) % 3;
  let { file, rank } = man;
  // Gray's own view of an absolute cell: file 7 - f + r, rank 14 - f, both counted as the board does.
  for (let i = 0; i < step; i++) [file, rank] = [7 - file + rank, 13 - file];
  return { ...man, owner, file, rank };
}

/** The share of men that stand alike, the best way of turning one of them; 0 between rulesets. */
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
