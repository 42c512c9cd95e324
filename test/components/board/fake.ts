import type { Piece, Player, Role } from '../../../src/engine/core/piece.ts';
import { ROLE_LETTERS, ROLES } from '../../../src/engine/core/piece.ts';
import type { AttackBoard, Square } from '../../../src/engine/core/position.ts';
import type { Pin } from '../../../src/engine/core/ruleset.ts';
import type { RenderOverrides, RenderOptions } from '../../../src/board/scene/render-options.ts';

/** Positions for the painters alone: squares and boards as a position string writes them, no rules behind them. */
const MAINS = [
  ['W', 1, 0],
  ['N', 3, 2],
  ['B', 5, 4],
] as const;

/** The 24 pins of tri-d.md, "The board all four share". */
const PINS: readonly Pin[] = (['queen', 'king'] as const).flatMap((side) =>
  MAINS.flatMap(([main, rank, height], m) =>
    (['front', 'back'] as const).flatMap((corner) =>
      [false, true].map((over): Pin => {
        const number = m * 4 + (corner === 'front' ? 1 : 3) + (over ? 1 : 0);
        return {
          name: `${side === 'queen' ? 'QP' : 'KP'}${number}`,
          side,
          main,
          corner,
          over,
          file: side === 'queen' ? 0 : 4,
          rank: corner === 'front' ? rank - 1 : rank + 3,
          height: height + (over ? 1 : -1),
        };
      }),
    ),
  ),
);

function parseLetter(letter: string): Piece | undefined {
  const role = ROLES.find((one: Role) => ROLE_LETTERS[one] === letter.toUpperCase());
  return role && { owner: letter === letter.toUpperCase() ? 'w' : 'b', role };
}

/** A sight of a Tri-D position string. */
export function fakeSight(text: string, how: RenderOverrides = {}): RenderOptions {
  const boards: AttackBoard[] = [];
  const squares: Square[] = [];
  for (const part of (text.split(' ')[0] ?? '').split(';')) {
    const [head = '', rows = ''] = part.split(':');
    const [board = '', pinName] = head.split('@');
    const pin = PINS.find((one) => one.name === pinName);
    const main = MAINS.find(([id]) => id === board);
    const [file0, rank0, height] = pin ? [pin.file, pin.rank, pin.height] : [1, main?.[1] ?? 0, main?.[2] ?? 0];
    if (pin) boards.push({ id: board, owner: board === board.toUpperCase() ? 'w' : 'b', pin: pin.name });
    rows
      .split('/')
      .reverse()
      .forEach((row, j) => {
        const cells = [...row].flatMap((c) => (/\d/.test(c) ? Array.from({ length: Number(c) }, () => undefined) : [parseLetter(c)]));
        cells.forEach((piece, i) => {
          const [file, rank] = [file0 + i, rank0 + j];
          squares.push({ name: `${'zabcde'[file]}${rank}${board}`, board, file, rank, height, shade: (file + rank) % 2, piece });
        });
      });
  }
  const ids = new Map(squares.filter((square) => square.piece).map((square) => [square.name, `piece:${square.name}`]));
  return { squares, boards, pins: PINS, view: 'stack', side: 'w', angle: 0, ids, gone: [], coordinates: true, marks: {}, ...how };
}

const START: readonly (readonly [string, number, number])[] = [
  ...[...'RBNQKNBR'].map((letter, file) => [letter, file, 1] as const),
  ...[...'PPPPBPPPP'].map((letter, file) => [letter, file, 2] as const),
  ...[...'PPPPPPPP'].map((letter, i) => [letter, i + 1, 3] as const),
];

/** The start of the three-way board (three-way.md, "Start"), with moves given as `c1-e4`. */
export function fakeHex(moves = '', how: RenderOverrides = {}): RenderOptions {
  const own: Readonly<Record<Player, (f: number, r: number) => readonly [number, number]>> = {
    w: (f, r) => [f, r],
    g: (f, r) => [7 - f + (r - 1), 14 - f],
    b: (f, r) => [13 - (r - 1), 7 + f - (r - 1)],
  };
  const name = (f: number, r: number): string => `${'abcdefghijklmn'[f]}${r}`;
  const pieces = new Map<string, Piece>();
  for (const owner of ['w', 'g', 'b'] as const) {
    for (const [letter, f, r] of START) {
      const piece = parseLetter(letter);
      if (piece) pieces.set(name(...own[owner](f, r)), { owner, role: piece.role });
    }
  }
  for (const move of moves.split(' ').filter(Boolean)) {
    const [from = '', to = ''] = move.split('-');
    const piece = pieces.get(from);
    if (piece) pieces.set(to, piece);
    pieces.delete(from);
  }
  const squares: Square[] = [];
  for (let rank = 1; rank <= 14; rank++) {
    for (let file = Math.max(0, rank - 7); file <= Math.min(13, rank + 6); file++) {
      const cell = name(file, rank);
      squares.push({ name: cell, board: 'hex', file, rank, height: 0, shade: (file + rank) % 3, piece: pieces.get(cell) });
    }
  }
  const ids = new Map([...pieces.keys()].map((cell) => [cell, `piece:${cell}`]));
  return { squares, boards: [], pins: [], view: 'stack', side: 'w', angle: 0, ids, gone: [], coordinates: true, marks: {}, ...how };
}
