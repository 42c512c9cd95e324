import { beforeAll, describe, expect, test } from 'vitest';
import { listCounters, makeEmptyBoard, makeHexBoard, PAPERS, type Paper } from '../../scripts/build/cards/hex-board.ts';
import { readStyle } from '../../scripts/build/cards/main.ts';
import { findRuleset } from '../../src/engine/index.ts';

const harshman = findRuleset('harshman')!;
let style: Awaited<ReturnType<typeof readStyle>>;
beforeAll(async () => {
  style = await readStyle();
});

describe('the board of hexagons to print', () => {
  test.for(Object.keys(PAPERS) as Paper[])('is two halves and a page of counters on %s, the same file each time', async (paper) => {
    const [one, other] = [await makeHexBoard(harshman, paper, style), await makeHexBoard(harshman, paper, style)];
    const text = Buffer.from(one).toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3);
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect(Number(width)).toBeCloseTo(PAPERS[paper][0], 0);
    expect(Number(height)).toBeCloseTo(PAPERS[paper][1], 0);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('has all 147 cells and nobody on them', () => {
    const { tiles, nodes } = makeEmptyBoard(harshman);
    expect(tiles).toHaveLength(147);
    expect(nodes.filter(({ kind }) => kind === 'piece')).toEqual([]);
  });

  test('has the 75 pieces of the start and two queens more for each player', () => {
    const counters = listCounters(harshman);
    expect(counters).toHaveLength(81);
    for (const player of harshman.players) {
      const own = counters.filter(({ owner }) => owner === player).map(({ role }) => role);
      expect(['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'].map((role) => own.filter((one) => one === role).length)).toEqual([
        1, 3, 2, 3, 2, 16,
      ]);
    }
  });
});
