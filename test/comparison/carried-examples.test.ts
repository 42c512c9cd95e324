import { describe, expect, test } from 'vitest';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import { ALL_EXAMPLES } from '../../src/comparison/data/comparison-tables.ts';
import { isEffect } from '../../src/comparison/move-effects.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

/** Refusals that a right lost on the way from one ruleset to another gives, whatever the rules say. */
const OF_RIGHTS = ['double-moved', 'castling-moved', 'castling-first'];

describe('an example of two rulesets', () => {
  test('never hangs on a right that is lost in carrying its position over', () => {
    for (const { of, position, allows, refuses, code, pick, legal } of ALL_EXAMPLES) {
      const about = `${allows} ${refuses} ${code} ${position}`;
      expect(OF_RIGHTS, about).not.toContain(code);
      const home = must(findRuleset(of)!.parse(position));
      const crossed = home.setup.enPassant.flatMap(({ crossed: squares }) => squares);
      const to = legal.split('-')[1] ?? '';
      // Only a pawn's move to a square that a double step crossed may need the right to capture en passant.
      if (isEffect(code) || home.at(pick)?.role !== 'pawn' || !crossed.includes(to)) continue;
      for (const id of [allows, refuses]) expect(must(convertPosition(home, findRuleset(id)!)).lost.enPassant, about).toBe(false);
    }
  });
});
