import { expect, test } from 'vitest';
import { CHESS_WORDS } from '#words/compare/chess.ts';
import { PAIR_WORDS } from '#words/compare/pairs.ts';
import { RIDES } from '#words/compare/rides.ts';
import { TONIGHT_LINES } from '#words/compare/tonight-lines.ts';
import { ALL_EXAMPLES, CHESS_EXAMPLES_OF } from '../../src/comparison/data/comparison-tables.ts';
import { makeRows } from '../../src/comparison/rows.ts';
import { MOVABLE_RULESETS } from '../../src/engine/index.ts';

/** What a text calls places of boards: Meder numbers corners (QL1), the others pins under and over them (QP1). */
const placesIn = (text: string): readonly string[] => text.match(/\b[QK][LP]\d+/g) ?? [];

/** Places that none of these rulesets has. */
const strangeIn = (text: string, ids: readonly string[]): readonly string[] => {
  const known = new Set(MOVABLE_RULESETS.filter(({ id }) => ids.includes(id)).flatMap(({ pins }) => pins.map(({ name }) => name)));
  return placesIn(text).filter((name) => !known.has(name));
};

test('an example of two rulesets is a position of one of the two, and its moves have the names of the ruleset that makes them', () => {
  for (const { of, position, allows, refuses, legal, barred } of ALL_EXAMPLES) {
    expect([allows, refuses], position).toContain(of);
    expect(strangeIn(position, [of]), position).toEqual([]);
    expect(strangeIn(legal, [allows]), position).toEqual([]);
    expect(strangeIn(barred, [refuses]), position).toEqual([]);
  }
});

test('a position that shows a chess player a rule is in the names of tonight', () => {
  for (const { id } of MOVABLE_RULESETS) expect(strangeIn(JSON.stringify(CHESS_EXAMPLES_OF[id]), [id]), id).toEqual([]);
});

test('a sentence about two rulesets names places of these two alone', () => {
  const told = PAIR_WORDS.map((words) => [Object.keys(words.sets), words] as const);
  expect(told).toHaveLength(6);
  for (const [ids, words] of told) expect(strangeIn(JSON.stringify(words), ids), ids.join(' ')).toEqual([]);
  // The negative: what is said of Meder and Bartmess would be strange to Grant and Usenet.
  const [, words] = told.find(([ids]) => ids.includes('meder') && ids.includes('bartmess'))!;
  expect(strangeIn(JSON.stringify(words), ['grant', 'usenet']).length).toBeGreaterThan(0);
});

test.for(MOVABLE_RULESETS.map(({ id }) => id))('a sentence about %s names its own places', (id) => {
  const { points, ...rest } = CHESS_WORDS[id]!;
  const texts = [JSON.stringify(points), JSON.stringify(rest), JSON.stringify(TONIGHT_LINES[id]), RIDES[id]!.says];
  for (const text of texts) expect(strangeIn(text, [id]), text).toEqual([]);
  for (const { id: row, group, cells } of makeRows(MOVABLE_RULESETS, {}))
    if (group !== 'notation' && cells[id]) expect(strangeIn(`${cells[id].value} ${cells[id].says}`, [id]), row).toEqual([]);
});

test('no answer of a ruleset without castling speaks of the right to castle, but where castling is asked about', () => {
  const rows = makeRows(MOVABLE_RULESETS, {});
  const castling = rows.find(({ id }) => id === 'castling')!;
  const without = MOVABLE_RULESETS.map(({ id }) => id).filter((id) => castling.cells[id]?.value === 'none');
  expect(without).toEqual(['bartmess', 'usenet']);
  const speaks = (id: string): readonly string[] =>
    rows
      .filter(({ group, cells }) => group !== 'castling' && group !== 'notation' && /rights? to castle/.test(cells[id]?.says ?? ''))
      .map((row) => row.id);
  for (const id of without) expect(speaks(id), id).toEqual([]);
  expect(speaks('meder')).toEqual(['same-position']);
});
