import { PLAYERS } from '../../../src/engine/core/piece.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset.ts';
import { BOARDS, type BoardName } from '../../../src/engine/threeway/board.ts';
import { harshman } from '../../../src/engine/threeway/ruleset.ts';

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
  const on = new Map(pieces.split(' ').map((each) => [each.slice(2), each.slice(0, 2)]));
  const rows: string[] = [];
  for (let rank = BOARDS[board].ranks; rank > 0; rank--) {
    const cells = BOARDS[board].cells.filter((cell) => cell.rank === rank).map((cell) => on.get(cell.name) ?? '1');
    rows.push(cells.join('').replace(/1+/g, (run) => String(run.length)));
  }
  return `${rows.join('/')} ${rest}`;
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
  const active = ['wgb', 'wgb', 'wgb', 'wg', 'wb', 'gb'][random(6)] ?? 'wgb';
  for (const player of PLAYERS) {
    put(`${player}K`, random(3) > 0);
    for (let count = random(6); count > 0; count--) put(player + 'QRBNPPRQ'.charAt(random(8)), random(4) === 0);
  }
  const pieces = [...used].map(([cell, piece]) => piece + cell).join(' ');
  const turn = active.charAt(random(active.length));
  const rights = random(3) === 0 ? '*' : '-';
  const read = rules.parse(place(board, pieces, `${turn} ${active} ${rights} - - ${random(4)} ${20 + random(5)}`));
  return read.ok ? read.value : undefined;
}

/** Any move of the position, with captures, promotions and double steps liked better. */
export function anyMove(random: Random, position: Position): string | undefined {
  const moves = position.moves();
  const loud = moves.filter((move) => move.effects.length > 1 || move.enPassant);
  const from = loud.length > 0 && random(3) === 0 ? loud : moves;
  return from[random(from.length)]?.id;
}
