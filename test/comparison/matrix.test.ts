import { describe, expect, test } from 'vitest';
import { COMPARE_TABLE } from '#words/compare/table.ts';
import { listFirstLookups } from '../../src/comparison/first-lookups.ts';
import { makeMatrix } from '../../src/comparison/matrix.ts';
import { makeRows } from '../../src/comparison/rows.ts';
import { tellingFirst } from '../../src/comparison/pair.ts';
import { RULESETS } from '../../src/engine/index.ts';

const TRID = RULESETS.filter(({ family }) => family !== 'threeway');
const ROWS = makeRows(TRID, {});
const valueOf = (row: string, ruleset: string): string | undefined => ROWS.find(({ id }) => id === row)?.cells[ruleset]?.value;

describe('the ten questions', () => {
  const matrix = makeMatrix(ROWS, TRID);

  test('are answered for every ruleset, and tell each pair apart', () => {
    expect(matrix).toHaveLength(10);
    for (const { row, cells } of matrix)
      expect(
        cells.every((cell) => cell !== undefined),
        row,
      ).toBe(true);
    const answers = TRID.map((_, at) => JSON.stringify(matrix.map(({ cells }) => cells[at])));
    expect(new Set(answers).size).toBe(TRID.length);
  });

  test.each(['column-block', 'gap-crossing', 'load-empty', 'board-rotation'])(
    '%s is yes where its row of the table says yes, and no elsewhere',
    (row) => {
      const { cells } = matrix.find((one) => one.row === row)!;
      expect(cells.map((cell) => cell?.sign === 'yes')).toEqual(TRID.map(({ id }) => valueOf(row, id) === 'yes'));
      expect(cells.every((cell) => cell?.sign !== 'part')).toBe(true);
    },
  );

  test('castling is answered “no” where there is none', () => {
    const { cells } = matrix.find(({ row }) => row === 'castling')!;
    expect(cells.map((cell) => cell?.sign === 'no')).toEqual(TRID.map(({ id }) => valueOf('castling', id) === 'none'));
  });

  test('have words each, and no words stand without a row', () => {
    expect(Object.keys(COMPARE_TABLE.glance.questions).toSorted()).toEqual(matrix.map(({ row }) => row).toSorted());
  });

  test('are empty where nothing is known', () => {
    expect(
      makeMatrix([], TRID)
        .flatMap(({ cells }) => cells)
        .every((cell) => cell === undefined),
    ).toBe(true);
  });
});

describe('what is looked up first', () => {
  test('has something under every heading, each row under one, for every ruleset', () => {
    for (const { id } of TRID) {
      const topics = listFirstLookups(ROWS, id);
      expect(topics.map(({ topic, rows }) => rows.length > 0 || topic).filter((one) => one !== true)).toEqual([]);
      const ids = topics.flatMap(({ rows }) => rows.map((row) => row.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the rows of a pair', () => {
  test('begin with what has to be known before the first move, end with figures of games, and lose none', () => {
    const rows = tellingFirst(ROWS, 'meder', 'grant');
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['pins', 'board-start', 'array']);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ROWS.map(({ id }) => id).toSorted());
    const isLast = rows.map(({ group }) => group === 'games' || group === 'notation');
    expect(isLast.indexOf(true)).toBeGreaterThan(0);
    expect(isLast.slice(isLast.indexOf(true)).every(Boolean)).toBe(true);
  });

  test('are in the same order whichever of the two is named first', () => {
    const order = (from: string, to: string): readonly string[] => tellingFirst(ROWS, from, to).map(({ id }) => id);
    expect(order('meder', 'bartmess')).toEqual(order('bartmess', 'meder'));
  });
});
