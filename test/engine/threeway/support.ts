import { isPlayer, parseRole, PLAYERS, type Player } from '../../../src/engine/core/piece.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset.ts';
import type { PlacedPiece } from '../../../src/engine/core/setup.ts';
import { BOARDS, type BoardName } from '../../../src/engine/threeway/board.ts';
import { harshman } from '../../../src/engine/threeway/ruleset.ts';
import { writePlacing } from '../placing.ts';

/** A small seeded generator of numbers from 0 up to `below`. */
export type Random = (below: number) => number;

export function makeRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 0x100000000) * below);
  };
}

/** All eight ways to agree on the options. */
export const ALL_OPTIONS = ['8-7', '8-9'].flatMap((board) =>
  ['first', 'last'].flatMap((mate) => ['off', 'on'].map((automatic) => ({ board, mate, automatic }))),
);

export function rulesFor(options: Readonly<Record<string, string>>): Ruleset {
  return must(harshman.configure(options));
}

export function read(text: string, options: Readonly<Record<string, string>> = {}): Position {
  return must(rulesFor(options).parse(text));
}

/** Plays ids, separated by spaces. */
export function play(position: Position, ids: string): Position {
  return ids.split(' ').reduce((now, id) => must(now.play(id)), position);
}

export function ids(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id);
}

export function declarations(position: Position): string[] {
  return ids(position.acts().filter((act) => act.kind === 'declaration'));
}

/** A position string from pieces by cell: `wKe1 gQd9`. */
export function place(board: BoardName, pieces: string, rest: string): string {
  return writePlacing(rulesFor({ board }), { pieces: pieces.split(' ').map((word) => readPiece(word)) }, rest);
}

/** `wKe1`: owner, piece, cell. */
function readPiece(word: string): PlacedPiece {
  const owner = word.charAt(0);
  const role = parseRole(word.charAt(1));
  if (!isPlayer(owner) || !role) throw new Error(`${word} is not a piece on a cell`);
  return { owner, role, square: word.slice(2) };
}

/** A position with few pieces anywhere, kings near each other more often than not; nothing when such a one cannot be. */
export function scatter(random: Random, rules: Ruleset): Position | undefined {
  const board = (rules.options.board ?? '8-7') as BoardName;
  const { cells } = BOARDS[board];
  const corner = random(cells.length);
  const used = new Map<string, string>();
  const put = (piece: string, near: boolean): void => {
    const cell = cells[near ? (corner + random(12) + 11 * random(4)) % cells.length : random(cells.length)];
    if (cell && !used.has(cell.name)) used.set(cell.name, piece);
  };
  const active = [...(['wgb', 'wgb', 'wgb', 'wg', 'wb', 'gb'][random(6)] ?? 'wgb')] as Player[];
  for (const player of PLAYERS) {
    put(`${player}K`, random(3) > 0);
    for (let count = random(6); count > 0; count--) put(player + 'QRBNPPRQ'.charAt(random(8)), random(4) === 0);
  }
  return toss(random, rules, used, active, active[random(active.length)]!, random(3) === 0);
}

/** The position of pieces by cell, late in some game; with all first moves that can be left, or none. Nothing where it cannot be. */
export function toss(
  random: Random,
  rules: Ruleset,
  pieces: ReadonlyMap<string, string>,
  active: readonly Player[],
  turn: Player,
  isFresh: boolean,
): Position | undefined {
  const clock = random(4);
  const placed = [...pieces].map(([cell, piece]) => readPiece(piece + cell));
  const setup = { ...rules.begin().setup, pieces: placed, active, turn, clock, number: 20 + random(5) };
  const unmoved = isFresh ? rules.firstMoves(setup) : [];
  const read = rules.fromSetup({
    ...setup,
    pieces: placed.map((piece) => (unmoved.includes(piece.square) ? { ...piece, unmoved: true } : piece)),
  });
  return read.ok ? read.value : undefined;
}

/** Any move of the position, with captures, promotions and double steps liked better. */
export function anyMove(random: Random, position: Position): string | undefined {
  const moves = position.moves();
  const loud = moves.filter((move) => move.effects.length > 1 || move.enPassant);
  const from = loud.length > 0 && random(3) === 0 ? loud : moves;
  return from[random(from.length)]?.id;
}
