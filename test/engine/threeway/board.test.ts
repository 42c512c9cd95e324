import { describe, expect, test } from 'vitest';
import {
  BOARDS,
  BOARD_NAMES,
  FACES,
  LEAPS,
  POINTS,
  SEATS,
  makeRelative,
  parseRelative,
  turnStep,
} from '../../../src/engine/threeway/board.ts';
import { read, rulesFor } from './support.ts';

describe.each(BOARD_NAMES)('the %s board', (name) => {
  const board = BOARDS[name];

  test('has six sides of 8 and 7 or 9 cells by turns (Harshman I)', () => {
    expect(board.cells).toHaveLength(name === '8-7' ? 147 : 192);
    const open = (cell: (typeof board.cells)[number]): number => FACES.filter(([f, r]) => !board.at(cell.file + f, cell.rank + r)).length;
    // Sides of 8, 8, 8 and three of n, the six corners shared: 3 * 8 + 3 * n - 6 cells at the edge.
    expect(board.cells.filter((cell) => open(cell) > 0)).toHaveLength(name === '8-7' ? 39 : 45);
    expect(board.cells.filter((cell) => open(cell) === 3)).toHaveLength(6);
  });

  test('gives neighbours across a face different colours, across a point the same (Harshman I, IV Bishop)', () => {
    for (const cell of board.cells) {
      for (const [f, r] of FACES) expect(board.at(cell.file + f, cell.rank + r)?.shade).not.toBe(cell.shade);
      for (const [f, r] of POINTS) expect(board.at(cell.file + f, cell.rank + r)?.shade ?? cell.shade).toBe(cell.shade);
    }
  });

  test('names a cell from each side and back (Harshman, Appendix 1)', () => {
    for (const cell of board.cells) {
      for (const seat of SEATS) {
        const { file, rank } = board.view(seat, cell);
        expect(board.seen(seat, file, rank)).toBe(cell);
      }
      for (const player of ['w', 'g', 'b'] as const) expect(parseRelative(board, makeRelative(board, cell.name, player))).toBe(cell.name);
    }
  });

  test('turns steps as it turns cells', () => {
    for (const seat of SEATS) {
      for (const step of [...FACES, ...POINTS, ...LEAPS]) {
        const from = board.seen(seat, 4, 5);
        const to = board.seen(seat, 4 + step[0], 5 + step[1]);
        if (!from || !to) throw new Error('the middle of the board is too small for a leap');
        const [file, rank] = turnStep(seat, step);
        expect(board.at(from.file + file, from.rank + rank)).toBe(to);
      }
    }
  });

  test('starts with each queen on her own colour and three bishops on three (Harshman III)', () => {
    const position = read(rulesFor({ board: name }).start, { board: name });
    for (const [player, shade] of [
      ['w', 1],
      ['g', 0],
      ['b', 2],
    ] as const) {
      const own = position.squares.filter((square) => square.piece?.owner === player);
      expect(own).toHaveLength(25);
      expect(own.find((square) => square.piece?.role === 'queen')?.shade).toBe(shade);
      expect(new Set(own.filter((square) => square.piece?.role === 'bishop').map((square) => square.shade)).size).toBe(3);
      expect(own.filter((square) => square.piece?.role === 'pawn')).toHaveLength(16);
    }
  });
});

describe('relative cells', () => {
  const board = BOARDS['8-7'];

  test('follow the definition where the example of the source does not (Appendix 1)', () => {
    expect(makeRelative(board, 'd9', 'w')).toBe('W-d9');
    expect(makeRelative(board, 'd9', 'g')).toBe('G-f2');
    expect(makeRelative(board, 'd9', 'b')).toBe('B-m11');
  });

  test('take R for Gray, and nothing that is no cell', () => {
    expect(parseRelative(board, 'R-f2')).toBe('d9');
    for (const text of ['G-a8', 'G-f', 'X-f2', 'f2', 'G-f02', 'g-f2', 'W-o9', '']) expect(parseRelative(board, text)).toBeUndefined();
  });
});
