import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { compose } from '../../src/board/scene/compose.ts';
import { describeLines, linesThrough } from '../../src/board/scene/cell-lines.ts';
import { toRenderOptions } from '../../src/board/scene/render-options.ts';

const start = (board: string) => {
  const ruleset = must(findRuleset('harshman')!.configure({ board }));
  return must(ruleset.parse(ruleset.start));
};

describe('the lines through a cell (Harshman, Appendix 1)', () => {
  test('are its rank, its file, the file that leans right and three diagonals', () => {
    const of = linesThrough('f6', start('8-7').squares);
    expect(of.map(({ kind, cells }) => `${kind} ${cells[0]} ${cells.at(-1)}`)).toEqual([
      'rank a6 m6',
      'file f1 f12',
      'rightFile a1 n14',
      'diagonal b4 n10',
      'diagonal d2 j14',
      'diagonal c9 i3',
    ]);
  });

  test('are where a rook and a bishop go on an empty board, on both boards', () => {
    for (const board of ['8-7', '8-9']) {
      const { squares } = start(board);
      for (const name of ['a1', 'f6', 'h8', 'd9']) {
        const straight = linesThrough(name, squares).filter(({ kind }) => kind !== 'diagonal');
        const slanting = linesThrough(name, squares).filter(({ kind }) => kind === 'diagonal');
        const shade = (cell: string) => squares.find((one) => one.name === cell)!.shade;
        expect(slanting.flatMap(({ cells }) => cells).every((cell) => shade(cell) === shade(name))).toBe(true);
        expect(straight.every(({ cells }) => cells.slice(1).every((cell, i) => shade(cell) !== shade(cells[i]!)))).toBe(true);
      }
    }
  });

  test('are none of a cell that is not there, and are told in words', () => {
    expect(linesThrough('z9', start('8-7').squares)).toEqual([]);
    expect(describeLines('f6', start('8-7').squares)).toContain('f6: rank 6, a6 to m6; file f, f1 to f12;');
  });

  test('differ by their strokes and go straight from end to end, however the board is turned', () => {
    const position = start('8-9');
    for (const side of ['w', 'g', 'b'] as const) {
      const scene = compose(toRenderOptions(position, { side, marks: { lines: ['f6'] } }));
      const lines = scene.nodes.filter((node) => node.id.startsWith('line:f6:'));
      expect(lines.length).toBe(6);
      const looks = lines.map((node) => (node.kind === 'stamp' ? `${node.paint[1]?.stroke} ${node.paint[1]?.width}` : ''));
      expect(new Set(looks).size).toBe(4);
      const at = (name: string) => scene.tiles.find((tile) => tile.name === name)!;
      for (const { cells } of linesThrough('f6', position.squares)) {
        const [a, b, c] = [at(cells[0]!), at(cells.at(-1)!), at('f6')];
        expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 3);
      }
    }
  });
});
