import type { PlacedPiece, Position, Role, Ruleset, Setup } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { shuffle } from './random-placement.ts';

/** Pieces of each side in a middlegame that is set up at random, kings apart; some of them are left out on both sides. */
const PIECES: readonly Role[] = ['queen', 'rook', 'rook', 'bishop', 'knight', 'bishop', 'knight', 'pawn', 'pawn', 'pawn', 'pawn'];
const LEFT_OUT = { open: 3, sharp: 6, full: 1 };
type Middle = keyof typeof LEFT_OUT;
const NUMBER = 20;
const TRIES = 50;

/**
 * Where a game begins: the array, or an open middlegame with equal pieces thrown on each side's half, nobody in check and nothing
 * remembered. Kings in the open make games in which something happens while both sides still have a game; where it is to be
 * sharp, there are fewer pieces and they stand anywhere.
 */
export function makeRandomStart(ruleset: Ruleset, random: () => number, isOpen: boolean, isSharp = false): Position {
  const start = ruleset.begin();
  if (!isOpen || ruleset.players.length !== 2) return start;
  for (let i = 0; i < TRIES; i++) {
    const position = throwMiddle(start, random, isSharp ? 'sharp' : 'open');
    if (position?.status() === 'playing' && position.checks().length === 0) return position;
  }
  return start;
}

/** An open middlegame with nearly all pieces on the board; nothing where the throw gives no such position. Two players. */
export function makeFullMiddle(ruleset: Ruleset, random: () => number): Position | undefined {
  const position = throwMiddle(ruleset.begin(), random, 'full');
  return position?.status() === 'playing' && position.checks().length === 0 ? position : undefined;
}

function throwMiddle(start: Position, random: () => number, middle: Middle): Position | undefined {
  const { ruleset } = start;
  const names = shuffle(
    ruleset.pins.map(({ name }) => name),
    random,
  );
  const boards = start.boards.map(({ id, pin }, i) => ({ id, pin: random() < 0.5 ? pin : names[i]! }));
  if (new Set(boards.map(({ pin }) => pin)).size < boards.length) return undefined;
  const empty: Setup = { ...start.setup, boards, pieces: [], number: NUMBER };
  const kings: PlacedPiece[] = [
    { owner: 'w', role: 'king', square: 'b1W' },
    { owner: 'b', role: 'king', square: 'b8B' },
  ];
  const bare = placeWithoutHistory(ruleset, { ...empty, pieces: kings });
  if (!bare) return undefined;
  const roles: readonly Role[] = ['king', ...shuffle(PIECES, random).slice(LEFT_OUT[middle])];
  const squares = shuffle(bare.squares, random);
  const pieces = (['w', 'b'] as const).flatMap((owner) => {
    const half = squares.filter(({ rank }) => middle === 'sharp' || (owner === 'w' ? rank <= 5 : rank >= 4));
    return roles.flatMap((role) => {
      const square = half.find(({ name }) => squares.some((other) => other.name === name));
      if (!square) return [];
      squares.splice(squares.indexOf(square), 1);
      half.splice(half.indexOf(square), 1);
      return [{ owner, role, square: square.name }];
    });
  });
  return placeWithoutHistory(ruleset, { ...empty, pieces, turn: random() < 0.5 ? 'w' : 'b' });
}
