import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeRows, ruleOf } from '../../src/comparison/rows.ts';
import { findRuleset, MOVABLE_RULESETS, RULESETS } from '../../src/engine/index.ts';
import { REFERENCES } from './references.ts';

const rows = makeRows(MOVABLE_RULESETS, {});

/** The rules of a reference by their number, as written. */
function readRules(id: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../src/content/docs/rules/${id}.mdx`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/<Rule\s+n="([\d.]+)"[\s\S]*?<\/Rule>/g)].map(([rule, number = '']) => [number, rule]));
}

describe.each(MOVABLE_RULESETS.map(({ id }) => id))('the rules that the table of %s links to', (id) => {
  const rules = readRules(id);
  const ruleFor = (question: string): string =>
    rules.get(
      ruleOf(
        rows.find((row) => row.id === question)!,
        id,
        REFERENCES,
      ) ?? '',
    ) ?? '';

  test('are in the reference', () => {
    const linked = rows.map((row) => ruleOf(row, id, REFERENCES)).filter((number) => number !== undefined);
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((number) => !rules.has(number))).toEqual([]);
  });

  test('speak of what is asked: pins of the start, straight up, gaps, leaving an attack board', () => {
    const start = rows.find((row) => row.id === 'board-start')!.cells[id]!.value;
    const pins = String(start).split(' ');
    expect(pins.filter((pin) => !ruleFor('board-start').includes(pin))).toEqual([]);
    expect(ruleFor('straight-up-down')).toMatch(/straight up/i);
    expect(ruleFor('gap-crossing')).toMatch(/gap|no square|where there is none/);
    expect(ruleFor('pawn-off-board')).toMatch(/attack board/);
  });
});

describe('the rules that the table of three players links to', () => {
  const rules = readRules('harshman');
  const all = makeRows(RULESETS, {});

  test('are in the reference, and speak of what is asked', () => {
    const linked = all.flatMap((row) => ruleOf(row, 'harshman', REFERENCES) ?? []);
    expect(linked.length).toBeGreaterThan(15);
    expect(linked.filter((number) => !rules.has(number))).toEqual([]);
    const textOf = (id: string): string =>
      rules.get(
        ruleOf(
          all.find((row) => row.id === id)!,
          'harshman',
          REFERENCES,
        )!,
      )!;
    expect(textOf('castling')).toMatch(/Castling/);
    expect(textOf('stalemate')).toMatch(/stalemate/);
    expect(textOf('king-protection')).toMatch(/in check and you have a move that saves it/);
  });
});

test('a question that a rule answers in one reference has a rule in each, and the one of first moves says how many', () => {
  const unruled = rows.flatMap((row) => {
    // A question that is no fact of a ruleset may be left open by its text.
    const answering = Object.keys(row.cells).filter((id) => findRuleset(id)!.facts.some((fact) => fact.id === row.id));
    const without = answering.filter((id) => ruleOf(row, id, REFERENCES) === undefined);
    return without.length < answering.length ? without.map((id) => `${row.id} ${id}`) : [];
  });
  expect(unruled).toEqual([]);
  const first = rows.find((row) => row.id === 'first-moves')!;
  for (const rules of MOVABLE_RULESETS)
    expect(readRules(rules.id).get(ruleOf(first, rules.id, REFERENCES)!)).toMatch(new RegExp(`\\b${rules.begin().moves().length}\\b`));
});

describe('what the table answers, against the texts', () => {
  const value = (row: string, id: string): string | undefined => makeRows(RULESETS, {}).find((one) => one.id === row)?.cells[id]?.value;

  test('a Three-way king may be left open only if nothing saves it (IV, King Protection)', () => {
    expect(value('king-protection', 'harshman')).toBe('only if nothing saves it');
    expect(value('king-protection', 'meder')).toBe('no');
  });

  test('four men of Bartmess’s can move at once, pawns all; six of Meder’s', () => {
    expect([value('mobile-men', 'bartmess'), value('mobile-men', 'meder')]).toEqual(['4', '6']);
  });

  test('an empty board has three to five places to choose from, by the letter in Meder 3.6, and none under Grant', () => {
    expect(['bartmess', 'meder', 'usenet', 'grant'].map((id) => value('board-ways', id))).toEqual([
      '3 to 5',
      '3 to 5',
      '3 to 5',
      'none: it stays',
    ]);
  });

  test('Bartmess’s and the Usenet boards go from the middle to other places (7.1; Rules)', () => {
    expect(value('board-neighbours', 'bartmess')).toBe('from QP5 to QP2, QP4, QP6, QP7, KP5');
    expect(value('board-neighbours', 'usenet')).toBe('from QP5 to QP1, QP2, QP7, QP9, KP5');
  });

  test('a loaded board of Bartmess’s never leaves its pin (7.1), so it does not go back either', () => {
    expect(value('board-forward-only', 'bartmess')).toBe('it never leaves its pin');
    expect(value('board-forward-only', 'meder')).toBe('no');
    expect(value('board-forward-only', 'usenet')).toBe('yes');
  });

  test('every question stands by itself', () => {
    for (const { question } of makeRows(RULESETS, {})) expect(question).toMatch(/^[A-Z][^…]*\?$/);
  });

  test('one move is written in all four notations, and another one by each', () => {
    for (const row of ['write-piece', 'write-pawn', 'write-capture', 'write-aboard', 'write-promotion', 'write-board'])
      for (const { id } of MOVABLE_RULESETS) expect(value(row, id), `${row} ${id}`).not.toBe('no such move');
    expect(value('write-castling', 'meder')).toBe('0-0');
    expect(value('write-castling', 'usenet')).toBe('no such move');
    // The board asked about goes, forward (Bartmess 2; Meder E), and a square aboard has each ruleset's own name: by place, or by pin.
    expect(MOVABLE_RULESETS.map(({ id }) => value('write-board', id))).toEqual(['QP6-QP8', 'QL4', 'QP6-QP8', 'QP5-QP7']);
    expect(MOVABLE_RULESETS.map(({ id }) => value('write-aboard', id))).toEqual(['b3,WB-b2,QL', 'Ra1QL1', 'Ra1QP2', 'Ca1QP2']);
  });
});
