import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRows, ruleOf } from '../../../src/components/compare/model/rows.ts';
import { RULESETS } from '../../../src/engine/index.ts';

const trid = RULESETS.filter((ruleset) => ruleset.pins.length > 0);
const rows = makeRows(trid, {});

/** The rules of a reference by their number, as written. */
function readRules(id: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../../src/content/docs/rules/${id}.mdx`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/<Rule\s+n="([\d.]+)"[\s\S]*?<\/Rule>/g)].map(([rule, number = '']) => [number, rule]));
}

describe.each(trid.map(({ id }) => id))('the rules that the table of %s links to', (id) => {
  const rules = readRules(id);
  const ruleFor = (question: string): string =>
    rules.get(
      ruleOf(
        rows.find((row) => row.id === question)!,
        id,
      ) ?? '',
    ) ?? '';

  it('are in the reference', () => {
    const linked = rows.map((row) => ruleOf(row, id)).filter((number) => number !== undefined);
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((number) => !rules.has(number))).toEqual([]);
  });

  it('speak of what is asked: pins of the start, straight up, gaps, leaving an attack board', () => {
    const start = rows.find((row) => row.id === 'board-start')!.cells[id]!.value;
    const pins = String(start).split(' ');
    expect(pins.filter((pin) => !ruleFor('board-start').includes(pin))).toEqual([]);
    expect(ruleFor('straight-up-down')).toMatch(/straight up/i);
    expect(ruleFor('gap-crossing')).toMatch(/gap|no square|where there is none/);
    expect(ruleFor('pawn-off-board')).toMatch(/attack board/);
  });
});
