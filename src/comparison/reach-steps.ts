import { expect, type PlacedPiece, type Position, type Role, type Ruleset } from '../engine/index.ts';

/** The piece stands in the middle of the set, with a pawn of the enemy two squares ahead of it; the kings are out of the way. */
export const REACH_FROM = 'b4N';
const OTHERS: readonly PlacedPiece[] = [
  { square: 'b6N', owner: 'b', role: 'pawn' },
  { square: 'd8B', owner: 'b', role: 'king' },
];
const KING: PlacedPiece = { square: 'd1W', owner: 'w', role: 'king' };

/** Pieces that are shown, those with lines first. */
export const REACH_ROLES: readonly Role[] = ['rook', 'bishop', 'queen', 'knight', 'king'];

/** What a piece reaches under a ruleset: the position, and each square with how many steps of its way lead there. */
export interface ReachSteps {
  readonly position: Position;
  readonly steps: ReadonlyMap<string, number>;
}

/**
 * Where a piece may go from the middle of the set, as the engine says, and in how many steps. A step of a line leads to the next file or rank;
 * straight up or down it leads to the next main board or to an attack board before it. A knight's leap is one step.
 */
export function findReachSteps(ruleset: Ruleset, role: Role): ReachSteps {
  const { setup } = ruleset.begin();
  const pieces: readonly PlacedPiece[] = [{ square: REACH_FROM, owner: 'w', role }, ...(role === 'king' ? [] : [KING]), ...OTHERS];
  const position = expect(ruleset.fromSetup({ ...setup, pieces, turn: 'w', enPassant: [], number: 20 }));
  const start = position.squares.find(({ name }) => name === REACH_FROM)!;
  const goals = new Set(position.moves().flatMap((move) => (move.kind === 'piece' && move.from === REACH_FROM ? [move.to] : [])));
  const steps = position.squares.flatMap(({ name, file, rank, height }): [string, number][] => {
    if (!goals.has(name)) return [];
    const along = Math.max(Math.abs(file - start.file), Math.abs(rank - start.rank));
    return [[name, role === 'knight' ? 1 : along > 0 ? along : Math.ceil(Math.abs(height - start.height) / 2)]];
  });
  return { position, steps: new Map(steps) };
}
