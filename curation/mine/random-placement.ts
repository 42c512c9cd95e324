import type { BoardPlace, PlacedPiece, Position, Role, Ruleset, Setup } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';

/** How likely each role is among the pieces thrown besides the kings. */
export type Weights = Readonly<Partial<Record<Role, number>>>;
const WEIGHTS: Weights = { queen: 18, rook: 22, bishop: 20, knight: 22, pawn: 18 };

/** What is thrown: pieces of the side to move and of each other player, kings apart, least and most. */
export interface PlacementRange {
  readonly own: readonly [number, number];
  readonly others: readonly [number, number];
  readonly weights?: Weights;
  /** How likely a piece is put near the king of somebody else, where it matters. */
  readonly near?: number;
  /** The king that pieces are put near is the one of the side to move. */
  readonly nearOwn?: true;
  /** The king of the side to move stands on its first square. */
  readonly atHome?: true;
  /** Players out of the game, whose pieces stay on the board. */
  readonly defeated?: number;
}

/** Squares this near to a king, counted along file and rank, are near. */
const NEAR = 4;
const NUMBER = 40;

/** A random possible position with few pieces, nothing remembered; nothing when what was thrown is impossible. */
export function placeAtRandom(ruleset: Ruleset, random: () => number, thrown: PlacementRange): Position | undefined {
  const { own, others, weights = WEIGHTS, near = 0, nearOwn = false, atHome = false, defeated = 0 } = thrown;
  const between = ([least, most]: readonly [number, number]): number => least + Math.floor(random() * (most - least + 1));
  const empty: Setup = { ...ruleset.begin().setup, boards: throwBoards(ruleset, random), pieces: [], number: NUMBER };
  const { players } = ruleset;
  const turn = players[Math.floor(random() * players.length)]!;
  const active = players.filter((_, i) => i < players.length - defeated || players[i] === turn).slice(0, players.length - defeated);
  const playing = active.includes(turn) ? active : [turn, ...active.slice(1)];
  const order = players.filter((player) => playing.includes(player));
  const bare = placeWithoutHistory(ruleset, { ...empty, pieces: farKings(ruleset) });
  if (!bare) return undefined;
  const squares = shuffle(bare.squares, random);
  const role = makeChooser(weights, random);
  const pieces: PlacedPiece[] = [];
  const kings: { file: number; rank: number }[] = [];
  const take = (isNear: boolean): string => {
    const at = isNear ? squares.findIndex(({ file, rank }) => kings.some((king) => distance(king, { file, rank }) <= NEAR)) : -1;
    const [square] = squares.splice(at < 0 ? squares.length - 1 : at, 1);
    return square!.name;
  };
  const home = atHome ? ruleset.begin().setup.pieces.find(({ owner, role }) => owner === turn && role === 'king')?.square : undefined;
  const takeHome = (name: string): string => {
    squares.splice(
      squares.findIndex((square) => square.name === name),
      1,
    );
    return name;
  };
  for (const owner of order) {
    const name = home !== undefined && owner === turn ? takeHome(home) : take(false);
    pieces.push({ owner, role: 'king', square: name });
    const { file, rank } = bare.squares.find((square) => square.name === name)!;
    if ((owner === turn) === nearOwn) kings.push({ file, rank });
  }
  for (const owner of players) {
    const count = between(owner === turn ? own : others);
    for (let i = 0; i < count; i++) pieces.push({ owner, role: role(), square: take(random() < near) });
  }
  return placeWithoutHistory(ruleset, { ...empty, pieces, turn, active: order });
}

function throwBoards(ruleset: Ruleset, random: () => number): readonly BoardPlace[] {
  const { pins } = ruleset;
  if (pins.length === 0) return [];
  const names = shuffle(
    pins.map(({ name }) => name),
    random,
  );
  return ruleset.begin().boards.map(({ id }, i) => ({ id, pin: names[i]! }));
}

function makeChooser(weights: Weights, random: () => number): () => Role {
  const entries = Object.entries(weights) as [Role, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return () => {
    let rest = random() * total;
    for (const [role, weight] of entries) if ((rest -= weight) < 0) return role;
    return entries[0]![0];
  };
}

const distance = (a: { file: number; rank: number }, b: { file: number; rank: number }): number =>
  Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank));

/** Kings where any position allows them, to see which squares there are. */
function farKings({ family, players }: Ruleset): PlacedPiece[] {
  const squares = family === 'trid' ? ['b1W', 'b8B'] : ['a1', 'a7', 'n14'];
  return players.map((owner, i) => ({ owner, role: 'king', square: squares[i]! }));
}

export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}
