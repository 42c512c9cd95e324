import { describe, expect, test } from 'vitest';
import { findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';

/** A fault in each part of a position, with what its sentence names. */
const FAULTS: readonly (readonly [part: string, spoil: (text: string) => string, word: string])[] = [
  ['rank', (text) => text.replace('W:4', 'W:NBBX').replace(/^gR/, 'gX'), 'placement'],
  ['turn', (text) => text.replace(' w ', ' q '), '“q”'],
  ['count', (text) => text.replace(/ 0 1$/, ' x 1'), '“x”'],
];
const cases = RULESETS.flatMap(({ id, start }) => FAULTS.map(([part, spoil, word]) => [id, part, spoil(start), word] as const));

describe('a position with a fault', () => {
  test.for(cases)('that names no rules is judged by rules that have its boards and pins: %s, %s', ([id, , text, word]) => {
    const { ruleset, fault } = readText(text, { find: findRuleset });
    // Bartmess, Grant and Usenet name the pins alike.
    expect(id === 'meder' || id === 'harshman' ? [id] : ['bartmess', 'grant', 'usenet']).toContain(ruleset?.id);
    expect(fault?.sentence).toContain(word);
    expect(fault?.sentence).not.toContain('no pin');
  });

  test('is told of a pin that no rules have', () => {
    const { start: text } = findRuleset('meder')!;
    const other = text.replace('QL@QL1', 'QL@QL9');
    const { ruleset, fault } = readText(other, { find: findRuleset });
    expect(ruleset?.id).toBe('meder');
    expect(fault?.sentence).toContain('“QL9”, which is not a pin');
  });

  test.for(cases)('in a header is told as a fault of that header: %s, %s', ([id, , text, word]) => {
    const { fault } = readText(`[Ruleset "${id}"]\n[Position "${text}"]\n\n*`, { find: findRuleset });
    expect(fault?.sentence).toContain('header Position');
    expect(fault?.sentence).toContain(word);
  });
});
