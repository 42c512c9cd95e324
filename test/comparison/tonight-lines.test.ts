import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesFor, tellNames, TONIGHT_LINES } from '#words/compare/tonight-lines.ts';
import { makeRows } from '../../src/comparison/rows.ts';
import { listReach } from '../../src/content/rules-card.ts';
import { expect as must, findRuleset, MOVABLE_RULESETS, RULESETS } from '../../src/engine/index.ts';
import { nameGrantSquare } from '../../src/notation/grant.ts';
import { findPlace } from '../../src/notation/places.ts';

test.for(RULESETS.map(({ id }) => id))('what is looked up first by %s is short and rests on rules that exist', (id) => {
  const reference = readFileSync(`src/content/docs/rules/${id}.mdx`, 'utf8');
  const lines = TONIGHT_LINES[id]!;
  for (const { about, rules } of lines)
    for (const rule of rules) expect(reference, `${about} ${rule}`).toMatch(new RegExp(`\\bn="${rule.replace('.', '\\.')}"`));
  expect(lines.map(({ about, says }) => `${about}: ${says}`).join(' ').length).toBeLessThanOrEqual(1000);
});

test('what a sentence above tells, and what is the same by the rules one knows, stands in no line', () => {
  const about = (...how: Parameters<typeof linesFor>): readonly string[] => linesFor(...how).map((line) => line.about);
  expect(about('usenet', ['check'])).not.toContain('Castling');
  expect(about('usenet', [])).toContain('Castling');
  expect(about('meder', ['promotion'])).not.toContain('Promotion');
  expect(about('usenet', [], 'grant')).not.toContain('Gaps');
  expect(about('usenet', [], 'meder')).toContain('Gaps');
});

test('Meder’s boards go at most two numbers up or down a side, or across', () => {
  const numberOf = (pin: string): number => Number(pin.slice(2));
  const rows = listReach(findRuleset('meder')!);
  for (const { pin, empty } of rows) {
    const near = rows.map((row) => row.pin).filter((other) => other !== pin && Math.abs(numberOf(other) - numberOf(pin)) <= 2);
    expect([...empty].sort(), pin).toEqual([...near, `K${pin.slice(1)}`].sort());
  }
});

test('material that draws at once is what the engine counts', () => {
  const rows = makeRows(MOVABLE_RULESETS, {});
  const draws = (id: string, ruleset: string) => rows.find((row) => row.id === id)!.cells[ruleset]!.value.split(',')[0];
  for (const id of ['grant', 'usenet'])
    expect([draws('dead-knight', id), draws('dead-bishop', id), draws('dead-knights', id)]).toEqual(['yes', 'yes', 'no']);
  expect([draws('dead-knight', 'bartmess'), draws('dead-bishop', 'bartmess')]).toEqual(['yes', 'yes']);
  expect([draws('dead-knight', 'meder'), draws('dead-bishop', 'meder')]).toEqual(['no', 'no']);
});

test('names are those of each text', () => {
  const grant = must(findRuleset('grant')!.parse(findRuleset('grant')!.start));
  expect(nameGrantSquare(findPlace(grant, 'b2W'))).toBe('1b2');
  expect(nameGrantSquare(findPlace(grant, 'z0QL'))).toBe('1a1a1');
  expect(tellNames('grant', 'usenet')).toContain('your 1b2 is b2W, your 1a1a1 is z0QL');
  const bartmess = findRuleset('bartmess')!.begin();
  const written = bartmess.moves().map((move) => [move.id, bartmess.ruleset.notation.write(bartmess, move)] as const);
  expect(written.find(([id]) => id.startsWith('b2W-'))?.[1]).toContain('c3,WB');
  expect(tellNames('bartmess', 'meder')).toContain('c3,WB is b2W');
});
