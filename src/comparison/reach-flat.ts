import { expect, type PlacedPiece, type Role, type Ruleset } from '../engine/index.ts';

/** Where the piece stands on the board of hexagons, and where on a flat board. */
export const REACH_CELL = 'g7';
const REACH_SQUARE = 'd4';
/** An enemy pawn two cells ahead; for the king far away, since it would hold cells next to it. */
const HEX_PAWN: PlacedPiece = { square: 'g9', owner: 'g', role: 'pawn' };
const FAR_PAWN: PlacedPiece = { ...HEX_PAWN, square: 'c6' };
/** The kings stand on none of the piece’s lines. */
const HEX_KINGS: readonly PlacedPiece[] = [
  { square: 'c9', owner: 'g', role: 'king' },
  { square: 'n12', owner: 'b', role: 'king' },
];
const HEX_OWN_KING: PlacedPiece = { square: 'c1', owner: 'w', role: 'king' };
const FLAT_PAWN: PlacedPiece = { square: 'd6', owner: 'b', role: 'pawn' };

/** What a piece reaches: the pieces on the board, and each square with how many steps of its way lead there. */
export interface Reach {
  readonly pieces: readonly PlacedPiece[];
  readonly steps: ReadonlyMap<string, number>;
}

const divisorOf = (one: number, other: number): number => (other === 0 ? Math.abs(one) : divisorOf(other, one % other));

/**
 * Where a piece may go from the middle of the board of hexagons, as the engine says, and in how many steps. A step leads across one face, or
 * across one point to the next cell of the same colour. A knight's leap is one step.
 */
export function findThreewayReach(ruleset: Ruleset, role: Role): Reach {
  const { setup } = ruleset.begin();
  const pieces: readonly PlacedPiece[] = [
    { square: REACH_CELL, owner: 'w', role },
    ...(role === 'king' ? [FAR_PAWN] : [HEX_OWN_KING, HEX_PAWN]),
    ...HEX_KINGS,
  ];
  const position = expect(ruleset.fromSetup({ ...setup, pieces, turn: 'w', enPassant: [], number: 20 }));
  const stepsTo = (name: string): number =>
    role === 'knight' ? 1 : divisorOf(name.charCodeAt(0) - REACH_CELL.charCodeAt(0), Number(name.slice(1)) - Number(REACH_CELL.slice(1)));
  const goals = position.moves().flatMap((move) => (move.from === REACH_CELL ? [move.to] : []));
  return { pieces, steps: new Map(goals.map((name) => [name, stepsTo(name)])) };
}

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const LEAPS = [1, 2].flatMap((file) => [1, -1].flatMap((x) => [1, -1].map((y) => [x * file, y * (3 - file)] as const)));
const WAYS: Partial<Readonly<Record<Role, readonly (readonly [file: number, rank: number])[]>>> = {
  rook: STRAIGHT,
  bishop: DIAGONAL,
  queen: [...STRAIGHT, ...DIAGONAL],
  king: [...STRAIGHT, ...DIAGONAL],
  knight: LEAPS,
};

/** The same piece on a flat board by the rules of chess, with an enemy pawn two squares ahead of it, a king’s left out. */
export function findFlatReach(role: Role): Reach {
  const most = role === 'king' || role === 'knight' ? 1 : 7;
  const steps = new Map<string, number>();
  for (const [file, rank] of WAYS[role] ?? [])
    for (let step = 1; step <= most; step++) {
      const name = `${String.fromCharCode(REACH_SQUARE.charCodeAt(0) + step * file)}${Number(REACH_SQUARE[1]) + step * rank}`;
      if (!/^[a-h][1-8]$/.test(name)) break;
      steps.set(name, step);
      if (name === FLAT_PAWN.square) break;
    }
  const pieces: readonly PlacedPiece[] = [{ square: REACH_SQUARE, owner: 'w', role }, ...(role === 'king' ? [] : [FLAT_PAWN])];
  return { pieces, steps };
}
