import { describe, expect, test } from 'vitest';
import { ALL_EXAMPLES } from '../../src/comparison/data/comparison-tables.ts';
import { listTopicRows, rowOfCode } from '../../src/comparison/row-examples.ts';
import { groupCases } from '../../src/comparison/cases.ts';
import { findOtherDestinations } from '../../src/comparison/adjacent-pins.ts';
import { isDiffering, makeRows } from '../../src/comparison/rows.ts';
import { listTopics } from '../../src/comparison/disagreement-topics.ts';
import { MOVABLE_RULESETS } from '../../src/engine/index.ts';

const rules = (id: string) => MOVABLE_RULESETS.find((one) => one.id === id)!;
const PAIRS = MOVABLE_RULESETS.flatMap((one, index) => MOVABLE_RULESETS.slice(index + 1).map((other) => [one, other] as const));

describe('questions asked of many cases', () => {
  const rows = makeRows(MOVABLE_RULESETS, {});

  test('stand together, each case once; what asks one thing stands by itself', () => {
    const asked = groupCases(rows);
    expect(asked.flatMap(({ cases }) => cases.map(({ row }) => row)).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      rows.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    const boards = asked.find(({ question }) => question === 'May you move an attack board?')!;
    expect(boards.cases.length).toBeGreaterThan(5);
    expect(boards.cases.every(({ row }) => row.id.startsWith('load-'))).toBe(true);
    expect(boards.cases.map(({ name }) => name)).toContain('Your own attack board with your king alone on it');
    expect(asked.flatMap(({ cases }) => cases.map(({ name }) => name)).filter((name) => name.endsWith(','))).toEqual([]);
    for (const id of ['dead-positions', 'straight-up-down', 'castling'])
      expect(asked.find(({ cases }) => cases.some(({ row }) => row.id === id))!.cases).toHaveLength(1);
  });
});

describe('where a disagreement is answered in words', () => {
  test.for(PAIRS.map((pair) => [pair.map(({ id }) => id).join(' '), pair] as const))('%s: every topic leads to a row', ([, pair]) => {
    const ids = pair.map(({ id }) => id);
    const rows = makeRows(pair, {}).filter(isDiffering);
    const topics = listTopics(ALL_EXAMPLES.filter(({ allows, refuses }) => ids.includes(allows) && ids.includes(refuses)));
    const found = listTopicRows(topics, rows);
    expect(Object.keys(topics).filter((code) => found[code] === undefined)).toEqual([]);
    expect(Object.values(found).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  });

  test('castling to the row of castling; a row that is not there, to none', () => {
    expect(rowOfCode('no-castling', [{ id: 'castling' }, { id: 'gap-crossing' }])).toBe('castling');
    expect(rowOfCode('no-castling', [{ id: 'gap-crossing' }])).toBeUndefined();
  });
});

describe('the ways of Black’s boards', () => {
  test('are White’s, but for a rider of Meder’s, whose forward is down the ranks (3.6)', () => {
    expect(['bartmess', 'grant', 'usenet'].map((id) => findOtherDestinations(rules(id)))).toEqual([undefined, undefined, undefined]);
    expect(findOtherDestinations(rules('meder'))).toMatchObject({ QL1: ['KL1'], QL2: ['QL1', 'QL3', 'KL2'], KL6: ['QL6', 'KL4', 'KL5'] });
    for (const id of ['bartmess', 'grant', 'usenet'])
      for (const { name } of rules(id).pins)
        for (const pieces of [[], ['pawn'], ['knight']] as const) {
          const ways = (['w', 'b'] as const).map((owner) =>
            rules(id).reach(name, { owner, mover: owner, pieces: pieces.map((role) => ({ owner, role })) }),
          );
          expect(ways[0], `${id} ${name}`).toEqual(ways[1]);
        }
  });
});
