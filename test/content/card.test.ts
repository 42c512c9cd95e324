import { describe, expect, test } from 'vitest';
import { groupFacts, listEnds, listReach } from '../../src/content/card.ts';
import { findRuleset, RULESETS } from '../../src/engine/index.ts';

describe('the card for the table', () => {
  test.for(RULESETS.map(({ id }) => id))('has every fact of %s once', (id) => {
    const { facts } = findRuleset(id)!;
    const shown = groupFacts(findRuleset(id)!).flatMap((group) => group.facts.map((fact) => fact.id));
    expect([...shown].sort()).toEqual(facts.map((fact) => fact.id).sort());
  });

  test('ends the build at a fact it has no place for', () => {
    const meder = findRuleset('meder')!;
    const strange = { ...meder, facts: [...meder.facts, { ...meder.facts[0]!, id: 'strange' }] };
    expect(() => groupFacts(strange)).toThrow('no group for strange');
  });

  test('says where boards go: in Meder’s rules with and without a piece (3.6), in Bartmess’s only empty (5.1(b)), in Grant’s only with a pawn', () => {
    const rows = (id: string) => listReach(findRuleset(id)!);
    expect(rows('meder')).toHaveLength(6);
    expect(rows('meder').find(({ pin }) => pin === 'QL1')).toMatchObject({ empty: expect.arrayContaining(['QL3', 'KL1']) as string[] });
    expect(rows('bartmess').every(({ loaded }) => loaded.length === 0)).toBe(true);
    expect(rows('grant').every(({ empty }) => empty.length === 0)).toBe(true);
    expect(rows('grant').some(({ loaded }) => loaded.length > 0)).toBe(true);
    expect(rows('harshman')).toEqual([]);
  });

  test('says what each player has at every end of a game of three (Harshman Appendix II), and nothing where two play', () => {
    const ends = listEnds(findRuleset('harshman')!).map(({ points }) => points.join(' '));
    expect(ends).toEqual(['0 1½ ½', '0 1 1', '⅔ ⅔ ⅔', '½ ½ 1', '0 ½ ½', '0 2½ ½', '0 1½ 1½', '0 2 1']);
    expect(listEnds(findRuleset('meder')!)).toEqual([]);
  });
});
